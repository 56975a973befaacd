/// Single characters, and the positions of characters in a text.
import Basics
import Interpreter

extension Vocabulary {
  static let characters: [Builtin] = kinds + characterValues + textPositions + textParts

  private static let kinds: [Builtin] = [
    kind("isLetter", "a letter") { $0.isLetter },
    kind("isNumber", "a digit or another number") { $0.isNumber },
    kind("isWhitespace", "a space or a line break") { $0.isWhitespace },
    kind("isNewline", "a line break") { $0.isNewline },
    kind("isUppercase", "a capital") { $0.isUppercase },
    kind("isLowercase", "a small letter") { $0.isLowercase },
    kind("isPunctuation", "a mark between words") { $0.isPunctuation },
    kind("isSymbol", "a sign") { $0.isSymbol },
    kind("isHexDigit", "a digit of base 16") { $0.isHexDigit },
    kind("isASCII", "one of the first 128") { $0.isASCII },
  ]

  private static func kind(
    _ name: String, _ what: String, _ test: @escaping @Sendable (Character) -> Bool
  ) -> Builtin {
    .member(
      of: "Character",
      text(
        "Whether the character is \(what).", shows("Character(\"a\").\(name)"),
        "var \(name): Bool { get }")
    ) { (character: CharacterArgument) in test(character.value) }
  }

  private static let characterValues: [Builtin] = [
    .type("/// One character of a text.\nstruct Character: Hashable, Comparable"),
    .initializer(
      of: "Character",
      text("The one character of a text.", shows("Character(\"a\")"), "init(_ text: String)")
    ) { (text: String) in
      guard text.count == 1 else { throw ValueLimits.oneCharacter }
      return text
    },
    .member(
      of: "Character",
      text(
        "The whole number a digit stands for.", shows("Character(\"7\").wholeNumberValue ?? 0"),
        "var wholeNumberValue: Int? { get }")
    ) { (character: CharacterArgument) in character.value.wholeNumberValue },
    .member(
      of: "Character",
      text(
        "The number of a digit of base 16.", shows("Character(\"f\").hexDigitValue ?? 0"),
        "var hexDigitValue: Int? { get }")
    ) { (character: CharacterArgument) in character.value.hexDigitValue },
    .member(
      of: "Character",
      text(
        "The number of a plain character.", shows("Character(\"A\").asciiValue ?? 0"),
        "var asciiValue: Int? { get }")
    ) { (character: CharacterArgument) in character.value.asciiValue.map { Int($0) } },
    .member(
      of: "Character",
      text(
        "The character in capitals.", shows("Character(\"a\").uppercased()"),
        "func uppercased() -> String")
    ) { (character: CharacterArgument) in character.value.uppercased() },
    .member(
      of: "Character",
      text(
        "The character in small letters.", shows("Character(\"A\").lowercased()"),
        "func lowercased() -> String")
    ) { (character: CharacterArgument) in character.value.lowercased() },
  ]

