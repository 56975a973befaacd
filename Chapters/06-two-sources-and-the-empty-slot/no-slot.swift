// The card leaves while its panel is open, and nothing takes its
// place.
import SwiftUI

struct Card: View {
  let release: Release
  let hero: Namespace.ID

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Icon(release: release)
        .matchedGeometryEffect(id: "icon-\(release.id)", in: hero)
        .frame(width: 38, height: 38)
      Title(release: release, size: 14)
    }
    .frame(width: 96, alignment: .leading)
  }
}

struct Panel: View {
  let release: Release
  let hero: Namespace.ID

  var body: some View {
    VStack(spacing: 12) {
      Icon(release: release)
        .matchedGeometryEffect(id: "icon-\(release.id)", in: hero)
        .frame(width: 88, height: 88)
      Title(release: release, size: 20)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .transition(.scale(1))
  }
}

struct ContentView: View {
  @State private var opened: Release?
  @Namespace private var hero

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 7) {
        ForEach(Release.all) { release in
          if opened?.id != release.id {
            Card(release: release, hero: hero)
              .onTapGesture { opened = release }
              .transition(.scale(1))
          }
        }
      }
      .padding(.leading, 32)
      ZStack {
        if let release = opened {
          Panel(release: release, hero: hero)
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
