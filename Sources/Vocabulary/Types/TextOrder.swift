/// Which of two texts, or moments, comes first.
import Foundation
import Interpreter

extension Vocabulary {
  static let textOrder: [Builtin] = orders + comparing

  private static let orders: [Builtin] =
    [.type("/// Which of two values comes first.\nenum ComparisonResult: Hashable")]
    + ["orderedAscending", "orderedSame", "orderedDescending"].map { name in
      .staticMember(
        of: "ComparisonResult",
        text(
          "Which of two values comes first.", shows("\"a\".compare(\"b\") == .\(name)"),
          "static let \(name): ComparisonResult")
      ) { Choice(type: "ComparisonResult", name: name) }
    }

  private static let comparing: [Builtin] =
    [("compare", false), ("localizedCompare", false), ("caseInsensitiveCompare", true)].map {
      name, ignoresCase in
      .member(
        of: "String",
        text(
          "Which of two texts comes first" + (ignoresCase ? ", in any case." : "."),
          shows("\"a\".\(name)(\"b\") == .orderedAscending"),
          "func \(name)(_ other: String) -> ComparisonResult")
      ) { (a: String, b: String) in
        let (x, y) = ignoresCase ? (a.lowercased(), b.lowercased()) : (a, b)
        return order(x < y, x == y)
      }
    } + [
      .member(
        of: "String",
        text(
          "Which of two texts comes first, with numbers in them by their size.",
          shows("\"a10\".localizedStandardCompare(\"a9\") == .orderedDescending"),
          "func localizedStandardCompare(_ other: String) -> ComparisonResult")
      ) { (a: String, b: String) in
        let (x, y) = (chunks(of: a), chunks(of: b))
        return order(x.lexicographicallyPrecedes(y) { $0 < $1 }, x == y)
      },
      .member(
        of: "Date",
        text(
          "Which of two moments comes first.",
          shows("Date().compare(Date()) == .orderedSame"),
          "func compare(_ other: Date) -> ComparisonResult")
      ) { (a: DateValue, b: DateValue) in order(a.seconds < b.seconds, a.seconds == b.seconds) },
    ]

  private static func order(_ isLess: Bool, _ isSame: Bool) -> Choice {
    Choice(
      type: "ComparisonResult",
      name: isSame ? "orderedSame" : isLess ? "orderedAscending" : "orderedDescending")
  }

  /// A text as people order it: small letters, and numbers filled up to one width.
  private static func chunks(of text: String) -> [String] {
    var all: [String] = []
    var number = ""
    for character in text.lowercased() + "\n" {
      if character.isNumber {
        number.append(character)
        continue
      }
      if !number.isEmpty {
        all.append(String(repeating: "0", count: max(0, 20 - number.count)) + number)
        number = ""
      }
      all.append(String(character))
    }
    return all
  }
}
