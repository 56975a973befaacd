// A note on a board. Tap it, and it flies to its full size - but its
// corners jump.
// TODO: let the radius go from 4 to 44 while the note flies, and back
// again on the way back.
import SwiftUI

struct Note: View {
  var radius: Double

  var body: some View {
    RoundedRectangle(cornerRadius: radius)
      .fill(.mint)
      .overlay { Text("Milk, eggs") }
  }
}

struct ContentView: View {
  @State private var isOpen = false
  @Namespace private var board

  var body: some View {
    VStack {
      if isOpen {
        Note(radius: 44)
          .matchedGeometryEffect(id: "note", in: board)
          .transition(.scale(1))
          .padding(24)
      } else {
        Note(radius: 4)
          .matchedGeometryEffect(id: "note", in: board)
          .transition(.scale(1))
          .frame(width: 120, height: 40)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
