/// Conditions: jumps fused with the comparison that decides them.
import Basics
import Language

extension FunctionCompiler {
  /// Jumps to `label` when the expression's truth is `when`, else goes on.
  mutating func branch(_ expression: ResolvedExpression, to label: Label, when wanted: Bool) {
    let start = top
    defer { top = start }
    let range = expression.range
    switch expression.kind {
    case .literal(.bool(let value)):
      if value == wanted { jump(.jump, to: label, at: range) }
    case .unary(.not, let inner): branch(inner, to: label, when: !wanted)
    case .and(let a, let b):
      if wanted {
        let skip = Label()
        branch(a, to: skip, when: false)
        branch(b, to: label, when: true)
        place(skip)
      } else {
        branch(a, to: label, when: false)
        branch(b, to: label, when: false)
      }
    case .or(let a, let b):
      if wanted {
        branch(a, to: label, when: true)
        branch(b, to: label, when: true)
      } else {
        let skip = Label()
        branch(a, to: skip, when: true)
        branch(b, to: label, when: false)
        place(skip)
      }
    case .binary(let operation, let a, let b):
      if fused(operation, a, b, to: label, when: wanted, at: range) { return }
      let register = value(expression)
      jump(wanted ? .jumpIf : .jumpUnless, register, to: label, at: range)
    default:
      let register = value(expression)
      jump(wanted ? .jumpIf : .jumpUnless, register, to: label, at: range)
    }
  }

  /// A comparison of numbers, or with nil, as one instruction.
  private mutating func fused(
    _ operation: BinaryOperator, _ a: ResolvedExpression, _ b: ResolvedExpression,
    to label: Label, when wanted: Bool, at range: SourceRange
  ) -> Bool {
    if case .literal(.none) = b.kind, case .local(let local) = a.kind, !isBoxed(local) {
      guard operation == .equal || operation == .notEqual else { return false }
      let ifNone = (operation == .equal) == wanted
      jump(ifNone ? .jumpIfNone : .jumpUnlessNone, register(of: local), to: label, at: range)
      return true
    }
    guard a.type == b.type else { return false }
    if a.type == .int {
      return fusedInt(wanted ? operation : operation.negated, a, b, to: label, at: range)
    }
    guard a.type == .double else { return false }
    let swapped = operation == .greater || operation == .greaterOrEqual
    let opcode: Opcode
    switch operation {
    case .less, .greater: opcode = wanted ? .jumpIfLessDouble : .jumpUnlessLessDouble
    case .lessOrEqual, .greaterOrEqual:
      opcode = wanted ? .jumpIfLessOrEqualDouble : .jumpUnlessLessOrEqualDouble
    case .equal: opcode = wanted ? .jumpIfEqualDouble : .jumpIfNotEqualDouble
    case .notEqual: opcode = wanted ? .jumpIfNotEqualDouble : .jumpIfEqualDouble
    default: return false
    }
    let (left, right) = pair(a, b)
    jump(opcode, swapped ? right : left, swapped ? left : right, to: label, at: range)
    return true
  }

  private mutating func fusedInt(
    _ operation: BinaryOperator, _ a: ResolvedExpression, _ b: ResolvedExpression,
    to label: Label, at range: SourceRange
  ) -> Bool {
    if case .int(let number)? = b.constantNumber, let small = Int32(exactly: number) {
      let opcode: Opcode
      switch operation {
      case .less: opcode = .jumpIfLessIntI
      case .lessOrEqual: opcode = .jumpIfLessOrEqualIntI
      case .greater: opcode = .jumpIfGreaterIntI
      case .greaterOrEqual: opcode = .jumpIfGreaterOrEqualIntI
      case .equal: opcode = .jumpIfEqualIntI
      case .notEqual: opcode = .jumpIfNotEqualIntI
      default: return false
      }
      jump(opcode, value(a), small, to: label, at: range)
      return true
    }
    let opcode: Opcode
    switch operation {
    case .less, .greater: opcode = .jumpIfLessInt
    case .lessOrEqual, .greaterOrEqual: opcode = .jumpIfLessOrEqualInt
    case .equal: opcode = .jumpIfEqualInt
    case .notEqual: opcode = .jumpIfNotEqualInt
    default: return false
    }
    let swapped = operation == .greater || operation == .greaterOrEqual
    let (left, right) = pair(a, b)
    jump(opcode, swapped ? right : left, swapped ? left : right, to: label, at: range)
    return true
  }

  private mutating func pair(
    _ a: ResolvedExpression, _ b: ResolvedExpression
  ) -> (Int32, Int32) {
    let left = value(a)
    return (left, value(b))
  }

  /// Jumps to `failure` unless all clauses hold.
  mutating func test(
    _ conditions: [ResolvedCondition], else failure: Label, at range: SourceRange
  ) {
    for condition in conditions {
      switch condition {
      case .boolean(let expression): branch(expression, to: failure, when: false)
      case .binding(let local, let expression):
        let start = top
        bind(local, expression, else: failure)
        top = start
      case .pattern(let pattern, let subject, let expression):
        declare(subject, expression, at: expression.range)
        match(pattern, register(of: subject), else: failure, at: expression.range)
      }
    }
  }

  /// `let x = optional`. The value passes through a slot when the local cannot hold nil.
  private mutating func bind(
    _ local: Int, _ expression: ResolvedExpression, else failure: Label
  ) {
    let range = expression.range
    let source = slot(expression)
    jump(.jumpIfNone, source, to: failure, at: range)
    if isBoxed(local) {
      code.slow(.makeBox, register(of: local), source, at: range)
      code.emit(.clear, source, at: range)
    } else {
      store(source, inLocal: local, at: range)
    }
  }
}

extension BinaryOperator {
  /// The comparison that holds when this one does not; for whole numbers.
  var negated: BinaryOperator {
    switch self {
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    case .equal: .notEqual
    case .notEqual: .equal
    default: self
    }
  }
}
