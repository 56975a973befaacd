// The same view inside a container: now what the transition writes
// arrives.
import SwiftUI

extension EnvironmentValues {
  @Entry var isSettled = true
}

struct Ticket: View {
  @Environment(\.isSettled) private var isSettled

  var body: some View {
    Rectangle()
      .fill(.orange)
      .overlay { Text(isSettled ? "settled" : "moving") }
      .cornerRadius(isSettled ? 40 : 8)
  }
}

struct Telling: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .environment(\.isSettled, phase == .identity)
      .opacity(phase == .identity ? 1 : 0.6)
  }
}

struct ContentView: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      if isOpen {
        VStack { Ticket() }
          .transition(Telling())
          .padding()
      } else {
        Color.clear
          .frame(width: 96, height: 48)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
