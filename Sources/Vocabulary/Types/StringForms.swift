/// Texts taken apart, changed and compared.
import Foundation
import Interpreter

extension Vocabulary {
  static let stringForms: [Builtin] =
    characterChoices + partsOfTexts + textChanges + textEdits + comparisons

  private static let characterChoices: [Builtin] = [
    .member(
      of: "String",
      text(
        "The first characters.", "Text(\"abc\".prefix(2))", "func prefix(_ count: Int) -> String")
    ) { (text: String, count: Int) in String(text.prefix(max(count, 0))) },
    .member(
      of: "String",
      text("The last characters.", "Text(\"abc\".suffix(2))", "func suffix(_ count: Int) -> String")
    ) { (text: String, count: Int) in String(text.suffix(max(count, 0))) },
    .member(
      of: "String",
      text(
        "The text without its first characters.", "Text(\"abc\".dropFirst())",
        "func dropFirst(_ count: Int = 1) -> String")
    ) { (text: String, count: Int) in String(text.dropFirst(max(count, 0))) },
    .member(
      of: "String",
      text(
        "The text without its last characters.", "Text(\"abc\".dropLast())",
        "func dropLast(_ count: Int = 1) -> String")
    ) { (text: String, count: Int) in String(text.dropLast(max(count, 0))) },
    .member(
      of: "String",
      text(
        "The characters that fit.", "Text(\"a1\".filter { $0.isLetter })",
        "func filter(_ isIncluded: (Character) -> Bool) -> String")
    ) { (text: String, test: Closure) in
      String(try text.filter { try isTrue(test(.string(String($0)))) })
    },
    .member(
      of: "String",
      text(
        "The characters before the first that does not fit.",
        "Text(\"ab1\".prefix { $0.isLetter })",
        "func prefix(while predicate: (Character) -> Bool) -> String")
    ) { (text: String, test: Closure) in
      String(try text.prefix { try isTrue(test(.string(String($0)))) })
    },
    .member(
      of: "String",
      text(
        "The text from the first character that does not fit.",
        "Text(\"ab1\".drop { $0.isLetter })",
        "func drop(while predicate: (Character) -> Bool) -> String")
    ) { (text: String, test: Closure) in
      String(try text.drop { try isTrue(test(.string(String($0)))) })
    },
    .member(
      of: "String",
      text("The bytes of the text.", shows("\"abc\".utf8.count"), "var utf8: [Int] { get }")
    ) { (text: String) in text.utf8.map { Int($0) } },
    .member(
      of: "String",
      text(
        "The numbers of its characters.", shows("\"abc\".unicodeScalars.count"),
        "var unicodeScalars: [Int] { get }")
    ) { (text: String) in text.unicodeScalars.map { Int($0.value) } },
  ]

  private static let partsOfTexts: [Builtin] = [
    .member(
      of: "String",
      text(
        "The parts between separators, empty ones too.",
        shows("\"a, b\".components(separatedBy: \", \").count"),
        "func components(separatedBy separator: String) -> [String]")
    ) { (text: String, separator: String) in
      text.components(separatedBy: separator)
    },
    .member(
      of: "String",
      text(
        "The parts between characters of a kind, empty ones too.",
        shows("\"a b\".components(separatedBy: .whitespaces).count"),
        "func components(separatedBy separators: CharacterSet) -> [String]")
    ) { (text: String, set: CharacterKinds) in
      text.split(omittingEmptySubsequences: false, whereSeparator: set.contains).map { String($0) }
    },
    .member(
      of: "String",
      text(
        "The parts between separators.", "Text(\"a b\".split(separator: \" \")[0])",
        """
        func split(
          separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
        ) -> [String]
        """)
    ) { (text: String, separator: CharacterArgument, most: Int, omits: Bool) in
      text.split(
        separator: separator.value, maxSplits: max(most, 0), omittingEmptySubsequences: omits
      ).map { String($0) }
    },
    .member(
      of: "String",
      text(
        "The parts between characters that fit.", "Text(\"a1b\".split { $0.isNumber }[0])",
        "func split(whereSeparator isSeparator: (Character) -> Bool) -> [String]")
    ) { (text: String, test: Closure) in
      try text.split { try isTrue(test(.string(String($0)))) }.map { String($0) }
    },
    .member(
      of: "String",
      text(
        "The text without characters of a kind at its ends.",
        "Text(\" a \".trimmingCharacters(in: .whitespaces))",
        "func trimmingCharacters(in set: CharacterSet) -> String")
    ) { (text: String, set: CharacterKinds) in
      let tail = text.drop(while: set.contains)
      return String(tail.reversed().drop(while: set.contains).reversed())
    },
  ]

