// Row and page are parts of one view, so there is only one namespace to begin with.
import SwiftUI

struct ContentView: View {
  @State private var isOpen = false
  @Namespace private var space

  var body: some View {
    ZStack {
      if isOpen {
        page
      } else {
        row
      }
    }
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }

  private var row: some View {
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

  private var page: some View {
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
