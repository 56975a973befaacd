// fails: from full to button
// fails: a change of mind
// Misconception: a match joins two views, so three sizes need two matches. The last hop leads from
// the third size to the first, and those two have no id in common.
import SwiftUI

enum Stage {
  case button, bar, full

  var next: Stage {
    switch self {
    case .button: .bar
    case .bar: .full
    case .full: .button
    }
  }
}

struct Cover: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(.purple)
  }
}

struct ContentView: View {
  @State private var stage = Stage.button
  @Namespace private var player

  var body: some View {
    ZStack {
      switch stage {
      case .button:
        Cover()
          .matchedGeometryEffect(id: "button-bar", in: player)
          .frame(width: 32, height: 32)
          .padding(16)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
          .transition(.scale(1))
      case .bar:
        HStack(spacing: 12) {
          Cover()
            .matchedGeometryEffect(id: "button-bar", in: player)
            .matchedGeometryEffect(id: "bar-full", in: player)
            .frame(width: 56, height: 56)
          Text("Night train")
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        .transition(.scale(1))
      case .full:
        VStack(spacing: 12) {
          Cover()
            .matchedGeometryEffect(id: "bar-full", in: player)
            .frame(width: 128, height: 128)
          Text("Night train")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .transition(.scale(1))
      }
    }
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: stage)
    .onTapGesture { stage = stage.next }
  }
}