  private static let textChanges: [Builtin] = [
    changing(
      "Puts a character in at a position.",
      "mutating func insert(_ character: Character, at i: String.Index)"
    ) { (text: inout String, character: CharacterArgument, at: TextIndex) in
      let position = try at.moved(0, in: text).offset
      text.insert(character.value, at: text.index(text.startIndex, offsetBy: position))
      return Nothing()
    },
    changing(
      "Adds the characters of a sequence at the end.",
      "mutating func append<S: Sequence>(contentsOf characters: S)"
    ) { (text: inout String, characters: [Value]) in
      text += characters.map(\.description).joined()
      return Nothing()
    },
    changing(
      "Adds a character at the end.", "mutating func append(_ character: Character)"
    ) { (text: inout String, character: CharacterArgument) in
      text.append(character.value)
      return Nothing()
    },
    changing("Takes the first character out.", "mutating func removeFirst() -> Character") {
      (text: inout String) in
      guard !text.isEmpty else { throw ValueLimits.outOfBounds(0, 0) }
      return String(text.removeFirst())
    },
    changing("Takes the last character out.", "mutating func removeLast() -> Character") {
      (text: inout String) in
      guard !text.isEmpty else { throw ValueLimits.outOfBounds(0, 0) }
      return String(text.removeLast())
    },
    changing("Takes the last characters out.", "mutating func removeLast(_ count: Int)") {
      (text: inout String, count: Int) in
      guard count >= 0, count <= text.count else {
        throw ValueLimits.outOfBounds(count, text.count)
      }
      text.removeLast(count)
      return Nothing()
    },
    changing(
      "Takes the last character out, if there is one.", "mutating func popLast() -> Character?"
    ) {
      (text: inout String) in text.popLast().map { String($0) }
    },
    changing("Takes all characters out.", "mutating func removeAll()") { (text: inout String) in
      text = ""
      return Nothing()
    },
    .member(
      of: "String",
      text(
        "The text filled up, or cut, to a length.",
        "Text(\"7\".padding(toLength: 3, withPad: \" \", startingAt: 0))",
        """
        func padding(toLength length: Int, withPad pad: String, startingAt start: Int) -> String
        """)
    ) { (text: String, length: Int, pad: String, start: Int) in
      guard length <= ValueLimits.textBytes else { throw ValueLimits.text }
      var made = Array(text.prefix(max(length, 0)))
      let fill = Array(pad)
      var next = max(start, 0)
      while made.count < length, !fill.isEmpty {
        made.append(fill[next % fill.count])
        next += 1
      }
      return String(made)
    },
  ]

  /// A method that changes a text.
  static func changing<each P: Argument, R: ValueConvertible>(
    _ summary: String, _ declaration: String,
    _ change: @escaping @Sendable (inout String, repeat each P) throws -> R
  ) -> Builtin {
    .mutating(of: "String", text(summary, "Text(\"Hi\")", declaration)) {
      (value: inout Value, context: CallContext, arguments: repeat each P) in
      var text = try String(value, in: context)
      let result = try change(&text, repeat each arguments)
      guard text.utf8.count <= ValueLimits.textBytes else { throw ValueLimits.text }
      value = .string(text)
      return result
    }
  }

