// One cover that stays through all sizes, and moves as any view does; the words come and go.
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

  var side: Double {
    switch self {
    case .button: 32
    case .bar: 56
    case .full: 128
    }
  }

  var alignment: Alignment {
    switch self {
    case .button: .topTrailing
    case .bar: .bottomLeading
    case .full: .center
    }
  }
}

struct ContentView: View {
  @State private var stage = Stage.button

  var body: some View {
    ZStack {
      if stage == .bar {
        Text("Night train")
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
          .padding(32)
      }
      if stage == .full {
        Text("Night train")
          .padding(.top, 164)
      }
      RoundedRectangle(cornerRadius: 8)
        .fill(.purple)
        .frame(width: stage.side, height: stage.side)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: stage.alignment)
    }
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: stage)
    .onTapGesture { stage = stage.next }
  }
}
