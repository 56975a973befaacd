/// Arrays and ranges.
import Interpreter

extension Vocabulary {
  static let collections: [Builtin] =
    ["Array", "Range", "ClosedRange", "Dictionary"].flatMap { queries(of: $0) + transforms(of: $0) } + changes

  private static func elementName(of owner: String) -> String {
    switch owner {
    case "Array": "Element"
    case "Dictionary": "(key: Key, value: Value)"
    default: "Int"
    }
  }

  /// What can be asked of any collection.
  private static func queries(of owner: String) -> [Builtin] {
    let element = elementName(of: owner)
    return [
      .member(of: owner, text("Number of elements.", "Text(\"\\([1, 2].count)\")", "var count: Int { get }")) {
        (all: [Value]) in all.count
      },
      .member(of: owner, text("Whether there is no element.", "Text([1].isEmpty ? \"empty\" : \"full\")", "var isEmpty: Bool { get }")) {
        (all: [Value]) in all.isEmpty
      },
      .member(of: owner, text("The first element.", "Text(\"\\([1, 2].first ?? 0)\")", "var first: \(element)? { get }")) {
        (all: [Value]) in all.first ?? .none
      },
      .member(of: owner, text("The last element.", "Text(\"\\([1, 2].last ?? 0)\")", "var last: \(element)? { get }")) {
        (all: [Value]) in all.last ?? .none
      },
      .member(of: owner, text("The positions of the elements.", "ForEach([4, 5].indices, id: \\.self) { Text(\"\\($0)\") }", "var indices: Range<Int> { get }")) {
        (all: [Value]) in Value.object(RangeObject(.int(0), .int(all.count), isClosed: false))
      },
      .member(of: owner, text("Whether an element is inside.", "Text([1].contains(1) ? \"yes\" : \"no\")", "func contains(_ element: \(element)) -> Bool")) {
        (all: [Value], element: Value) in all.contains(element)
      },
      .member(of: owner, text("Whether an element fits.", "Text([1].contains { $0 > 0 } ? \"yes\" : \"no\")", "func contains(where predicate: (\(element)) -> Bool) -> Bool")) {
        (all: [Value], test: Closure) in try all.contains { try isTrue(test($0)) }
      },
      .member(of: owner, text("Whether all elements fit.", "Text([1].allSatisfy { $0 > 0 } ? \"yes\" : \"no\")", "func allSatisfy(_ predicate: (\(element)) -> Bool) -> Bool")) {
        (all: [Value], test: Closure) in try all.allSatisfy { try isTrue(test($0)) }
      },
      .member(of: owner, text("The position of an element.", "Text(\"\\([4, 5].firstIndex(of: 5) ?? 0)\")", "func firstIndex(of element: \(element)) -> Int?")) {
        (all: [Value], element: Value) in all.firstIndex(of: element)
      },
      .member(of: owner, text("The position of the first element that fits.", "Text(\"\\([4, 5].firstIndex { $0 > 4 } ?? 0)\")", "func firstIndex(where predicate: (\(element)) -> Bool) -> Int?")) {
        (all: [Value], test: Closure) in try all.firstIndex { try isTrue(test($0)) }
      },
      .member(of: owner, text("The first element that fits.", "Text(\"\\([4, 5].first { $0 > 4 } ?? 0)\")", "func first(where predicate: (\(element)) -> Bool) -> \(element)?")) {
        (all: [Value], test: Closure) in try all.first { try isTrue(test($0)) } ?? .none
      },
      .member(of: owner, text("The smallest element.", "Text(\"\\([4, 5].min() ?? 0)\")", "func min() -> \(element)?")) {
        (all: [Value]) in try all.min { try isLess($0, $1) } ?? .none
      },
      .member(of: owner, text("The largest element.", "Text(\"\\([4, 5].max() ?? 0)\")", "func max() -> \(element)?")) {
        (all: [Value]) in try all.max { try isLess($0, $1) } ?? .none
      },
    ]
  }

