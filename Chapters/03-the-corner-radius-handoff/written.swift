// The radius comes from the environment. Written plainly, it still
// jumps.
import SwiftUI

extension EnvironmentValues {
  @Entry var ticketRadius: Double = 0
}

struct Ticket: View {
  @Environment(\.ticketRadius) private var ticketRadius

  var body: some View {
    Rectangle()
      .fill(.orange)
      .overlay { Text("Gate 7") }
      .cornerRadius(ticketRadius)
  }
}

struct ContentView: View {
  @State private var isOpen = false
  @Namespace private var desk

  var body: some View {
    VStack {
      if isOpen {
        Ticket()
          .matchedGeometryEffect(id: "ticket", in: desk)
          .transition(.scale(1))
          .padding()
      } else {
        Ticket()
          .matchedGeometryEffect(id: "ticket", in: desk)
          .transition(.scale(1))
          .frame(width: 96, height: 48)
      }
    }
    .environment(\.ticketRadius, isOpen ? 40 : 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
