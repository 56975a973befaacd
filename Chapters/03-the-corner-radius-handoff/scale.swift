// Matched, with a transition of which nothing can be seen: an opaque
// flight.
import SwiftUI

struct Ticket: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(.orange)
      .overlay { Text("Gate 7") }
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
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
