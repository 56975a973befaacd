// Statements.
internal import Basics

extension Checker {
  func block(_ statements: [Statement]) -> [ResolvedStatement] {
    body.scopes.append([:])
    defer { body.scopes.removeLast() }
    return statements.flatMap(statement)
  }

  func statement(_ node: Statement) -> [ResolvedStatement] {
    let range = node.range
    func made(_ kind: ResolvedStatement.Kind) -> [ResolvedStatement] {
      [ResolvedStatement(kind, range: range)]
    }
    switch node.kind {
    case .expression(let value): return expressionStatement(value)
    case .variable(let node): return variable(node)
    case .function(let node): return localFunction(node)
    case .type:
      report(
        LanguageDiagnostics.unsupported(
          "a type inside of a body", hint: "move it out of the body", at: range))
      return []
    case .ifElse(let node): return made(ifElse(node))
    case .guardElse(let conditions, let otherwise):
      let rest = block(otherwise)
      if !Checker.alwaysLeaves(otherwise) {
        report(LanguageDiagnostics.guardFallsThrough(at: range))
      }
      return made(.guardElse(self.conditions(conditions), rest))
    case .switchCase(let node): return made(switchCase(node))
    case .whileLoop(let conditions, let statements):
      body.scopes.append([:])
      defer { body.scopes.removeLast() }
      let tests = self.conditions(conditions)
      return made(.whileLoop(tests, loop(statements)))
    case .repeatWhile(let statements, let condition):
      let inner = loop(statements)
      return made(.repeatWhile(inner, checked(condition, as: .bool, .condition)))
    case .forIn(let pattern, let sequence, let filter, let statements):
      return made(forIn(pattern, sequence, filter, statements))
    case .returnValue(let value): return made(returned(value, range))
    case .breakLoop:
      return made(.breakLoop)
    case .continueLoop: return made(.continueLoop)
    case .labelled(let label, let inner):
      return statement(inner).map { ResolvedStatement(.labelled(label, $0), range: range) }
    case .breakTo(let label): return made(.breakTo(label))
    case .continueTo(let label): return made(.continueTo(label))
    case .fallthroughCase: return made(.fallthroughCase)
    case .deferred(let statements): return deferred(statements, range)
    case .throwError(let value): return made(.throwError(check(value, nil)))
    case .doCatch(let statements, let cases): return made(doCatch(statements, cases))
    case .block(let statements): return made(.block(block(statements)))
    case .unsupported(let what, let hint):
      report(LanguageDiagnostics.unsupported(what, hint: hint, at: range))
      return []
    }
  }

  private func loop(_ statements: [Statement]) -> [ResolvedStatement] {
    body.loopDepth += 1
    defer { body.loopDepth -= 1 }
    return block(statements)
  }

  /// `defer`: a closure made here, called when the block is left.
  private func deferred(_ statements: [Statement], _ range: SourceRange) -> [ResolvedStatement] {
    let node = ClosureNode(
      parameters: [], shorthandCount: 0, result: nil, body: statements, range: range)
    let type = TypeName.function(parameters: [], result: .void)
    let local = body.declare(nil, type)
    let own = ResolvedExpression(.local(local.index), type: type, range: range)
    return [
      ResolvedStatement(.declare(local: local.index, closure(node, type)), range: range),
      ResolvedStatement(.deferred(own), range: range),
    ]
  }

  private func doCatch(
    _ statements: [Statement], _ cases: [SwitchNode.Case]
  ) -> ResolvedStatement.Kind {
    let made = block(statements)
    let error = body.declare(nil, .opaque("Error"))
    let clauses = cases.map { part in
      body.scopes.append(["error": error])
      defer { body.scopes.removeLast() }
      let patterns = part.patterns.map { pattern($0, error.type) }
      let filter = part.filter.map { checked($0, as: .bool, .condition) }
      return ResolvedSwitchCase(patterns: patterns, filter: filter, body: block(part.body))
    }
    return .doCatch(made, error: error.index, clauses)
  }

