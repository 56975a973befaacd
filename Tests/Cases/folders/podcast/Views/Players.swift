// The small and the large player: the artwork flies from one to the other.
import SwiftUI

struct Artwork: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
  }
}

struct MiniPlayer: View {
  let episode: Episode
  let namespace: Namespace.ID
  var onTap: () -> Void

  var body: some View {
    HStack {
      Artwork()
        .matchedGeometryEffect(id: "artwork", in: namespace)
        .frame(width: 44, height: 44)
      Text(episode.title)
      Spacer()
    }
    .padding(8)
    .background(.thinMaterial)
    .onTapGesture(perform: onTap)
  }
}

struct FullPlayer: View {
  let episode: Episode
  let namespace: Namespace.ID
  var onTap: () -> Void

  var body: some View {
    VStack(spacing: 24) {
      Artwork()
        .matchedGeometryEffect(id: "artwork", in: namespace)
        .frame(width: 280, height: 280)
      Text(episode.title).font(.title)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.white)
    .onTapGesture(perform: onTap)
  }
}
