/// `Canvas`: drawing step by step.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  /// A step inside of a canvas.
  static func inCanvas(_ step: String) -> String { "Canvas { context, size in \(step) }" }

  private static let drawing = "(inout GraphicsContext, CGSize) -> Void"

  static let canvases: [Builtin] =
    [
      ("A picture that is drawn step by step.", "struct Canvas: View"),
      ("What a canvas draws with.", "struct GraphicsContext"),
    ].map { .type("/// \($0)\n\($1)") } + [
      .view(
        "Canvas",
        differing(
          "A picture that is drawn step by step, for the size it gets.",
          inCanvas(
            "context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))"),
          "drawn in the order of the steps, at once",
          """
          init(
            opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
            rendersAsynchronously: Bool = false, renderer: @escaping \(drawing)
          )
          """)
      ) { (_: Bool, _: Value, _: Bool, draw: Closure) in canvas(draw) },
      .view(
        "Canvas",
        differing(
          "A picture that is drawn step by step, with views to draw.",
          "Canvas { context, size in } symbols: { Text(\"Hi\").tag(1) }", "symbols are not drawn",
          """
          init<S: View>(
            opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
            rendersAsynchronously: Bool = false, renderer: @escaping \(drawing),
            @ViewBuilder symbols: () -> S
          )
          """)
      ) { (_: Bool, _: Value, _: Bool, draw: Closure, _: Value) in canvas(draw) },
    ]
    + options(
      "ColorRenderingMode", "How colours mix.", ["nonLinear", "linear", "extendedLinear"],
      declared: "enum ColorRenderingMode"
    ) { "Canvas(colorMode: .\($0)) { context, size in }" }

  private static func canvas(_ draw: Closure) -> ViewValue {
    CanvasView { size, environment in
      let sheet = CanvasContext.Sheet(environment)
      var arguments = [CanvasContext(sheet).toValue(), size.toValue()]
      _ = try draw.call(&arguments, changing: [0])
      return sheet.items
    }
  }

  static let canvasSteps: [Builtin] = drawn + moved + layers

  private static let drawn: [Builtin] = [
    .member(
      of: "GraphicsContext",
      text(
        "Fills a path.", inCanvas("context.fill(Path(ellipseIn: .zero), with: .color(.red))"),
        """
        func fill(
          _ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()
        )
        """)
    ) { (context: CanvasContext, path: Path, shading: Shading, style: FillStyle) in
      var path = path
      path.isEvenOdd = style.isEvenOdd
      try context.draw(shading.fill(.path(path, path.bounds), in: context))
      return Nothing()
    },
    .member(
      of: "GraphicsContext",
      text(
        "Draws a line along a path.",
        inCanvas("context.stroke(Path(ellipseIn: .zero), with: .color(.red), lineWidth: 2)"),
        """
        func stroke(
          _ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1
        )
        """)
    ) { (context: CanvasContext, path: Path, shading: Shading, width: Double) in
      try line(context, path, shading, StrokeStyle(width: width))
    },
    .member(
      of: "GraphicsContext",
      text(
        "Draws a line along a path in a style.",
        inCanvas("context.stroke(Path(), with: .foreground, style: StrokeStyle(lineWidth: 2))"),
        "func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle)")
    ) { (context: CanvasContext, path: Path, shading: Shading, style: StrokeStyle) in
      try line(context, path, shading, style)
    },
    .mutating(
      of: "GraphicsContext",
      text(
        "Draws only inside of a path from here on.",
        inCanvas("context.clip(to: Path(ellipseIn: .zero))"),
        "mutating func clip(to path: Path, style: FillStyle = FillStyle())")
    ) { (value: inout Value, site: CallContext, path: Path, style: FillStyle) in
      var path = path
      path.isEvenOdd = style.isEvenOdd
      return try change(&value, site) {
        $0.clips.append(Outline.path(path, path.bounds).mapped(by: $0.transform))
      }
    },
  ]

  private static func line(
    _ context: CanvasContext, _ path: Path, _ shading: Shading, _ style: StrokeStyle
  ) throws -> Nothing {
    let dashed = path.dashed(style)
    try context.draw(.stroke(.path(dashed, path.bounds), shading.color(in: context), style))
    return Nothing()
  }

  private static func change(
    _ value: inout Value, _ site: CallContext, _ body: (inout CanvasContext) -> Void
  ) throws -> Nothing {
    var context = try CanvasContext(value, in: site)
    body(&context)
    value = context.toValue()
    return Nothing()
  }

  private static let moved: [Builtin] = [
    .mutating(
      of: "GraphicsContext",
      text(
        "Moves what is drawn from here on.", inCanvas("context.translateBy(x: 8, y: 4)"),
        "mutating func translateBy(x: CGFloat, y: CGFloat)")
    ) { (value: inout Value, site: CallContext, x: Double, y: Double) in
      try change(&value, site) { $0.transform = Transform.translation(x, y).then($0.transform) }
    },
    .mutating(
      of: "GraphicsContext",
      text(
        "Makes what is drawn from here on larger.", inCanvas("context.scaleBy(x: 2, y: 1)"),
        "mutating func scaleBy(x: CGFloat, y: CGFloat)")
    ) { (value: inout Value, site: CallContext, x: Double, y: Double) in
      try change(&value, site) {
        $0.transform = Transform.scale(x, y, about: .zero).then($0.transform)
      }
    },
    .mutating(
      of: "GraphicsContext",
      text(
        "Turns what is drawn from here on.", inCanvas("context.rotate(by: .degrees(45))"),
        "mutating func rotate(by angle: Angle)")
    ) { (value: inout Value, site: CallContext, angle: Angle) in
      try change(&value, site) {
        $0.transform = Transform.rotation(radians: angle.radians, about: .zero).then($0.transform)
      }
    },
    .property(
      of: "GraphicsContext",
      text(
        "How opaque what is drawn from here on is.", inCanvas("context.opacity = 0.5"),
        "var opacity: Double"),
      get: { (context: CanvasContext) in context.opacity },
      set: { (context: inout CanvasContext, opacity: Double) in
        context.opacity = min(max(opacity, 0), 1)
      }),
    .property(
      of: "GraphicsContext",
      differing(
        "How colours mix with those behind.", inCanvas("context.blendMode = .plusLighter"),
        "colours cover what is behind them as usual", "var blendMode: BlendMode"),
      get: { (_: CanvasContext) in Value.none }, set: { (_: inout CanvasContext, _: Value) in }),
  ]

  private static let layers: [Builtin] = [
    .member(
      of: "GraphicsContext",
      text(
        "Draws several steps as one piece.",
        inCanvas("context.drawLayer { layer in layer.fill(Path(), with: .foreground) }"),
        "func drawLayer(content: (inout GraphicsContext) -> Void)")
    ) { (context: CanvasContext, draw: Closure) in
      let sheet = CanvasContext.Sheet(context.sheet.environment)
      var inner = CanvasContext(sheet)
      inner.transform = context.transform
      var arguments = [inner.toValue()]
      _ = try draw.call(&arguments, changing: [0])
      if !sheet.items.isEmpty { try context.draw(sheet.items, in: .identity) }
      return Nothing()
    },
    .mutating(
      of: "GraphicsContext",
      text(
        "Changes how what is drawn from here on looks.",
        inCanvas("context.addFilter(.blur(radius: 4))"),
        "mutating func addFilter(_ filter: GraphicsContext.Filter)")
    ) { (value: inout Value, site: CallContext, filter: CanvasContext.Filter) in
      try change(&value, site) { $0.filters.insert(filter, at: 0) }
    },
    .staticMember(
      of: "GraphicsContext.Filter",
      text(
        "Unsharp.", inCanvas("context.addFilter(.blur(radius: 4))"),
        "static func blur(radius: CGFloat) -> GraphicsContext.Filter")
    ) { (radius: Double) in CanvasContext.Filter.blur(max(0, radius)) },
    .staticMember(
      of: "GraphicsContext.Filter",
      text(
        "With a shadow.", inCanvas("context.addFilter(.shadow(radius: 4))"),
        """
        static func shadow(
          color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0,
          y: CGFloat = 0
        ) -> GraphicsContext.Filter
        """)
    ) { (color: Color, radius: Double, x: Double, y: Double) in
      CanvasContext.Filter.shadow(color, radius: max(0, radius), Point(x, y))
    },
    .staticMember(
      of: "GraphicsContext.Filter",
      text(
        "In other colours.", inCanvas("context.addFilter(.colorMultiply(.red))"),
        "static func colorMultiply(_ color: Color) -> GraphicsContext.Filter")
    ) { (color: Color) in CanvasContext.Filter.colors(.multiply(color)) },
  ]
}
