/// More of what every sequence can be asked: by closures, from the back, in parts.
import Interpreter

extension Vocabulary {
  /// An example that shows a value.
  static func shows(_ expression: String) -> String { "Text(\"\\(\(expression))\")" }

  static let moreSequences: [Builtin] = fromTheBack + extremes + parts + combinations + positions

  private static let fromTheBack: [Builtin] = [
    sequence(
      text(
        "The last element that fits.", shows("[4, 5].last { $0 > 3 } ?? 0"),
        "func last(where predicate: (Element) -> Bool) -> Element?")
    ) { (all: [Value], test: Closure) in try all.last { try isTrue(test($0)) } ?? .none },
    sequence(
      text(
        "The last position of an element.", shows("[4, 5, 4].lastIndex(of: 4) ?? 0"),
        "func lastIndex(of element: Element) -> Int?")
    ) { (all: [Value], element: Value) in all.lastIndex(of: element) },
    sequence(
      text(
        "The position of the last element that fits.", shows("[4, 5].lastIndex { $0 > 3 } ?? 0"),
        "func lastIndex(where predicate: (Element) -> Bool) -> Int?")
    ) { (all: [Value], test: Closure) in try all.lastIndex { try isTrue(test($0)) } },
    sequence(
      text(
        "The elements without the last ones.", shows("[1, 2, 3].dropLast()"),
        "func dropLast(_ count: Int = 1) -> [Element]")
    ) { (all: [Value], count: Int) in Array(all.dropLast(max(count, 0))) },
  ]

  private static let extremes: [Builtin] = [
    sequence(
      text(
        "The smallest element in an order of your own.", shows("[4, 5].min { $0 > $1 } ?? 0"),
        "func min(by areInOrder: (Element, Element) -> Bool) -> Element?")
    ) { (all: [Value], order: Closure) in try all.min { try isTrue(order($0, $1)) } ?? .none },
    sequence(
      text(
        "The largest element in an order of your own.", shows("[4, 5].max { $0 > $1 } ?? 0"),
        "func max(by areInOrder: (Element, Element) -> Bool) -> Element?")
    ) { (all: [Value], order: Closure) in try all.max { try isTrue(order($0, $1)) } ?? .none },
  ]

  private static let parts: [Builtin] = [
    sequence(
      text(
        "The elements before the first that does not fit.", shows("[1, 5, 2].prefix { $0 < 4 }"),
        "func prefix(while predicate: (Element) -> Bool) -> [Element]")
    ) { (all: [Value], test: Closure) in Array(try all.prefix { try isTrue(test($0)) }) },
    sequence(
      text(
        "The elements from the first that does not fit.", shows("[1, 5, 2].drop { $0 < 4 }"),
        "func drop(while predicate: (Element) -> Bool) -> [Element]")
    ) { (all: [Value], test: Closure) in Array(try all.drop { try isTrue(test($0)) }) },
    sequence(
      text(
        "The elements before a position.", shows("[1, 2, 3].prefix(upTo: 2)"),
        "func prefix(upTo end: Int) -> [Element]")
    ) { (all: [Value], end: Int) in Array(all.prefix(max(end, 0))) },
    sequence(
      text(
        "The elements up to a position.", shows("[1, 2, 3].prefix(through: 1)"),
        "func prefix(through position: Int) -> [Element]")
    ) { (all: [Value], end: Int) in Array(all.prefix(max(end &+ 1, 0))) },
    sequence(
      text(
        "The elements from a position.", shows("[1, 2, 3].suffix(from: 1)"),
        "func suffix(from start: Int) -> [Element]")
    ) { (all: [Value], start: Int) in Array(all.dropFirst(max(start, 0))) },
    sequence(
      text(
        "The parts between elements that are equal to one.", shows("[1, 0, 2].split(separator: 0)"),
        """
        func split(
          separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
        ) -> [[Element]]
        """)
    ) { (all: [Value], separator: Value, most: Int, omits: Bool) in
      all.split(
        separator: separator, maxSplits: max(most, 0), omittingEmptySubsequences: omits
      ).map { Value.array(Array($0)) }
    },
    sequence(
      text(
        "The same elements; nothing waits here until it is asked for.",
        shows("[1, 2].lazy.map { $0 + 1 }.first ?? 0"), "var lazy: [Element] { get }")
    ) { (all: [Value]) in all },
  ]

