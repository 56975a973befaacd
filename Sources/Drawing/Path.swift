/// An outline made of lines and cubic curves, in points. Quadratic curves and arcs are turned into
/// cubic ones when they are added.
package struct Path: Sendable, Hashable {
  package enum Element: Sendable, Hashable {
    case move(Point)
    case line(Point)
    case cubic(Point, Point, Point)
    case close
  }

  package var elements: [Element] = []
  /// Whether places that the path goes around twice lie outside; else every place it goes around
  /// is inside.
  package var isEvenOdd = false

  package init() {}

  package mutating func move(to p: Point) { elements.append(.move(p)) }
  package mutating func addLine(to p: Point) { elements.append(.line(p)) }
  package mutating func addCurve(to p: Point, control1: Point, control2: Point) {
    elements.append(.cubic(control1, control2, p))
  }
  package mutating func closeSubpath() { elements.append(.close) }

  /// Where the last element ends.
  package var end: Point {
    switch elements.last {
    case .move(let p), .line(let p), .cubic(_, _, let p): p
    default: .zero
    }
  }

  package mutating func append(_ other: Path) { elements += other.elements }
}
