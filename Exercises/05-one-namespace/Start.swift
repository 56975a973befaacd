// A row opens into a page. Row and page use the same ids, and yet
// nothing flies.
// TODO: let badge and label fly from the row to the page, and back.
import SwiftUI

struct Row: View {
  @Namespace private var row

  var body: some View {
    HStack(spacing: 8) {
      Circle()
        .fill(.orange)
        .matchedGeometryEffect(id: "badge", in: row)
        .frame(width: 32, height: 32)
      Text("Morning run")
        .matchedGeometryEffect(id: "label", in: row, properties: .position)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

struct Page: View {
  @Namespace private var page

  var body: some View {
    VStack(spacing: 12) {
      Circle()
        .fill(.orange)
        .matchedGeometryEffect(id: "badge", in: page)
        .frame(width: 120, height: 120)
      Text("Morning run")
        .matchedGeometryEffect(id: "label", in: page, properties: .position)
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
