/// Gradients, materials and the styles of the environment.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let gradients: [Builtin] =
    gradientTypes + linear + radial + angular + materials + hierarchy

  /// What every gradient differs in.
  static let meanColour = "texts and lines take the mean colour of its stops; shapes show it"

  private static let gradientTypes: [Builtin] =
    [
      ("Colours one after another.", "struct Gradient: ShapeStyle"),
      ("Any gradient.", "struct AnyGradient: ShapeStyle"),
      ("Any style.", "struct AnyShapeStyle: ShapeStyle"),
      ("Colours along a line.", "/// Marks: fills\nstruct LinearGradient: View, ShapeStyle"),
      ("Colours around a point.", "struct RadialGradient: View, ShapeStyle"),
      ("Colours around a point, as on a clock.", "struct AngularGradient: View, ShapeStyle"),
      ("Colours that fit an ellipse.", "struct EllipticalGradient: View, ShapeStyle"),
      ("Glass that lets what is behind shine through.", "struct Material: ShapeStyle"),
      ("The foreground colour, weaker by steps.", "struct HierarchicalShapeStyle: ShapeStyle"),
    ].map { .type("/// \($0)\n\($1)") } + [
      .initializer(
        of: "Gradient",
        text(
          "Colours at equal distances.",
          "Rectangle().fill(LinearGradient(gradient: Gradient(colors: [.red, .blue]), "
            + "startPoint: .top, endPoint: .bottom))",
          "init(colors: [Color])")
      ) { (colors: [Color]) in GradientColors(colors) },
      .initializer(
        of: "Gradient",
        text(
          "Colours at places of their own.",
          "Rectangle().fill(LinearGradient(gradient: Gradient(stops: [.init(color: .red, "
            + "location: 0)]), startPoint: .top, endPoint: .bottom))",
          "init(stops: [Gradient.Stop])")
      ) { (stops: [GradientStop]) in GradientColors(stops) },
      .initializer(
        of: "Gradient.Stop",
        text(
          "A colour at a place, 0 to 1.",
          "LinearGradient(stops: [.init(color: .red, location: 0)], startPoint: .top, "
            + "endPoint: .bottom)",
          "init(color: Color, location: CGFloat)")
      ) { (color: Color, location: Double) in GradientStop(color: color, location: location) },
      .member(
        of: "Color",
        differing(
          "The colour as a soft gradient.", "Circle().fill(Color.blue.gradient)",
          "the plain colour", "var gradient: AnyGradient { get }")
      ) { (color: Color) in Paint(name: "AnyGradient", color: color) },
      .initializer(
        of: "AnyShapeStyle",
        text(
          "Any style as one type.", "Circle().fill(AnyShapeStyle(Color.blue))",
          "init<S: ShapeStyle>(_ style: S)")
      ) { (style: StyleArgument) in style.paint },
    ]

  /// The three ways to hand colours to a kind of gradient, as an initialiser and as `.name(...)`.
  private static func forms(
    _ type: String, _ member: String, _ parameters: String, _ values: String,
    _ make: (_ role: (String, String) -> String, _ isStatic: Bool) -> [Builtin]
  ) -> [Builtin] {
    let heads = [false, true]
    return heads.flatMap { isStatic in
      make(
        { colors, given in
          let head = isStatic ? "static func \(member)" : "init"
          let result = isStatic ? " -> \(type)" : ""
          let call = isStatic ? "Rectangle().fill(.\(member)" : type
          return differing(
            "Colours from one place to another.",
            "\(call)(\(given), \(values))\(isStatic ? ")" : "")", meanColour,
            "\(head)(\(colors), \(parameters))\(result)")
        }, isStatic)
    }
  }

  private static func card<each P: Argument>(
    _ type: String, _ isStatic: Bool, _ text: String,
    _ apply: @escaping @Sendable (repeat each P) -> Paint
  ) -> Builtin {
    isStatic
      ? .staticMember(of: "ShapeStyle", text, apply: apply)
      : .initializer(of: type, text, apply: apply)
  }

  private static let gradientForms = ("colors: [Color]", "colors: [.red, .blue]")
  private static let stopForms = (
    "stops: [Gradient.Stop]", "stops: [.init(color: .red, location: 0)]"
  )
  private static let wholeForms = ("gradient: Gradient", "gradient: Gradient(colors: [.red])")
  private static let plainForms = ("_ gradient: Gradient", "Gradient(colors: [.red])")

  private static let linear: [Builtin] = forms(
    "LinearGradient", "linearGradient", "startPoint: UnitPoint, endPoint: UnitPoint",
    "startPoint: .top, endPoint: .bottom"
  ) { role, isStatic in
    let whole = isStatic ? plainForms : wholeForms
    return [
      card("LinearGradient", isStatic, role(gradientForms.0, gradientForms.1)) {
        (colors: [Color], start: UnitPoint, end: UnitPoint) in
        Paint(name: "LinearGradient", GradientColors(colors), .linear(start, end))
      },
      card("LinearGradient", isStatic, role(stopForms.0, stopForms.1)) {
        (stops: [GradientStop], start: UnitPoint, end: UnitPoint) in
        Paint(name: "LinearGradient", GradientColors(stops), .linear(start, end))
      },
      card("LinearGradient", isStatic, role(whole.0, whole.1)) {
        (gradient: GradientColors, start: UnitPoint, end: UnitPoint) in
        Paint(name: "LinearGradient", gradient, .linear(start, end))
      },
    ]
  }

  private static let radial: [Builtin] = forms(
    "RadialGradient", "radialGradient",
    "center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat",
    "center: .center, startRadius: 0, endRadius: 50"
  ) { role, isStatic in
    let whole = isStatic ? plainForms : wholeForms
    return [
      card("RadialGradient", isStatic, role(gradientForms.0, gradientForms.1)) {
        (colors: [Color], center: UnitPoint, from: Double, to: Double) in
        Paint(name: "RadialGradient", GradientColors(colors), .radial(center, from: from, to: to))
      },
      card("RadialGradient", isStatic, role(stopForms.0, stopForms.1)) {
        (stops: [GradientStop], center: UnitPoint, from: Double, to: Double) in
        Paint(name: "RadialGradient", GradientColors(stops), .radial(center, from: from, to: to))
      },
      card("RadialGradient", isStatic, role(whole.0, whole.1)) {
        (gradient: GradientColors, center: UnitPoint, from: Double, to: Double) in
        Paint(name: "RadialGradient", gradient, .radial(center, from: from, to: to))
      },
    ]
  }

  private static let angular: [Builtin] =
    forms(
      "AngularGradient", "angularGradient",
      "center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero", "center: .center"
    ) { role, isStatic in
      let whole = isStatic ? plainForms : wholeForms
      return [
        card("AngularGradient", isStatic, role(gradientForms.0, gradientForms.1)) {
          (colors: [Color], center: UnitPoint, from: Angle, to: Angle) in
          Paint(
            name: "AngularGradient", GradientColors(colors),
            .angular(center, from: from.radians, to: to.radians))
        },
        card("AngularGradient", isStatic, role(whole.0, whole.1)) {
          (gradient: GradientColors, center: UnitPoint, from: Angle, to: Angle) in
          Paint(
            name: "AngularGradient", gradient,
            .angular(center, from: from.radians, to: to.radians))
        },
      ]
    } + [
      .initializer(
        of: "AngularGradient",
        differing(
          "Colours around a point from an angle on.",
          "AngularGradient(gradient: Gradient(colors: [.red]), center: .center, angle: .zero)",
          meanColour, "init(gradient: Gradient, center: UnitPoint, angle: Angle)")
      ) { (gradient: GradientColors, center: UnitPoint, angle: Angle) in
        Paint(
          name: "AngularGradient", gradient,
          .angular(center, from: angle.radians, to: angle.radians + 2 * .pi))
      },
      .initializer(
        of: "EllipticalGradient",
        differing(
          "Colours that fit an ellipse.", "EllipticalGradient(colors: [.red, .blue])", meanColour,
          """
          init(
            colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
            endRadiusFraction: CGFloat = 0.5
          )
          """)
      ) { (colors: [Color], center: UnitPoint, from: Double, to: Double) in
        Paint(
          name: "EllipticalGradient", GradientColors(colors),
          .elliptical(center, from: from, to: to))
      },
    ]

  /// Materials: a white that covers more the thicker they are.
  private static let materials: [Builtin] = [
    ("ultraThinMaterial", 0.5), ("thinMaterial", 0.6), ("regularMaterial", 0.7),
    ("thickMaterial", 0.8), ("ultraThickMaterial", 0.9), ("bar", 0.8),
  ].flatMap { name, opacity in
    ["Material", "ShapeStyle"].map { owner in
      let short = owner == "Material" ? name.replacing("Material", with: "") : name
      return .staticMember(
        of: owner,
        differing(
          "Glass that lets what is behind shine through.",
          owner == "Material"
            ? "Rectangle().fill(Material.\(short))" : "Text(\"Hi\").background(.\(name))",
          "a light grey that lets a definite part through, without blur",
          "static var \(short): Material { get }")
      ) { Paint(name: "Material", color: Color(hex: 0xF2F2F7, opacity: opacity)) }
    }
  }

  /// The weaker foreground styles, and styles named for what they are for.
  private static let hierarchy: [Builtin] = [
    ("HierarchicalShapeStyle", "tertiary", Color(hex: 0x3C3C43, opacity: 0.3)),
    ("HierarchicalShapeStyle", "quaternary", Color(hex: 0x3C3C43, opacity: 0.18)),
    ("HierarchicalShapeStyle", "quinary", Color(hex: 0x3C3C43, opacity: 0.1)),
    ("ShapeStyle", "tint", Color(hex: 0x007AFF)),
    ("ShapeStyle", "background", .white), ("ShapeStyle", "foreground", .black),
    ("ShapeStyle", "selection", Color(hex: 0x007AFF)),
    ("ShapeStyle", "separator", Color(hex: 0x3C3C43, opacity: 0.29)),
    ("ShapeStyle", "placeholder", Color(hex: 0x3C3C43, opacity: 0.3)),
    ("ShapeStyle", "fill", Color(hex: 0x787880, opacity: 0.2)),
    ("ShapeStyle", "link", Color(hex: 0x007AFF)),
  ].map { owner, name, color in
    .staticMember(
      of: owner,
      differing(
        "A style named for its use.", "Text(\"Hi\").foregroundStyle(.\(name))",
        "always the colour of light mode",
        "static var \(name): \(owner == "ShapeStyle" ? "AnyShapeStyle" : owner) { get }")
    ) { color }
  }
}
