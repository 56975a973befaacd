/// How deep values lie inside each other. Bounded, because values are compared, printed and let go
/// of by recursion; objects with identity, which may form chains of any length, are taken apart
/// by a loop.
package import Basics
import Engine

extension ValueLimits {
  /// The most levels of values inside values.
  package static let nesting: Int32 = 500
  package static let tooNested = Trap("values are nested too deeply", id: "limit-memory")
}

extension Value {
  /// Levels of values inside this one; 0 for what holds no others, or holds them by identity.
  var nesting: Int32 {
    guard case .object(let object) = self else { return 0 }
    let kind = type(of: object)
    if kind == StringObject.self { return 0 }
    if kind == StructObject.self {
      let structure = unsafeDowncast(object, to: StructObject.self)
      return structure.type.isReference ? 0 : structure.nesting
    }
    guard let object = object as? ValueObject else { return 0 }
    if object.nesting < 0 { object.nesting = 1 + Value.nesting(of: object.children) }
    return object.nesting
  }

  static func nesting(of values: [Value]) -> Int32 {
    var deepest: Int32 = 0
    for value in values {
      guard case .object = value else { continue }
      deepest = max(deepest, value.nesting)
    }
    return deepest
  }
}

extension Machine {
  /// A new object around values, unless that would be one level too many.
  func nested(_ object: ValueObject, _ values: [Value]) throws(Trap) -> Value {
    object.nesting = 1 + Value.nesting(of: values)
    guard object.nesting <= ValueLimits.nesting else { throw ValueLimits.tooNested }
    return .object(object)
  }

  /// Notes that a value was put into an object.
  func nest(_ value: Value, in object: ValueObject) throws(Trap) {
    guard case .object = value else { return }
    let level = 1 + value.nesting
    if level > object.nesting, object.nesting >= 0 { object.nesting = level }
    guard level <= ValueLimits.nesting else { throw ValueLimits.tooNested }
  }

  /// Notes that a card has put what it was given inside of its answer.
  func nest(_ result: Value, around window: Window, _ count: Int) throws(Trap) {
    guard case .object(let object) = result else { return }
    if let view = object as? ViewValue {
      if case .object(let base) = window[0], let base = base as? ViewValue { view.stand(on: base) }
      guard view.depth <= ViewValue.mostLevels else { throw ValueLimits.views }
      return
    }
    guard let made = object as? ValueObject else { return }
    var deepest: Int32 = 0
    for slot in 0..<count { deepest = max(deepest, window[slot].nesting) }
    made.nesting = deepest + 1
    guard made.nesting <= ValueLimits.nesting else { throw ValueLimits.tooNested }
  }

  /// Measures a collection that a card has made: its depth, and the work it took.
  func measure(_ result: Value) throws(Trap) {
    guard let array = result.cast(to: ArrayObject.self), array.nesting < 0 else { return }
    fuel -= array.elements.count / 4
    guard result.nesting <= ValueLimits.nesting else { throw ValueLimits.tooNested }
  }
}

/// Lets go of what an object holds without recursion.
func release(_ values: inout [Value]) {
  var pending: [HeapObject] = []
  for case .object(let object) in values { pending.append(object) }
  values = []
  while var object = pending.popLast() {
    guard isKnownUniquelyReferenced(&object), let holder = object as? ValueObject else { continue }
    for case .object(let child) in holder.surrender() { pending.append(child) }
  }
}