  private static let combinations: [Builtin] = [
    sequence(
      text(
        "All elements put into one value.", shows("[1, 2].reduce(into: 0) { $0 += $1 }"),
        "func reduce<R>(into initial: R, _ update: (inout R, Element) -> Void) -> R")
    ) { (all: [Value], initial: Value, update: Closure) in
      let box = BoxObject(initial)
      for element in all { _ = try update(.object(box), element) }
      return box.value
    },
    sequence(
      text(
        "The elements of the lists that a function answers, in one list.",
        "ForEach([1, 2].flatMap { [$0, $0 + 10] }, id: \\.self) { Text(\"\\($0)\") }",
        "func flatMap<S: Sequence>(_ transform: (Element) -> S) -> [S.Element]")
    ) { (all: [Value], change: Closure) in
      try joined(all.map { try change($0) }, change.machine)
    },
    sequence(
      text(
        "The texts one after another.", "Text([\"a\", \"b\"].joined(separator: \", \"))",
        "func joined(separator: String) -> String where Element: StringProtocol")
    ) { (all: [Value], separator: String) in
      all.map(\.description).joined(separator: separator)
    },
    sequence(
      text(
        "The texts one after another.", "Text([\"a\", \"b\"].joined())",
        "func joined() -> String where Element: StringProtocol")
    ) { (all: [Value]) in all.map(\.description).joined() },
    .member(
      of: "Sequence",
      text(
        "The elements of the lists inside, in one list.", shows("[[1], [2, 3]].joined().count"),
        "func joined() -> [Element.Element] where Element: Sequence"), taking: []
    ) { context in
      .array(try joined(try context.next([Value].self), context.machine))
    },
    sequence(
      text(
        "Whether another sequence has the same elements in the same order.",
        shows("[1, 2].elementsEqual([1, 2])"),
        "func elementsEqual<S: Sequence>(_ other: S) -> Bool")
    ) { (all: [Value], other: [Value]) in all == other },
    sequence(
      text(
        "Whether the first elements are those of another sequence.",
        shows("[1, 2].starts(with: [1])"), "func starts<S: Sequence>(with other: S) -> Bool")
    ) { (all: [Value], other: [Value]) in all.starts(with: other) },
  ]

  private static func joined(_ lists: [Value], _ machine: Machine) throws -> [Value] {
    var made: [Value] = []
    for list in lists {
      made += try machine.elements(of: list) ?? []
      guard made.count <= ValueLimits.elements else { throw ValueLimits.collection }
    }
    return made
  }

  private static let positions: [Builtin] = [
    sequence(text("The first position.", shows("[4, 5].startIndex"), "var startIndex: Int { get }"))
    { (_: [Value]) in 0 },
    sequence(
      text(
        "The position behind the last element.", shows("[4, 5].endIndex"),
        "var endIndex: Int { get }")
    ) { (all: [Value]) in all.count },
    sequence(
      text("The next position.", shows("[4, 5].index(after: 0)"), "func index(after i: Int) -> Int")
    ) { (_: [Value], index: Int) in index + 1 },
    sequence(
      text(
        "The position before.", shows("[4, 5].index(before: 1)"), "func index(before i: Int) -> Int"
      )
    ) { (_: [Value], index: Int) in index - 1 },
    sequence(
      text(
        "The position some steps on.", shows("[4, 5].index(0, offsetBy: 1)"),
        "func index(_ i: Int, offsetBy distance: Int) -> Int")
    ) { (_: [Value], index: Int, distance: Int) in index + distance },
  ]
}
