// One episode.
import SwiftUI

struct EpisodeRow: View {
  let episode: Episode
  var onPlay: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(episode.title).font(.headline)
        Text("\(episode.minutes) min").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Button(action: onPlay) { Image(systemName: "play.fill") }
    }
    .padding()
    .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
  }
}
