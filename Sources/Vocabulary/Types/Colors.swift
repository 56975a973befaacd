/// Colours.
import Drawing
import Interpreter

extension Vocabulary {
  static let colors: [Builtin] =
    named.map { name, color in
      .staticMember(
        of: "Color",
        text(
          "A colour.", "Circle().fill(.\(name))",
          (color.opacity == 0 ? "/// Marks: unseen\n" : "") + "static let \(name): Color")
      ) { color }
    } + [
      .initializer(
        of: "Color",
        text(
          "A colour from its parts, 0 to 1.", "Color(red: 1, green: 0.5, blue: 0)",
          "init(red: Double, green: Double, blue: Double, opacity: Double = 1)")
      ) { (red: Double, green: Double, blue: Double, opacity: Double) in
        Color(red: red, green: green, blue: blue, opacity: opacity)
      },
      .initializer(
        of: "Color",
        text(
          "A grey, 0 black to 1 white.", "Color(white: 0.5)",
          "init(white: Double, opacity: Double = 1)")
      ) { (white: Double, opacity: Double) in
        Color(red: white, green: white, blue: white, opacity: opacity)
      },
      .initializer(
        of: "Color",
        text(
          "A colour by hue, saturation and brightness.",
          "Color(hue: 0.3, saturation: 1, brightness: 1)",
          "init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)")
      ) { (hue: Double, saturation: Double, brightness: Double, opacity: Double) in
        Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
      },
      .member(
        of: "Color",
        text(
          "The colour, partly transparent.", "Circle().fill(Color.red.opacity(0.5))",
          "/// Marks: alters\nfunc opacity(_ opacity: Double) -> Color")
      ) { (color: Color, opacity: Double) in
        Color(
          red: color.red, green: color.green, blue: color.blue, opacity: color.opacity * opacity)
      },
    ]

  /// The system's colours in light mode.
  private static let named: [(String, Color)] = [
    ("red", Color(hex: 0xFF3B30)), ("orange", Color(hex: 0xFF9500)),
    ("yellow", Color(hex: 0xFFCC00)), ("green", Color(hex: 0x34C759)),
    ("mint", Color(hex: 0x00C7BE)), ("teal", Color(hex: 0x30B0C7)), ("cyan", Color(hex: 0x32ADE6)),
    ("blue", Color(hex: 0x007AFF)), ("indigo", Color(hex: 0x5856D6)),
    ("purple", Color(hex: 0xAF52DE)), ("pink", Color(hex: 0xFF2D55)),
    ("brown", Color(hex: 0xA2845E)), ("gray", Color(hex: 0x8E8E93)), ("white", .white),
    ("black", .black), ("clear", .clear), ("primary", .black),
    ("secondary", Color(hex: 0x3C3C43, opacity: 0.6)), ("accentColor", Color(hex: 0x007AFF)),
  ]
}
