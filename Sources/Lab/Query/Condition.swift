import Basics
import Interpreter
import Language

/// A question that is answered by yes or no, taken apart at `&&`, `||` and `!`, so that each of its
/// comparisons between numbers, points, sizes or rects holds within a tolerance.
indirect enum Condition {
  case and(Condition, Condition)
  case or(Condition, Condition)
  case not(Condition)
  /// Both sides as functions; `plain` is the comparison itself, for sides that are no numbers.
  case comparison(BinaryOperator, FunctionID, FunctionID, plain: FunctionID)
  case plain(FunctionID)

  /// Takes a function's expression apart; the parts become functions of the program.
  init(_ expression: ResolvedExpression, of function: FunctionID, _ program: inout ResolvedProgram)
  {
    switch expression.kind {
    case .and(let left, let right):
      self = .and(
        Condition(left, of: function, &program), Condition(right, of: function, &program))
    case .or(let left, let right):
      self = .or(
        Condition(left, of: function, &program), Condition(right, of: function, &program))
    case .unary(.not, let inner):
      self = .not(Condition(inner, of: function, &program))
    case .binary(let op, let left, let right) where Condition.widened.contains(op):
      self = .comparison(
        op, program.function(answering: left, like: function),
        program.function(answering: right, like: function),
        plain: program.function(answering: expression, like: function))
    default:
      self = .plain(program.function(answering: expression, like: function))
    }
  }

  private static let widened: Set<BinaryOperator> = [
    .equal, .notEqual, .lessOrEqual, .greaterOrEqual,
  ]

  /// Each component may be off by `tolerance`.
  func isTrue(_ machine: Machine, tolerance: Double) throws(Trap) -> Bool {
    switch self {
    case .and(let left, let right):
      guard try left.isTrue(machine, tolerance: tolerance) else { return false }
      return try right.isTrue(machine, tolerance: tolerance)
    case .or(let left, let right):
      if try left.isTrue(machine, tolerance: tolerance) { return true }
      return try right.isTrue(machine, tolerance: tolerance)
    case .not(let inner): return !(try inner.isTrue(machine, tolerance: tolerance))
    case .comparison(let op, let left, let right, let plain):
      guard let a = try machine.call(function: left).numbers,
        let b = try machine.call(function: right).numbers, a.count == b.count
      else { return try Condition.plain(plain).isTrue(machine, tolerance: tolerance) }
      return Condition.holds(op, zip(a, b).map { $0 - $1 }, tolerance)
    case .plain(let function):
      guard case .bool(let value) = try machine.call(function: function) else {
        throw Trap("this is neither true nor false")
      }
      return value
    }
  }

  private static func holds(
    _ op: BinaryOperator, _ differences: [Double], _ tolerance: Double
  ) -> Bool {
    switch op {
    case .lessOrEqual: return differences.allSatisfy { $0 <= tolerance }
    case .greaterOrEqual: return differences.allSatisfy { $0 >= -tolerance }
    case .notEqual: return !differences.allSatisfy { abs($0) <= tolerance }
    default: return differences.allSatisfy { abs($0) <= tolerance }
    }
  }
}

extension ResolvedProgram {
  /// A new function that answers an expression of another one's body.
  mutating func function(
    answering expression: ResolvedExpression, like other: FunctionID
  )
    -> FunctionID
  {
    var copy = functions[other]
    copy.body = .statements([ResolvedStatement(.returnValue(expression), range: expression.range)])
    functions.append(copy)
    return functions.count - 1
  }
}
