// A picture, small and large.
import SwiftUI

struct Thumbnail: View {
  let picture: Picture

  var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(picture.tint)
  }
}

struct PictureDetail: View {
  let picture: Picture
  let hero: Namespace.ID
  let close: () -> Void

  var body: some View {
    VStack {
      Thumbnail(picture: picture)
        .matchedGeometryEffect(id: picture.id, in: hero)
        .aspectRatio(1, contentMode: .fit)
      Text(picture.id.capitalized).font(.title2)
      Button("Close", action: close)
    }
    .padding()
  }
}
