/// Sets: every element once, in the order they came.
package import Basics

package final class SetObject: ValueObject {
  package private(set) var elements: [Value] = []
  private var positions: [Value: Int] = [:]

  package init(_ values: [Value]) {
    super.init()
    for value in values { insert(value) }
  }

  package func copy() -> SetObject {
    let copy = SetObject([])
    copy.elements = elements
    copy.positions = positions
    copy.nesting = nesting
    return copy
  }

  package func contains(_ value: Value) -> Bool { positions[value] != nil }

  /// Whether the element was not there before.
  @discardableResult
  package func insert(_ value: Value) -> Bool {
    guard positions[value] == nil else { return false }
    positions[value] = elements.count
    elements.append(value)
    return true
  }

  /// The element that was there, or nil.
  @discardableResult
  package func remove(_ value: Value) -> Value? {
    guard let position = positions[value] else { return nil }
    let found = elements.remove(at: position)
    positions = [:]
    for (index, element) in elements.enumerated() { positions[element] = index }
    return found
  }

  override var children: [Value] { elements }
  override func surrender() -> [Value] {
    let values = elements
    elements = []
    positions = [:]
    return values
  }

  package override var typeName: String { "Set" }
  package override var description: String { described }

  package override func describe(into text: inout String, _ walk: inout ValueWalk) {
    walk.describe(elements, "[", "]", &text)
  }

  package override func isEqual(to other: HeapObject, _ walk: inout ValueWalk) -> Bool {
    guard let other = other as? SetObject, other.elements.count == elements.count else {
      return false
    }
    walk.left -= elements.count
    return elements.allSatisfy { other.contains($0) }
  }

  package override func hash(into hasher: inout Hasher) { hasher.combine(elements.count) }
}

/// A set as the parameter and the answer of cards.
package struct SetArgument: Argument, ValueConvertible {
  package static var spelling: String { "Set" }
  package let object: SetObject

  package init(_ object: SetObject) { self.object = object }

  package init(_ value: Value, in context: CallContext) throws {
    guard let object = value.cast(to: SetObject.self) else {
      throw context.mismatch(expected: "Set", got: value)
    }
    self.object = object
  }

  package func toValue() -> Value { .object(object) }
}

/// A place passed to an `inout` parameter of a card.
package struct PlaceArgument: Argument {
  package static var spelling: String { "Any" }
  package let box: BoxObject

  package init(_ value: Value, in context: CallContext) throws {
    guard let box = value.cast(to: BoxObject.self) else {
      throw context.mismatch(expected: "a variable", got: value)
    }
    self.box = box
  }
}