  private func ifElse(_ node: IfNode) -> ResolvedStatement.Kind {
    body.scopes.append([:])
    let conditions = self.conditions(node.conditions)
    let first = block(node.body)
    body.scopes.removeLast()
    return .ifElse(conditions, first, node.otherwise.map(block) ?? [])
  }

  private func forIn(
    _ pattern: Pattern, _ sequence: Expression, _ filter: Expression?, _ statements: [Statement]
  ) -> ResolvedStatement.Kind {
    let values = check(sequence, nil)
    if !isSequence(values.type) {
      report(LanguageDiagnostics.notASequence(values.type.spelled, at: values.range))
    }
    let element = element(of: values.type)
    body.scopes.append([:])
    defer { body.scopes.removeLast() }
    var prelude: [ResolvedStatement] = []
    let local: Local
    switch pattern.kind {
    case .bind(let name): local = body.declare(name, element)
    case .any: local = body.declare(nil, element)
    case .tuple(let parts):
      local = body.declare(nil, element)
      var types: [TypeName.Element] = []
      if case .tuple(let known) = element { types = known }
      let locals: [Int?] = parts.enumerated().map { index, part in
        guard case .bind(let name) = part.kind else { return nil }
        return body.declare(
          name, types.indices.contains(index) ? types[index].type : .unknown
        ).index
      }
      let pair = ResolvedExpression(.local(local.index), type: element, range: pattern.range)
      prelude = [ResolvedStatement(.declareTuple(locals: locals, pair), range: pattern.range)]
    default:
      local = body.declare(nil, element)
      let subject = body.declare(nil, element)
      let value = ResolvedExpression(.local(local.index), type: element, range: pattern.range)
      prelude = [
        skip(
          unless: .pattern(self.pattern(pattern, element), subject: subject.index, value),
          pattern.range)
      ]
    }
    var test = filter.map { checked($0, as: .bool, .condition) }
    if let late = test, !prelude.isEmpty {
      prelude.append(skip(unless: .boolean(late), pattern.range))
      test = nil
    }
    let inner = loop(statements)
    return .forIn(local: local.index, sequence: values, filter: test, prelude + inner)
  }

  /// Goes on with the next turn of a loop unless the clause holds.
  private func skip(
    unless clause: ResolvedCondition, _ range: SourceRange
  ) -> ResolvedStatement {
    ResolvedStatement(
      .guardElse([clause], [ResolvedStatement(.continueLoop, range: range)]), range: range)
  }

  private func returned(_ value: Expression?, _ range: SourceRange) -> ResolvedStatement.Kind {
    guard let value else {
      if let wanted = body.resultType, wanted != .void, wanted != .unknown {
        report(LanguageDiagnostics.missingReturn(wanted.spelled, at: range))
      } else if body.foundResult == nil {
        body.foundResult = .void
      }
      return .returnValue(nil)
    }
    guard let wanted = body.resultType else {
      let made = check(value, body.foundResult)
      if body.foundResult == nil || body.foundResult == .unknown { body.foundResult = made.type }
      return .returnValue(made)
    }
    if body.isInitializer, case .none = value.kind {
      return .returnValue(
        ResolvedExpression(.literal(.none), type: .optional(.unknown), range: range))
    }
    if wanted == .void {
      let made = check(value, nil)
      if made.type != .void, made.type != .unknown {
        report(LanguageDiagnostics.unexpectedReturn(at: made.range))
      }
      return .returnValue(made)
    }
    return .returnValue(checked(value, as: wanted, .result))
  }

