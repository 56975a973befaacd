/// Other ways to name a colour: asset catalogues, UIKit, colour spaces.
import Drawing
import Interpreter

extension Vocabulary {
  static let colorForms: [Builtin] =
    [
      .type("/// A colour as UIKit names it.\nstruct UIColor"),
      .initializer(
        of: "Color",
        differing(
          "A colour of the asset catalogue.", "Color(\"brand\")",
          "catalogues are not read; the name alone decides about the colour",
          "init(_ name: String)")
      ) { (name: String) in Color.named(name) },
      .initializer(
        of: "Color",
        text("A colour of UIKit.", "Color(.systemBackground)", "init(_ color: UIColor)")
      ) { (color: PlatformColor) in color.color },
      .initializer(
        of: "Color",
        text("A colour of UIKit.", "Color(uiColor: .systemGray5)", "init(uiColor color: UIColor)")
      ) { (color: PlatformColor) in color.color },
      .initializer(
        of: "Color",
        differing(
          "A colour from its parts in a colour space.",
          "Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 1)", "all spaces are sRGB",
          """
          init(
            _ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double,
            opacity: Double = 1
          )
          """)
      ) { (_: Value, red: Double, green: Double, blue: Double, opacity: Double) in
        Color(red: red, green: green, blue: blue, opacity: opacity)
      },
      .initializer(
        of: "Color",
        differing(
          "A grey in a colour space.", "Color(.sRGB, white: 0.5, opacity: 1)",
          "all spaces are sRGB",
          "init(_ space: Color.RGBColorSpace, white: Double, opacity: Double = 1)")
      ) { (_: Value, white: Double, opacity: Double) in
        Color(red: white, green: white, blue: white, opacity: opacity)
      },
      .initializer(
        of: "UIColor",
        text(
          "A colour from its parts, 0 to 1.",
          "Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1))",
          "init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)")
      ) { (red: Double, green: Double, blue: Double, alpha: Double) in
        Color(red: red, green: green, blue: blue, opacity: alpha)
      },
      .function(
        text(
          "A colour as Xcode writes it, from its parts, 0 to 1.",
          "Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))",
          "func colorLiteral(red: Float, green: Float, blue: Float, alpha: Float) -> UIColor")
      ) { (red: Double, green: Double, blue: Double, alpha: Double) in
        Color(red: red, green: green, blue: blue, opacity: alpha)
      },
      .initializer(
        of: "UIColor",
        text(
          "A grey, 0 black to 1 white.", "Color(UIColor(white: 0.5, alpha: 1))",
          "init(white: CGFloat, alpha: CGFloat)")
      ) { (white: Double, alpha: Double) in
        Color(red: white, green: white, blue: white, opacity: alpha)
      },
    ]
    + ["sRGB", "sRGBLinear", "displayP3"].map { name in
      .staticMember(
        of: "Color.RGBColorSpace",
        text(
          "A colour space.", "Color(.\(name), white: 0.5)",
          "static let \(name): Color.RGBColorSpace")
      ) { Choice(type: "Color.RGBColorSpace", name: name) }
    }
    + platformColors.map { name, color in
      .staticMember(
        of: "UIColor",
        text("A colour in light mode.", "Color(.\(name))", "static let \(name): UIColor")
      ) { color }
    }

  private static let platformColors: [(String, Color)] = [
    ("systemBackground", .white), ("secondarySystemBackground", Color(hex: 0xF2F2F7)),
    ("tertiarySystemBackground", .white), ("systemGroupedBackground", Color(hex: 0xF2F2F7)),
    ("secondarySystemGroupedBackground", .white),
    ("tertiarySystemGroupedBackground", Color(hex: 0xF2F2F7)), ("label", .black),
    ("secondaryLabel", Color(hex: 0x3C3C43, opacity: 0.6)),
    ("tertiaryLabel", Color(hex: 0x3C3C43, opacity: 0.3)),
    ("quaternaryLabel", Color(hex: 0x3C3C43, opacity: 0.18)),
    ("placeholderText", Color(hex: 0x3C3C43, opacity: 0.3)), ("link", Color(hex: 0x007AFF)),
    ("separator", Color(hex: 0x3C3C43, opacity: 0.29)), ("opaqueSeparator", Color(hex: 0xC6C6C8)),
    ("systemFill", Color(hex: 0x787880, opacity: 0.2)),
    ("secondarySystemFill", Color(hex: 0x787880, opacity: 0.16)),
    ("tertiarySystemFill", Color(hex: 0x767680, opacity: 0.12)),
    ("quaternarySystemFill", Color(hex: 0x747480, opacity: 0.08)),
    ("systemRed", Color(hex: 0xFF3B30)), ("systemOrange", Color(hex: 0xFF9500)),
    ("systemYellow", Color(hex: 0xFFCC00)), ("systemGreen", Color(hex: 0x34C759)),
    ("systemMint", Color(hex: 0x00C7BE)), ("systemTeal", Color(hex: 0x30B0C7)),
    ("systemCyan", Color(hex: 0x32ADE6)), ("systemBlue", Color(hex: 0x007AFF)),
    ("systemIndigo", Color(hex: 0x5856D6)), ("systemPurple", Color(hex: 0xAF52DE)),
    ("systemPink", Color(hex: 0xFF2D55)), ("systemBrown", Color(hex: 0xA2845E)),
    ("systemGray", Color(hex: 0x8E8E93)), ("systemGray2", Color(hex: 0xAEAEB2)),
    ("systemGray3", Color(hex: 0xC7C7CC)), ("systemGray4", Color(hex: 0xD1D1D6)),
    ("systemGray5", Color(hex: 0xE5E5EA)), ("systemGray6", Color(hex: 0xF2F2F7)),
    ("white", .white), ("black", .black), ("clear", .clear), ("red", Color(hex: 0xFF0000)),
    ("green", Color(hex: 0x00FF00)), ("blue", Color(hex: 0x0000FF)),
    ("yellow", Color(hex: 0xFFFF00)), ("orange", Color(hex: 0xFF8000)),
    ("purple", Color(hex: 0x800080)), ("brown", Color(hex: 0x996633)),
    ("cyan", Color(hex: 0x00FFFF)), ("magenta", Color(hex: 0xFF00FF)),
    ("gray", Color(hex: 0x808080)), ("lightGray", Color(hex: 0xAAAAAA)),
    ("darkGray", Color(hex: 0x555555)),
  ]
}

extension Color {
  /// A full colour whose hue follows from the bytes of a name.
  static func named(_ name: String) -> Color {
    let sum = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return Color(hue: Double(sum % 360) / 360, saturation: 0.6, brightness: 0.85, opacity: 1)
  }

  init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    func part(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }
}
