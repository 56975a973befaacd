// fails: the name travels
// Misconception: a text that may not be cut is a text that is in its place. Matched by frame, a view
// that keeps its own size does not lie in the middle of the flight; it starts somewhere else.
import SwiftUI

struct Picture: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(.pink)
  }
}

struct Name: View {
  let size: Double

  var body: some View {
    Text("Plum cake")
      .font(.system(size: size))
      .lineLimit(1)
  }
}

struct ContentView: View {
  @State private var isOpen = false
  @Namespace private var table

  var body: some View {
    ZStack {
      if isOpen {
        VStack(spacing: 12) {
          Picture()
            .matchedGeometryEffect(id: "picture", in: table)
            .frame(width: 120, height: 90)
          Name(size: 24)
            .fixedSize()
            .matchedGeometryEffect(id: "name", in: table)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .transition(.scale(1))
      } else {
        HStack(spacing: 8) {
          Picture()
            .matchedGeometryEffect(id: "picture", in: table)
            .frame(width: 40, height: 30)
          Name(size: 12)
            .fixedSize()
            .matchedGeometryEffect(id: "name", in: table)
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .transition(.scale(1))
      }
    }
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