  private func expressionStatement(_ value: Expression) -> [ResolvedStatement] {
    switch value.kind {
    case .assign(let target, let source):
      if case .name("_", _) = target.kind {
        return [ResolvedStatement(.expression(check(source, nil)), range: value.range)]
      }
      if case .tuple(let parts) = target.kind {
        return assignTuple(parts, source, value.range)
      }
      var place = check(target, nil)
      if case .optionalChain(_, _, let rest) = place.kind { place.type = rest.type }
      let isFine = isAssignable(place, target.range)
      let made =
        isFine && place.type != .unknown
        ? checked(source, as: place.type, .assignment) : check(source, place.type)
      return [ResolvedStatement(.assign(place, made), range: value.range)]
    case .binary(let text, let place, let target, let source) where Checker.isCompound(text):
      return compound(text, place, target, source, value.range)
    case .chain(let base, let links):
      let made = check(value, nil)
      // `self.init(...)` fills in the whole value.
      if body.isInitializer, links.count == 2, case .name("self", _) = base.kind,
        case .member("init", _) = links[0].kind, let own = selfValue(base.range)
      {
        return [ResolvedStatement(.assign(own, made), range: value.range)]
      }
      return [ResolvedStatement(.expression(made), range: value.range)]
    default:
      return [ResolvedStatement(.expression(check(value, nil)), range: value.range)]
    }
  }

  /// `(a, b) = (b, a)`.
  private func assignTuple(
    _ parts: [ExpressionArgument], _ source: Expression, _ range: SourceRange
  ) -> [ResolvedStatement] {
    let places = parts.map { check($0.value, nil) }
    for (part, place) in zip(parts, places) { _ = isAssignable(place, part.value.range) }
    let type = TypeName.tuple(
      places.map { TypeName.Element(label: nil, type: $0.type) })
    let value = checked(source, as: type, .assignment)
    let locals = places.map { body.declare(nil, $0.type) }
    let unpacked = ResolvedStatement(
      .declareTuple(locals: locals.map(\.index), value), range: range)
    return [unpacked]
      + zip(places, locals).map { place, local in
        let new = ResolvedExpression(.local(local.index), type: local.type, range: range)
        return ResolvedStatement(.assign(place, new), range: range)
      }
  }

  private func compound(
    _ text: String, _ place: SourceRange, _ target: Expression, _ source: Expression,
    _ range: SourceRange
  ) -> [ResolvedStatement] {
    var left = check(target, nil)
    if case .optionalChain(_, _, let rest) = left.kind { left.type = rest.type }
    _ = isAssignable(left, target.range)
    let right = check(source, left.type == .unknown ? nil : left.type)
    if let own = userOperator(text, [left, right], range) {
      return [ResolvedStatement(.expression(own), range: range)]
    }
    guard let operation = BinaryOperator(rawValue: String(text.dropLast())) else {
      report(LanguageDiagnostics.unsupported("the operator '\(text)'", hint: nil, at: place))
      return []
    }
    let sum = typed(operation, left, right, place, range)
    if case .call = sum.kind {
      return [ResolvedStatement(.assign(left, sum), range: range)]
    }
    return [ResolvedStatement(.compoundAssign(operation, left, right), range: range)]
  }

  private func variable(_ node: VariableDeclaration) -> [ResolvedStatement] {
    let harmless = ["Previewable", "Bindable", "ViewBuilder", "MainActor", "Sendable"]
    if let attribute = node.attributes.first(where: { !harmless.contains($0.name) }) {
      report(
        LanguageDiagnostics.unsupported(
          "'@\(attribute.name)' in a body", hint: "make it a property of the view",
          at: attribute.range))
    }
    return node.bindings.flatMap { declared($0, isConstant: node.isConstant, node.range) }
  }

