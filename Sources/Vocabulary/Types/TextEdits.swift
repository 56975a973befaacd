/// Texts changed at positions, and positions that are moved.
import Interpreter

extension Vocabulary {
  static let textEdits: [Builtin] = textRemovals + textReplacements + movedPositions

  private static let textRemovals: [Builtin] = [
    changing(
      "Takes the character at a position out.",
      "mutating func remove(at i: String.Index) -> Character"
    ) { (text: inout String, at: TextIndex) in
      guard at.offset >= 0, at.offset < text.count else {
        throw ValueLimits.outOfBounds(at.offset, text.count)
      }
      return String(text.remove(at: text.index(text.startIndex, offsetBy: at.offset)))
    },
    changing("Takes the first characters out.", "mutating func removeFirst(_ count: Int)") {
      (text: inout String, count: Int) in
      guard count >= 0, count <= text.count else {
        throw ValueLimits.outOfBounds(count, text.count)
      }
      text.removeFirst(count)
      return Nothing()
    },
    changing(
      "Takes the characters out that fit.",
      "mutating func removeAll(where shouldBeRemoved: (Character) -> Bool)"
    ) { (text: inout String, test: Closure) in
      try text.removeAll { try isTrue(test(.string(String($0)))) }
      return Nothing()
    },
    changing(
      "Puts a text in at a position.",
      "mutating func insert(contentsOf other: String, at i: String.Index)"
    ) { (text: inout String, other: String, at: TextIndex) in
      let position = try at.moved(0, in: text).offset
      text.insert(contentsOf: other, at: text.index(text.startIndex, offsetBy: position))
      return Nothing()
    },
  ]

  private static let textReplacements: [Builtin] =
    ["Range", "ClosedRange"].flatMap { range -> [Builtin] in
      [
        changing(
          "Takes the characters between two positions out.",
          "mutating func removeSubrange(_ bounds: \(range)<String.Index>)"
        ) { (text: inout String, bounds: BoundsArgument) in
          text.removeSubrange(try bounds.part(of: text))
          return Nothing()
        },
        changing(
          "Puts a text in the place of another.",
          """
          mutating func replaceSubrange(_ bounds: \(range)<String.Index>, with other: String)
          """
        ) { (text: inout String, bounds: BoundsArgument, other: String) in
          text.replaceSubrange(try bounds.part(of: text), with: other)
          return Nothing()
        },
        .member(
          of: "String",
          text(
            "The text with another in the place of a part.",
            "Text(\"abc\".replacingCharacters(in: \"abc\".startIndex..., with: \"x\"))",
            """
            func replacingCharacters(
              in range: \(range)<String.Index>, with replacement: String
            ) -> String
            """)
        ) { (text: String, bounds: BoundsArgument, other: String) in
          var changed = text
          changed.replaceSubrange(try bounds.part(of: text), with: other)
          return changed
        },
      ]
    }

  private static let movedPositions: [Builtin] = [
    .member(
      of: "String",
      text(
        "The position some characters on, or nil where that is past a limit.",
        shows(
          "\"abc\".index(\"abc\".startIndex, offsetBy: 9, limitedBy: \"abc\".endIndex) == nil"),
        """
        func index(
          _ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index
        ) -> String.Index?
        """)
    ) { (text: String, at: TextIndex, distance: Int, limit: TextIndex) in
      let (target, isOver) = at.offset.addingReportingOverflow(distance)
      let isPast =
        distance >= 0
        ? at.offset <= limit.offset && target > limit.offset
        : at.offset >= limit.offset && target < limit.offset
      return isOver || isPast ? TextIndex?.none : try at.moved(distance, in: text)
    },
    moved("formIndex(after", "Goes on to the next position.", by: 1),
    moved("formIndex(before", "Goes back to the position before.", by: -1),
    .member(
      of: "String",
      text(
        "The last position of a character.", shows("\"aba\".lastIndex(of: \"a\") != nil"),
        "func lastIndex(of character: Character) -> String.Index?")
    ) { (text: String, character: CharacterArgument) in
      Array(text).lastIndex(of: character.value).map { TextIndex(offset: $0) }
    },
    .member(
      of: "String",
      text(
        "The position of the first character that fits.",
        shows("\"a1\".firstIndex { $0.isNumber } != nil"),
        "func firstIndex(where predicate: (Character) -> Bool) -> String.Index?")
    ) { (text: String, test: Closure) in
      try Array(text).firstIndex { try isTrue(test(.string(String($0)))) }.map {
        TextIndex(offset: $0)
      }
    },
    .member(
      of: "String",
      text(
        "All positions of characters, in order.", shows("\"abc\".indices.count"),
        "var indices: [String.Index] { get }")
    ) { (text: String) in (0..<text.count).map { TextIndex(offset: $0) } },
  ]

  private static func moved(_ name: String, _ summary: String, by distance: Int) -> Builtin {
    .member(
      of: "String",
      text(
        summary,
        """
        Text("ab").onTapGesture {
          var i = "ab".index(after: "ab".startIndex)
          "ab".\(name): &i)
        }
        """, "func \(name) i: inout String.Index)")
    ) { (text: String, place: PlaceArgument) in
      guard let at = place.box.value.cast(to: HostObject<TextIndex>.self)?.value else {
        return Nothing()
      }
      place.box.value = try at.moved(distance, in: text).toValue()
      return Nothing()
    }
  }
}

extension BoundsArgument {
  /// The part of a text between the two positions; open ends reach to the ends of the text.
  func part(of text: String) throws -> Range<String.Index> {
    let count = text.count
    func offset(_ value: Value, _ open: Int) -> Int {
      value.cast(to: HostObject<TextIndex>.self)?.value.offset ?? open
    }
    let start = offset(object.lower, 0)
    var end = offset(object.upper, count)
    if object.isClosed, end < count { end += 1 }
    guard start >= 0, start <= end, end <= count else {
      throw ValueLimits.outOfBounds(end, count)
    }
    return text.index(text.startIndex, offsetBy: start)..<text.index(text.startIndex, offsetBy: end)
  }
}
