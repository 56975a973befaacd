/// Making arrays and changing them in place.
import Interpreter

extension Vocabulary {
  static let arrayChanges: [Builtin] =
    arrayParts + [
      .initializer(
        of: "Array",
        text(
          "A list of equal elements.",
          "ForEach(Array(repeating: 1, count: 3).indices, id: \\.self) { Text(\"\\($0)\") }",
          "init<Element>(repeating element: Element, count: Int)")
      ) {
        (element: Value, count: Int) in
        guard count >= 0, count <= ValueLimits.elements else { throw ValueLimits.collection }
        return Array(repeating: element, count: count)
      },
      .initializer(
        of: "Array",
        text(
          "The elements of a collection as a list.",
          "ForEach(Array(0..<3), id: \\.self) { Text(\"\\($0)\") }",
          "init<S: Sequence>(_ elements: S)")
      ) {
        (all: [Value]) in all
      },
      .mutating(
        of: "Array",
        text(
          "Adds an element at the end.", "Text(\"Hi\")",
          "mutating func append(_ element: Element)")
      ) {
        (array: inout Value, context: CallContext, element: Value) in
        try context.change(&array) { $0.append(element) }
      },
      .mutating(
        of: "Array",
        text(
          "Adds elements at the end.", "Text(\"Hi\")",
          "mutating func append<S: Sequence>(contentsOf elements: S)")
      ) {
        (array: inout Value, context: CallContext, elements: [Value]) in
        try context.change(&array) { $0.append(contentsOf: elements) }
      },
      .mutating(
        of: "Array",
        text(
          "Adds an element at a position.", "Text(\"Hi\")",
          "mutating func insert(_ element: Element, at index: Int)")
      ) {
        (array: inout Value, context: CallContext, element: Value, index: Int) in
        try context.change(&array, isLinear: true) {
          guard index >= 0, index <= $0.count else {
            throw ValueLimits.outOfBounds(index, $0.count)
          }
          $0.insert(element, at: index)
        }
      },
      .mutating(
        of: "Array",
        text(
          "Takes the element at a position out.", "Text(\"Hi\")",
          "mutating func remove(at index: Int) -> Element")
      ) {
        (array: inout Value, context: CallContext, index: Int) in
        try context.taking(&array, isLinear: true) {
          guard $0.indices.contains(index) else { throw ValueLimits.outOfBounds(index, $0.count) }
          return $0.remove(at: index)
        }
      },
      .mutating(
        of: "Array",
        text(
          "Takes the first element out.", "Text(\"Hi\")",
          "mutating func removeFirst() -> Element")
      ) {
        (array: inout Value, context: CallContext) in
        try context.taking(&array, isLinear: true) {
          guard !$0.isEmpty else { throw ValueLimits.outOfBounds(0, 0) }
          return $0.removeFirst()
        }
      },
      .mutating(
        of: "Array",
        text(
          "Takes the last element out.", "Text(\"Hi\")", "mutating func removeLast() -> Element")
      ) {
        (array: inout Value, context: CallContext) in
        try context.taking(&array) {
          guard !$0.isEmpty else { throw ValueLimits.outOfBounds(0, 0) }
          return $0.removeLast()
        }
      },
      .mutating(
        of: "Array",
        text(
          "Takes all elements out.", "Text(\"Hi\")", "mutating func removeAll()")
      ) {
        (array: inout Value, context: CallContext) in try context.change(&array) { $0.removeAll() }
      },
      .mutating(
        of: "Array",
        text(
          "Takes the elements out that fit.", "Text(\"Hi\")",
          "mutating func removeAll(where predicate: (Element) -> Bool)")
      ) {
        (array: inout Value, context: CallContext, test: Closure) in
        try context.change(&array, isLinear: true) { try $0.removeAll { try isTrue(test($0)) } }
      },
      .mutating(
        of: "Array",
        text(
          "Puts the elements in order.", "Text(\"Hi\")", "mutating func sort()")
      ) {
        (array: inout Value, context: CallContext) in
        try context.change(&array, isLinear: true) {
          context.chargeSort($0.count)
          try $0.sort { try isLess($0, $1) }
        }
      },
      .mutating(
        of: "Array",
        text(
          "Puts the elements in an order of your own.", "Text(\"Hi\")",
          "mutating func sort(by areInOrder: (Element, Element) -> Bool)")
      ) {
        (array: inout Value, context: CallContext, order: Closure) in
        try context.change(&array, isLinear: true) { try $0.sort { try isTrue(order($0, $1)) } }
      },
      .mutating(
        of: "Array",
        text(
          "Turns the order round.", "Text(\"Hi\")", "mutating func reverse()")
      ) {
        (array: inout Value, context: CallContext) in
        try context.change(&array, isLinear: true) { $0.reverse() }
      },
      .mutating(
        of: "Array",
        text(
          "Exchanges two elements.", "Text(\"Hi\")", "mutating func swapAt(_ i: Int, _ j: Int)")
      ) {
        (array: inout Value, context: CallContext, i: Int, j: Int) in
        try context.change(&array) {
          guard $0.indices.contains(i), $0.indices.contains(j) else {
            throw ValueLimits.outOfBounds(max(i, j), $0.count)
          }
          $0.swapAt(i, j)
        }
      },
    ]
}

extension CallContext {
  /// Changes an array; one that others hold too is copied.
  func change(
    _ value: inout Value, isLinear: Bool = false, _ body: (inout [Value]) throws -> Void
  ) throws -> Nothing {
    _ = try taking(&value, isLinear: isLinear) { elements -> Value in
      try body(&elements)
      return .none
    }
    return Nothing()
  }

  /// A change is linear where it moves the elements; it pays for them.
  func taking(
    _ value: inout Value, isLinear: Bool = false, _ body: (inout [Value]) throws -> Value
  ) throws -> Value {
    guard var array = value.cast(to: ArrayObject.self) else {
      throw mismatch(expected: "Array", got: value)
    }
    value = .none
    if isLinear { machine.charge(array.elements.count >> 3) }
    if !isKnownUniquelyReferenced(&array) {
      try machine.spend(16 * array.elements.count)
      array = ArrayObject(array.elements)
    }
    defer { value = .object(array) }
    try nest(in: array)
    let result = try body(&array.elements)
    guard array.elements.count <= ValueLimits.elements else { throw ValueLimits.collection }
    return result
  }

  /// Pays for putting elements in order.
  func chargeSort(_ count: Int) {
    guard count > 1 else { return }
    machine.charge(count * (Int.bitWidth - count.leadingZeroBitCount) / 2)
  }
}
