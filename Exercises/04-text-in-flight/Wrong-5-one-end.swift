// fails: the way back
// Misconception: only the large name is cut, so only the large name needs mending. On the way back
// the small one is what one sees, and it takes a size from the match that it cannot fill.
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
            .matchedGeometryEffect(id: "name", in: table, properties: .position)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .transition(.scale(1))
      } else {
        HStack(spacing: 8) {
          Picture()
            .matchedGeometryEffect(id: "picture", in: table)
            .frame(width: 40, height: 30)
          Name(size: 12)
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
