// The same two tickets, with an animation of one second: one fades
// out, the other fades in.
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

  var body: some View {
    VStack {
      if isOpen {
        Ticket()
          .padding()
      } else {
        Ticket()
          .frame(width: 96, height: 48)
      }
    }
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
