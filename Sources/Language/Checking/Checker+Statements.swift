// Statements.
internal import Basics

extension Checker {
  func block(_ statements: [Statement]) -> [ResolvedStatement] {
    body.scopes.append([:])
    defer { body.scopes.removeLast() }
    return hoisted(statements) + statements.flatMap(statement)
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
    case .throwError(let value): return made(.throwError(check(value, body.thrownType)))
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
    case .bind(let name, let isVariable):
      local = body.declare(name, element, isConstant: !isVariable)
    case .any: local = body.declare(nil, element)
    case .tuple(let parts) where parts.allSatisfy(\.isName):
      local = body.declare(nil, element)
      var types: [TypeName.Element] = []
      if case .tuple(let known) = element { types = known }
      let locals: [Int?] = parts.enumerated().map { index, part in
        guard case .bind(let name, let isVariable) = part.kind else { return nil }
        return body.declare(
          name, types.indices.contains(index) ? types[index].type : .unknown,
          isConstant: !isVariable
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
      if place.isPoisoned {
        if !Checker.needsContext(source) { _ = check(source, nil) }
        return []
      }
      if case .none = source.kind, isForced(place), isAssignable(place, target.range) {
        let none = ResolvedExpression(.literal(.none), type: place.type, range: source.range)
        return [ResolvedStatement(.assign(place, none), range: value.range)]
      }
      if case .optionalChain(_, _, let rest) = place.kind { place.type = rest.type }
      let isFine = isAssignable(place, target.range)
      let made =
        isFine && place.type != .unknown
        ? checked(source, as: place.type, .assignment) : check(source, place.type)
      if place.isPoisoned || made.isPoisoned { return [] }
      return [ResolvedStatement(.assign(place, made), range: value.range)]
    case .binary(let text, let place, let target, let source) where Checker.isCompound(text):
      return compound(text, place, target, source, value.range)
    case .chain(let base, let links):
      let made = check(value, nil)
      // `self.init(...)` fills in the whole value.
      if body.isInitializer, body.owner?.kind != .classType, links.count == 2,
        case .name("self", _) = base.kind,
        case .member("init", _) = links[0].kind, let own = selfValue(base.range)
      {
        return [ResolvedStatement(.assign(own, made), range: value.range)]
      }
      return made.isPoisoned ? [] : [ResolvedStatement(.expression(made), range: value.range)]
    default:
      let made = check(value, nil)
      return made.isPoisoned ? [] : [ResolvedStatement(.expression(made), range: value.range)]
    }
  }

  /// Whether a place is declared `T!`.
  private func isForced(_ place: ResolvedExpression) -> Bool {
    switch place.kind {
    case .local(let index): return body.locals[index].isForced
    case .capture(let index): return body.capturedLocals[index].isForced
    case .field(let base, let index), .wrapped(let base, let index):
      guard case .named(let name, _) = base.type else { return false }
      return typesByName[name]?.fields[index].written?.isForced == true
    default: return false
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
    if left.isPoisoned || right.isPoisoned { return [] }
    if let own = userOperator(text, [left, right], [target, source], nil, range) {
      return [ResolvedStatement(.expression(own), range: range)]
    }
    guard let operation = BinaryOperator(rawValue: String(text.dropLast())) else {
      report(
        LanguageDiagnostics.noOperator(text, [left.type.spelled, right.type.spelled], at: place))
      return []
    }
    if let sum = userOperator(operation.rawValue, [left, right], [target, source], nil, range) {
      return [ResolvedStatement(.assign(left, sum), range: range)]
    }
    _ = typed(operation, left, right, place, range)
    return [ResolvedStatement(.compoundAssign(operation, left, right), range: range)]
  }
}

extension LanguageDiagnostics {
  static func guardFallsThrough(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "guard-body", "'guard' body must not fall through", at: range,
      hints: ["end it with 'return', 'break' or 'continue'"])
  }
}
