// A chosen candidate meets its arguments.
internal import Basics

extension Checker {
  func apply(
    _ candidate: Candidate, _ match: [[Int]], _ arguments: CallArguments,
    _ known: [ResolvedExpression?], _ expected: TypeName?, _ range: SourceRange
  ) -> ResolvedExpression {
    let signature = candidate.signature
    var bindings = candidate.bindings
    learn(signature, match, known, &bindings)
    var values: [ResolvedExpression?] = []
    for (index, list) in match.enumerated() {
      let parameter = signature.parameters[index]
      if parameter.isVariadic {
        let wanted = substituted(parameter.type, bindings, signature.generics)
        let parts = list.map {
          argument(arguments.arguments[$0].value, wanted, parameter, known[$0], candidate, index)
        }
        values.append(ResolvedExpression(.array(parts), type: .array(wanted), range: range))
        continue
      }
      guard let given = list.first else {
        values.append(defaultValue(candidate, index, bindings))
        continue
      }
      let wanted = substituted(parameter.type, bindings, signature.generics)
      let value = argument(
        arguments.arguments[given].value, wanted, parameter, known[given], candidate, index)
      values.append(value)
      bind(parameter.type, value.type, &bindings, signature.generics)
    }
    if signature.isMutating, signature.kind == .function, let receiver = candidate.receiver {
      _ = isAssignable(receiver, range)
    }
    var type = substituted(signature.result, bindings, signature.generics)
    if case .array(.unknown) = type, signature.kind == .initializer, values.count == 1,
      let only = values[0]
    {
      type = .array(element(of: only.type))
    }
    return ResolvedExpression(
      made(candidate, values, range), type: type, range: range)
  }

  private func made(
    _ candidate: Candidate, _ values: [ResolvedExpression?], _ range: SourceRange
  ) -> ResolvedExpression.Kind {
    let all = values.map { $0 ?? ResolvedExpression(.literal(.none), type: .unknown, range: range) }
    switch candidate.target {
    case .card(let id): return .card(id, receiver: candidate.receiver, values)
    case .function(let info): return .call(info.id, receiver: candidate.receiver, all)
    case .initializer(let info, let function):
      return info.isBuiltIn
        ? .call(function.id, receiver: nil, all)
        : .constructWith(info.id, initializer: function.id, all)
    case .memberwise(let info, let fields):
      var slots = [ResolvedExpression?](repeating: nil, count: info.fields.count)
      for (field, value) in zip(fields, values) { slots[field] = value }
      return .construct(info.id, slots)
    case .enumCase(let info, let index): return .enumCase(info.id, index, all)
    case .local(let function): return .callValue(function, all)
    }
  }

  private func argument(
    _ given: Expression, _ wanted: TypeName, _ parameter: Signature.Parameter,
    _ known: ResolvedExpression?, _ candidate: Candidate, _ index: Int
  ) -> ResolvedExpression {
    var key: FieldKey?
    var isInPlace = false
    switch candidate.target {
    case .card: isInPlace = true
    case .memberwise(let info, let fields):
      key = FieldKey(type: info.id, field: fields[index])
      isInPlace = !type(of: info.fields[fields[index]], in: info).isFunction
    default: break
    }
    if parameter.isInout, case .addressOf(let inner) = given.kind {
      guard case .card = candidate.target else { return check(given, wanted) }
      let value = checked(inner, as: wanted, .argument)
      _ = isAssignable(value, given.range)
      return value
    }
    if parameter.isAutoclosure, case .function = wanted {
      let node = ClosureNode(
        parameters: nil, shorthandCount: 0, result: nil,
        body: [Statement(.expression(given), given.range)], range: given.range)
      return closure(node, wanted)
    }
    if parameter.isBuilder {
      return builderArgument(given, wanted, known, isInPlace: isInPlace)
    }
    let value = known ?? check(given, wanted == .unknown ? nil : wanted)
    return converted(value, to: wanted, .argument, giving: key)
  }

  private func builderArgument(
    _ given: Expression, _ wanted: TypeName, _ known: ResolvedExpression?, isInPlace: Bool
  ) -> ResolvedExpression {
    var parameters: [TypeName] = []
    var result = TypeName.view
    if case .function(let p, let r) = wanted.unwrapped { (parameters, result) = (p, r) }
    if case .closure(let node) = given.kind {
      guard parameters.isEmpty, isInPlace else {
        return closure(node, .function(parameters: parameters, result: result), isBuilder: true)
      }
      if !isBuilderBody(node.body, result: .view, isMarked: true, isBody: false)
        || node.parameters?.isEmpty == false
      {
        let made = closure(node, .function(parameters: [], result: .view), isBuilder: true)
        return ResolvedExpression(.callValue(made, []), type: result, range: given.range)
      }
      if muted > 0 { return ResolvedExpression(.literal(.none), type: wanted, range: given.range) }
      return ResolvedExpression(
        .builder(builder(node.body)), type: wanted, range: given.range)
    }
    let value = converted(known ?? check(given, wanted), to: wanted, .argument)
    if case .literal(.none) = value.kind { return value }
    if case .poisoned = value.kind { return value }
    guard parameters.isEmpty, isInPlace else { return value }
    return ResolvedExpression(.callValue(value, []), type: wanted, range: given.range)
  }

  private func defaultValue(
    _ candidate: Candidate, _ index: Int, _ bindings: Bindings
  )
    -> ResolvedExpression?
  {
    let parameter = candidate.signature.parameters[index]
    guard let value = parameter.defaultValue else { return nil }
    let wanted = substituted(parameter.type, bindings, candidate.signature.generics)
    switch candidate.target {
    case .memberwise(let info, let fields):
      let field = info.fields[fields[index]]
      return field.value == nil
        ? ResolvedExpression(.literal(.none), type: wanted, range: .none) : nil
    case .card(let id):
      if let known = defaults[id], known.indices.contains(index), let value = known[index] {
        return value
      }
      var made: ResolvedExpression?
      inFreshBody(owner: nil, hasSelf: false) {
        let mutedBefore = muted
        muted = 0
        let before = diagnostics.count
        let result = argument(value, wanted, parameter, nil, candidate, index)
        if diagnostics.count == before { made = result }
        diagnostics.removeSubrange(before...)
        muted = mutedBefore
      }
      if candidate.signature.generics.isEmpty, candidate.bindings.isEmpty || made != nil {
        var list = defaults[id] ?? []
        while list.count < candidate.signature.parameters.count { list.append(nil) }
        list[index] = made
        defaults[id] = list
      }
      return made
    case .function(let info), .initializer(_, let info):
      var made: ResolvedExpression?
      inFreshBody(owner: info.owner, hasSelf: false) {
        made = checked(value, as: wanted, .initialValue)
      }
      return made
    default: return checked(value, as: wanted, .initialValue)
    }
  }
}
