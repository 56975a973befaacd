// The title is matched by position, at its leading edge.
import SwiftUI

struct ContentView: View {
  @State private var isOpen = false
  @Namespace private var hero

  var body: some View {
    ZStack {
      if isOpen {
        Title(release: Release.all[0], size: 27)
          .matchedGeometryEffect(
            id: "title", in: hero,
            properties: .position, anchor: .leading
          )
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .transition(.scale(1))
      } else {
        Title(release: Release.all[0], size: 14)
          .matchedGeometryEffect(
            id: "title", in: hero,
            properties: .position, anchor: .leading
          )
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
