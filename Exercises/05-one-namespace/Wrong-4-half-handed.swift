// fails: the label goes along
// Misconception: one shared namespace makes the whole page shared. The label still looks in the
// namespace that the page had before.
import SwiftUI

struct Row: View {
  let space: Namespace.ID

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
  @Namespace private var page

  var body: some View {
    VStack(spacing: 12) {
      Circle()
        .fill(.orange)
        .matchedGeometryEffect(id: "badge", in: space)
        .frame(width: 120, height: 120)
      Text("Morning run")
        .matchedGeometryEffect(id: "label", in: page, properties: .position)
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
        Row(space: space)
      }
    }
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
