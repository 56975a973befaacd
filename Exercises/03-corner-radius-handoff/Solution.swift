// One transition rounds the corners and then matches; each note starts from the radius of the other.
import SwiftUI

struct Note: View {
  var body: some View {
    Rectangle()
      .fill(.mint)
      .overlay { Text("Milk, eggs") }
  }
}

struct Handoff: Transition {
  var board: Namespace.ID
  var away: Double
  var here: Double

  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .cornerRadius(phase == .identity ? here : away)
      .matchedGeometryEffect(id: "note", in: board)
  }
}

struct ContentView: View {
  @State private var isOpen = false
  @Namespace private var board

  var body: some View {
    VStack {
      if isOpen {
        Note()
          .transition(Handoff(board: board, away: 4, here: 44))
      } else {
        Note()
          .transition(Handoff(board: board, away: 44, here: 4))
      }
    }
    .frame(width: isOpen ? nil : 120, height: isOpen ? nil : 40)
    .padding(isOpen ? 24 : 0)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