  /// New collections made of one.
  private static func transforms(of owner: String) -> [Builtin] {
    let element = elementName(of: owner)
    return [
      .member(of: owner, text("Each element changed.", "ForEach([1, 2].map { $0 * 2 }, id: \\.self) { Text(\"\\($0)\") }", "func map<T>(_ transform: (\(element)) -> T) -> [T]")) {
        (all: [Value], change: Closure) in try all.map { try change($0) }
      },
      .member(of: owner, text("Each element changed, without those that become nil.", "ForEach([\"1\", \"x\"].compactMap { Int($0) }, id: \\.self) { Text(\"\\($0)\") }", "func compactMap<T>(_ transform: (\(element)) -> T?) -> [T]")) {
        (all: [Value], change: Closure) in try all.map { try change($0) }.filter { !$0.isNone }
      },
      .member(of: owner, text("The elements that fit.", "ForEach([1, 2].filter { $0 > 1 }, id: \\.self) { Text(\"\\($0)\") }", "func filter(_ isIncluded: (\(element)) -> Bool) -> [\(element)]")) {
        (all: [Value], test: Closure) in try all.filter { try isTrue(test($0)) }
      },
      .member(of: owner, text("All elements combined.", "Text(\"\\([1, 2].reduce(0) { $0 + $1 })\")", "func reduce<R>(_ initial: R, _ next: (R, \(element)) -> R) -> R")) {
        (all: [Value], initial: Value, next: Closure) in try all.reduce(initial) { try next($0, $1) }
      },
      .member(of: owner, text("Calls a function for each element.", "Text(\"Hi\").onTapGesture { [1, 2].forEach { print($0) } }", "func forEach(_ body: (\(element)) -> Void)")) {
        (all: [Value], body: Closure) in
        for one in all { _ = try body(one) }
        return Nothing()
      },
      .member(of: owner, text("Pairs of position and element.", "Text(\"\\([4, 5].enumerated().count)\")", "func enumerated() -> [(offset: Int, element: \(element))]")) {
        (all: [Value]) in
        all.enumerated().map {
          Value.object(TupleObject([.int($0.offset), $0.element], labels: ["offset", "element"]))
        }
      },
      .member(of: owner, text("The elements from the back.", "ForEach([1, 2].reversed(), id: \\.self) { Text(\"\\($0)\") }", "func reversed() -> [\(element)]")) {
        (all: [Value]) in Array(all.reversed())
      },
      .member(of: owner, text("The elements in order.", "ForEach([2, 1].sorted(), id: \\.self) { Text(\"\\($0)\") }", "func sorted() -> [\(element)]")) {
        (all: [Value]) in try all.sorted { try isLess($0, $1) }
      },
      .member(of: owner, text("The elements in an order of your own.", "ForEach([2, 1].sorted { $0 > $1 }, id: \\.self) { Text(\"\\($0)\") }", "func sorted(by areInOrder: (\(element), \(element)) -> Bool) -> [\(element)]")) {
        (all: [Value], order: Closure) in try all.sorted { try isTrue(order($0, $1)) }
      },
      .member(of: owner, text("The first elements.", "ForEach([1, 2, 3].prefix(2), id: \\.self) { Text(\"\\($0)\") }", "func prefix(_ count: Int) -> [\(element)]")) {
        (all: [Value], count: Int) in Array(all.prefix(max(count, 0)))
      },
      .member(of: owner, text("The last elements.", "ForEach([1, 2, 3].suffix(2), id: \\.self) { Text(\"\\($0)\") }", "func suffix(_ count: Int) -> [\(element)]")) {
        (all: [Value], count: Int) in Array(all.suffix(max(count, 0)))
      },
      .member(of: owner, text("The elements without the first ones.", "ForEach([1, 2, 3].dropFirst(), id: \\.self) { Text(\"\\($0)\") }", "func dropFirst(_ count: Int = 1) -> [\(element)]")) {
        (all: [Value], count: Int) in Array(all.dropFirst(max(count, 0)))
      },
    ]
  }