  private func declared(
    _ binding: VariableDeclaration.Binding, isConstant: Bool, _ range: SourceRange
  ) -> [ResolvedStatement] {
    if let accessors = binding.accessors { return computed(binding, accessors, range) }
    let written = binding.type.map(resolveHere)
    if binding.isTuple {
      guard let source = binding.value else { return [] }
      let value = written.map { checked(source, as: $0, .initialValue) } ?? check(source, nil)
      var types: [TypeName.Element] = []
      if case .tuple(let parts) = value.type { types = parts }
      let locals: [Int?] = binding.names.enumerated().map { index, name in
        name.map {
          body.declare(
            $0, types.indices.contains(index) ? types[index].type : .unknown,
            isConstant: isConstant
          ).index
        }
      }
      return [ResolvedStatement(.declareTuple(locals: locals, value), range: range)]
    }
    guard let source = binding.value else {
      guard let written else {
        report(
          LanguageDiagnostics.missingType(binding.names.first.flatMap { $0 } ?? "_", at: range))
        return []
      }
      let local = body.declare(
        binding.names.first ?? nil, written, isConstant: isConstant, isInitialized: false)
      let isNil = written.isOptional && !isConstant
      let value = ResolvedExpression(.literal(.none), type: written, range: range)
      return [
        ResolvedStatement(.declare(local: local.index, isNil ? value : nil), range: range)
      ]
    }
    let value = written.map { checked(source, as: $0, .initialValue) } ?? check(source, nil)
    guard let name = binding.names.first ?? nil else {
      return [ResolvedStatement(.expression(value), range: range)]
    }
    let local = body.declare(name, written ?? value.type, isConstant: isConstant)
    return [ResolvedStatement(.declare(local: local.index, value), range: range)]
  }

  /// `var name: Type { ... }` in a body: a function that reading the name calls.
  private func computed(
    _ binding: VariableDeclaration.Binding, _ accessors: VariableDeclaration.Accessors,
    _ range: SourceRange
  ) -> [ResolvedStatement] {
    guard let getter = accessors.getter, accessors.setter == nil else {
      report(
        LanguageDiagnostics.unsupported(
          "a variable with 'set', 'willSet' or 'didSet' in a body",
          hint: "make it a property of the type", at: accessors.range))
      return []
    }
    let result = binding.type.map(resolveHere) ?? .unknown
    let type = TypeName.function(parameters: [], result: result)
    let node = ClosureNode(
      parameters: [], shorthandCount: 0, result: nil, body: getter, range: accessors.range)
    let made = closure(node, type, isBuilder: result == .view)
    let local = body.declare(binding.names.first ?? nil, type)
    local.isComputed = true
    return [ResolvedStatement(.declare(local: local.index, made), range: range)]
  }

  private func localFunction(_ node: FunctionDeclaration) -> [ResolvedStatement] {
    let generics = node.generics.map {
      Signature.Generic(name: $0.name, constraint: $0.constraint)
    }
    let result = node.result.map(resolveHere) ?? .void
    let signature = Signature(node, result: result) { written in
      self.substituted(
        self.resolve(written, in: self.body.owner, generics: self.body.generics + generics), [:],
        generics)
    }
    let type = TypeName.function(
      parameters: signature.parameters.map(\.type), result: signature.result)
    let local = body.declare(node.name, type, isConstant: true)
    local.signature = signature
    local.isAssigned = true
    let closureNode = ClosureNode(
      parameters: node.parameters.map {
        ClosureNode.Parameter(name: $0.name, type: nil, range: $0.range)
      }, shorthandCount: 0, result: nil, body: node.body ?? [], range: node.range)
    let isMarked = node.hasAttribute("ViewBuilder") || result == .view
    let made = closure(closureNode, type, isBuilder: isMarked)
    let place = ResolvedExpression(.local(local.index), type: type, range: node.nameRange)
    return [
      ResolvedStatement(.declare(local: local.index, nil), range: node.range),
      ResolvedStatement(.assign(place, made), range: node.range),
    ]
  }
}

extension LanguageDiagnostics {
  static func guardFallsThrough(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "guard-body", "'guard' body must not fall through", at: range,
      hints: ["end it with 'return', 'break' or 'continue'"])
  }
}
