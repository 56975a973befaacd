/// Values of Swift types of the engine and the vocabulary, such as a colour or an animation.
package import Basics
import Engine

/// A Swift type whose values programs may hold. Naming its spelling is enough to use it as the
/// parameter and the result of cards.
package protocol HostValue: Argument, ValueConvertible {
  /// The type's name in programs.
  static var spelling: String { get }
  /// Whether two values are equal to the program.
  static func areEqual(_ a: Self, _ b: Self) -> Bool
  static func hash(_ value: Self, into hasher: inout Hasher)
  /// `a + b` and its kind, where the type has them; nil where it does not.
  static func combine(_ operation: String, _ a: Value, _ b: Value) -> Value?
  /// For enumerations: the case, and the values in it.
  var choice: (name: String, values: [Value])? { get }
  /// The value as `print` shows it.
  var text: String { get }
}

extension HostValue {
  package static func areEqual(_ a: Self, _ b: Self) -> Bool { false }
  package static func hash(_ value: Self, into hasher: inout Hasher) { hasher.combine(spelling) }
  package static func combine(_ operation: String, _ a: Value, _ b: Value) -> Value? { nil }
  package var choice: (name: String, values: [Value])? { nil }
  package var text: String { Self.spelling }
}

extension HostValue where Self: Hashable {
  package static func areEqual(_ a: Self, _ b: Self) -> Bool { a == b }
  package static func hash(_ value: Self, into hasher: inout Hasher) { hasher.combine(value) }
}

extension HostValue {
  package func toValue() -> Value { .object(HostObject(self)) }

  package init(_ value: Value, in context: CallContext) throws {
    if let object = value.cast(to: HostObject<Self>.self) {
      self = object.value
    } else {
      throw context.mismatch(expected: Self.spelling, got: value)
    }
  }
}

/// The object around a Swift value.
package final class HostObject<T: HostValue>: ValueObject, HostOperators {
  package let value: T

  package init(_ value: T) { self.value = value }

  package override var typeName: String { T.spelling }
  package override var description: String { value.text }

  package override func isEqual(to other: HeapObject, _ walk: inout ValueWalk) -> Bool {
    guard let other = other as? HostObject<T> else { return false }
    return T.areEqual(value, other.value)
  }

  package override func hash(into hasher: inout Hasher) { T.hash(value, into: &hasher) }

  func combine(_ operation: String, _ a: Value, _ b: Value) -> Value? {
    T.combine(operation, a, b)
  }

  var choice: (name: String, values: [Value])? { value.choice }
}

/// Objects that take part in arithmetic, and in patterns.
protocol HostOperators {
  func combine(_ operation: String, _ a: Value, _ b: Value) -> Value?
  /// For enumerations: the case, and the values in it.
  var choice: (name: String, values: [Value])? { get }
}

/// Texts can be added; what is written on each stays with it.
extension TextView: HostOperators {
  var choice: (name: String, values: [Value])? { nil }

  func combine(_ operation: String, _ a: Value, _ b: Value) -> Value? {
    guard operation == "+", case .object(let first) = a, case .object(let second) = b,
      let first = first as? TextView, let second = second as? TextView,
      first.parts.count + second.parts.count <= TextView.mostParts
    else { return nil }
    let view = TextView(first.parts + second.parts)
    view.range = first.range
    return .object(view)
  }
}
