/// Expressions that answer a value: constants, operators, choices.
import Basics
import Language

extension FunctionCompiler {
  /// Evaluates and answers the register that holds the result: a variable's own, `raw` if given and
  /// the result is a number or truth value, or the slot that was on top.
  mutating func value(_ expression: ResolvedExpression, into raw: Int32? = nil) -> Int32 {
    let range = expression.range
    switch expression.kind {
    case .literal(let literal): return constant(literal, into: raw, at: range)
    case .local(let local):
      if isBoxed(local) { return slow(.readBox, register(of: local), at: range) }
      return register(of: local)
    case .capture(let index):
      return slow(.readCapture, closureRegister, Int32(index), at: range)
    case .unary(let operation, let operand):
      return unary(operation, operand, into: raw, at: range)
    case .binary(let operation, let a, let b):
      return binary(operation, a, b, into: raw, at: range)
    case .intToDouble(let operand):
      if case .literal(.int(let number)) = operand.kind {
        return constant(.double(Double(number)), into: raw, at: range)
      }
      let start = top
      let source = value(operand)
      top = start
      let target = raw ?? push()
      code.emit(.toDouble, target, source, at: range)
      return target
    case .and, .or: return truth(expression)
    case .ternary(let condition, let yes, let no):
      return choice(range) {
        $0.branch(condition, to: $1, when: false)
      } yes: {
        $0.slot(yes)
      } no: {
        $0.slot(no)
      }
    case .coalesce(let a, let b):
      let end = Label()
      let result = slot(a)
      jump(.jumpUnlessNone, result, to: end, at: range)
      top = result
      _ = slot(b)
      place(end)
      return result
    case .optionalChain(let base, let local, let rest):
      declare(local, base, at: range)
      let register = register(of: local)
      let found = choice(range) {
        $0.jump(.jumpIfNone, register, to: $1, at: range)
      } yes: { compiler in
        let result = compiler.slot(rest)
        if compiler.changes(local, rest) { compiler.writeBack(local, to: base, at: range) }
        return result
      } no: { compiler in
        let slot = compiler.push()
        compiler.code.emit(.loadNone, slot, at: range)
        return slot
      }
      forget([local], at: range)
      return found
    default: return object(expression)
    }
  }

  /// Evaluates into the slot on top of the stack.
  @discardableResult
  mutating func slot(_ expression: ResolvedExpression) -> Int32 {
    let target = top
    let register = value(expression, into: nil)
    if register == target, isSlot(register) {
      top = target + 1
      return target
    }
    top = target
    let slot = push()
    code.emit(.copy, slot, register, at: expression.range)
    return slot
  }

  /// A slow instruction with its result in the slot on top.
  mutating func slow(
    _ opcode: SlowOpcode, _ b: Int32 = 0, _ c: Int32 = 0, at range: SourceRange
  ) -> Int32 {
    let slot = push()
    code.slow(opcode, slot, b, c, at: range)
    return slot
  }

  mutating func constant(
    _ literal: ResolvedLiteral, into raw: Int32? = nil, at range: SourceRange
  ) -> Int32 {
    let target = raw ?? push()
    switch literal {
    case .none: code.emit(.loadNone, target, at: range)
    case .bool(let value): code.emit(.loadBool, target, value ? 1 : 0, at: range)
    case .double(let value): code.emit(.loadDouble, target, code.double(value), at: range)
    case .int(let value):
      if let small = Int32(exactly: value) {
        code.emit(.loadInt, target, small, at: range)
      } else {
        code.emit(.loadConstant, target, code.constant(.int(value)), at: range)
      }
    case .string(let text):
      // A string is an object: it never goes to a raw register.
      let slot = raw == nil ? target : push()
      code.emit(.loadConstant, slot, code.constant(.string(text)), at: range)
      return slot
    }
    return target
  }

  /// One of two values in the slot on top.
  mutating func choice(
    _ range: SourceRange, test: (inout FunctionCompiler, Label) -> Void,
    yes: (inout FunctionCompiler) -> Int32, no: (inout FunctionCompiler) -> Int32
  ) -> Int32 {
    let start = top
    let other = Label()
    let end = Label()
    test(&self, other)
    top = start
    _ = yes(&self)
    jump(.jump, to: end, at: range)
    place(other)
    top = start
    let slot = no(&self)
    place(end)
    return slot
  }

  private mutating func truth(_ expression: ResolvedExpression) -> Int32 {
    let range = expression.range
    return choice(range) {
      $0.branch(expression, to: $1, when: false)
    } yes: {
      $0.constant(.bool(true), at: range)
    } no: {
      $0.constant(.bool(false), at: range)
    }
  }

