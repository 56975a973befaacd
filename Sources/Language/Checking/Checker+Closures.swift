// Closures and view builders.
internal import Basics

extension Checker {
  func closure(
    _ node: ClosureNode, _ expected: TypeName?, isBuilder: Bool = false
  )
    -> ResolvedExpression
  {
    if !node.captures.isEmpty { return capturing(node, expected, isBuilder: isBuilder) }
    var wanted: [TypeName]?
    var result: TypeName?
    if case .function(let parameters, let answer)? = expected?.unwrapped {
      wanted = parameters
      result = answer
    }
    if let written = node.result { result = resolveHere(written) }
    let count = node.parameterCount
    // `{ index, item in }` where one pair is given.
    var parts: [TypeName.Element]?
    if let only = wanted, only.count == 1, count > 1, case .tuple(let elements) = only[0],
      elements.count == count
    {
      parts = elements
    }
    if let only = wanted, only == [.unknown], count > 1 {
      parts = (0..<count).map { _ in TypeName.Element(label: nil, type: .unknown) }
    }
    var types = wanted ?? [TypeName](repeating: .unknown, count: count)
    if parts == nil, let wanted, wanted.count != count,
      node.parameters != nil || node.shorthandCount > 0 || !wanted.isEmpty
    {
      if node.parameters != nil || count > wanted.count || !isBuilder {
        report(LanguageDiagnostics.closureParameters(wanted.count, count, at: node.range))
        return poison("closure", node.range)
      }
      types = wanted
    }
    if parts == nil, let named = node.parameters {
      for (index, parameter) in named.enumerated() {
        if let written = parameter.type { types[index] = resolveHere(written) }
      }
    }
    let type = TypeName.function(parameters: types, result: result ?? .unknown)
    if muted > 0 { return ResolvedExpression(.literal(.none), type: type, range: node.range) }
    return closureBody(node, types, parts, result, isBuilder: isBuilder)
  }

  private func closureBody(
    _ node: ClosureNode, _ types: [TypeName], _ parts: [TypeName.Element]?, _ result: TypeName?,
    isBuilder: Bool
  ) -> ResolvedExpression {
    let id = newFunction()
    let outer = body
    body = BodyContext(parent: outer, owner: outer.owner)
    body.thrownType = node.thrown.map(resolveHere)
    for (index, type) in types.enumerated() {
      var name: String? = "$\(index)"
      if parts != nil {
        name = nil
      } else if let named = node.parameters {
        name = named[index].name
      }
      declareParameter(name, type)
    }
    var prelude: ResolvedStatement?
    if let parts {
      let locals = parts.indices.map { index in
        body.declare(node.parameters?[index].name ?? "$\(index)", parts[index].type).index
      }
      let pair = ResolvedExpression(.local(0), type: types[0], range: node.range)
      prelude = ResolvedStatement(.declareTuple(locals: locals, pair), range: node.range)
    }
    switch result {
    case .unknown?, nil: body.resultType = nil
    case .opaque(let name)? where name != "View": body.resultType = nil
    default: body.resultType = result
    }
    let isBuilding =
      isBuilder && isBuilderBody(node.body, result: .view, isMarked: true, isBody: false)
    var made = functionBody(node.body, isBuilder: isBuilding)
    if let prelude {
      switch made {
      case .statements(let list): made = .statements([prelude] + list)
      case .builder(var builder):
        builder.items.insert(.statement(prelude), at: 0)
        made = .builder(builder)
      }
    }
    let answer =
      body.resultType ?? (isBuilding ? .view : body.foundResult ?? .void)
    functions[id] = finish(
      "closure", hasSelf: false, parameters: types.count, made, node.range)
    let captures = body.captures
    body = outer
    return ResolvedExpression(
      .closure(ResolvedClosure(captures: captures, function: id)),
      type: .function(parameters: types, result: answer), range: node.range)
  }

  /// `{ [n] in ... }`: made inside of a closure that has the captured values as parameters.
  private func capturing(
    _ node: ClosureNode, _ expected: TypeName?, isBuilder: Bool
  ) -> ResolvedExpression {
    var plain = node
    plain.captures = []
    let values = node.captures.map { capture -> ResolvedExpression in
      let value = check(capture.value, nil)
      return holds(value, capture.hold) ? value : weak(value)
    }
    if muted > 0 { return closure(plain, expected, isBuilder: isBuilder) }
    let id = newFunction()
    let outer = body
    body = BodyContext(parent: outer, owner: outer.owner)
    for (capture, value) in zip(node.captures, values) {
      let local = body.declare(capture.name, value.type)
      if case .weak = value.kind {
        local.hold = capture.hold
        local.type = value.type.unwrapped
      }
    }
    let inner = closure(plain, expected, isBuilder: isBuilder)
    let statement = ResolvedStatement(.returnValue(inner), range: node.range)
    functions[id] = finish(
      "closure", hasSelf: false, parameters: values.count, .statements([statement]), node.range)
    let captures = body.captures
    body = outer
    let maker = ResolvedExpression(
      .closure(ResolvedClosure(captures: captures, function: id)),
      type: .function(parameters: values.map(\.type), result: inner.type), range: node.range)
    return ResolvedExpression(.callValue(maker, values), type: inner.type, range: node.range)
  }

