// One release in three sizes: card, peek, panel. All three show the
// same ids.
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

struct Parts: View {
  let release: Release
  let hero: Namespace.ID
  let icon: Double
  let title: Double

  var body: some View {
    Icon(release: release)
      .matchedGeometryEffect(id: "icon", in: hero)
      .frame(width: icon, height: icon)
    Title(release: release, size: title)
      .matchedGeometryEffect(
        id: "title", in: hero, properties: .position
      )
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
          Parts(release: release, hero: hero, icon: 38, title: 14)
        }
        .padding(48)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: .topLeading
        )
        .transition(.scale(1))
      case .peek:
        HStack(spacing: 12) {
          Parts(release: release, hero: hero, icon: 56, title: 20)
        }
        .padding(16)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: .bottomLeading
        )
        .transition(.scale(1))
      case .panel:
        VStack(spacing: 12) {
          Parts(release: release, hero: hero, icon: 88, title: 27)
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
