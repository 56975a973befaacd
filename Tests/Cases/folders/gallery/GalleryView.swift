// A grid of pictures of which one can be opened.
import SwiftUI

struct GalleryView: View {
  @State private var selected: Picture?
  @Namespace private var hero
  private let columns = [GridItem(.adaptive(minimum: 90), spacing: 8)]

  var body: some View {
    ZStack {
      if let picture = selected {
        PictureDetail(picture: picture, hero: hero) { select(nil) }
      } else {
        ScrollView {
          LazyVGrid(columns: columns, spacing: 8) {
            ForEach(Picture.all) { picture in
              Thumbnail(picture: picture)
                .matchedGeometryEffect(id: picture.id, in: hero)
                .frame(height: 90)
                .onTapGesture { select(picture) }
            }
          }
          .padding(8)
        }
      }
    }
  }

  private func select(_ picture: Picture?) {
    withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { selected = picture }
  }
}

struct GalleryView_Previews: PreviewProvider {
  static var previews: some View {
    GalleryView()
  }
}
