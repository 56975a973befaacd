/// The base of the interpreter's own heap objects: what every one can be asked.
package import Basics

package class ValueObject: HeapObject {
  /// Levels of values inside; below 0 while nobody has counted.
  final var nesting: Int32 = -1

  /// The values inside.
  var children: [Value] { [] }

  /// Gives up the values inside, when nobody else holds the object.
  func surrender() -> [Value] { [] }

  /// The type as Swift spells it.
  package var typeName: String { "Any" }

  /// The value as `print` shows it.
  package var description: String { typeName }

  package func isEqual(to other: HeapObject, _ walk: inout ValueWalk) -> Bool { self === other }

  /// Adds the value as it shows inside a collection.
  package func describe(into text: inout String, _ walk: inout ValueWalk) { text += description }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A string.
package final class StringObject: ValueObject {
  package let text: String

  package init(_ text: String) { self.text = text }

  package override var typeName: String { "String" }
  package override var description: String { text }

  package override func isEqual(to other: HeapObject, _ walk: inout ValueWalk) -> Bool {
    (other as? StringObject)?.text == text
  }

  package override func describe(into text: inout String, _ walk: inout ValueWalk) {
    text += self.text.debugDescription
  }

  package override func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// An array. Whoever changes `elements` makes sure that nobody else holds the object.
package final class ArrayObject: ValueObject {
  package var elements: [Value]

  package init(_ elements: [Value]) { self.elements = elements }

  override var children: [Value] { elements }
  override func surrender() -> [Value] {
    let values = elements
    elements = []
    return values
  }

  package override var typeName: String { "Array" }

  package override var description: String { described }

  package override func describe(into text: inout String, _ walk: inout ValueWalk) {
    walk.describe(elements, "[", "]", &text)
  }

  package override func isEqual(to other: HeapObject, _ walk: inout ValueWalk) -> Bool {
    guard let other = other as? ArrayObject else { return false }
    return walk.areEqual(elements, other.elements)
  }

  package override func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    for element in elements.prefix(64) { element.hashShallow(into: &hasher) }
  }
}

/// A dictionary that keeps the order in which keys came.
package final class DictionaryObject: ValueObject {
  package private(set) var keys: [Value] = []
  package private(set) var values: [Value] = []
  private var positions: [Value: Int] = [:]

  package init(_ pairs: [(key: Value, value: Value)] = []) {
    super.init()
    for pair in pairs { self[pair.key] = pair.value }
  }

  package func copy() -> DictionaryObject {
    let copy = DictionaryObject()
    copy.keys = keys
    copy.values = values
    copy.positions = positions
    return copy
  }

  /// The value of a key; writing `.none` takes the key out.
  package subscript(key: Value) -> Value {
    get { positions[key].map { values[$0] } ?? .none }
    set {
      if let position = positions[key] {
        if newValue.isNone { remove(at: position) } else { values[position] = newValue }
      } else if !newValue.isNone {
        positions[key] = keys.count
        keys.append(key)
        values.append(newValue)
      }
    }
  }

  private func remove(at position: Int) {
    keys.remove(at: position)
    values.remove(at: position)
    positions = [:]
    for (index, key) in keys.enumerated() { positions[key] = index }
  }

  override var children: [Value] { keys + values }
  override func surrender() -> [Value] {
    let all = children
    keys = []
    values = []
    positions = [:]
    return all
  }

  package override var typeName: String { "Dictionary" }

  package override var description: String { described }

  package override func describe(into text: inout String, _ walk: inout ValueWalk) {
    if keys.isEmpty {
      text += "[:]"
      return
    }
    walk.describe(values, labels: keys.map(\.debugDescription), "[", "]", &text)
  }

  package override func isEqual(to other: HeapObject, _ walk: inout ValueWalk) -> Bool {
    guard let other = other as? DictionaryObject, other.keys.count == keys.count else {
      return false
    }
    for (key, value) in zip(keys, values) {
      guard Value.areEqual(value, other[key], &walk) else { return false }
    }
    return true
  }

  package override func hash(into hasher: inout Hasher) { hasher.combine(keys.count) }
}

/// A tuple.
package final class TupleObject: ValueObject {
  package var elements: [Value]
  /// Names of the elements, for members found at run time; empty when none has one.
  package let labels: [String?]

  package init(_ elements: [Value], labels: [String?] = []) {
    self.elements = elements
    self.labels = labels
  }

  override var children: [Value] { elements }
  override func surrender() -> [Value] {
    let values = elements
    elements = []
    return values
  }

  package override var typeName: String { "Tuple" }

  package override var description: String { described }

  package override func describe(into text: inout String, _ walk: inout ValueWalk) {
    walk.describe(elements, labels: labels, "(", ")", &text)
  }

  package override func isEqual(to other: HeapObject, _ walk: inout ValueWalk) -> Bool {
    guard let other = other as? TupleObject else { return false }
    return walk.areEqual(elements, other.elements)
  }

  package override func hash(into hasher: inout Hasher) {
    for element in elements { element.hashShallow(into: &hasher) }
  }
}

/// A range between two numbers.
package final class RangeObject: ValueObject {
  package let lower: Value
  package let upper: Value
  package let isClosed: Bool

  package init(_ lower: Value, _ upper: Value, isClosed: Bool) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
  }

  /// The whole numbers inside, when the bounds are whole.
  package var integers: Range<Int>? {
    guard case .int(let low) = lower, case .int(let high) = upper else { return nil }
    let end = isClosed ? (high == Int.max ? high : high + 1) : high
    return low..<max(low, end)
  }

  package func contains(_ value: Value) -> Bool {
    guard let x = value.number, let low = lower.number, let high = upper.number else {
      guard !RangeObject.isLess(value, lower) else { return false }
      return isClosed ? !RangeObject.isLess(upper, value) : RangeObject.isLess(value, upper)
    }
    return low <= x && (isClosed ? x <= high : x < high)
  }

  /// An open end is less, or more, than everything.
  private static func isLess(_ a: Value, _ b: Value) -> Bool {
    if case .int(Int.min) = b { return false }
    if case .int(Int.max) = a { return false }
    guard case .bool(let truth) = try? Values.less(a, b) else { return false }
    return truth
  }

  package override var typeName: String { isClosed ? "ClosedRange" : "Range" }
  package override var description: String {
    lower.description + (isClosed ? "..." : "..<") + upper.description
  }

  package override func isEqual(to other: HeapObject, _ walk: inout ValueWalk) -> Bool {
    guard let other = other as? RangeObject else { return false }
    return other.lower == lower && other.upper == upper && other.isClosed == isClosed
  }

  package override func hash(into hasher: inout Hasher) {
    hasher.combine(lower)
    hasher.combine(upper)
  }
}
