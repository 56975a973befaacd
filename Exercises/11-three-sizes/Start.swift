// A player in three sizes: a button, a bar, the full screen. Only two of
// them are linked.
// TODO: let the cover go over from each size to the next without a jump.
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
          .matchedGeometryEffect(id: "cover", in: player)
          .frame(width: 32, height: 32)
          .padding(16)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
          .transition(.scale(1))
      case .bar:
        HStack(spacing: 12) {
          Cover()
            .frame(width: 56, height: 56)
          Text("Night train")
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        .transition(.scale(1))
      case .full:
        VStack(spacing: 12) {
          Cover()
            .matchedGeometryEffect(id: "cover", in: player)
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
