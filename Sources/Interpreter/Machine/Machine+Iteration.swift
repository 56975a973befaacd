/// Walks over sequences: the language's own, and those of the program with what it says comes next.
package import Basics
import Language

extension Machine {
  /// An iterator over a sequence.
  package func iterator(over source: Value) throws(Trap) -> IteratorObject {
    if let iterator = source.cast(to: IteratorObject.self) { return iterator }
    if let integers = source.cast(to: RangeObject.self)?.integers {
      return IteratorObject([], integers, counts: true)
    }
    if let own = try ownIterator(over: source) { return own }
    guard let elements = try elements(of: source) else {
      throw Trap("\(Operators.name(source)) is not a sequence")
    }
    return IteratorObject(elements, 0..<elements.count, counts: false)
  }

  /// The iterator of a sequence that the program declares: what its `makeIterator()` answers, or
  /// the value itself where it has a `next()`; nil for anything else.
  func ownIterator(over source: Value) throws(Trap) -> IteratorObject? {
    guard let type = ownType(of: source) else { return nil }
    if let make = type.declaration.methods["makeIterator()"] {
      let made = try call(function: make, receiver: source)
      guard let inner = ownType(of: made) else { return try iterator(over: made) }
      return iterator(made, inner)
    }
    if let iterator = iterator(source, type) { return iterator }
    return try positions(in: source, type)
  }

  private func ownType(of value: Value) -> TypeInfo? {
    value.cast(to: StructObject.self)?.type ?? value.cast(to: EnumObject.self)?.type
  }

  private func iterator(_ value: Value, _ type: TypeInfo) -> IteratorObject? {
    guard type.conforms(to: "IteratorProtocol") || type.conforms(to: "Sequence"),
      let next = type.declaration.methods["next()"]
    else { return nil }
    let isMutating = program.functions[next].isMutating
    var state = value
    return IteratorObject { [unowned self] () throws(Trap) -> Value? in
      if !isMutating {
        let found = try self.call(function: next, receiver: state)
        return found.isNone ? nil : found
      }
      let (found, changed) = try self.callMutating(function: next, receiver: state)
      state = changed
      return found.isNone ? nil : found
    }
  }

  /// A collection of the program: its `subscript` from `startIndex` to `endIndex`.
  private func positions(in value: Value, _ type: TypeInfo) throws(Trap) -> IteratorObject? {
    guard type.conforms(to: "Collection") || type.conforms(to: "RandomAccessCollection"),
      let element = type.declaration.methods["subscript(_:)"],
      case .int(let start) = try member("startIndex", of: value),
      case .int(let end) = try member("endIndex", of: value), start <= end
    else { return nil }
    var position = start
    return IteratorObject { [unowned self] () throws(Trap) -> Value? in
      guard position < end else { return nil }
      position += 1
      return try self.call(
        function: element, receiver: value, arguments: [.int(position - 1)])
    }
  }

  /// All elements of a sequence of the program; nil when the value is none.
  func ownElements(of value: Value) throws(Trap) -> [Value]? {
    var found = value.cast(to: IteratorObject.self)
    if found == nil { found = try ownIterator(over: value) }
    guard let iterator = found else { return nil }
    var all: [Value] = []
    while let next = try iterator.next() {
      all.append(next)
      guard all.count <= ValueLimits.elements else { throw ValueLimits.collection }
    }
    return all
  }
}

/// A walk over the elements of a sequence.
package final class IteratorObject: ValueObject {
  private let elements: [Value]
  private var position: Int
  private let end: Int
  private let counts: Bool
  /// What answers the next element, where they are not all there.
  private let pull: (() throws(Trap) -> Value?)?

  package init(_ elements: [Value], _ range: Range<Int>, counts: Bool) {
    self.elements = elements
    position = range.lowerBound
    end = range.upperBound
    self.counts = counts
    pull = nil
    super.init()
  }

  package init(pull: @escaping () throws(Trap) -> Value?) {
    (elements, position, end, counts) = ([], 0, 0, false)
    self.pull = pull
    super.init()
  }

  package override var typeName: String { "AnyIterator" }
  package override var description: String { "AnyIterator" }

  package func next() throws(Trap) -> Value? {
    if let pull { return try pull() }
    guard position < end else { return nil }
    position += 1
    return counts ? .int(position - 1) : elements[position - 1]
  }
}

/// An iterator as the parameter and the answer of cards.
package struct IteratorArgument: Argument, ValueConvertible {
  package static var spelling: String { "Any" }
  package let object: IteratorObject

  package init(_ object: IteratorObject) { self.object = object }

  package init(_ value: Value, in context: CallContext) throws {
    object = try context.machine.iterator(over: value)
  }

  package func toValue() -> Value { .object(object) }

  /// The first elements; no more are asked for.
  package func prefix(_ count: Int) throws -> [Value] {
    var found: [Value] = []
    while found.count < count, let next = try object.next() {
      found.append(next)
      guard found.count <= ValueLimits.elements else { throw ValueLimits.collection }
    }
    return found
  }

  /// The first element that fits; none behind it is asked for.
  package func first(where fits: (Value) throws -> Bool) throws -> Value? {
    while let next = try object.next() {
      if try fits(next) { return next }
    }
    return nil
  }
}
