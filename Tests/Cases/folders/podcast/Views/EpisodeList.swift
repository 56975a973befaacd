// All episodes, and the player over them.
import SwiftUI

struct EpisodeList: View {
  @EnvironmentObject private var library: Library
  @State private var isExpanded = false
  @Namespace private var player

  var body: some View {
    ZStack(alignment: .bottom) {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          ForEach(library.episodes) { episode in
            EpisodeRow(episode: episode) {
              withAnimation(.spring()) { library.play(episode) }
            }
          }
        }
        .padding()
      }
      if let episode = library.playing {
        if isExpanded {
          FullPlayer(episode: episode, namespace: player) { toggle() }
            .zIndex(2)
        } else {
          MiniPlayer(episode: episode, namespace: player) { toggle() }
            .zIndex(1)
        }
      }
    }
  }

  private func toggle() {
    withAnimation(.easeInOut(duration: 0.4)) { isExpanded.toggle() }
  }
}

#Preview("Episodes") {
  EpisodeList().environmentObject(Library())
}
