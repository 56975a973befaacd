// The card stays, and cannot be seen: its opacity is 0 while its
// panel is open.
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
          Card(release: release, hero: hero)
            .opacity(opened?.id == release.id ? 0 : 1)
            .onTapGesture { opened = release }
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
