// Two tickets that take turns. Nothing is animated: the picture
// changes between two frames.
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
    .onTapGesture { isOpen.toggle() }
  }
}
