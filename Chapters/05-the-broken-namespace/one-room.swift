// The panel is handed the namespace that the card has too.
import SwiftUI

struct Card: View {
  let release: Release
  let hero: Namespace.ID

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Icon(release: release)
        .matchedGeometryEffect(id: "icon", in: hero)
        .frame(width: 38, height: 38)
      Title(release: release, size: 14)
    }
    .padding(48)
    .frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading
    )
  }
}

struct Panel: View {
  let release: Release
  let hero: Namespace.ID

  var body: some View {
    VStack(spacing: 12) {
      Icon(release: release)
        .matchedGeometryEffect(id: "icon", in: hero)
        .frame(width: 88, height: 88)
      Title(release: release, size: 27)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct ContentView: View {
  @State private var isOpen = false
  @Namespace private var hero

  var body: some View {
    ZStack {
      if isOpen {
        Panel(release: Release.all[0], hero: hero)
      } else {
        Card(release: Release.all[0], hero: hero)
      }
    }
    .contentShape(.rect)
    .animation(.linear(duration: 1), value: isOpen)
    .onTapGesture { isOpen.toggle() }
  }
}
