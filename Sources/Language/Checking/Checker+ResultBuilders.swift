// Bodies under a result builder of the program: rewritten as calls of its functions.
internal import Basics

extension Checker {
  /// The program's own result builder among the attributes of a declaration.
  func resultBuilder(_ attributes: [WrittenAttribute]) -> String? {
    attributes.first { isResultBuilder($0.name) }?.name
  }

  func isResultBuilder(_ name: String?) -> Bool {
    name.flatMap { typesByName[$0] }?.isResultBuilder == true
  }

  /// The statements of a body with every part kept in a constant, and the builder's answer at the
  /// end. A body that returns is left as it is, as in Swift.
  func built(_ statements: [Statement], by builder: String) -> [Statement] {
    if statements.contains(where: containsReturn) { return statements }
    var rewriting = BuilderRewriting(checker: self, builder: builder)
    return rewriting.body(statements)
  }
}

/// One body on its way through a result builder.
private struct BuilderRewriting {
  let checker: Checker
  let builder: String

  /// The whole body: what the block is, through `buildFinalResult` where there is one.
  mutating func body(_ statements: [Statement]) -> [Statement] {
    let made = block(statements)
    guard has("buildFinalResult") else { return made }
    return wrapped(made) { call("buildFinalResult", nil, $0) }
  }

  /// A block that ends by returning what its parts make.
  private mutating func block(_ statements: [Statement]) -> [Statement] {
    var made: [Statement] = []
    var parts: [Expression] = []
    for statement in statements {
      guard let part = self.part(statement) else {
        made.append(statement)
        continue
      }
      let name = fresh()
      made.append(constant(name, part))
      parts.append(Expression(.name(name, generics: []), part.range))
    }
    let range = statements.last?.range ?? .none
    made.append(Statement(.returnValue(joined(parts, range)), range))
    return made
  }

  /// What a statement adds, or nil when it only runs.
  private mutating func part(_ statement: Statement) -> Expression? {
    switch statement.kind {
    case .expression(let value):
      switch value.kind {
      case .assign: return nil
      case .binary(let text, _, _, _) where Checker.isCompound(text): return nil
      default: return has("buildExpression") ? call("buildExpression", nil, value) : value
      }
    case .ifElse(let node): return conditional(node)
    case .switchCase(var node):
      for index in node.cases.indices {
        node.cases[index].body = wrapped(block(node.cases[index].body)) {
          call("buildEither", index == 0 ? "first" : "second", $0)
        }
      }
      return Expression(.switchValue(node), statement.range)
    case .forIn(let pattern, let sequence, let filter, let body):
      return loop(pattern, sequence, filter, body, statement.range)
    case .block(let inner):
      return inner.isEmpty ? nil : called(block(inner), statement.range)
    default: return nil
    }
  }

  private mutating func conditional(_ node: IfNode) -> Expression {
    var node = node
    guard let otherwise = node.otherwise else {
      node.body = block(node.body)
      let nothing = Statement(.returnValue(Expression(.none, node.range)), node.range)
      node.otherwise = [nothing]
      return call("buildOptional", nil, Expression(.ifValue(node), node.range))
    }
    node.body = wrapped(block(node.body)) { call("buildEither", "first", $0) }
    node.otherwise = wrapped(block(otherwise)) { call("buildEither", "second", $0) }
    return Expression(.ifValue(node), node.range)
  }

  /// `for`: the blocks of all turns in an array.
  private mutating func loop(
    _ pattern: Pattern, _ sequence: Expression, _ filter: Expression?, _ body: [Statement],
    _ range: SourceRange
  ) -> Expression {
    let name = fresh()
    let list = Expression(.name(name, generics: []), range)
    let append = Expression(
      .chain(
        list,
        [
          Expression.Link(kind: .member("append", generics: []), range: range),
          Expression.Link(
            kind: .call(arguments(nil, called(block(body), range))), range: range),
        ]), range)
    let turns = Statement(
      .forIn(pattern, sequence, filter: filter, [Statement(.expression(append), range)]), range)
    var start = constant(name, Expression(.array([]), range))
    if case .variable(var node) = start.kind {
      node.isConstant = false
      start.kind = .variable(node)
    }
    let whole = called([start, turns, Statement(.returnValue(list), range)], range)
    return call("buildArray", nil, whole)
  }

  // MARK: - Pieces

  private func has(_ name: String) -> Bool {
    checker.typesByName[builder]?.staticMethods[name] != nil
  }

  private func joined(_ parts: [Expression], _ range: SourceRange) -> Expression {
    if !has("buildBlock"), has("buildPartialBlock"), let first = parts.first {
      return parts.dropFirst().reduce(call("buildPartialBlock", "first", first)) { sum, next in
        var list = arguments("accumulated", sum)
        list.arguments += arguments("next", next).arguments
        return call("buildPartialBlock", list, range)
      }
    }
    let list = parts.map { ExpressionArgument(label: nil, labelRange: range, value: $0) }
    return call(
      "buildBlock", CallArguments(arguments: list, trailingCount: 0, range: range), range)
  }

  private func fresh() -> String {
    checker.builderNames += 1
    return "part$\(checker.builderNames)"
  }

  private func constant(_ name: String, _ value: Expression) -> Statement {
    let binding = VariableDeclaration.Binding(
      names: [name], isTuple: false, nameRange: value.range, type: nil, value: value)
    return Statement(
      .variable(
        VariableDeclaration(
          attributes: [], isStatic: false, isPrivate: false, isConstant: true,
          bindings: [binding], range: value.range)), value.range)
  }

  private func arguments(_ label: String?, _ value: Expression) -> CallArguments {
    CallArguments(
      arguments: [ExpressionArgument(label: label, labelRange: value.range, value: value)],
      trailingCount: 0, range: value.range)
  }

  private func call(_ name: String, _ label: String?, _ value: Expression) -> Expression {
    call(name, arguments(label, value), value.range)
  }

  private func call(
    _ name: String, _ arguments: CallArguments, _ range: SourceRange
  ) -> Expression {
    Expression(
      .chain(
        Expression(.name(builder, generics: []), range),
        [
          Expression.Link(kind: .member(name, generics: []), range: range),
          Expression.Link(kind: .call(arguments), range: range),
        ]), range)
  }

  /// A closure called where it stands.
  private func called(_ body: [Statement], _ range: SourceRange) -> Expression {
    let node = ClosureNode(
      parameters: nil, shorthandCount: 0, result: nil, body: body, range: range)
    let none = CallArguments(arguments: [], trailingCount: 0, range: range)
    return Expression(
      .chain(
        Expression(.closure(node), range), [Expression.Link(kind: .call(none), range: range)]),
      range)
  }

  /// The block with the value it returns at its end changed.
  private func wrapped(
    _ body: [Statement], _ change: (Expression) -> Expression
  ) -> [Statement] {
    guard let last = body.last, case .returnValue(let value?) = last.kind else { return body }
    return body.dropLast() + [Statement(.returnValue(change(value)), last.range)]
  }
}
