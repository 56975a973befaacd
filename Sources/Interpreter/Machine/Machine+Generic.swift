/// Typed instructions on values of other types, and operators on anything.
import Basics
import Language

extension Opcode {
  /// The operator of a typed instruction and what it yields.
  var operation: (operator: BinaryOperator, isJump: Bool, negates: Bool)? {
    switch self {
    case .addInt, .addIntI, .addDouble, .addDoubleK: (.add, false, false)
    case .subtractInt, .subtractIntI, .subtractDouble, .subtractDoubleK: (.subtract, false, false)
    case .multiplyInt, .multiplyIntI, .multiplyDouble, .multiplyDoubleK: (.multiply, false, false)
    case .divideInt, .divideDouble, .divideDoubleK: (.divide, false, false)
    case .remainderInt, .remainderIntI: (.remainder, false, false)
    case .lessInt, .lessDouble: (.less, false, false)
    case .lessOrEqualInt, .lessOrEqualDouble: (.lessOrEqual, false, false)
    case .equalInt, .equalDouble: (.equal, false, false)
    case .notEqualInt, .notEqualDouble: (.notEqual, false, false)
    case .jumpIfLessInt, .jumpIfLessIntI, .jumpIfLessDouble: (.less, true, false)
    case .jumpIfLessOrEqualInt, .jumpIfLessOrEqualIntI, .jumpIfLessOrEqualDouble:
      (.lessOrEqual, true, false)
    case .jumpIfGreaterIntI: (.greater, true, false)
    case .jumpIfGreaterOrEqualIntI: (.greaterOrEqual, true, false)
    case .jumpIfEqualInt, .jumpIfEqualIntI, .jumpIfEqualDouble: (.equal, true, false)
    case .jumpIfNotEqualInt, .jumpIfNotEqualIntI, .jumpIfNotEqualDouble: (.notEqual, true, false)
    case .jumpUnlessLessDouble: (.less, true, true)
    case .jumpUnlessLessOrEqualDouble: (.lessOrEqual, true, true)
    default: nil
    }
  }

  /// What the last operand is.
  var operand: OperandKind {
    switch self {
    case .addIntI, .subtractIntI, .multiplyIntI, .remainderIntI, .jumpIfLessIntI,
      .jumpIfLessOrEqualIntI, .jumpIfGreaterIntI, .jumpIfGreaterOrEqualIntI, .jumpIfEqualIntI,
      .jumpIfNotEqualIntI:
      .number
    case .addDoubleK, .subtractDoubleK, .multiplyDoubleK, .divideDoubleK: .constant
    default: .register
    }
  }

  enum OperandKind { case register, number, constant }
}

extension Machine {
  func generic(
    _ i: Instruction, _ r: UnsafeMutablePointer<Value>, _ doubles: UnsafeMutablePointer<Double>
  ) throws(Trap) -> Outcome {
    let a = Int(i.a)
    let b = Int(i.b)
    switch i.opcode {
    case .binary:
      let operation = BinaryOperator.allCases[Int(i.x)]
      fuel -= (Machine.weight(r[b]) + Machine.weight(r[Int(i.c)])) >> 3
      r[a] = try Operators.apply(operation, r[b], r[Int(i.c)])
      try account(r[a])
      return .next
    case .negate:
      r[a] = try Operators.negate(r[b])
      return .next
    case .toInt: throw Machine.expected("Int", r[b])
    case .toDouble: throw Machine.expected("Double", r[b])
    case .toBool, .not: throw Machine.expected("Bool", r[b])
    case .jumpIf, .jumpUnless: throw Machine.expected("Bool", r[a])
    default: break
    }
    guard let (operation, isJump, negates) = i.opcode.operation else {
      throw Trap("this instruction cannot run")
    }
    let left = isJump ? r[a] : r[b]
    let last = isJump ? b : Int(i.c)
    let right: Value
    switch i.opcode.operand {
    case .register: right = r[last]
    case .number: right = .int(last)
    case .constant: right = .double(doubles[last])
    }
    let result = try Operators.apply(operation, left, right)
    if isJump {
      guard case .bool(let truth) = result else { throw Machine.expected("Bool", result) }
      return truth != negates ? .jump : .next
    }
    if case .object = result { throw Machine.expected("a number", result) }
    (r + a).initialize(to: result)
    return .next
  }

  static func expected(_ type: String, _ value: Value) -> Trap {
    if value.isNone { return Trap("expected '\(type)' here, found nil") }
    return Trap("expected '\(type)' here, found a value of type '\(value.typeName)'")
  }
}
