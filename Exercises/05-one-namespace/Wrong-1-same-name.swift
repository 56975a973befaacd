// fails: the badge flies
// fails: the label goes along
// Misconception: two namespaces of one name are one namespace. The name of the property does not
// matter; each view that declares one gets its own.
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
  @Namespace private var space

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

  var body: some View {
    ZStack {
      if isOpen {
        Page()
      } else {
        Row()
      }
    }
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