  private static let comparisons: [Builtin] =
    searches(in: [
      ("localizedCaseInsensitiveContains", "Whether another text is inside, in any case."),
      ("localizedStandardContains", "Whether another text is inside, as people search."),
    ])
    + [
      textAs("localizedCapitalized") { $0.capitalized },
      textAs("localizedUppercase") { $0.uppercased() },
      textAs("localizedLowercase") { $0.lowercased() }, textAs("description") { $0 },
    ] + characterKinds

  private static func searches(in names: [(String, String)]) -> [Builtin] {
    names.map { name, summary in
      .member(
        of: "String",
        text(
          summary, shows("\"Abc\".\(name)(\"b\")"), "func \(name)(_ other: String) -> Bool")
      ) { (text: String, other: String) in
        other.isEmpty || text.lowercased().contains(other.lowercased())
      }
    }
  }

  private static func textAs(
    _ name: String, _ change: @escaping @Sendable (String) -> String
  ) -> Builtin {
    .member(
      of: "String",
      text("The text, as its name says.", "Text(\"abc\".\(name))", "var \(name): String { get }")
    ) { (text: String) in change(text) }
  }

  private static let characterKinds: [Builtin] =
    CharacterKinds.all.enumerated().map { index, kind in
      .staticMember(
        of: "CharacterSet",
        text(
          "A kind of characters.", "Text(\" a \".trimmingCharacters(in: .\(kind.name)))",
          "static let \(kind.name): CharacterSet")
      ) { CharacterKinds(kinds: [index]) }
    } + characterSets

  private static let characterSets: [Builtin] = [
    .type("/// A kind of characters.\nstruct CharacterSet"),
    .initializer(
      of: "CharacterSet",
      text(
        "The characters of a text.",
        "Text(\"a-b\".trimmingCharacters(in: CharacterSet(charactersIn: \"a\")))",
        "init(charactersIn text: String)")
    ) { (text: String) in CharacterKinds(characters: text) },
    .member(
      of: "CharacterSet",
      text(
        "All other characters.", "Text(\"a-b\".trimmingCharacters(in: .letters.inverted))",
        "var inverted: CharacterSet { get }")
    ) { (set: CharacterKinds) in
      var set = set
      set.isInverted.toggle()
      return set
    },
    .member(
      of: "CharacterSet",
      text(
        "The characters of both.",
        "Text(\"a-b\".trimmingCharacters(in: .letters.union(.whitespaces)))",
        "func union(_ other: CharacterSet) -> CharacterSet")
    ) { (a: CharacterKinds, b: CharacterKinds) in
      CharacterKinds(kinds: a.kinds + b.kinds, characters: a.characters + b.characters)
    },
  ]
}

/// `CharacterSet`: kinds by their positions in a table, and single characters.
struct CharacterKinds: HostValue, Hashable {
  static var spelling: String { "CharacterSet" }
  var kinds: [Int] = []
  var characters = ""
  var isInverted = false

  func contains(_ character: Character) -> Bool {
    let isInside =
      characters.contains(character) || kinds.contains { CharacterKinds.all[$0].holds(character) }
    return isInside != isInverted
  }

  /// The kinds that have names.
  static let all: [(name: String, holds: @Sendable (Character) -> Bool)] = [
    ("whitespaces", { $0 == " " || $0 == "\t" }),
    ("whitespacesAndNewlines", { $0.isWhitespace }),
    ("newlines", { $0.isNewline }),
    ("letters", { $0.isLetter }),
    ("decimalDigits", { $0.isWholeNumber }),
    ("alphanumerics", { $0.isLetter || $0.isNumber }),
    ("punctuationCharacters", { $0.isPunctuation }),
    ("uppercaseLetters", { $0.isUppercase }),
    ("lowercaseLetters", { $0.isLowercase }),
  ]
}
