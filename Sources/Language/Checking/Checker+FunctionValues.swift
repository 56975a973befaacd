// Cards, cases and initialisers used as functions: `map(String.init)`, `sorted(by: max)`.
internal import Basics

extension Checker {
  /// A closure that passes its parameters on. A receiver is evaluated first, once.
  func wrappedCall(
    _ candidate: Candidate, _ expected: TypeName?, _ range: SourceRange
  ) -> ResolvedExpression {
    var candidate = candidate
    var wanted: [TypeName] = []
    var bindings = candidate.bindings
    let signature = candidate.signature
    if case .function(let parameters, _)? = expected?.unwrapped { wanted = parameters }
    // What may be left out is, where the function is wanted with fewer parameters.
    let given = signature.parameters.filter { wanted.isEmpty || !$0.hasDefault }
    let count = wanted.isEmpty ? given.count : wanted.count
    for (parameter, type) in zip(signature.parameters, wanted) {
      bind(parameter.type, type, &bindings, signature.generics)
    }
    let receiver = candidate.receiver
    let slot = receiver.map { body.declare(nil, $0.type, isConstant: true) }
    let id = newFunction()
    let outer = body
    body = BodyContext(parent: outer, owner: outer.owner)
    var values: [ResolvedExpression?] = []
    for (index, parameter) in signature.parameters.enumerated() {
      guard index < count else {
        values.append(defaultValue(candidate, index, bindings))
        continue
      }
      let type = substituted(parameter.type, bindings, signature.generics)
      let local = body.declare(
        nil, index < wanted.count && wanted[index] != .unknown ? wanted[index] : type)
      let value = ResolvedExpression(.local(local.index), type: local.type, range: range)
      values.append(
        parameter.isVariadic
          ? ResolvedExpression(.array([value]), type: .array(type), range: range) : value)
    }
    let types = body.locals.map(\.type)
    if let slot {
      candidate.receiver = ResolvedExpression(
        body.reference(slot), type: slot.type, range: range)
    }
    let result = substituted(signature.result, bindings, signature.generics)
    let call = ResolvedExpression(made(candidate, values, range), type: result, range: range)
    functions[id] = finish(
      "function", hasSelf: false, parameters: types.count,
      .statements([ResolvedStatement(.returnValue(call), range: range)]), range)
    let captures = body.captures
    body = outer
    let closure = ResolvedExpression(
      .closure(ResolvedClosure(captures: captures, function: id)),
      type: .function(parameters: types, result: result), range: range)
    guard let receiver, let slot else { return closure }
    return ResolvedExpression(
      .optionalChain(base: receiver, slot: slot.index, rest: closure), type: closure.type,
      range: range)
  }
}
