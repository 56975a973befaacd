// The same with a slip in one line: a number where a yes or no is
// meant. It cannot run.
import SwiftUI

struct Ticket: View {
  var isLarge: Double

  var body: some View {
    RoundedRectangle(cornerRadius: isLarge ? 40 : 8)
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
        Ticket(isLarge: true)
          .matchedGeometryEffect(id: "ticket", in: desk)
          .transition(.scale(1))
          .padding()
      } else {
        Ticket(isLarge: false)
          .matchedGeometryEffect(id: "ticket", in: desk)
          .transition(.scale(1))
          .frame(width: 96, height: 48)
      }
    }
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