  private mutating func unary(
    _ operation: UnaryOperator, _ operand: ResolvedExpression, into raw: Int32?,
    at range: SourceRange
  ) -> Int32 {
    let start = top
    let source = value(operand)
    if operation == .plus { return source }
    top = start
    let isRaw = operand.type.rawKind != nil || operation == .not
    let target = (isRaw ? raw : nil) ?? push()
    code.emit(operation == .not ? .not : .negate, target, source, at: range)
    release(source, operand.type, unless: target, at: range)
    return target
  }

  private mutating func binary(
    _ operation: BinaryOperator, _ a: ResolvedExpression, _ b: ResolvedExpression,
    into raw: Int32?, at range: SourceRange
  ) -> Int32 {
    let start = top
    let left = value(a)
    if left != start || !isSlot(left) { top = start }
    if let form = immediate(operation, a.type, b) {
      top = start
      let target = raw ?? push()
      code.emit(form.opcode, target, left, form.operand, at: range)
      return target
    }
    let right = value(b)
    top = start
    if let form = FunctionCompiler.typed(operation, a.type, b.type) {
      let target = raw ?? push()
      code.emit(
        form.opcode, target, form.swapped ? right : left, form.swapped ? left : right, at: range)
      return target
    }
    let target = push()
    let index = BinaryOperator.allCases.firstIndex(of: operation) ?? 0
    code.emit(.binary, target, left, right, x: UInt8(index), at: range)
    release(left, a.type, unless: target, at: range)
    release(right, b.type, unless: target, at: range)
    return target
  }

  /// The form with a constant as the right operand, if there is one.
  private mutating func immediate(
    _ operation: BinaryOperator, _ left: TypeName, _ right: ResolvedExpression
  ) -> (opcode: Opcode, operand: Int32)? {
    guard left == right.type else { return nil }
    switch (right.constantNumber, operation) {
    case (.int(let number)?, _):
      guard left == .int, let small = Int32(exactly: number) else { return nil }
      switch operation {
      case .add: return (.addIntI, small)
      case .subtract: return (.subtractIntI, small)
      case .multiply: return (.multiplyIntI, small)
      case .remainder where small > 0: return (.remainderIntI, small)
      default: return nil
      }
    case (.double(let number)?, _):
      guard left == .double else { return nil }
      switch operation {
      case .add: return (.addDoubleK, code.double(number))
      case .subtract: return (.subtractDoubleK, code.double(number))
      case .multiply: return (.multiplyDoubleK, code.double(number))
      case .divide: return (.divideDoubleK, code.double(number))
      default: return nil
      }
    default: return nil
    }
  }

  /// The instruction for operands of known types. Greater is less with the operands swapped.
  static func typed(
    _ operation: BinaryOperator, _ left: TypeName, _ right: TypeName
  ) -> (opcode: Opcode, swapped: Bool)? {
    guard left == right else { return nil }
    switch (left.rawKind, operation) {
    case (.int, .add): return (.addInt, false)
    case (.int, .subtract): return (.subtractInt, false)
    case (.int, .multiply): return (.multiplyInt, false)
    case (.int, .divide): return (.divideInt, false)
    case (.int, .remainder): return (.remainderInt, false)
    case (.int, .less): return (.lessInt, false)
    case (.int, .lessOrEqual): return (.lessOrEqualInt, false)
    case (.int, .greater): return (.lessInt, true)
    case (.int, .greaterOrEqual): return (.lessOrEqualInt, true)
    case (.int, .equal): return (.equalInt, false)
    case (.int, .notEqual): return (.notEqualInt, false)
    case (.double, .add): return (.addDouble, false)
    case (.double, .subtract): return (.subtractDouble, false)
    case (.double, .multiply): return (.multiplyDouble, false)
    case (.double, .divide): return (.divideDouble, false)
    case (.double, .less): return (.lessDouble, false)
    case (.double, .lessOrEqual): return (.lessOrEqualDouble, false)
    case (.double, .greater): return (.lessDouble, true)
    case (.double, .greaterOrEqual): return (.lessOrEqualDouble, true)
    case (.double, .equal): return (.equalDouble, false)
    case (.double, .notEqual): return (.notEqualDouble, false)
    default: return nil
    }
  }
}

extension ResolvedExpression {
  /// The number a literal stands for, also one converted to a fraction.
  var constantNumber: ResolvedLiteral? {
    switch kind {
    case .literal(.int), .literal(.double):
      if case .literal(let literal) = kind { return literal }
      return nil
    case .intToDouble(let inner):
      if case .literal(.int(let number)) = inner.kind { return .double(Double(number)) }
      return nil
    default: return nil
    }
  }
}
