// Each neighbouring pair has an id of its own, and the peek carries
// both.
import SwiftUI

enum Stage {
  case card, peek, panel

  var next: Stage {
    switch self {
    case .card: .peek
    case .peek: .panel
    case .panel: .card
    }
  }
}

struct ContentView: View {
  @State private var stage = Stage.card
  @Namespace private var hero
  private let release = Release.all[0]

  var body: some View {
    ZStack {
      switch stage {
      case .card:
        VStack(alignment: .leading, spacing: 6) {
          Icon(release: release)
            .matchedGeometryEffect(id: "card-peek", in: hero)
            .frame(width: 38, height: 38)
          Title(release: release, size: 14)
        }
        .padding(48)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: .topLeading
        )
        .transition(.scale(1))
      case .peek:
        HStack(spacing: 12) {
          Icon(release: release)
            .matchedGeometryEffect(id: "card-peek", in: hero)
            .matchedGeometryEffect(id: "peek-panel", in: hero)
            .frame(width: 56, height: 56)
          Title(release: release, size: 20)
        }
        .padding(16)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: .bottomLeading
        )
        .transition(.scale(1))
      case .panel:
        VStack(spacing: 12) {
          Icon(release: release)
            .matchedGeometryEffect(id: "peek-panel", in: hero)
            .frame(width: 88, height: 88)
          Title(release: release, size: 27)
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
