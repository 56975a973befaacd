/// What is written on a text or around texts: fonts, weights, distances, lines and cuts.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let textModifiers: [Builtin] = fontChanges + paints + letterChanges + lines + textOptions

  private static let unseen = "letters look the same; only the distances could change, and do not"

  /// A change of the letters as a method of a text, which stays a text and can be added to others,
  /// and as a modifier for all texts inside.
  private static func letters<each P: Argument>(
    _ summary: String, _ example: String, _ declaration: String, differs: String? = nil,
    _ change: @escaping @Sendable (inout TextAttributes, repeat each P) -> Void
  ) -> [Builtin] {
    func card(_ result: String) -> String {
      let whole = "func \(declaration) -> \(result)"
      guard let differs else { return text(summary, "Text(\"Hi\").\(example)", whole) }
      return differing(summary, "Text(\"Hi\").\(example)", differs, whole)
    }
    return [
      .member(of: "Text", card("Text")) { (view: TextArgument, part: repeat each P) in
        view.value.with { change(&$0, repeat each part) }
      },
      .modifier(card("some View")) { (part: repeat each P) in
        EnvironmentModifier { change(&$0[.textAttributes], repeat each part) }
      },
    ]
  }

  private static let fontChanges: [Builtin] = [
    letters(
      "How thick the letters are.", "fontWeight(.bold)", "fontWeight(_ weight: Font.Weight?)"
    ) { (text: inout TextAttributes, weight: Font.Weight?) in text.weight = weight },
    letters("Makes the letters thick.", "bold()", "bold(_ isActive: Bool = true)") {
      (text: inout TextAttributes, isActive: Bool) in text.weight = isActive ? .bold : nil
    },
    letters(
      "Digits of one width.", "monospacedDigit()", "monospacedDigit()"
    ) { (text: inout TextAttributes) in text.pitch = .monospacedDigits },
    letters("Letters of one width.", "monospaced()", "monospaced(_ isActive: Bool = true)") {
      (text: inout TextAttributes, isActive: Bool) in text.pitch = isActive ? .monospaced : nil
    },
    letters(
      "The design of the letters.", "fontDesign(.monospaced)",
      "fontDesign(_ design: Font.Design?)", differs: "only monospaced differs from the default"
    ) { (text: inout TextAttributes, design: Value) in
      let name = design.cast(to: HostObject<Choice>.self)?.value.name
      text.pitch = name == "monospaced" ? .monospaced : nil
    },
    letters(
      "Makes the letters lean.", "italic()", "italic(_ isActive: Bool = true)", differs: unseen
    ) { (_: inout TextAttributes, _: Bool) in },
    letters(
      "A line below the letters.", "underline()",
      "underline(_ isActive: Bool = true, color: Color? = nil)", differs: "the line is not drawn"
    ) { (_: inout TextAttributes, _: Bool, _: Value) in },
    letters(
      "A line through the letters.", "strikethrough()",
      "strikethrough(_ isActive: Bool = true, color: Color? = nil)",
      differs: "the line is not drawn"
    ) { (_: inout TextAttributes, _: Bool, _: Value) in },
    letters(
      "Moves the letters up.", "baselineOffset(2)", "baselineOffset(_ baselineOffset: CGFloat)",
      differs: "letters stay on their line"
    ) { (_: inout TextAttributes, _: Double) in },
  ].flatMap { $0 }

  private static let letterChanges: [Builtin] = ["tracking", "kerning"].flatMap { name in
    letters(
      "More room after each letter, in points.", "\(name)(2)", "\(name)(_ \(name): CGFloat)"
    ) { (text: inout TextAttributes, points: Double) in text.tracking = points }
  }

  /// The font and the colour are handed down under keys of their own.
  private static let paints: [Builtin] = [
    .member(
      of: "Text",
      text(
        "The font of the text.", "Text(\"Hi\").font(.title)", "func font(_ font: Font?) -> Text")
    ) { (view: TextArgument, font: Font?) in view.value.with { $0.font = font } },
    .modifier(
      text(
        "The font of texts inside.", "VStack { Text(\"Hi\") }.font(.title)",
        "func font(_ font: Font?) -> some View")
    ) { (font: Font?) in EnvironmentModifier { $0[.font] = font ?? .body } },
    .member(
      of: "Text",
      differing(
        "The colour of the text.", "Text(\"Hi\").foregroundColor(.red)", oneColour,
        "func foregroundColor(_ color: Color?) -> Text")
    ) { (view: TextArgument, color: Color?) in view.value.with { $0.color = color } },
    .modifier(
      text(
        "The colour of texts and shapes inside.", "VStack { Text(\"Hi\") }.foregroundColor(.red)",
        "func foregroundColor(_ color: Color?) -> some View")
    ) { (color: Color?) in EnvironmentModifier { $0.setForeground(color) } },
    .member(
      of: "Text",
      differing(
        "The colour of the text.", "Text(\"Hi\").foregroundStyle(.red)", oneColour,
        "func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text")
    ) { (view: TextArgument, style: StyleArgument) in view.value.with { $0.color = style.color } },
    .modifier(
      text(
        "The colour of texts and shapes inside.", "VStack { Text(\"Hi\") }.foregroundStyle(.red)",
        "func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View")
    ) { (style: StyleArgument) in
      EnvironmentModifier { $0.setForeground(style.color, style.gradient) }
    },
  ]

  private static let oneColour = "texts added to each other are drawn in the first colour"

  private static let lines: [Builtin] = [
    .modifier(
      text(
        "The most lines a text takes.", "Text(\"Hi\").lineLimit(1)",
        "func lineLimit(_ number: Int?) -> some View")
    ) { (number: Int?) in limited(number, reserved: 0) },
    .modifier(
      text(
        "The most lines a text takes; their room may be kept free.",
        "Text(\"Hi\").lineLimit(2, reservesSpace: true)",
        "func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View")
    ) { (limit: Int, reserves: Bool) in limited(limit, reserved: reserves ? limit : 0) },
    .modifier(
      text(
        "The fewest lines whose room is kept, and the most a text takes.",
        "Text(\"Hi\").lineLimit(2...4)", "func lineLimit(_ limit: ClosedRange<Int>) -> some View")
    ) { (range: LineRange) in limited(range.most, reserved: range.least) },
    .modifier(
      text(
        "More room between lines, in points.", "Text(\"Hi\").lineSpacing(4)",
        "func lineSpacing(_ lineSpacing: CGFloat) -> some View")
    ) { (points: Double) in EnvironmentModifier { $0[.textSetting].lineSpacing = max(points, 0) } },
    .modifier(
      text(
        "How small letters may get before a text is cut, as a part of their size.",
        "Text(\"Hi\").lineLimit(1).minimumScaleFactor(0.5)",
        "func minimumScaleFactor(_ factor: CGFloat) -> some View")
    ) { (factor: Double) in
      EnvironmentModifier { $0[.textSetting].minimumScale = min(max(factor, 0), 1) }
    },
    .modifier(
      text(
        "Where a text is cut that does not fit.", "Text(\"Hi\").truncationMode(.middle)",
        "func truncationMode(_ mode: Text.TruncationMode) -> some View")
    ) { (mode: TextSetting.Truncation) in EnvironmentModifier { $0[.textSetting].truncation = mode }
    },
    .modifier(
      text(
        "Turns letters into capitals or small ones.", "Text(\"Hi\").textCase(.uppercase)",
        "func textCase(_ textCase: Text.Case?) -> some View")
    ) { (textCase: TextSetting.Case?) in
      EnvironmentModifier { $0[.textSetting].textCase = textCase }
    },
  ]

  private static func limited(_ number: Int?, reserved: Int) -> ModifierValue {
    EnvironmentModifier {
      $0[.lineLimit] = number
      $0[.textSetting].reservedLines = min(max(reserved, 0), 1_000)
    }
  }

  private static let textOptions: [Builtin] =
    [("head", .head), ("middle", .middle), ("tail", .tail)].map {
      (name: String, mode: TextSetting.Truncation) in
      .staticMember(
        of: "Text.TruncationMode",
        text(
          "Where a text is cut.", "Text(\"Hi\").truncationMode(.\(name))",
          "static let \(name): Text.TruncationMode")
      ) { mode }
    }
    + [("uppercase", .uppercase), ("lowercase", .lowercase)].map {
      (name: String, textCase: TextSetting.Case) in
      .staticMember(
        of: "Text.Case",
        text(
          "Capitals or small letters.", "Text(\"Hi\").textCase(.\(name))",
          "static let \(name): Text.Case")
      ) { textCase }
    }
}

/// A `Text` as a receiver.
struct TextArgument: Argument {
  static var spelling: String { "Text" }
  let value: TextView

  init(_ value: Value, in context: CallContext) throws {
    guard case .object(let object) = value, let view = object as? TextView else {
      throw context.mismatch(expected: "Text", got: value)
    }
    self.value = view
  }
}

/// `ClosedRange<Int>`: the fewest and the most lines.
struct LineRange: Argument {
  static var spelling: String { "ClosedRange" }
  let least: Int
  let most: Int

  init(_ value: Value, in context: CallContext) throws {
    guard let range = value.cast(to: RangeObject.self), case .int(let low) = range.lower,
      case .int(let high) = range.upper
    else { throw context.mismatch(expected: LineRange.spelling, got: value) }
    (least, most) = (low, high)
  }
}

extension TextSetting.Truncation: HostValue {
  package static var spelling: String { "Text.TruncationMode" }
}

extension TextSetting.Case: HostValue {
  package static var spelling: String { "Text.Case" }
}
