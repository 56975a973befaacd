/// Points, sizes and rectangles, in SwiftUI points with y downwards. Inlinable because layout and
/// drawing use them in their loops.
@frozen package struct Point: Sendable, Hashable {
  package var x: Double
  package var y: Double
  @inlinable package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
  @inlinable package static var zero: Point { Point(0, 0) }
  @inlinable package static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  @inlinable package static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
}

/// Width and height in points.
@frozen package struct Size: Sendable, Hashable {
  package var width: Double
  package var height: Double
  @inlinable package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
  @inlinable package static var zero: Size { Size(0, 0) }
}

/// Origin (top left) and size in points.
@frozen package struct Rect: Sendable, Hashable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
  @inlinable package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
  @inlinable package init(_ origin: Point, _ size: Size) {
    self.init(origin.x, origin.y, size.width, size.height)
  }
  @inlinable package var origin: Point { Point(x, y) }
  @inlinable package var size: Size { Size(width, height) }
  @inlinable package var maxX: Double { x + width }
  @inlinable package var maxY: Double { y + height }
  @inlinable package var center: Point { Point(x + width / 2, y + height / 2) }
  @inlinable package func contains(_ p: Point) -> Bool {
    p.x >= x && p.y >= y && p.x < maxX && p.y < maxY
  }
  package func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }
  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
  }
  /// The rectangle moved inwards by `d` on all sides, never inside out.
  package func inset(by d: Double) -> Rect {
    Rect(x + d, y + d, max(0, width - 2 * d), max(0, height - 2 * d))
  }
}

/// Distances from the four edges, in points.
@frozen package struct Insets: Sendable, Hashable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double
  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  package static let zero = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)
}

/// A place in a rectangle as fractions of its size; (0, 0) is the top left.
@frozen package struct UnitPoint: Sendable, Hashable {
  package var x: Double
  package var y: Double
  @inlinable package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
  package static let center = UnitPoint(0.5, 0.5)
}
