// The title is matched by frame, and told never to be less than it
// needs.
import SwiftUI

struct ContentView: View {
  @State private var isOpen = false
  @Namespace private var hero

  var body: some View {
    ZStack {
      if isOpen {
        Title(release: Release.all[0], size: 27)
          .fixedSize()
          .matchedGeometryEffect(id: "title", in: hero)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .transition(.scale(1))
      } else {
        Title(release: Release.all[0], size: 14)
          .fixedSize()
          .matchedGeometryEffect(id: "title", in: hero)
          .padding(48)
          .frame(
            maxWidth: .infinity, maxHeight: .infinity,
            alignment: .topLeading
          )
          .transition(.scale(1))
      }
    }
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