  private static let changes: [Builtin] = [
    .initializer(of: "Array", text("A list of equal elements.", "ForEach(Array(repeating: 1, count: 3).indices, id: \\.self) { Text(\"\\($0)\") }", "init<Element>(repeating element: Element, count: Int)")) {
      (element: Value, count: Int) in
      guard count >= 0, count <= ValueLimits.elements else { throw ValueLimits.collection }
      return Array(repeating: element, count: count)
    },
    .initializer(of: "Array", text("The elements of a collection as a list.", "ForEach(Array(0..<3), id: \\.self) { Text(\"\\($0)\") }", "init<S: Sequence>(_ elements: S)")) {
      (all: [Value]) in all
    },
    .member(of: "Array", text("The texts one after another.", "Text([\"a\", \"b\"].joined(separator: \", \"))", "func joined(separator: String = \"\") -> String")) {
      (all: [String], separator: String) in all.joined(separator: separator)
    },
    .mutating(of: "Array", text("Adds an element at the end.", "Text(\"Hi\")", "mutating func append(_ element: Element)")) {
      (array: inout Value, context: CallContext, element: Value) in
      try context.change(&array) { $0.append(element) }
    },
    .mutating(of: "Array", text("Adds elements at the end.", "Text(\"Hi\")", "mutating func append(contentsOf elements: [Element])")) {
      (array: inout Value, context: CallContext, elements: [Value]) in
      try context.change(&array) { $0.append(contentsOf: elements) }
    },
    .mutating(of: "Array", text("Adds an element at a position.", "Text(\"Hi\")", "mutating func insert(_ element: Element, at index: Int)")) {
      (array: inout Value, context: CallContext, element: Value, index: Int) in
      try context.change(&array) {
        guard index >= 0, index <= $0.count else { throw ValueLimits.outOfBounds(index, $0.count) }
        $0.insert(element, at: index)
      }
    },
    .mutating(of: "Array", text("Takes the element at a position out.", "Text(\"Hi\")", "mutating func remove(at index: Int) -> Element")) {
      (array: inout Value, context: CallContext, index: Int) in
      try context.taking(&array) {
        guard $0.indices.contains(index) else { throw ValueLimits.outOfBounds(index, $0.count) }
        return $0.remove(at: index)
      }
    },
    .mutating(of: "Array", text("Takes the first element out.", "Text(\"Hi\")", "mutating func removeFirst() -> Element")) {
      (array: inout Value, context: CallContext) in
      try context.taking(&array) {
        guard !$0.isEmpty else { throw ValueLimits.outOfBounds(0, 0) }
        return $0.removeFirst()
      }
    },
    .mutating(of: "Array", text("Takes the last element out.", "Text(\"Hi\")", "mutating func removeLast() -> Element")) {
      (array: inout Value, context: CallContext) in
      try context.taking(&array) {
        guard !$0.isEmpty else { throw ValueLimits.outOfBounds(0, 0) }
        return $0.removeLast()
      }
    },
    .mutating(of: "Array", text("Takes all elements out.", "Text(\"Hi\")", "mutating func removeAll()")) {
      (array: inout Value, context: CallContext) in try context.change(&array) { $0.removeAll() }
    },
    .mutating(of: "Array", text("Takes the elements out that fit.", "Text(\"Hi\")", "mutating func removeAll(where predicate: (Element) -> Bool)")) {
      (array: inout Value, context: CallContext, test: Closure) in
      try context.change(&array) { try $0.removeAll { try isTrue(test($0)) } }
    },
    .mutating(of: "Array", text("Puts the elements in order.", "Text(\"Hi\")", "mutating func sort()")) {
      (array: inout Value, context: CallContext) in
      try context.change(&array) { try $0.sort { try isLess($0, $1) } }
    },
    .mutating(of: "Array", text("Turns the order round.", "Text(\"Hi\")", "mutating func reverse()")) {
      (array: inout Value, context: CallContext) in try context.change(&array) { $0.reverse() }
    },
    .mutating(of: "Array", text("Exchanges two elements.", "Text(\"Hi\")", "mutating func swapAt(_ i: Int, _ j: Int)")) {
      (array: inout Value, context: CallContext, i: Int, j: Int) in
      try context.change(&array) {
        guard $0.indices.contains(i), $0.indices.contains(j) else {
          throw ValueLimits.outOfBounds(max(i, j), $0.count)
        }
        $0.swapAt(i, j)
      }
    },
  ]

  static func isTrue(_ value: Value) throws -> Bool {
    if case .bool(let truth) = value { return truth }
    return false
  }
}

extension CallContext {
  /// Changes an array; one that others hold too is copied.
  func change(_ value: inout Value, _ body: (inout [Value]) throws -> Void) throws -> Nothing {
    _ = try taking(&value) { elements -> Value in
      try body(&elements)
      return .none
    }
    return Nothing()
  }

  func taking(_ value: inout Value, _ body: (inout [Value]) throws -> Value) throws -> Value {
    guard var array = value.cast(to: ArrayObject.self) else {
      throw mismatch(expected: "Array", got: value)
    }
    value = .none
    if !isKnownUniquelyReferenced(&array) { array = ArrayObject(array.elements) }
    defer { value = .object(array) }
    let result = try body(&array.elements)
    guard array.elements.count <= ValueLimits.elements else { throw ValueLimits.collection }
    return result
  }
}
