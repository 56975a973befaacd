/// Operators on values of any type.
package import Basics
import Language

enum Operators {
  static func apply(_ operation: BinaryOperator, _ a: Value, _ b: Value) throws(Trap) -> Value {
    switch operation {
    case .equal: return .bool(try areEqual(a, b))
    case .notEqual: return .bool(!(try areEqual(a, b)))
    case .identical: return .bool(isIdentical(a, b))
    case .notIdentical: return .bool(!isIdentical(a, b))
    case .closedRange, .halfOpenRange:
      try checkRange(a, b)
      return .object(RangeObject(a, b, isClosed: operation == .closedRange))
    default: break
    }
    switch (a, b) {
    case (.int(let x), .int(let y)): return try integer(operation, x, y)
    case (.double(let x), .double(let y)): return try fraction(operation, x, y)
    case (.int(let x), .double(let y)): return try fraction(operation, Double(x), y)
    case (.double(let x), .int(let y)): return try fraction(operation, x, Double(y))
    default: return try objects(operation, a, b)
    }
  }

  private static func areEqual(_ a: Value, _ b: Value) throws(Trap) -> Bool {
    guard case .object = a, case .object = b else { return a == b }
    var walk = ValueWalk()
    let result = Value.areEqual(a, b, &walk)
    guard !walk.isOver else { throw ValueLimits.comparison }
    return result
  }

  static func negate(_ value: Value) throws(Trap) -> Value {
    switch value {
    case .int(let x):
      guard x != Int.min else { throw overflow }
      return .int(-x)
    case .double(let x): return .double(-x)
    case .object(let object):
      if let host = object as? any HostOperators,
        let result = host.combine("negate", value, value)
      {
        return result
      }
    default: break
    }
    throw Trap("'-' cannot be applied to \(name(value))")
  }

  static func checkRange(_ a: Value, _ b: Value) throws(Trap) {
    if let low = a.number, let high = b.number {
      guard low <= high else {
        throw Trap(
          "a range needs its lower bound first: \(a.description) is more than \(b.description)")
      }
    } else if let low = a.stringValue, let high = b.stringValue {
      guard low <= high else { throw Trap("a range needs its lower bound first") }
    } else if a.number == nil, b.number == nil {
      guard case .bool(true) = try apply(.lessOrEqual, a, b) else {
        throw Trap("a range needs its lower bound first")
      }
    }
  }

  static func contains(_ pattern: Value, _ subject: Value) -> Bool {
    if let range = pattern.cast(to: RangeObject.self), subject.cast(to: RangeObject.self) == nil {
      return range.contains(subject)
    }
    return pattern == subject
  }

  static let overflow = Trap("the result is too large for 'Int'")

  private static func isIdentical(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.none, .none): true
    case (.object(let x), .object(let y)): x === y
    default: false
    }
  }

  private static func integer(_ operation: BinaryOperator, _ x: Int, _ y: Int) throws(Trap) -> Value
  {
    let result: (partialValue: Int, overflow: Bool)
    switch operation {
    case .add: result = x.addingReportingOverflow(y)
    case .subtract: result = x.subtractingReportingOverflow(y)
    case .multiply: result = x.multipliedReportingOverflow(by: y)
    case .divide:
      guard y != 0 else { throw Trap("division by zero") }
      result = x.dividedReportingOverflow(by: y)
    case .bitAnd: return .int(x & y)
    case .bitOr: return .int(x | y)
    case .bitXor: return .int(x ^ y)
    case .shiftLeft: return .int(x << y)
    case .shiftRight: return .int(x >> y)
    case .addWrapping: return .int(x &+ y)
    case .subtractWrapping: return .int(x &- y)
    case .multiplyWrapping: return .int(x &* y)
    case .remainder:
      guard y != 0 else { throw Trap("division by zero") }
      if y == -1 { return .int(0) }
      result = x.remainderReportingOverflow(dividingBy: y)
    case .less: return .bool(x < y)
    case .lessOrEqual: return .bool(x <= y)
    case .greater: return .bool(x > y)
    default: return .bool(x >= y)
    }
    guard !result.overflow else { throw overflow }
    return .int(result.partialValue)
  }

  private static func fraction(
    _ operation: BinaryOperator, _ x: Double, _ y: Double
  ) throws(Trap) -> Value {
    switch operation {
    case .add: return .double(x + y)
    case .subtract: return .double(x - y)
    case .multiply: return .double(x * y)
    case .divide: return .double(x / y)
    case .remainder: throw Trap("'%' needs whole numbers; use truncatingRemainder")
    case .less: return .bool(x < y)
    case .lessOrEqual: return .bool(x <= y)
    case .greater: return .bool(x > y)
    case .greaterOrEqual: return .bool(x >= y)
    default: throw Trap("'\(operation.rawValue)' needs whole numbers")
    }
  }

  private static func objects(
    _ operation: BinaryOperator, _ a: Value, _ b: Value
  ) throws(Trap) -> Value {
    if let x = a.stringValue, let y = b.stringValue {
      switch operation {
      case .add:
        guard x.utf8.count + y.utf8.count <= ValueLimits.textBytes else { throw ValueLimits.text }
        return .string(x + y)
      case .less: return .bool(x < y)
      case .lessOrEqual: return .bool(x <= y)
      case .greater: return .bool(x > y)
      case .greaterOrEqual: return .bool(x >= y)
      default: break
      }
    }
    if operation == .add, let x = a.arrayValue, let y = b.arrayValue {
      guard x.count + y.count <= ValueLimits.elements else { throw ValueLimits.collection }
      return .array(x + y)
    }
    if let x = a.cast(to: TupleObject.self), let y = b.cast(to: TupleObject.self) {
      return .bool(try compare(operation, x.elements, y.elements))
    }
    if let truth = try TypeInfo.compare(operation, a, b) { return .bool(truth) }
    for case .object(let object) in [a, b] {
      if let host = object as? any HostOperators,
        let result = host.combine(operation.rawValue, a, b)
      {
        return result
      }
    }
    throw Trap("'\(operation.rawValue)' cannot be applied to \(name(a)) and \(name(b))")
  }

  /// Tuples and payloads: the first elements that differ decide.
  static func compare(
    _ operation: BinaryOperator, _ a: [Value], _ b: [Value]
  ) throws(Trap) -> Bool {
    for (x, y) in zip(a, b) where !(try areEqual(x, y)) {
      guard case .bool(let truth) = try apply(operation, x, y) else { return false }
      return truth
    }
    return operation == .lessOrEqual || operation == .greaterOrEqual
  }

  static func name(_ value: Value) -> String {
    value.isNone ? "nil" : "'\(value.typeName)'"
  }
}

/// Comparisons for the vocabulary.
package enum Values {
  /// `a < b`.
  package static func less(_ a: Value, _ b: Value) throws(Trap) -> Value {
    try Operators.apply(.less, a, b)
  }
}
