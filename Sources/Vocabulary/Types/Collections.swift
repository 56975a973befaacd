/// What every sequence can be asked: arrays, ranges, texts, dictionaries, sets.
import Interpreter

extension Vocabulary {
  static let collections: [Builtin] =
    queries + searches + picks + transforms + orders + slices + moreSequences + arrayChanges

  /// A member of every sequence.
  static func sequence<each P: Argument, R: ValueConvertible>(
    _ text: String, apply: @escaping @Sendable ([Value], repeat each P) throws -> R
  ) -> Builtin {
    .member(of: "Sequence", text, apply: apply)
  }

  /// What can be asked of any collection.
  private static let queries: [Builtin] = [
    sequence(
      text(
        "Number of elements.", "Text(\"\\([1, 2].count)\")", "var count: Int { get }")
    ) {
      (all: [Value]) in all.count
    },
    sequence(
      text(
        "Whether there is no element.", "Text([1].isEmpty ? \"empty\" : \"full\")",
        "var isEmpty: Bool { get }")
    ) {
      (all: [Value]) in all.isEmpty
    },
    sequence(
      text(
        "The first element.", "Text(\"\\([1, 2].first ?? 0)\")",
        "var first: Element? { get }")
    ) {
      (all: [Value]) in all.first ?? .none
    },
    sequence(
      text(
        "The last element.", "Text(\"\\([1, 2].last ?? 0)\")",
        "var last: Element? { get }")
    ) {
      (all: [Value]) in all.last ?? .none
    },
    sequence(
      text(
        "The positions of the elements.",
        "ForEach([4, 5].indices, id: \\.self) { Text(\"\\($0)\") }",
        "var indices: Range<Int> { get }")
    ) {
      (all: [Value]) in Value.object(RangeObject(.int(0), .int(all.count), isClosed: false))
    },
  ]

  /// Whether and where elements are inside.
  private static let searches: [Builtin] = [
    sequence(
      text(
        "Whether an element is inside.", "Text([1].contains(1) ? \"yes\" : \"no\")",
        "func contains(_ element: Element) -> Bool")
    ) {
      (all: [Value], element: Value) in all.contains(element)
    },
    sequence(
      text(
        "Whether an element fits.", "Text([1].contains { $0 > 0 } ? \"yes\" : \"no\")",
        "func contains(where predicate: (Element) -> Bool) -> Bool")
    ) {
      (all: [Value], test: Closure) in try all.contains { try isTrue(test($0)) }
    },
    sequence(
      text(
        "Whether all elements fit.", "Text([1].allSatisfy { $0 > 0 } ? \"yes\" : \"no\")",
        "func allSatisfy(_ predicate: (Element) -> Bool) -> Bool")
    ) {
      (all: [Value], test: Closure) in try all.allSatisfy { try isTrue(test($0)) }
    },
    sequence(
      text(
        "The position of an element.", "Text(\"\\([4, 5].firstIndex(of: 5) ?? 0)\")",
        "func firstIndex(of element: Element) -> Int?")
    ) {
      (all: [Value], element: Value) in all.firstIndex(of: element)
    },
    sequence(
      text(
        "The position of the first element that fits.",
        "Text(\"\\([4, 5].firstIndex { $0 > 4 } ?? 0)\")",
        "func firstIndex(where predicate: (Element) -> Bool) -> Int?")
    ) {
      (all: [Value], test: Closure) in try all.firstIndex { try isTrue(test($0)) }
    },
  ]

  /// Elements picked out.
  private static let picks: [Builtin] = [
    .member(
      of: "Sequence",
      text(
        "The first element that fits.", "Text(\"\\([4, 5].first { $0 > 4 } ?? 0)\")",
        "func first(where predicate: (Element) -> Bool) -> Element?")
    ) {
      (all: IteratorArgument, test: Closure) in
      try all.first { try isTrue(test($0)) } ?? .none
    },
    sequence(
      text(
        "The smallest element.", "Text(\"\\([4, 5].min() ?? 0)\")",
        "func min() -> Element?")
    ) {
      (all: [Value]) in try all.min { try isLess($0, $1) } ?? .none
    },
    sequence(
      text(
        "The largest element.", "Text(\"\\([4, 5].max() ?? 0)\")",
        "func max() -> Element?")
    ) {
      (all: [Value]) in try all.max { try isLess($0, $1) } ?? .none
    },
  ]

