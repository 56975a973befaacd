// Parts without an app: every view needs something.
import SwiftUI

enum BadgeStyle {
  case filled(Color), outlined
}

struct Badge: View {
  let title: String
  var style: BadgeStyle

  var body: some View {
    switch style {
    case .filled(let color):
      label.background(Capsule().fill(color))
    case .outlined:
      label.overlay(Capsule().stroke(Color.gray))
    }
  }

  private var label: some View {
    Text(title).font(.caption).padding(.horizontal, 8).padding(.vertical, 4)
  }
}
