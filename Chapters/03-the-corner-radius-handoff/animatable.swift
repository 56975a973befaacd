// The radius comes from the environment, written by a modifier that
// can be animated.
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

@Animatable
struct TicketRadius: ViewModifier {
  var radius: Double

  func body(content: Content) -> some View {
    content
      .environment(\.ticketRadius, radius)
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
    .modifier(TicketRadius(radius: isOpen ? 40 : 8))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
