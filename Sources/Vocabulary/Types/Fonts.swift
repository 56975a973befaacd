/// Fonts: a size each.
import Engine
import Interpreter

extension Vocabulary {
  static let fonts: [Builtin] =
    styles.map { name, size in
      .staticMember(
        of: "Font", text("A text style.", "Text(\"Hi\").font(.\(name))", "static let \(name): Font")
      ) { Font(size: size) }
    }
    + weights.map { name in
      .staticMember(
        of: "Font.Weight",
        text(
          "How thick letters are.", "Text(\"Hi\").fontWeight(.\(name))",
          "static let \(name): Font.Weight")
      ) { FontWeight(name: name) }
    } + [
      .staticMember(
        of: "Font",
        text(
          "The system's font.", "Text(\"Hi\").font(.system(size: 20))",
          "static func system(size: CGFloat, weight: Font.Weight? = nil) -> Font")
      ) { (size: Double, weight: FontWeight?) in Font(size: size) },
      .member(
        of: "Font",
        text(
          "The font in bold.", "Text(\"Hi\").font(.title.bold())", "func bold() -> Font")
      ) {
        (font: Font) in font
      },
      .member(
        of: "Font",
        text(
          "The font in a weight.", "Text(\"Hi\").font(.title.weight(.bold))",
          "func weight(_ weight: Font.Weight) -> Font")
      ) { (font: Font, weight: FontWeight) in font },
    ]

  /// L45.
  private static let styles: [(String, Double)] = [
    ("largeTitle", 34), ("title", 28), ("title2", 22), ("title3", 20), ("headline", 17),
    ("body", 17), ("callout", 16), ("subheadline", 15), ("footnote", 13), ("caption", 12),
    ("caption2", 11),
  ]

  private static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
}
