// The radius travels through the environment, written by a modifier that can be animated.
import SwiftUI

extension EnvironmentValues {
  @Entry var noteRadius: Double = 0
}

struct Note: View {
  @Environment(\.noteRadius) private var noteRadius

  var body: some View {
    Rectangle()
      .fill(.mint)
      .overlay { Text("Milk, eggs") }
      .cornerRadius(noteRadius)
  }
}

@Animatable
struct NoteRadius: ViewModifier {
  var radius: Double

  func body(content: Content) -> some View {
    content
      .environment(\.noteRadius, radius)
  }
}

struct ContentView: View {
  @State private var isOpen = false
  @Namespace private var board

  var body: some View {
    VStack {
      if isOpen {
        Note()
          .matchedGeometryEffect(id: "note", in: board)
          .transition(.scale(1))
          .padding(24)
      } else {
        Note()
          .matchedGeometryEffect(id: "note", in: board)
          .transition(.scale(1))
          .frame(width: 120, height: 40)
      }
    }
    .modifier(NoteRadius(radius: isOpen ? 44 : 4))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
