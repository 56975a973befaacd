// A transition that rounds corners. It wraps the whole element,
// padding included.
import SwiftUI

struct Ticket: View {
  var body: some View {
    Rectangle()
      .fill(.orange)
      .overlay { Text("Gate 7") }
  }
}

struct Rounding: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .cornerRadius(phase == .identity ? 40 : 8)
      .border(.red)
  }
}

struct ContentView: View {
  @State private var isOpen = false
  @Namespace private var desk

  var body: some View {
    VStack {
      if isOpen {
        Ticket()
          .transition(Rounding())
          .matchedGeometryEffect(id: "ticket", in: desk)
          .padding()
      } else {
        Ticket()
          .opacity(0)
          .frame(width: 96, height: 48)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
