// Padding and frame move out to the stack, and the radii go from one
// to the other.
import SwiftUI

struct Ticket: View {
  var body: some View {
    Rectangle()
      .fill(.orange)
      .overlay { Text("Gate 7") }
  }
}

struct Handoff: Transition {
  var desk: Namespace.ID
  var start: Double
  var end: Double

  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .cornerRadius(phase == .identity ? end : start)
      .matchedGeometryEffect(id: "ticket", in: desk)
  }
}

struct ContentView: View {
  @State private var isOpen = false
  @Namespace private var desk

  var body: some View {
    VStack {
      if isOpen {
        Ticket()
          .transition(Handoff(desk: desk, start: 8, end: 40))
      } else {
        Ticket()
          .transition(Handoff(desk: desk, start: 40, end: 8))
      }
    }
    .frame(width: isOpen ? nil : 96, height: isOpen ? nil : 48)
    .padding(isOpen ? 16 : 0)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
