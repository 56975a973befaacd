/// Paths: lines and curves that a shape of the program answers.
import Drawing
import Interpreter

extension Vocabulary {
  static let paths: [Builtin] = [
    .initializer(of: "Path", text("An empty path.", "Text(\"Hi\")", "init()")) { Path() },
    change("Starts a line at a point.", "mutating func move(to point: CGPoint)") {
      (path: inout Path, point: Point) in path.move(to: point)
    },
    change("A straight line to a point.", "mutating func addLine(to point: CGPoint)") {
      (path: inout Path, point: Point) in path.addLine(to: point)
    },
    change(
      "A curve with two control points.",
      "mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint)"
    ) {
      (path: inout Path, point: Point, first: Point, second: Point) in
      path.addCurve(to: point, control1: first, control2: second)
    },
    change(
      "A curve with one control point.",
      "mutating func addQuadCurve(to point: CGPoint, control: CGPoint)"
    ) {
      (path: inout Path, point: Point, control: Point) in
      let start = path.end
      func between(_ a: Point, _ b: Point) -> Point {
        Point(a.x + (b.x - a.x) * 2 / 3, a.y + (b.y - a.y) * 2 / 3)
      }
      path.addCurve(
        to: point, control1: between(start, control), control2: between(point, control))
    },
    change("A rectangle.", "mutating func addRect(_ rect: CGRect)") {
      (path: inout Path, rect: Rect) in
      path.move(to: rect.origin)
      path.addLine(to: Point(rect.maxX, rect.y))
      path.addLine(to: Point(rect.maxX, rect.maxY))
      path.addLine(to: Point(rect.x, rect.maxY))
      path.closeSubpath()
    },
    change("A line back to the start.", "mutating func closeSubpath()") {
      (path: inout Path) in path.closeSubpath()
    },
  ]

  private static func change<each P: Argument>(
    _ summary: String, _ declaration: String,
    _ apply: @escaping @Sendable (inout Path, repeat each P) -> Void
  ) -> Builtin {
    .mutating(of: "Path", text(summary, "Text(\"Hi\")", declaration)) {
      (value: inout Value, context: CallContext, part: repeat each P) in
      var path = try Path(value, in: context)
      apply(&path, repeat each part)
      value = path.toValue()
      return Nothing()
    }
  }
}

extension Path {
  /// Where the last element ends.
  var end: Point {
    switch elements.last {
    case .move(let p), .line(let p), .cubic(_, _, let p): p
    default: .zero
    }
  }
}
