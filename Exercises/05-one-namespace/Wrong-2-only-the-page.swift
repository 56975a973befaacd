// fails: the badge flies
// fails: the label goes along
// Misconception: it is enough to declare the namespace above and hand it to the view that arrives.
// The row still looks in a namespace of its own.
import SwiftUI

struct Row: View {
  @Namespace private var space

  var body: some View {
    HStack(spacing: 8) {
      Circle()
        .fill(.orange)
        .matchedGeometryEffect(id: "badge", in: space)
        .frame(width: 32, height: 32)
      Text("Morning run")
        .matchedGeometryEffect(id: "label", in: space, properties: .position)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

struct Page: View {
  let space: Namespace.ID

  var body: some View {
    VStack(spacing: 12) {
      Circle()
        .fill(.orange)
        .matchedGeometryEffect(id: "badge", in: space)
        .frame(width: 120, height: 120)
      Text("Morning run")
        .matchedGeometryEffect(id: "label", in: space, properties: .position)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct ContentView: View {
  @State private var isOpen = false
  @Namespace private var space

  var body: some View {
    ZStack {
      if isOpen {
        Page(space: space)
      } else {
        Row()
      }
    }
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
