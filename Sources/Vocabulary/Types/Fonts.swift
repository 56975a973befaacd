/// Fonts: a size, a weight, and whether characters are as wide as each other.
import Engine
import Interpreter

extension Vocabulary {
  static let fonts: [Builtin] =
    styles.flatMap { name, font -> [Builtin] in
      [
        .staticMember(
          of: "Font",
          text("A text style.", "Text(\"Hi\").font(.\(name))", "static let \(name): Font")
        ) { font },
        .staticMember(
          of: "Font.TextStyle",
          text(
            "A text style.", "Text(\"Hi\").font(.system(.\(name)))",
            "static let \(name): Font.TextStyle")
        ) { font },
      ]
    }
    + Font.Weight.allCases.map { weight in
      .staticMember(
        of: "Font.Weight",
        text(
          "How thick letters are.", "Text(\"Hi\").fontWeight(.\(weight))",
          "static let \(weight): Font.Weight")
      ) { weight }
    } + [
      .staticMember(
        of: "Font",
        text(
          "The system's font.", "Text(\"Hi\").font(.system(size: 20))",
          "static func system(size: CGFloat, weight: Font.Weight? = nil) -> Font")
      ) { (size: Double, weight: Font.Weight?) in
        Font(size: size, weight: weight ?? .regular)
      },
      changed("The font in bold.", "bold()") { $0.weight = .bold },
      changed("Digits of one width.", "monospacedDigit()") { $0.pitch = .monospacedDigits },
      changed("Letters of one width.", "monospaced()") { $0.pitch = .monospaced },
      .member(
        of: "Font",
        text(
          "The font in a weight.", "Text(\"Hi\").font(.title.weight(.bold))",
          "func weight(_ weight: Font.Weight) -> Font")
      ) { (font: Font, weight: Font.Weight) in
        Font(size: font.size, weight: weight, pitch: font.pitch)
      },
    ]

  private static func changed(
    _ summary: String, _ call: String, _ change: @escaping @Sendable (inout Font) -> Void
  ) -> Builtin {
    .member(
      of: "Font",
      text(summary, "Text(\"Hi\").font(.title.\(call))", "func \(call) -> Font")
    ) { (font: Font) in
      var font = font
      change(&font)
      return font
    }
  }

  /// L45.
  private static let styles: [(String, Font)] = [
    ("largeTitle", 34), ("title", 28), ("title2", 22), ("title3", 20), ("headline", 17),
    ("body", 17), ("callout", 16), ("subheadline", 15), ("footnote", 13), ("caption", 12),
    ("caption2", 11),
  ].map { name, size in
    (name, Font(size: size, weight: name == "headline" ? .semibold : .regular))
  }
}
