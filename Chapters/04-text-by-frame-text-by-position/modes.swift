// A release on a card and on a panel. The mode says what the texts
// take from the match.
import SwiftUI

enum Mode {
  case frame, position, unlinked

  var text: MatchedGeometryProperties {
    switch self {
    case .frame: .frame
    case .position: .position
    case .unlinked: []
    }
  }

  var icon: MatchedGeometryProperties {
    self == .unlinked ? [] : .frame
  }
}

struct Card: View {
  let release: Release
  let mode: Mode
  let hero: Namespace.ID

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Icon(release: release)
        .matchedGeometryEffect(
          id: "icon", in: hero, properties: mode.icon
        )
        .frame(width: 38, height: 38)
      Title(release: release, size: 14)
        .matchedGeometryEffect(
          id: "title", in: hero, properties: mode.text
        )
      Chip(release: release, size: 11)
        .matchedGeometryEffect(
          id: "chip", in: hero, properties: mode.text
        )
    }
    .padding(48)
    .frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading
    )
  }
}

struct Panel: View {
  let release: Release
  let mode: Mode
  let hero: Namespace.ID

  var body: some View {
    VStack(spacing: 12) {
      Icon(release: release)
        .matchedGeometryEffect(
          id: "icon", in: hero, properties: mode.icon
        )
        .frame(width: 88, height: 88)
      Title(release: release, size: 27)
        .matchedGeometryEffect(
          id: "title", in: hero, properties: mode.text
        )
      Chip(release: release, size: 21)
        .matchedGeometryEffect(
          id: "chip", in: hero, properties: mode.text
        )
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct ContentView: View {
  @State private var isOpen = false
  @State private var mode = Mode.frame
  @Namespace private var hero

  var body: some View {
    ZStack {
      if isOpen {
        Panel(release: Release.all[0], mode: mode, hero: hero)
          .transition(.scale(1))
      } else {
        Card(release: Release.all[0], mode: mode, hero: hero)
          .transition(.scale(1))
      }
    }
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
