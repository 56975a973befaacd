// The card stays while its panel is open. The switch says which of the
// two is the source.
import SwiftUI

enum Source { case both, card, panel }

struct Card: View {
  let release: Release
  let hero: Namespace.ID
  let isSource: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Icon(release: release)
        .matchedGeometryEffect(
          id: "icon-\(release.id)", in: hero, isSource: isSource
        )
        .frame(width: 38, height: 38)
      Title(release: release, size: 14)
    }
    .frame(width: 96, alignment: .leading)
  }
}

struct Panel: View {
  let release: Release
  let hero: Namespace.ID
  let isSource: Bool

  var body: some View {
    VStack(spacing: 12) {
      Icon(release: release)
        .matchedGeometryEffect(
          id: "icon-\(release.id)", in: hero, isSource: isSource
        )
        .frame(width: 88, height: 88)
      Title(release: release, size: 20)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .transition(.scale(1))
  }
}

struct ContentView: View {
  @State private var opened: Release?
  @State private var source = Source.both
  @Namespace private var hero

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 7) {
        ForEach(Release.all) { release in
          Card(
            release: release, hero: hero,
            isSource: source != .panel || opened?.id != release.id
          )
          .onTapGesture { opened = release }
        }
      }
      .padding(.leading, 32)
      ZStack {
        if let release = opened {
          Panel(
            release: release, hero: hero, isSource: source != .card
          )
          .contentShape(.rect)
          .onTapGesture { opened = nil }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(maxHeight: .infinity)
    .animation(.linear(duration: 1), value: opened?.id)
  }
}
