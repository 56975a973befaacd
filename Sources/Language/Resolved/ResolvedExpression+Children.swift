// The parts of expressions and statements, for walks over a program.

extension ResolvedExpression {
  /// The expressions it is made of, in the order they are written; not what closures hold.
  package var children: [ResolvedExpression] {
    switch kind {
    case .literal, .local, .capture, .global, .typeValue, .staticGetter, .box, .closure, .builder,
      .keyPath, .poisoned:
      return []
    case .interpolation(let parts), .array(let parts), .tuple(let parts): return parts
    case .dictionary(let pairs): return pairs.flatMap { [$0.key, $0.value] }
    case .tupleElement(let base, _), .field(let base, _), .wrapped(let base, _),
      .projected(let base, _), .wrapper(let base, _), .getter(_, let base),
      .dynamicMember(let base, _), .unary(_, let base), .forced(let base), .isType(let base, _),
      .conditionalCast(let base, _), .intToDouble(let base), .optionalTry(let base),
      .typeOf(let base), .weak(let base),
      .strong(let base),
      .inoutCall(let base, _):
      return [base]
    case .functionValue(_, let receiver): return receiver.map { [$0] } ?? []
    case .call(_, let receiver, let arguments):
      return (receiver.map { [$0] } ?? []) + arguments
    case .construct(_, let arguments): return arguments.compactMap { $0 }
    case .constructWith(_, _, let arguments), .enumCase(_, _, let arguments): return arguments
    case .card(_, let receiver, let arguments):
      return (receiver.map { [$0] } ?? []) + arguments.compactMap { $0 }
    case .callValue(let function, let arguments): return [function] + arguments
    case .dynamicCall(let base, _, _, let arguments): return [base] + arguments
    case .subscripted(let a, let b), .binary(_, let a, let b), .and(let a, let b),
      .or(let a, let b), .coalesce(let a, let b):
      return [a, b]
    case .ternary(let a, let b, let c): return [a, b, c]
    case .optionalChain(let base, _, let rest): return [base, rest]
    }
  }
}

extension ResolvedCondition {
  package var value: ResolvedExpression {
    switch self {
    case .boolean(let value), .binding(_, let value), .pattern(_, _, let value): return value
    }
  }
}

extension ResolvedStatement {
  /// The expressions of the statement itself, and the statements inside it.
  package var parts: (expressions: [ResolvedExpression], statements: [ResolvedStatement]) {
    switch kind {
    case .expression(let value), .deferred(let value), .throwError(let value),
      .declareTuple(_, let value):
      return ([value], [])
    case .declare(_, let value), .returnValue(let value): return (value.map { [$0] } ?? [], [])
    case .assign(let target, let value), .compoundAssign(_, let target, let value):
      return ([target, value], [])
    case .ifElse(let conditions, let first, let second):
      return (conditions.map(\.value), first + second)
    case .guardElse(let conditions, let body), .whileLoop(let conditions, let body):
      return (conditions.map(\.value), body)
    case .switchCase(let value, _, let cases):
      return ([value] + cases.compactMap(\.filter), cases.flatMap(\.body))
    case .repeatWhile(let body, let value): return ([value], body)
    case .forIn(_, let sequence, let filter, let body):
      return ([sequence] + (filter.map { [$0] } ?? []), body)
    case .doCatch(let body, _, let cases): return ([], body + cases.flatMap(\.body))
    case .labelled(_, let inner): return ([], [inner])
    case .block(let body): return ([], body)
    case .breakLoop, .continueLoop, .breakTo, .continueTo, .fallthroughCase: return ([], [])
    }
  }
}