  private static let textPositions: [Builtin] = [
    position("startIndex", "The first position.") { _ in 0 },
    position("endIndex", "The position behind the last character.") { $0.count },
    .member(
      of: "String",
      text(
        "The next position.", shows("\"abc\"[\"abc\".index(after: \"abc\".startIndex)]"),
        "func index(after i: String.Index) -> String.Index")
    ) { (text: String, at: TextIndex) in try at.moved(1, in: text) },
    .member(
      of: "String",
      text(
        "The position before.", shows("\"abc\"[\"abc\".index(before: \"abc\".endIndex)]"),
        "func index(before i: String.Index) -> String.Index")
    ) { (text: String, at: TextIndex) in try at.moved(-1, in: text) },
    .member(
      of: "String",
      text(
        "The position some characters on.",
        shows("\"abc\"[\"abc\".index(\"abc\".startIndex, offsetBy: 2)]"),
        "func index(_ i: String.Index, offsetBy distance: Int) -> String.Index")
    ) { (text: String, at: TextIndex, distance: Int) in try at.moved(distance, in: text) },
    .member(
      of: "String",
      text(
        "Characters between two positions.",
        shows("\"abc\".distance(from: \"abc\".startIndex, to: \"abc\".endIndex)"),
        "func distance(from start: String.Index, to end: String.Index) -> Int")
    ) { (_: String, start: TextIndex, end: TextIndex) in end.offset - start.offset },
    .member(
      of: "String",
      text(
        "The position of a character.", shows("\"abc\".firstIndex(of: \"b\") != nil"),
        "func firstIndex(of character: Character) -> String.Index?")
    ) { (text: String, character: CharacterArgument) in
      Array(text).firstIndex(of: character.value).map { TextIndex(offset: $0) }
    },
    .member(
      of: "String",
      text(
        "Where another text is inside.", shows("\"abc\".range(of: \"bc\") != nil"),
        "func range(of other: String) -> Range<String.Index>?")
    ) { (text: String, other: String) in
      guard let found = text.firstRange(of: other) else { return Value.none }
      let start = text.distance(from: text.startIndex, to: found.lowerBound)
      let end = text.distance(from: text.startIndex, to: found.upperBound)
      return .object(
        RangeObject(
          TextIndex(offset: start).toValue(), TextIndex(offset: end).toValue(), isClosed: false))
    },
  ]

  private static func position(
    _ name: String, _ summary: String, _ find: @escaping @Sendable (String) -> Int
  ) -> Builtin {
    .member(
      of: "String",
      text(
        summary, shows("\"abc\".\(name) == \"abc\".\(name)"), "var \(name): String.Index { get }")
    ) { (text: String) in TextIndex(offset: find(text)) }
  }

  private static let textParts: [Builtin] =
    [
      .member(
        of: "String",
        text(
          "The character at a position.", shows("\"abc\"[\"abc\".startIndex]"),
          "subscript(position: String.Index) -> Character")
      ) { (text: String, at: TextIndex) in
        let all = Array(text)
        guard all.indices.contains(at.offset) else {
          throw ValueLimits.outOfBounds(at.offset, all.count)
        }
        return String(all[at.offset])
      }
    ]
    + ["Range", "ClosedRange"].map { range in
      .member(
        of: "String",
        text(
          "The characters between two positions.", shows("\"abc\"[\"abc\".startIndex...]"),
          "subscript(range: \(range)<String.Index>) -> String")
      ) { (text: String, range: BoundsArgument) in
        String(text[try range.part(of: text)])
      }
    }
}

/// `String.Index`: the number of characters before.
struct TextIndex: HostValue, Hashable {
  static var spelling: String { "String.Index" }
  var offset: Int

  func moved(_ distance: Int, in text: String) throws -> TextIndex {
    let (target, isOver) = offset.addingReportingOverflow(distance)
    guard !isOver, target >= 0, target <= text.count else {
      throw ValueLimits.outOfBounds(target, text.count)
    }
    return TextIndex(offset: target)
  }

  static func combine(_ operation: String, _ a: Value, _ b: Value) -> Value? {
    guard let x = a.cast(to: HostObject<TextIndex>.self)?.value.offset,
      let y = b.cast(to: HostObject<TextIndex>.self)?.value.offset
    else { return nil }
    switch operation {
    case "<": return .bool(x < y)
    case "<=": return .bool(x <= y)
    case ">": return .bool(x > y)
    case ">=": return .bool(x >= y)
    default: return nil
    }
  }
}

extension ValueLimits {
  static let oneCharacter = Trap("a character is made of a text with exactly one character")
}

/// A text of one character.
struct CharacterArgument: Argument {
  static var spelling: String { "Character" }
  let value: Character

  init(_ value: Value, in context: CallContext) throws {
    guard let text = value.stringValue, text.count == 1, let only = text.first else {
      throw context.mismatch(expected: "Character", got: value)
    }
    self.value = only
  }
}