  /// New collections made of one.
  private static let transforms: [Builtin] = [
    sequence(
      text(
        "Each element changed.",
        "ForEach([1, 2].map { $0 * 2 }, id: \\.self) { Text(\"\\($0)\") }",
        "func map<T>(_ transform: (Element) -> T) -> [T]")
    ) {
      (all: [Value], change: Closure) in try all.map { try change($0) }
    },
    sequence(
      text(
        "Each element changed, without those that become nil.",
        "ForEach([\"1\", \"x\"].compactMap { Int($0) }, id: \\.self) { Text(\"\\($0)\") }",
        "func compactMap<T>(_ transform: (Element) -> T?) -> [T]")
    ) {
      (all: [Value], change: Closure) in try all.map { try change($0) }.filter { !$0.isNone }
    },
    sequence(
      text(
        "The elements that fit.",
        "ForEach([1, 2].filter { $0 > 1 }, id: \\.self) { Text(\"\\($0)\") }",
        "func filter(_ isIncluded: (Element) -> Bool) -> [Element]")
    ) {
      (all: [Value], test: Closure) in try all.filter { try isTrue(test($0)) }
    },
    sequence(
      text(
        "All elements combined.", "Text(\"\\([1, 2].reduce(0) { $0 + $1 })\")",
        "func reduce<R>(_ initial: R, _ next: (R, Element) -> R) -> R")
    ) {
      (all: [Value], initial: Value, next: Closure) in
      try all.reduce(initial) { try next($0, $1) }
    },
    sequence(
      text(
        "Calls a function for each element.",
        "Text(\"Hi\").onTapGesture { [1, 2].forEach { print($0) } }",
        "func forEach(_ body: (Element) -> Void)")
    ) {
      (all: [Value], body: Closure) in
      for one in all { _ = try body(one) }
      return Nothing()
    },
  ]

  /// The elements in another order.
  private static let orders: [Builtin] = [
    sequence(
      text(
        "Pairs of position and element.", "Text(\"\\([4, 5].enumerated().count)\")",
        "func enumerated() -> [(offset: Int, element: Element)]")
    ) {
      (all: [Value]) in
      all.enumerated().map {
        Value.object(TupleObject([.int($0.offset), $0.element], labels: ["offset", "element"]))
      }
    },
    sequence(
      text(
        "The elements from the back.",
        "ForEach([1, 2].reversed(), id: \\.self) { Text(\"\\($0)\") }",
        "func reversed() -> [Element]")
    ) {
      (all: [Value]) in Array(all.reversed())
    },
    .member(
      of: "Sequence",
      text(
        "The elements in order.", "ForEach([2, 1].sorted(), id: \\.self) { Text(\"\\($0)\") }",
        "func sorted() -> [Element]"), taking: []
    ) { context in
      let all = try context.next([Value].self)
      context.chargeSort(all.count)
      return .array(try all.sorted { try isLess($0, $1) })
    },
    sequence(
      text(
        "The elements in an order of your own.",
        "ForEach([2, 1].sorted { $0 > $1 }, id: \\.self) { Text(\"\\($0)\") }",
        "func sorted(by areInOrder: (Element, Element) -> Bool) -> [Element]")
    ) {
      (all: [Value], order: Closure) in try all.sorted { try isTrue(order($0, $1)) }
    },
  ]

  /// Some of the elements.
  private static let slices: [Builtin] = [
    .member(
      of: "Sequence",
      text(
        "The first elements.", "ForEach([1, 2, 3].prefix(2), id: \\.self) { Text(\"\\($0)\") }",
        "func prefix(_ count: Int) -> [Element]")
    ) {
      (all: IteratorArgument, count: Int) in try all.prefix(count)
    },
    sequence(
      text(
        "The last elements.", "ForEach([1, 2, 3].suffix(2), id: \\.self) { Text(\"\\($0)\") }",
        "func suffix(_ count: Int) -> [Element]")
    ) {
      (all: [Value], count: Int) in Array(all.suffix(max(count, 0)))
    },
    sequence(
      text(
        "The elements without the first ones.",
        "ForEach([1, 2, 3].dropFirst(), id: \\.self) { Text(\"\\($0)\") }",
        "func dropFirst(_ count: Int = 1) -> [Element]")
    ) {
      (all: [Value], count: Int) in Array(all.dropFirst(max(count, 0)))
    },
  ]

  static func isTrue(_ value: Value) throws -> Bool {
    if case .bool(let truth) = value { return truth }
    return false
  }
}
