// Alignment guides and axes by name.

/// One line of a view that stacks and frames align by: a built-in guide or a custom one.
package struct AlignmentKey: Sendable, Hashable {
  package var id: Int
  package init(id: Int) { self.id = id }

  package static let leading = AlignmentKey(id: 0)
  package static let horizontalCenter = AlignmentKey(id: 1)
  package static let trailing = AlignmentKey(id: 2)
  package static let top = AlignmentKey(id: 3)
  package static let verticalCenter = AlignmentKey(id: 4)
  package static let bottom = AlignmentKey(id: 5)
  package static let firstTextBaseline = AlignmentKey(id: 6)
  package static let lastTextBaseline = AlignmentKey(id: 7)

  /// Whether the guide is a height; custom keys alternate (see `custom` and `customVertical`).
  package var isVertical: Bool { id >= 16 ? id % 2 == 1 : id >= 3 }
}

/// A pair of guides, SwiftUI's `Alignment`.
package struct Alignment: Sendable, Hashable {
  package var horizontal: AlignmentKey
  package var vertical: AlignmentKey
  package init(_ horizontal: AlignmentKey, _ vertical: AlignmentKey) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  package static let center = Alignment(.horizontalCenter, .verticalCenter)
  package static let topLeading = Alignment(.leading, .top)
}

/// A horizontal or vertical direction.
package enum Axis: UInt8, Sendable, Hashable { case horizontal, vertical }
