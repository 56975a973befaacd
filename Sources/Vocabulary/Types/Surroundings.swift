/// The screen, chance, time and what is read of the environment: all of it definite.
import Drawing
import Engine
import Foundation
import Interpreter

extension Vocabulary {
  static let surroundings: [Builtin] = screens + chance + fontForms

  private static let screens: [Builtin] = [
    .type("/// The screen.\nstruct UIScreen"),
    .staticMember(
      of: "UIScreen",
      text("The screen.", "Text(\"\\(UIScreen.main.bounds.width)\")", "static let main: UIScreen")
    ) { Choice(type: "UIScreen", name: "main") },
    .member(
      of: "UIScreen",
      differing(
        "The size of the screen.", "Color.red.frame(width: UIScreen.main.bounds.width / 2)",
        "always 390 by 844 points", "var bounds: CGRect { get }")
    ) { (_: Value) in Rect(0, 0, 390, 844) },
    .member(
      of: "UIScreen",
      text("Pixels in a point.", "Text(\"\\(UIScreen.main.scale)\")", "var scale: CGFloat { get }")
    ) { (_: Value) in 3.0 },
  ]

  /// A number from 0 up to 1 that depends on how many were asked for before.
  static func chance(_ machine: Machine) -> Double {
    var bits = UInt64(truncatingIfNeeded: machine.makeUnique()) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Double(bits >> 11) / 9_007_199_254_740_992
  }

  private static let sameAgain = "the same numbers in every run"

  private static let chance: [Builtin] =
    ["ClosedRange", "Range"].flatMap { range -> [Builtin] in
      let example = range == "Range" ? "0..<6" : "0...6"
      return [
        .staticMember(
          of: "Double",
          differing(
            "A number by chance.", "Text(\"\\(Double.random(in: \(example)))\")", sameAgain,
            "/// Marks: fresh\nstatic func random(in range: \(range)<Double>) -> Double")
        ) { (range: ChanceRange) in
          range.low + (range.high - range.low) * chance(range.machine)
        },
        .staticMember(
          of: "Int",
          differing(
            "A whole number by chance.", "Text(\"\\(Int.random(in: \(example)))\")", sameAgain,
            "/// Marks: fresh\nstatic func random(in range: \(range)<Int>) -> Int")
        ) { (range: ChanceRange) in
          let count = range.high - range.low + (range.isClosed ? 1 : 0)
          return try wholeNumber(range.low + (count * chance(range.machine)).rounded(.down))
        },
      ]
    } + [
      .staticMember(
        of: "Bool",
        differing(
          "True or false by chance.", "Text(Bool.random() ? \"yes\" : \"no\")", "always the same",
          "/// Marks: fresh\nstatic func random() -> Bool")
      ) { true },
      .member(
        of: "Array",
        differing(
          "An element by chance.", "Text(\"\\([1, 2].randomElement() ?? 0)\")", sameAgain,
          "/// Marks: fresh\nfunc randomElement() -> Element?")
      ) { (all: ChanceElements) in
        all.values.isEmpty
          ? Value.none : all.values[Int(Double(all.values.count) * chance(all.machine))]
      },
      .member(
        of: "Array",
        differing(
          "The elements in an order by chance.", "Text(\"\\([1, 2].shuffled().count)\")", sameAgain,
          "func shuffled() -> [Element]")
      ) { (all: ChanceElements) in
        var values = all.values
        for last in values.indices.dropFirst().reversed() {
          values.swapAt(last, Int(Double(last + 1) * chance(all.machine)))
        }
        return values
      },
    ]

  private static let oneFace = "letters keep the widths of one face"

  private static let fontForms: [Builtin] =
    [
      .staticMember(
        of: "Font",
        differing(
          "The system's font in a design.",
          "Text(\"Hi\").font(.system(size: 20, design: .rounded))",
          oneFace,
          """
          static func system(
            size: CGFloat, weight: Font.Weight? = nil, design: Font.Design
          ) -> Font
          """)
      ) { (size: Double, weight: Font.Weight?, design: Value) in
        font(Font(size: size), weight, design)
      },
      .staticMember(
        of: "Font",
        differing(
          "A text style in a design.", "Text(\"Hi\").font(.system(.title, design: .rounded))",
          oneFace,
          """
          static func system(
            _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
          ) -> Font
          """)
      ) { (style: TextStyle, design: Value, weight: Font.Weight?) in
        font(style.font, weight, design)
      },
      .staticMember(
        of: "Font",
        differing(
          "A font by its name.", "Text(\"Hi\").font(.custom(\"Avenir\", size: 20))", oneFace,
          "static func custom(_ name: String, size: CGFloat) -> Font")
      ) { (_: String, size: Double) in Font(size: size) },
      .staticMember(
        of: "Font",
        differing(
          "A font by its name that grows with a style.",
          "Text(\"Hi\").font(.custom(\"Avenir\", size: 20, relativeTo: .title))", oneFace,
          """
          static func custom(
            _ name: String, size: CGFloat, relativeTo style: Font.TextStyle
          ) -> Font
          """
        )
      ) { (_: String, size: Double, _: Value) in Font(size: size) },
    ]
    + ["italic", "smallCaps"].map { name in
      unchanged(
        of: "Font", "The font in another face.", "Text(\"Hi\").font(.title.\(name)())",
        "func \(name)() -> Font", 0, differs: oneFace)
    }

  private static func font(_ font: Font, _ weight: Font.Weight?, _ design: Value) -> Font {
    let isMonospaced = design.cast(to: HostObject<Choice>.self)?.value.name == "monospaced"
    return Font(
      size: font.size, weight: weight ?? font.weight,
      pitch: isMonospaced ? .monospaced : font.pitch)
  }
}

/// `Font.TextStyle`: the font it stands for.
struct TextStyle: Argument {
  static var spelling: String { "Font.TextStyle" }
  let font: Font

  init(_ value: Value, in context: CallContext) throws { font = try Font(value, in: context) }
}

/// A range to choose from, with the machine that counts the choices.
struct ChanceRange: Argument {
  static var spelling: String { "Any" }
  let low: Double
  let high: Double
  let isClosed: Bool
  let machine: Machine

  init(_ value: Value, in context: CallContext) throws {
    guard let range = value.cast(to: RangeObject.self), let low = range.lower.number,
      let high = range.upper.number, low.isFinite, high.isFinite,
      low < high || (low == high && range.isClosed)
    else { throw context.mismatch(expected: "a range with numbers in it", got: value) }
    (self.low, self.high, isClosed, machine) = (low, high, range.isClosed, context.machine)
  }
}

/// Elements to choose from, with the machine that counts the choices.
struct ChanceElements: Argument {
  static var spelling: String { "Any" }
  let values: [Value]
  let machine: Machine

  init(_ value: Value, in context: CallContext) throws {
    values = try [Value](value, in: context)
    machine = context.machine
  }
}
