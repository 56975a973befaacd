/// The two programs that the benchmark command measures running code with, made by hand so that
/// they depend on nothing but the machine. No clock is read here.
import Basics
import Language

package enum InterpreterLoads {
  /// `loop`: `while i < n { acc = (i % 3 == 0) ? acc + d * 2 : acc - d / 4; d += 1; i += 1 }`.
  package static func loop(turns: Int) -> Double {
    run(loopProgram, turns, fuel: 20 * turns + 1000).number ?? 0
  }

  /// `fib(n)` by recursion.
  package static func fibonacci(_ n: Int) -> Int {
    guard case .int(let result) = run(fibonacciProgram, n, fuel: .max / 2) else { return 0 }
    return result
  }

  private static func run(_ program: ResolvedProgram, _ argument: Int, fuel: Int) -> Value {
    let machine = Machine(program)
    machine.fuel = fuel
    return (try? machine.call(function: 0, arguments: [.int(argument)])) ?? .none
  }

  private static func program(_ function: ResolvedFunction) -> ResolvedProgram {
    ResolvedProgram(files: [], types: [], functions: [function], globals: [])
  }

  private static func expression(
    _ kind: ResolvedExpression.Kind, _ type: TypeName
  ) -> ResolvedExpression {
    ResolvedExpression(kind, type: type, range: .none)
  }

  private static func int(_ value: Int) -> ResolvedExpression {
    expression(.literal(.int(value)), .int)
  }

  private static func double(_ value: Double) -> ResolvedExpression {
    expression(.literal(.double(value)), .double)
  }

  private static func local(_ index: Int, _ type: TypeName) -> ResolvedExpression {
    expression(.local(index), type)
  }

  private static func binary(
    _ operation: BinaryOperator, _ a: ResolvedExpression, _ b: ResolvedExpression,
    _ type: TypeName
  ) -> ResolvedExpression {
    expression(.binary(operation, a, b), type)
  }

  private static func statement(_ kind: ResolvedStatement.Kind) -> ResolvedStatement {
    ResolvedStatement(kind, range: .none)
  }

  static var loopProgram: ResolvedProgram {
    let n = local(0, .int)
    let i = local(1, .int)
    let acc = local(2, .double)
    let d = local(3, .double)
    let third = binary(.equal, binary(.remainder, i, int(3), .int), int(0), .bool)
    let sum = binary(.add, acc, binary(.multiply, d, double(2), .double), .double)
    let difference = binary(.subtract, acc, binary(.divide, d, double(4), .double), .double)
    let choice = expression(.ternary(third, sum, difference), .double)
    let body = [
      statement(.assign(acc, choice)),
      statement(.compoundAssign(.add, d, double(1))),
      statement(.compoundAssign(.add, i, int(1))),
    ]
    return program(
      ResolvedFunction(
        name: "loop", hasSelf: false, parameterCount: 1, localCount: 4,
        body: .statements([
          statement(.declare(local: 1, int(0))),
          statement(.declare(local: 2, double(0))),
          statement(.declare(local: 3, double(0))),
          statement(.whileLoop([.boolean(binary(.less, i, n, .bool))], body)),
          statement(.returnValue(acc)),
        ]), range: .none))
  }

  static var fibonacciProgram: ResolvedProgram {
    let n = local(0, .int)
    func call(_ less: Int) -> ResolvedExpression {
      expression(.call(0, receiver: nil, [binary(.subtract, n, int(less), .int)]), .int)
    }
    return program(
      ResolvedFunction(
        name: "fib", hasSelf: false, parameterCount: 1, localCount: 1,
        body: .statements([
          statement(
            .ifElse(
              [.boolean(binary(.less, n, int(2), .bool))], [statement(.returnValue(n))], [])),
          statement(.returnValue(binary(.add, call(1), call(2), .int))),
        ]), range: .none))
  }
}
