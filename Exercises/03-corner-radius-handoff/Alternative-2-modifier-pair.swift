// The older form of a transition: one modifier for a note on its way, one for a note at its place.
import SwiftUI

struct Note: View {
  var body: some View {
    Rectangle()
      .fill(.mint)
      .overlay { Text("Milk, eggs") }
  }
}

struct Corners: ViewModifier {
  var radius: Double
  var board: Namespace.ID

  func body(content: Content) -> some View {
    content
      .clipShape(RoundedRectangle(cornerRadius: radius))
      .matchedGeometryEffect(id: "note", in: board)
  }
}

struct ContentView: View {
  @State private var isOpen = false
  @Namespace private var board

  private func corners(from away: Double, to here: Double) -> AnyTransition {
    .modifier(
      active: Corners(radius: away, board: board),
      identity: Corners(radius: here, board: board))
  }

  var body: some View {
    VStack {
      if isOpen {
        Note()
          .transition(corners(from: 4, to: 44))
      } else {
        Note()
          .transition(corners(from: 44, to: 4))
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
