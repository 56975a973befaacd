// fails: the radius goes along
// Misconception: a parameter that depends on the state is animated with the state. There are two
// notes; each is made with its own final radius, and no number ever goes from one to the other.
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
        Note(radius: isOpen ? 44 : 4)
          .matchedGeometryEffect(id: "note", in: board)
          .transition(.scale(1))
          .padding(24)
      } else {
        Note(radius: isOpen ? 44 : 4)
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
