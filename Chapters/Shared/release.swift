// What the release benches share: a release, and the parts that a card
// and a panel show of it.
import SwiftUI

struct Release: Identifiable {
  let id: Int
  let name: String
  let version: String
  let color: Color

  static let all = [
    Release(1, "Aurora Notes", "v3.2.14", .indigo),
    Release(2, "Ember Mail", "v1.9.2", .orange),
    Release(3, "Fern Tasks", "v7.0.1", .green),
  ]

  init(_ id: Int, _ name: String, _ version: String, _ color: Color) {
    self.id = id
    self.name = name
    self.version = version
    self.color = color
  }
}

struct Icon: View {
  let release: Release

  var body: some View {
    RoundedRectangle(cornerRadius: 11)
      .fill(release.color)
  }
}

struct Title: View {
  let release: Release
  let size: Double

  var body: some View {
    Text(release.name)
      .font(.system(size: size))
      .lineLimit(1)
  }
}

struct Chip: View {
  let release: Release
  let size: Double

  var body: some View {
    Text(release.version)
      .font(.system(size: size))
      .lineLimit(1)
      .padding(.horizontal, 8)
      .background { Capsule().fill(.mint) }
  }
}