  /// A parameter of the body; `inout` ones arrive in a box.
  private func declareParameter(_ name: String?, _ type: TypeName) {
    guard let target = type.inoutTarget else {
      _ = body.declare(name, type)
      return
    }
    let local = body.declare(name, target, isConstant: false)
    (local.isCaptured, local.isAssigned) = (true, true)
    body.inoutParameters.insert(local.index)
  }

  /// `if` or `switch` as a value: a closure called at once.
  func immediate(
    _ statements: [Statement], _ expected: TypeName?, _ range: SourceRange
  )
    -> ResolvedExpression
  {
    let node = ClosureNode(
      parameters: nil, shorthandCount: 0, result: nil, body: Checker.returning(statements),
      range: range)
    let result = expected ?? .unknown
    let made = closure(node, .function(parameters: [], result: result))
    guard case .function(_, let answer) = made.type else { return made }
    return ResolvedExpression(.callValue(made, []), type: answer, range: range)
  }

  /// A view-builder block in the current body.
  func builder(_ statements: [Statement]) -> ResolvedBuilder {
    body.scopes.append([:])
    defer { body.scopes.removeLast() }
    var items: [ResolvedBuilderItem] = []
    for statement in statements {
      switch statement.kind {
      case .expression(let value): items.append(builderItem(value))
      case .variable, .function:
        items += self.statement(statement).map { .statement($0) }
      case .ifElse(let node): items.append(conditional(node))
      case .switchCase(let node): items.append(switched(node))
      case .forIn:
        report(
          LanguageDiagnostics.unsupported(
            "'for' in a view builder", hint: "use ForEach", at: statement.range))
      case .unsupported(let what, let hint):
        report(LanguageDiagnostics.unsupported(what, hint: hint, at: statement.range))
      case .returnValue(let value):
        if let value { items.append(builderItem(value)) }
      default:
        report(
          LanguageDiagnostics.unsupported(
            "this statement in a view builder", hint: "move it into a function",
            at: statement.range))
      }
    }
    return ResolvedBuilder(items: items)
  }

  private func builderItem(_ value: Expression) -> ResolvedBuilderItem {
    var isAssignment = false
    if case .assign = value.kind { isAssignment = true }
    if case .binary(let text, _, _, _) = value.kind { isAssignment = Checker.isCompound(text) }
    if isAssignment {
      report(
        LanguageDiagnostics.unsupported(
          "an assignment in a view builder", hint: "move it into an action or onAppear",
          at: value.range))
      return .view(poison("assignment", value.range))
    }
    viewPlace = value.range.start
    let made = check(value, nil)
    if !isView(made.type) {
      report(LanguageDiagnostics.notAView(made.type.spelled, at: made.range))
      return .view(poison("view", made.range))
    }
    return .view(made)
  }

  private func conditional(_ node: IfNode) -> ResolvedBuilderItem {
    body.scopes.append([:])
    let conditions = self.conditions(node.conditions)
    let first = builder(node.body)
    body.scopes.removeLast()
    let second = node.otherwise.map(builder)
    return .conditional(conditions, first, second, range: node.range)
  }

  private func switched(_ node: SwitchNode) -> ResolvedBuilderItem {
    let value = check(node.subject, nil)
    let subject = body.declare(nil, value.type)
    var cases: [ResolvedBuilderCase] = []
    for part in node.cases {
      body.scopes.append([:])
      let patterns = part.patterns.map { pattern($0, value.type) }
      let filter = part.filter.map { checked($0, as: .bool, .condition) }
      // A lone `break` shows nothing.
      var statements = part.body
      if statements.count == 1, case .breakLoop = statements[0].kind { statements = [] }
      cases.append(
        ResolvedBuilderCase(patterns: patterns, filter: filter, body: builder(statements)))
      body.scopes.removeLast()
    }
    checkExhaustive(node, value.type)
    return .switched(value, subject: subject.index, cases, range: node.range)
  }
}
