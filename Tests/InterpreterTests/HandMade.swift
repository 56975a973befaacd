/// Resolved programs written by hand, for tests of the machine alone.
import Basics
import Interpreter
import Language

func x(_ kind: ResolvedExpression.Kind, _ type: TypeName = .unknown) -> ResolvedExpression {
  ResolvedExpression(kind, type: type, range: SourceRange(1, 2))
}
func int(_ value: Int) -> ResolvedExpression { x(.literal(.int(value)), .int) }
func text(_ value: String) -> ResolvedExpression { x(.literal(.string(value)), .string) }
func local(_ index: Int, _ type: TypeName = .unknown) -> ResolvedExpression {
  x(.local(index), type)
}
func op(
  _ a: ResolvedExpression, _ operation: BinaryOperator, _ b: ResolvedExpression,
  _ type: TypeName = .int
) -> ResolvedExpression {
  x(.binary(operation, a, b), type)
}
func s(_ kind: ResolvedStatement.Kind) -> ResolvedStatement {
  ResolvedStatement(kind, range: SourceRange(1, 2))
}
func give(_ value: ResolvedExpression) -> ResolvedStatement { s(.returnValue(value)) }

func body(
  parameters: Int = 0, locals: Int, boxed: Set<Int> = [], hasSelf: Bool = false,
  isMutating: Bool = false, _ statements: [ResolvedStatement]
) -> ResolvedFunction {
  ResolvedFunction(
    name: "f", hasSelf: hasSelf, parameterCount: parameters, localCount: locals,
    boxedLocals: boxed, body: .statements(statements), range: SourceRange(0, 9),
    isMutating: isMutating)
}

func structure(_ name: String, _ fields: [String]) -> ResolvedType {
  var type = ResolvedType(name: name, kind: .structure, range: .none)
  type.fields = fields.map {
    ResolvedField(
      name: $0, type: .unknown, wrapper: .none, isConstant: false, initialValue: nil, range: .none)
  }
  return type
}

func machine(
  _ functions: [ResolvedFunction], types: [ResolvedType] = [], builtins: [Builtin] = []
) -> Machine {
  Machine(
    ResolvedProgram(files: [], types: types, functions: functions, globals: []),
    builtins: builtins)
}
