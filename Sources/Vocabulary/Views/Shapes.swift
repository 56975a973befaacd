/// Shapes, and what they are drawn with.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let shapes: [Builtin] = plain + painted

  private static let plain: [Builtin] = [
    .view("Rectangle", text("A rectangle.", "Rectangle().fill(.red)", "init()")) {
      ShapeView(Rectangle())
    },
    .view("Circle", text("A circle in the middle of its room.", "Circle().fill(.red)", "init()")) {
      ShapeView(Circle())
    },
    .view(
      "Ellipse",
      text(
        "An ellipse.", "Ellipse().fill(.red)", "init()")
    ) { ShapeView(Ellipse()) },
    .view(
      "Capsule",
      text(
        "A rectangle whose short sides are round.", "Capsule().fill(.red)", "init()")
    ) {
      ShapeView(Capsule())
    },
    .view(
      "RoundedRectangle",
      text(
        "A rectangle with round corners.", "RoundedRectangle(cornerRadius: 8).fill(.red)",
        "/// Marks: rounds\ninit(cornerRadius: CGFloat)")
    ) {
      (radius: Double) in ShapeView(RoundedRectangle(radius: radius))
    },
    .view(
      "RoundedRectangle",
      text(
        "A rectangle with round corners.",
        "RoundedRectangle(cornerSize: CGSize(width: 8, height: 8)).fill(.red)",
        "init(cornerSize: CGSize)")
    ) {
      (size: Size) in ShapeView(RoundedRectangle(radius: size.width))
    },
    .staticMember(
      of: "Shape",
      text(
        "A rectangle.", "Text(\"Hi\").contentShape(.rect)",
        "static var rect: Rectangle { get }")
    ) {
      ShapeView(Rectangle())
    },
    .staticMember(
      of: "Shape",
      text(
        "A circle.", "Text(\"Hi\").clipShape(.circle)", "static var circle: Circle { get }")
    ) {
      ShapeView(Circle())
    },
    .staticMember(
      of: "Shape",
      text(
        "A capsule.", "Text(\"Hi\").clipShape(.capsule)", "static var capsule: Capsule { get }")
    ) {
      ShapeView(Capsule())
    },
    .staticMember(
      of: "Shape",
      text(
        "An ellipse.", "Text(\"Hi\").clipShape(.ellipse)",
        "static var ellipse: Ellipse { get }")
    ) {
      ShapeView(Ellipse())
    },
    .staticMember(
      of: "Shape",
      text(
        "A rectangle with round corners.", "Text(\"Hi\").clipShape(.rect(cornerRadius: 8))",
        "/// Marks: rounds\nstatic func rect(cornerRadius: CGFloat) -> RoundedRectangle")
    ) {
      (radius: Double) in ShapeView(RoundedRectangle(radius: radius))
    },
  ]

  private static let painted: [Builtin] = [
    .member(
      of: "Shape",
      text(
        "The shape filled with a colour.", "Circle().fill(.red)",
        "func fill<S: ShapeStyle>(_ style: S) -> some View")
    ) {
      (shape: ShapeArgument, style: StyleArgument) in
      shape.painted(style)
    },
    .member(
      of: "Shape",
      text(
        "The line around the shape.", "Circle().stroke(.red, lineWidth: 4)",
        "func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View")
    ) {
      (shape: ShapeArgument, style: StyleArgument, width: Double) in
      shape.painted(style, stroke: StrokeStyle(width: width))
    },
    .member(
      of: "Shape",
      text(
        "The line around the shape.", "Circle().stroke(lineWidth: 4)",
        "func stroke(lineWidth: CGFloat = 1) -> some Shape")
    ) {
      (shape: ShapeArgument, width: Double) in
      shape.painted(stroke: StrokeStyle(width: width))
    },
    .member(
      of: "Shape",
      text(
        "A line inside the shape's edge.", "Circle().strokeBorder(.red, lineWidth: 4)",
        "func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View")
    ) {
      (shape: ShapeArgument, style: StyleArgument, width: Double) in
      shape.painted(style, stroke: StrokeStyle(width: width), inset: width / 2)
    },
    .member(
      of: "Shape",
      text(
        "The shape moved inwards.", "Circle().inset(by: 4).fill(.red)",
        "func inset(by amount: CGFloat) -> some Shape")
    ) {
      (shape: ShapeArgument, amount: Double) in
      shape.painted(inset: amount)
    },
  ]
}
