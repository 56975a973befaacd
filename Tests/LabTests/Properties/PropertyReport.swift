/// Words for what differs between two frames that should be alike.
import Drawing
import Engine

enum PropertyReport {
  /// The first difference that can be seen: number of leaves, kind, rect, opacity, colour, text.
  static func difference(_ a: [LeafSnapshot], _ b: [LeafSnapshot]) -> String? {
    guard a.map(\.view) == b.map(\.view) else { return "\(a.map(\.view)), not \(b.map(\.view))" }
    for (one, other) in zip(a, b) {
      let isNear =
        near(one.rect, other.rect) && abs(one.effectiveOpacity - other.effectiveOpacity) < 1e-9
        && abs((one.cornerRadius ?? 0) - (other.cornerRadius ?? 0)) < 1e-6
      let isAlike =
        one.color.hexString == other.color.hexString && one.text == other.text
        && one.phase == other.phase
      if !isNear || !isAlike { return "\(text(one)), not \(text(other))" }
    }
    return nil
  }

  static func near(_ a: Rect, _ b: Rect) -> Bool {
    zip([a.x, a.y, a.width, a.height], [b.x, b.y, b.width, b.height])
      .allSatisfy { abs($0 - $1) < 1e-6 }
  }

  private static func text(_ leaf: LeafSnapshot) -> String {
    let rect = "\(leaf.rect.x) \(leaf.rect.y) \(leaf.rect.width) \(leaf.rect.height)"
    return "\(leaf.path) \(rect) op=\(leaf.effectiveOpacity) \(leaf.color.hexString) \(leaf.phase)"
  }
}
