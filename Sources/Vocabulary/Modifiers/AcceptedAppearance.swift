/// Accepted modifiers of letters, symbols and colours: what cells cannot show.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let acceptedAppearance: [Builtin] = letters + pictures + colouring + appearanceOptions

  private static let upright = "every text is drawn in one weight and face"

  private static let letters: [Builtin] = [
    accepted(
      "How wide the letters inside are.", "Text(\"Hi\").fontWidth(.condensed)",
      "func fontWidth(_ width: Font.Width?) -> some View", 1, differs: upright),
    accepted(
      "Small capitals.", "Text(\"Hi\").smallCaps()", "func smallCaps() -> some View", 0,
      differs: upright),
    accepted(
      "Lets letters stand closer to fit.", "Text(\"Hi\").allowsTightening(true)",
      "func allowsTightening(_ flag: Bool) -> some View", 1, differs: "texts never shrink"),
    accepted(
      "Whether a text can be marked.", "Text(\"Hi\").textSelection(.enabled)",
      "func textSelection(_ selectability: TextSelectability) -> some View", 1),
    accepted(
      "The sizes letters may take.", "Text(\"Hi\").dynamicTypeSize(.large)",
      "func dynamicTypeSize(_ size: DynamicTypeSize) -> some View", 1),
    accepted(
      "How a change of the content is shown.", "Text(\"Hi\").contentTransition(.numericText())",
      "func contentTransition(_ transition: ContentTransition) -> some View", 1,
      differs: "the content changes at once"),
  ]

  private static let pictures: [Builtin] = [
    accepted(
      "How symbols are coloured.", "Image(systemName: \"star\").symbolRenderingMode(.multicolor)",
      "func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View", 1),
    accepted(
      "Moves a symbol.", "Image(systemName: \"star\").symbolEffect(.bounce, value: on)",
      "func symbolEffect<U: Equatable>(_ effect: SymbolEffect, value: U) -> some View", 2,
      differs: "symbols stay still"),
    accepted(
      "Moves a symbol.", "Image(systemName: \"star\").symbolEffect(.pulse, isActive: on)",
      "func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View", 2,
      differs: "symbols stay still"),
    accepted(
      "Moves a symbol.",
      "Image(systemName: \"star\").symbolEffect(.bounce, options: .repeating, value: on)",
      """
      func symbolEffect<U: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions, value: U
      ) -> some View
      """, 3, differs: "symbols stay still"),
    unchanged(
      of: "Image", "How a symbol is coloured.",
      "Image(systemName: \"star\").symbolRenderingMode(.multicolor).resizable()",
      "func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image", 1),
    unchanged(
      of: "Image", "How a picture is made larger.", "Image(\"harbour\").interpolation(.high)",
      "func interpolation(_ interpolation: Image.Interpolation) -> Image", 1),
    unchanged(
      of: "Image", "Whether the picture's edges are smooth.",
      "Image(\"harbour\").antialiased(true)",
      "func antialiased(_ isAntialiased: Bool) -> Image", 1),
  ]

  private static let colouring: [Builtin] =
    [
      accepted(
        "How colours mix with those behind.", "Text(\"Hi\").blendMode(.multiply)",
        "func blendMode(_ blendMode: BlendMode) -> some View", 1,
        differs: "colours cover what is behind them as usual"),
      accepted(
        "Draws what is inside as one picture.", "Text(\"Hi\").drawingGroup(opaque: true)",
        "func drawingGroup(opaque: Bool) -> some View", 1),
      schemed("preferredColorScheme", "ColorScheme?"), schemed("colorScheme", "ColorScheme"),
    ]

  private static let scheme = EnvironmentKey("colorScheme", default: "light")

  private static func schemed(_ name: String, _ type: String) -> Builtin {
    .modifier(
      differing(
        "Light or dark, for the views inside that ask.", "Text(\"Hi\").\(name)(.dark)",
        "the system's own colours stay those of light mode",
        "func \(name)(_ colorScheme: \(type)) -> some View")
    ) { (choice: NameArgument) in
      EnvironmentModifier { values in if let name = choice.name { values[scheme] = name } }
    }
  }

  private static let appearanceOptions: [Builtin] =
    options("Font.Design", "The design of letters.", ["default", "rounded", "serif", "monospaced"])
  {
    "Text(\"Hi\").fontDesign(.\($0))"
  }
    + options(
      "Font.Width", "How wide letters are.", ["standard", "condensed", "compressed", "expanded"]
    ) { "Text(\"Hi\").fontWidth(.\($0))" }
    + options("Image.Scale", "How large symbols are.", ["small", "medium", "large"]) {
      "Image(systemName: \"star\").imageScale(.\($0))"
    }
    + options(
      "Image.TemplateRenderingMode", "How pictures are coloured.", ["original", "template"]
    ) { "Image(\"a\").renderingMode(.\($0))" }
    + options(
      "BlendMode", "How colours mix.",
      [
        "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
        "softLight", "hardLight", "difference", "exclusion", "hue", "saturation", "color",
        "luminosity", "sourceAtop", "destinationOver", "destinationOut", "plusDarker",
        "plusLighter",
      ]
    ) { "Text(\"Hi\").blendMode(.\($0))" }
    + options(
      "SymbolVariants", "A variant of symbols.", ["none", "fill", "circle", "square", "slash"]
    ) { "Image(systemName: \"star\").symbolVariant(.\($0))" }
    + options(
      "ContentTransition", "How a change of content is shown.",
      ["identity", "opacity", "interpolate", "symbolEffect"]
    ) { "Text(\"Hi\").contentTransition(.\($0))" } + [
      .staticMember(
        of: "ContentTransition",
        text(
          "Digits that roll.", "Text(\"1\").contentTransition(.numericText())",
          "static func numericText(countsDown: Bool = false) -> ContentTransition")
      ) { (_: Bool) in Choice(type: "ContentTransition", name: "numericText") },
      .staticMember(
        of: "ContentTransition",
        text(
          "Digits that roll.", "Text(\"1\").contentTransition(.numericText(value: 1))",
          "static func numericText(value: Double) -> ContentTransition")
      ) { (_: Double) in Choice(type: "ContentTransition", name: "numericText") },
      .environment(
        "colorScheme",
        differing(
          "Light or dark.", "Text(\"Hi\").environment(\\.colorScheme, .dark)",
          "light unless the program writes it", "var colorScheme: ColorScheme"),
        get: { Choice(type: "ColorScheme", name: $0[scheme]) }, set: { $0[scheme] = $1.name }),
    ]
    + options("ColorScheme", "Light or dark.", ["light", "dark"], declared: "enum ColorScheme") {
      "Text(\"Hi\").preferredColorScheme(.\($0))"
    }
}
