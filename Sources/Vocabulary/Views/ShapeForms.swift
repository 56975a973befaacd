/// More shapes, styles of lines, and shapes made of shapes.
package import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let shapeForms: [Builtin] = shapeTypes + plainForms + strokes + changedShapes

  private static let shapeTypes: [Builtin] =
    [
      .type(
        "/// A rectangle with a radius for each corner.\n"
          + "struct UnevenRoundedRectangle: InsettableShape"),
      .type("/// How a line is drawn.\nstruct StrokeStyle"),
      .type("/// How a shape is filled.\nstruct FillStyle"),
    ]
    + options(
      "RoundedCornerStyle", "How round corners are cut.", ["circular", "continuous"],
      declared: "enum RoundedCornerStyle"
    ) { "RoundedRectangle(cornerRadius: 8, style: .\($0)).fill(.red)" }
    + options(
      "CGLineCap", "How lines end.", ["butt", "round", "square"], declared: "enum CGLineCap"
    ) { "Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .\($0)))" }
    + options(
      "CGLineJoin", "How lines meet.", ["miter", "round", "bevel"], declared: "enum CGLineJoin"
    ) { "Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineJoin: .\($0)))" }

  private static let corners = "corners are parts of circles"

  private static let plainForms: [Builtin] = [
    .view(
      "RoundedRectangle",
      differing(
        "A rectangle with round corners.",
        "RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.red)", corners,
        "/// Marks: rounds\ninit(cornerRadius: CGFloat, style: RoundedCornerStyle)")
    ) { (radius: Double, _: Value) in ShapeView(RoundedRectangle(radius: radius)) },
    .view(
      "Capsule",
      differing(
        "A rectangle whose short sides are round.", "Capsule(style: .continuous).fill(.red)",
        corners, "init(style: RoundedCornerStyle)")
    ) { (_: Value) in ShapeView(Capsule()) },
    .staticMember(
      of: "Shape",
      differing(
        "A rectangle with round corners.",
        "Text(\"Hi\").clipShape(.rect(cornerRadius: 8, style: .continuous))", corners,
        "/// Marks: rounds\n"
          + "static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle) -> RoundedRectangle"
      )
    ) { (radius: Double, _: Value) in ShapeView(RoundedRectangle(radius: radius)) },
    .view(
      "UnevenRoundedRectangle",
      differing(
        "A rectangle with a radius for each corner.",
        "UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8).fill(.red)", corners,
        """
        init(
          topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
          bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
          style: RoundedCornerStyle = .continuous
        )
        """)
    ) {
      (
        topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double,
        _: Value
      )
      in
      ShapeView(
        UnevenRoundedRectangle(radii: [topLeading, topTrailing, bottomTrailing, bottomLeading]))
    },
  ]

  private static let caps: [String: StrokeStyle.Cap] = [
    "butt": .butt, "round": .round, "square": .square,
  ]

  private static let joins: [String: StrokeStyle.Join] = [
    "miter": .miter, "round": .round, "bevel": .bevel,
  ]

  private static let strokes: [Builtin] = [
    .initializer(
      of: "StrokeStyle",
      differing(
        "How a line is drawn.",
        "Circle().stroke(.red, style: StrokeStyle(lineWidth: 20, dash: [40, 20]))",
        "ends and corners show where the line is a row wide; thin dashes are whole cells",
        """
        init(
          lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
          miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
        )
        """)
    ) {
      (
        width: Double, cap: NameArgument, join: NameArgument, limit: Double, dash: [Double],
        phase: Double
      )
      in
      StrokeStyle(
        width: width, cap: caps[cap.name ?? ""] ?? .butt, join: joins[join.name ?? ""] ?? .miter,
        miterLimit: limit, dash: dash, dashPhase: phase)
    },
    .initializer(
      of: "FillStyle",
      text(
        "How a shape is filled.", "Circle().fill(.red, style: FillStyle(eoFill: true))",
        "init(eoFill: Bool = false, antialiased: Bool = true)")
    ) { (isEvenOdd: Bool, _: Bool) in FillStyle(isEvenOdd: isEvenOdd) },
    .member(
      of: "Shape",
      text(
        "The shape filled with the colour of texts.", "Circle().fill()", "func fill() -> some View")
    ) { (shape: ShapeArgument) in shape.painted() },
    .member(
      of: "Shape",
      text(
        "The shape filled with a colour.", "Circle().fill(.red, style: FillStyle())",
        "func fill<S: ShapeStyle>(_ style: S, style fillStyle: FillStyle) -> some View")
    ) { (shape: ShapeArgument, style: StyleArgument, fill: FillStyle) in
      shape.painted(style, isEvenOdd: fill.isEvenOdd)
    },
    .member(
      of: "Shape",
      text(
        "The line around the shape.", "Circle().stroke(.red, style: StrokeStyle(lineWidth: 4))",
        "func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View")
    ) { (shape: ShapeArgument, style: StyleArgument, stroke: StrokeStyle) in
      shape.painted(style, stroke: stroke)
    },
    .member(
      of: "Shape",
      text(
        "The line around the shape.", "Circle().stroke(style: StrokeStyle(lineWidth: 4))",
        "func stroke(style: StrokeStyle) -> some Shape")
    ) { (shape: ShapeArgument, stroke: StrokeStyle) in shape.painted(stroke: stroke) },
    .member(
      of: "Shape",
      text(
        "A line inside the shape's edge.",
        "Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 4))",
        "func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View")
    ) { (shape: ShapeArgument, style: StyleArgument, stroke: StrokeStyle) in
      shape.painted(style, stroke: stroke, inset: stroke.width / 2)
    },
    .member(
      of: "Shape",
      text(
        "A line inside the shape's edge.", "Circle().strokeBorder(lineWidth: 4)",
        "func strokeBorder(lineWidth: CGFloat = 1) -> some View")
    ) { (shape: ShapeArgument, width: Double) in
      shape.painted(stroke: StrokeStyle(width: width), inset: width / 2)
    },
  ]

  private static let changedShapes: [Builtin] = [
    .member(
      of: "Shape",
      text(
        "The part of the outline between two fractions of its length.",
        "Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2)",
        "func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape")
    ) { (shape: ShapeArgument, start: Double, end: Double) in
      shape.changed(TrimmedShape(shape.shape, from: start, to: end))
    },
    .member(
      of: "Shape",
      text(
        "The shape turned about a place of its rectangle.",
        "Rectangle().rotation(.degrees(45)).fill(.red)",
        "func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape")
    ) { (shape: ShapeArgument, angle: Angle, anchor: UnitPoint) in
      shape.changed(
        MappedShape(shape.shape, AnimatableVector(angle.radians)) { numbers, rect in
          .rotation(radians: numbers.head[0], about: rect.point(at: anchor))
        })
    },
    .member(
      of: "Shape",
      text(
        "The shape made larger about a place of its rectangle.",
        "Rectangle().scale(0.5).fill(.red)",
        "func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape")
    ) { (shape: ShapeArgument, scale: Double, anchor: UnitPoint) in
      shape.changed(
        MappedShape(shape.shape, AnimatableVector(scale)) { numbers, rect in
          .scale(numbers.head[0], numbers.head[0], about: rect.point(at: anchor))
        })
    },
  ]
}

extension Rect {
  func point(at anchor: UnitPoint) -> Point {
    Point(x + anchor.x * width, y + anchor.y * height)
  }
}

extension StrokeStyle: HostValue {
  package static var spelling: String { "StrokeStyle" }
}

/// `FillStyle`.
struct FillStyle: HostValue, Hashable {
  static var spelling: String { "FillStyle" }
  var isEvenOdd: Bool
}

extension ShapeArgument {
  /// The shape in a style, as a fill or as a line.
  func painted(
    _ style: StyleArgument? = nil, stroke: StrokeStyle? = nil, inset: Double = 0,
    isEvenOdd: Bool = false
  ) -> ShapeView {
    made(
      ShapeView(
        shape, fill: style?.color, gradient: style?.gradient, stroke: stroke ?? view.stroke,
        inset: view.inset + inset, isEvenOdd: isEvenOdd))
  }

  /// Another shape in place of this one.
  func changed(_ shape: any Shape) -> ShapeView { made(ShapeView(shape, inset: view.inset)) }

  private func made(_ new: ShapeView) -> ShapeView {
    new.range = view.range
    return new
  }
}
