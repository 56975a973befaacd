/// What is made of paths, what can be asked of them, and more arcs.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let pathForms: [Builtin] = madeOfPaths + askedOfPaths + arcs

  private static let ring = "Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))"

  private static let madeOfPaths: [Builtin] = [
    .member(
      of: "Path",
      text(
        "The area that a line along the path covers.",
        "\(ring).strokedPath(StrokeStyle(lineWidth: 8)).fill(.red)",
        "func strokedPath(_ style: StrokeStyle) -> Path")
    ) { (path: Path, style: StrokeStyle) in path.stroked(style) },
    .member(
      of: "Path",
      text(
        "The path moved.", "\(ring).offsetBy(dx: 8, dy: 4).fill(.red)",
        "func offsetBy(dx: CGFloat, dy: CGFloat) -> Path")
    ) { (path: Path, x: Double, y: Double) in path.mapped(by: .translation(x, y)) },
    .member(
      of: "Shape",
      text(
        "The outline of the shape in a rectangle.",
        "Circle().path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).stroke(.red)",
        "func path(in rect: CGRect) -> Path")
    ) { (shape: ShapeArgument, rect: Rect) in shape.shape.outline(in: rect).path },
  ]

  private static let askedOfPaths: [Builtin] = [
    .member(
      of: "Path",
      text(
        "Whether a point lies inside.", "Text(\(ring).contains(.zero) ? \"yes\" : \"no\")",
        "func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool")
    ) { (path: Path, point: Point, isEvenOdd: Bool) in
      var path = path
      path.isEvenOdd = isEvenOdd
      return path.contains(point)
    },
    .member(
      of: "Path",
      text(
        "Where the path ends; nil for an empty one.",
        "Text(\"\\(Path().currentPoint?.x ?? 0)\")", "var currentPoint: CGPoint? { get }")
    ) { (path: Path) -> Point? in path.elements.isEmpty ? nil : path.end },
  ]

  private static let arcs: [Builtin] = [
    pathChange(
      "An arc that touches the lines to a point and on to another one.",
      """
      mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat
      )
      """
    ) { (path: inout Path, corner: Point, next: Point, radius: Double) in
      path.addArc(touching: corner, next, radius: radius)
    },
    pathChange(
      "A part of a circle, from an angle on by another one.",
      """
      mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
      )
      """
    ) { (path: inout Path, center: Point, radius: Double, start: Angle, delta: Angle) in
      path.addArc(
        center: center, radii: Size(radius, radius), from: start.radians, by: delta.radians)
    },
  ].flatMap { $0 }
}
