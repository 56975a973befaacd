/// What a canvas draws beside paths, and what it fills with.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  private static let some = "Text(\"Hi\")"

  static let canvasTexts: [Builtin] = [
    .member(
      of: "GraphicsContext",
      text(
        "Draws a text or a picture with its anchor at a point.",
        inCanvas("context.draw(\(some), at: CGPoint(x: 20, y: 20))"),
        "func draw(_ content: Any, at point: CGPoint, anchor: UnitPoint = .center)")
    ) { (context: CanvasContext, content: Drawable, point: Point, anchor: UnitPoint) in
      try content.draw(at: point, anchor: anchor, in: context)
      return Nothing()
    },
    .member(
      of: "GraphicsContext",
      text(
        "Draws a text or a picture in a rectangle.",
        inCanvas("context.draw(\(some), in: CGRect(x: 0, y: 0, width: 40, height: 20))"),
        "func draw(_ content: Any, in rect: CGRect)")
    ) { (context: CanvasContext, content: Drawable, rect: Rect) in
      try content.draw(in: rect, in: context)
      return Nothing()
    },
    .member(
      of: "GraphicsContext",
      text(
        "A text that can be measured.",
        inCanvas("context.draw(context.resolve(\(some)), at: .zero)"),
        "func resolve(_ text: Text) -> GraphicsContext.ResolvedText")
    ) { (context: CanvasContext, text: TextArgument) in
      ResolvedText(view: text.value, environment: context.sheet.environment)
    },
    .member(
      of: "GraphicsContext",
      text(
        "A picture that can be measured.",
        inCanvas("context.draw(context.resolve(Image(\"harbour\")), at: .zero)"),
        "func resolve(_ image: Image) -> GraphicsContext.ResolvedImage")
    ) { (context: CanvasContext, image: ImageArgument) in
      ResolvedImage(view: image.value, environment: context.sheet.environment)
    },
    .member(
      of: "GraphicsContext",
      differing(
        "A view from the canvas' symbols.",
        inCanvas("if let one = context.resolveSymbol(id: 1) { context.draw(one, at: .zero) }"),
        "there is none: symbols are not drawn",
        "func resolveSymbol<ID: Hashable>(id: ID) -> GraphicsContext.ResolvedImage?")
    ) { (_: CanvasContext, _: Value) in Value.none },
    .member(
      of: "GraphicsContext.ResolvedText",
      text(
        "The size of the text in a room.",
        inCanvas("let room = context.resolve(\(some)).measure(in: size)"),
        "func measure(in size: CGSize) -> CGSize")
    ) { (text: ResolvedText, room: Size) in text.size(room) },
    .member(
      of: "GraphicsContext.ResolvedImage",
      text(
        "The size of the picture.", inCanvas("let size = context.resolve(Image(\"harbour\")).size"),
        "var size: CGSize { get }")
    ) { (image: ResolvedImage) in image.size },
  ]

  private static func shading(
    _ summary: String, _ value: String, _ declaration: String
  ) -> String {
    text(
      summary, inCanvas("context.fill(Path(), with: .\(value))"),
      "static \(declaration)")
  }

  static let shadings: [Builtin] = [
    .staticMember(
      of: "GraphicsContext.Shading",
      shading(
        "A colour.", "color(.red)", "func color(_ color: Color) -> GraphicsContext.Shading")
    ) { (color: Color) in Shading(kind: .color(color)) },
    .staticMember(
      of: "GraphicsContext.Shading",
      shading(
        "The colour of texts around the canvas.", "foreground",
        "var foreground: GraphicsContext.Shading { get }")
    ) { Shading(kind: .foreground) },
    .staticMember(
      of: "GraphicsContext.Shading",
      shading(
        "A style.", "style(Color.red)",
        "func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading")
    ) { (style: StyleArgument) in
      Shading(kind: style.gradient.map { .style($0) } ?? .color(style.color))
    },
    .staticMember(
      of: "GraphicsContext.Shading",
      shading(
        "Colours from a point to another one.",
        "linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero)",
        """
        func linearGradient(
          _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
        ) -> GraphicsContext.Shading
        """)
    ) { (colors: GradientColors, start: Point, end: Point) in
      Shading(kind: .gradient(Gradient(colors.stops, .line(start, end))))
    },
    .staticMember(
      of: "GraphicsContext.Shading",
      shading(
        "Colours from a point outwards.",
        "radialGradient(Gradient(colors: [.red]), center: .zero, startRadius: 0, endRadius: 9)",
        """
        func radialGradient(
          _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> GraphicsContext.Shading
        """)
    ) { (colors: GradientColors, center: Point, from: Double, to: Double) in
      Shading(
        kind: .gradient(
          Gradient(colors.stops, .distance(center, radii: Size(1, 1), from: from, to: to))))
    },
    .staticMember(
      of: "GraphicsContext.Shading",
      shading(
        "Colours around a point.",
        "conicGradient(Gradient(colors: [.red]), center: .zero)",
        """
        func conicGradient(
          _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
        ) -> GraphicsContext.Shading
        """)
    ) { (colors: GradientColors, center: Point, angle: Angle) in
      Shading(
        kind: .gradient(
          Gradient(
            colors.stops, .angle(center, from: angle.radians, to: angle.radians + 2 * .pi))))
    },
  ]
}

/// A picture as a parameter.
struct ImageArgument: Argument {
  static var spelling: String { "Image" }
  let value: ImageView

  init(_ value: Value, in context: CallContext) throws {
    guard case .object(let object) = value, let view = object as? ImageView else {
      throw context.mismatch(expected: "Image", got: value)
    }
    self.value = view
  }
}
