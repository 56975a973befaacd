// fails: the radius goes along
// Misconception: a transition applies where it is written. It wraps the whole element, padding
// included, so the clip lies around the note and does not touch its corners.
import SwiftUI

struct Note: View {
  var body: some View {
    Rectangle()
      .fill(.mint)
      .overlay { Text("Milk, eggs") }
  }
}

struct Rounding: Transition {
  var away: Double
  var here: Double

  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .cornerRadius(phase == .identity ? here : away)
  }
}

struct ContentView: View {
  @State private var isOpen = false
  @Namespace private var board

  var body: some View {
    VStack {
      if isOpen {
        Note()
          .transition(Rounding(away: 4, here: 44))
          .matchedGeometryEffect(id: "note", in: board)
          .padding(24)
      } else {
        Note()
          .transition(Rounding(away: 44, here: 4))
          .matchedGeometryEffect(id: "note", in: board)
          .frame(width: 120, height: 40)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
