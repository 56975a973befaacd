/// Paths: lines and curves that a shape of the program answers.
import Drawing
import Interpreter

extension Vocabulary {
  static let paths: [Builtin] = pathSteps + pathFigures + pathMakers

  private static let pathSteps: [Builtin] = [
    pathChange("Starts a line at a point.", "mutating func move(to point: CGPoint)") {
      (path: inout Path, point: Point) in path.move(to: point)
    },
    pathChange("A straight line to a point.", "mutating func addLine(to point: CGPoint)") {
      (path: inout Path, point: Point) in path.addLine(to: point)
    },
    pathChange(
      "A curve with two control points.",
      "mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint)"
    ) {
      (path: inout Path, point: Point, first: Point, second: Point) in
      path.addCurve(to: point, control1: first, control2: second)
    },
    pathChange(
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
    pathChange("A rectangle.", "mutating func addRect(_ rect: CGRect)") {
      (path: inout Path, rect: Rect) in path.addRect(rect)
    },
    pathChange("A line back to the start.", "mutating func closeSubpath()") {
      (path: inout Path) in path.closeSubpath()
    },
  ].flatMap { $0 }

  /// A step as a method of a path, and of the path that a function is drawing.
  static func pathChange<each P: Argument>(
    _ summary: String, _ declaration: String,
    _ apply: @escaping @Sendable (inout Path, repeat each P) -> Void
  ) -> [Builtin] {
    [
      .mutating(of: "Path", text(summary, "Text(\"Hi\")", declaration)) {
        (value: inout Value, context: CallContext, part: repeat each P) in
        var path = try Path(value, in: context)
        apply(&path, repeat each part)
        value = path.toValue()
        return Nothing()
      },
      .member(
        of: "Path.Drawing",
        text(summary, "Text(\"Hi\")", declaration.replacing("mutating func", with: "func"))
      ) { (drawing: PathDrawing, part: repeat each P) in
        apply(&drawing.box.path, repeat each part)
        return Nothing()
      },
    ]
  }

  /// Whole figures added to a path.
  private static let pathFigures: [Builtin] = [
    pathChange(
      "A part of a circle; `clockwise` is meant with y upwards.",
      """
      mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
      )
      """
    ) {
      (path: inout Path, center: Point, radius: Double, start: Angle, end: Angle, back: Bool) in
      path.addArc(
        center: center, radii: Size(radius, radius), from: start.radians,
        by: sweep(from: start.radians, to: end.radians, isBackwards: back))
    },
    pathChange("An ellipse.", "mutating func addEllipse(in rect: CGRect)") {
      (path: inout Path, rect: Rect) in path.addEllipse(in: rect)
    },
    pathChange(
      "A rectangle with round corners.",
      "mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, "
        + "style: RoundedCornerStyle = .circular)"
    ) {
      (path: inout Path, rect: Rect, corner: Size, _: Value) in
      path.addRoundedRect(rect, radii: Array(repeating: corner.width, count: 4))
    },
    pathChange("Lines from point to point.", "mutating func addLines(_ lines: [CGPoint])") {
      (path: inout Path, points: [Point]) in
      guard let first = points.first else { return }
      path.move(to: first)
      for point in points.dropFirst() { path.addLine(to: point) }
    },
    pathChange("Another path.", "mutating func addPath(_ path: Path)") {
      (path: inout Path, other: Path) in path.append(other)
    },
  ].flatMap { $0 }

  /// SwiftUI's angles go clockwise on the screen; `clockwise` says the other way round.
  private static func sweep(from start: Double, to end: Double, isBackwards: Bool) -> Double {
    let turn = 2 * Double.pi
    let difference = end - start
    if abs(difference) >= turn { return isBackwards == (difference < 0) ? difference : -difference }
    if isBackwards { return difference > 0 ? difference - turn : difference }
    return difference < 0 ? difference + turn : difference
  }

  /// Paths made at once, and what can be asked of them.
  private static let pathMakers: [Builtin] = [
    .initializer(of: "Path", text("An empty path.", "Text(\"Hi\")", "init()")) { Path() },
    .initializer(
      of: "Path",
      text(
        "A path that a function draws.",
        "Path { path in path.move(to: .zero); path.addLine(to: CGPoint(x: 9, y: 9)) }.stroke(.red)",
        "init(_ callback: (Path.Drawing) -> Void)")
    ) { (draw: Closure) in
      let drawing = PathDrawing()
      _ = try draw(drawing.toValue())
      return drawing.box.path
    },
    .initializer(
      of: "Path",
      text("A rectangle.", "Path(CGRect(x: 0, y: 0, width: 9, height: 9))", "init(_ rect: CGRect)")
    ) { (rect: Rect) in Outline.rect(rect).path },
    .initializer(
      of: "Path",
      text(
        "An ellipse.", "Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)).fill(.red)",
        "init(ellipseIn rect: CGRect)")
    ) { (rect: Rect) in Outline.ellipse(rect).path },
    .initializer(
      of: "Path",
      text(
        "A rectangle with round corners.",
        "Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2).fill(.red)",
        "init(roundedRect rect: CGRect, cornerRadius: CGFloat)")
    ) { (rect: Rect, radius: Double) in Outline.roundedRect(rect, radius: radius).path },
    .member(
      of: "Path",
      text(
        "The part between two fractions of the length.",
        "Path(ellipseIn: .zero).trimmedPath(from: 0, to: 0.5)",
        "func trimmedPath(from: CGFloat, to: CGFloat) -> Path")
    ) { (path: Path, from: Double, to: Double) in path.trimmed(from: from, to: to) },
    .member(
      of: "Path",
      text(
        "The rectangle around all points.", "Text(\"\\(Path().boundingRect.width)\")",
        "var boundingRect: CGRect { get }")
    ) { (path: Path) in path.bounds },
    .member(
      of: "Path",
      text(
        "Whether there is nothing in the path.", "Text(Path().isEmpty ? \"yes\" : \"no\")",
        "var isEmpty: Bool { get }")
    ) { (path: Path) in path.elements.isEmpty },
  ]
}

/// The path a function is drawing: its steps change one path, whoever holds it.
struct PathDrawing: HostValue {
  static var spelling: String { "Path.Drawing" }
  final class Box { var path = Path() }
  let box = Box()
}
