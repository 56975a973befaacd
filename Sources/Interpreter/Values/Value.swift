/// What an interpreted expression evaluates to. One word of payload and a tag: numbers and truth
/// values inline, everything else one reference.
package import Basics

@frozen package enum Value {
  /// `nil`, and the value of what answers nothing.
  case none
  case int(Int)
  case double(Double)
  case bool(Bool)
  case object(HeapObject)
}

extension Value {
  /// The object if this is one of the final class asked for. Cheaper than `as?`: one comparison.
  @inline(__always)
  package func cast<T: HeapObject>(to type: T.Type) -> T? {
    guard case .object(let object) = self, Swift.type(of: object) == T.self else { return nil }
    return unsafeDowncast(object, to: T.self)
  }

  package static func string(_ text: String) -> Value { .object(StringObject(text)) }
  package static func array(_ elements: [Value]) -> Value { .object(ArrayObject(elements)) }

  package var isNone: Bool {
    if case .none = self { return true }
    return false
  }

  package var stringValue: String? { cast(to: StringObject.self)?.text }
  package var arrayValue: [Value]? { cast(to: ArrayObject.self)?.elements }

  /// The value as a number, whole or not.
  package var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// The name of the value's own type, as Swift spells it.
  package var typeName: String {
    switch self {
    case .none: "nil"
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .object(let object): (object as? ValueObject)?.typeName ?? "View"
    }
  }

  /// The value as `print` shows it.
  package var description: String {
    switch self {
    case .none: "nil"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .bool(let value): value ? "true" : "false"
    case .object(let object): (object as? ValueObject)?.description ?? "View"
    }
  }

  /// A number that is the same in every run, and for equal values.
  var stableHash: Int {
    debugDescription.utf8.reduce(17) { $0 &* 31 &+ Int($1) }
  }

  /// The value as it shows inside a collection: strings in quotes.
  package var debugDescription: String {
    if let text = stringValue { return text.debugDescription }
    return description
  }
}

extension Value: Hashable {
  /// Equality as `==` of the program sees it. Whole and fractional numbers compare by value.
  package static func == (a: Value, b: Value) -> Bool {
    switch (a, b) {
    case (.none, .none): true
    case (.int(let x), .int(let y)): x == y
    case (.double(let x), .double(let y)): x == y
    case (.int(let x), .double(let y)): Double(x) == y
    case (.double(let x), .int(let y)): x == Double(y)
    case (.bool(let x), .bool(let y)): x == y
    case (.object(let x), .object(let y)):
      x === y || isEqual(x, to: y)
    default: false
    }
  }

  private static func isEqual(_ a: HeapObject, to b: HeapObject) -> Bool {
    var walk = ValueWalk()
    return (a as? ValueObject)?.isEqual(to: b, &walk) ?? false
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .none: hasher.combine(0)
    case .int(let value): hasher.combine(Double(value))
    case .double(let value): hasher.combine(value)
    case .bool(let value): hasher.combine(value)
    case .object(let object):
      if let object = object as? ValueObject {
        object.hash(into: &hasher)
      } else {
        hasher.combine(ObjectIdentifier(object))
      }
    }
  }
}
