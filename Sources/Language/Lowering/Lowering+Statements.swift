// Lowering of statements and patterns.
internal import Basics
internal import SwiftSyntax

extension Lowering {
  func block(_ items: CodeBlockItemListSyntax) -> [Statement] {
    var all: [Statement] = []
    for item in items {
      switch item.item {
      case .decl(let node):
        if let configuration = node.as(IfConfigDeclSyntax.self) {
          if case .statements(let inner)? = chosen(configuration) { all += block(inner) }
        } else {
          if let node = node.as(VariableDeclSyntax.self), has(node.modifiers, "async") {
            all += started(variable(node))
            continue
          }
          all += declaration(node).map { Statement(localDeclaration($0), range(node)) }
        }
      case .stmt(let node): all.append(statement(node))
      case .expr(let node): all.append(expressionStatement(node))
      @unknown default: continue
      }
    }
    return all
  }

  private func localDeclaration(_ declaration: Declaration) -> Statement.Kind {
    switch declaration {
    case .variable(let node): return .variable(node)
    case .function(let node): return .function(node)
    case .type, .alias:
      hoisted.append(declaration)
      return .block([])
    case .unsupported(let what, let hint, _): return .unsupported(what, hint: hint)
    case .statement(let statement): return statement.kind
    default: return .unsupported("this declaration in a body", hint: "move it out of the body")
    }
  }

  private func expressionStatement(_ node: ExprSyntax) -> Statement {
    let place = range(node)
    if let node = node.as(IfExprSyntax.self) { return Statement(.ifElse(ifNode(node)), place) }
    if let node = node.as(SwitchExprSyntax.self) {
      return Statement(.switchCase(switchNode(node)), place)
    }
    return Statement(.expression(expression(node)), place)
  }

  func statement(_ node: StmtSyntax) -> Statement {
    let place = range(node)
    func made(_ kind: Statement.Kind) -> Statement { Statement(kind, place) }
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return expressionStatement(node.expression)
    case .returnStmt(let node): return made(.returnValue(node.expression.map(expression)))
    case .guardStmt(let node):
      return made(.guardElse(conditions(node.conditions), block(node.body.statements)))
    case .whileStmt(let node):
      return made(.whileLoop(conditions(node.conditions), block(node.body.statements)))
    case .repeatStmt(let node):
      return made(.repeatWhile(block(node.body.statements), expression(node.condition)))
    case .forStmt(let node) where node.awaitKeyword != nil: return awaited(node)
    case .forStmt(let node):
      var sequence = expression(node.sequence)
      if let written = node.typeAnnotation {
        let list = WrittenType(.array(type(written.type)), range(written))
        sequence = Expression(.cast(sequence, list, mark: ""), range(node.sequence))
      }
      return made(
        .forIn(
          pattern(node.pattern), sequence,
          filter: node.whereClause.map { expression($0.condition) }, block(node.body.statements)))
    case .breakStmt(let node):
      if let label = node.label { return made(.breakTo(name(label))) }
      return made(.breakLoop)
    case .continueStmt(let node):
      if let label = node.label { return made(.continueTo(name(label))) }
      return made(.continueLoop)
    case .doStmt(let node):
      if !node.catchClauses.isEmpty {
        return made(
          .doCatch(block(node.body.statements), node.catchClauses.map(catchCase)))
      }
      return made(.block(block(node.body.statements)))
    case .deferStmt(let node): return made(.deferred(block(node.body.statements)))
    case .throwStmt(let node): return made(.throwError(expression(node.expression)))
    case .fallThroughStmt: return made(.fallthroughCase)
    case .labeledStmt(let node):
      return made(.labelled(name(node.label), statement(node.statement)))
    default: return made(.unsupported("this statement", hint: nil))
    }
  }

  private func catchCase(_ node: CatchClauseSyntax) -> SwitchNode.Case {
    var filter: Expression?
    var patterns: [Pattern] = []
    for item in node.catchItems {
      patterns.append(item.pattern.map { pattern($0) } ?? Pattern(.any, range(item)))
      if let condition = item.whereClause?.condition { filter = expression(condition) }
    }
    return SwitchNode.Case(
      patterns: patterns, filter: filter, body: block(node.body.statements), range: range(node))
  }

  func ifNode(_ node: IfExprSyntax) -> IfNode {
    var otherwise: [Statement]?
    switch node.elseBody {
    case .codeBlock(let body)?: otherwise = block(body.statements)
    case .ifExpr(let inner)?: otherwise = [Statement(.ifElse(ifNode(inner)), range(inner))]
    case nil: break
    @unknown default: break
    }
    return IfNode(
      conditions: conditions(node.conditions), body: block(node.body.statements),
      otherwise: otherwise, range: range(node))
  }

  func switchNode(_ node: SwitchExprSyntax) -> SwitchNode {
    var cases: [SwitchNode.Case] = []
    for element in node.cases {
      guard case .switchCase(let part) = element else { continue }
      var patterns: [Pattern] = []
      var filter: Expression?
      if case .case(let label) = part.label {
        for item in label.caseItems {
          patterns.append(pattern(item.pattern))
          if let condition = item.whereClause?.condition { filter = expression(condition) }
        }
      }
      cases.append(
        SwitchNode.Case(
          patterns: patterns, filter: filter, body: block(part.statements), range: range(part)))
    }
    return SwitchNode(subject: expression(node.subject), cases: cases, range: range(node))
  }

  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): return .boolean(expression(node))
      case .availability(let node): return .boolean(Expression(.bool(true), range(node)))
      case .matchingPattern(let node):
        return .pattern(pattern(node.pattern), expression(node.initializer.value))
      case .optionalBinding(let node):
        let place = range(node.pattern)
        guard let pattern = node.pattern.as(IdentifierPatternSyntax.self) else {
          let value = node.initializer.map { expression($0.value) }
          return .binding(
            name: "_", isVariable: false, type: nil, value: value ?? Expression(.none, place),
            range: place)
        }
        let text = name(pattern.identifier)
        let value =
          node.initializer.map { expression($0.value) }
          ?? Expression(.name(text, generics: []), place)
        return .binding(
          name: text, isVariable: node.bindingSpecifier.text == "var",
          type: node.typeAnnotation.map { type($0.type) }, value: value, range: place)
      @unknown default: return .boolean(Expression(.bool(true), range(element)))
      }
    }
  }

  /// What a bare name in a pattern is.
  enum Naming { case existing, constant, variable }

  func pattern(_ node: PatternSyntax, _ naming: Naming = .existing) -> Pattern {
    let place = range(node)
    switch node.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return Pattern(.any, place)
    case .identifierPattern(let node):
      return Pattern(.bind(name(node.identifier), isVariable: naming == .variable), place)
    case .valueBindingPattern(let node):
      return pattern(
        node.pattern, node.bindingSpecifier.text == "var" ? .variable : .constant)
    case .tuplePattern(let node):
      return Pattern(
        .tuple(node.elements.map { pattern($0.pattern, naming) }), place)
    case .expressionPattern(let node):
      return pattern(of: node.expression, naming)
    case .isTypePattern(let node):
      return Pattern(.cast(Pattern(.any, place), type(node.type)), place)
    default: return Pattern(.unsupported("this pattern"), place)
    }
  }

  /// `Type` or `Outer.Inner`, where an expression is no more than that.
  private func typePath(_ node: ExprSyntax) -> String? {
    if let reference = node.as(DeclReferenceExprSyntax.self) { return name(reference.baseName) }
    guard let member = node.as(MemberAccessExprSyntax.self), let base = member.base,
      let outer = typePath(base)
    else { return nil }
    return outer + "." + name(member.declName.baseName)
  }

  private func pattern(of node: ExprSyntax, _ naming: Naming) -> Pattern {
    let place = range(node)
    if let part = node.as(PatternExprSyntax.self) {
      return pattern(part.pattern, naming)
    }
    if let sequence = node.as(SequenceExprSyntax.self), sequence.elements.count == 3 {
      let parts = Array(sequence.elements)
      if parts[1].is(UnresolvedAsExprSyntax.self), let written = parts[2].as(TypeExprSyntax.self) {
        return Pattern(
          .cast(pattern(of: parts[0], naming), type(written.type)), place)
      }
    }
    if let part = node.as(AsExprSyntax.self) {
      return Pattern(
        .cast(pattern(of: part.expression, naming), type(part.type)), place)
    }
    if node.is(DiscardAssignmentExprSyntax.self) { return Pattern(.any, place) }
    if let reference = node.as(DeclReferenceExprSyntax.self), naming != .existing {
      return Pattern(
        .bind(name(reference.baseName), isVariable: naming == .variable), place)
    }
    if let optional = node.as(OptionalChainingExprSyntax.self) {
      return Pattern(.some(pattern(of: optional.expression, naming)), place)
    }
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      return Pattern(
        .tuple(tuple.elements.map { pattern(of: $0.expression, naming) }), place)
    }
    if let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      let owner = member.base.flatMap(typePath)
      if member.base == nil || owner != nil {
        let parts = call.arguments.map { pattern(of: $0.expression, naming) }
        return Pattern(.enumCase(type: owner, name(member.declName.baseName), parts), place)
      }
    }
    if let member = node.as(MemberAccessExprSyntax.self), member.base == nil {
      return Pattern(.enumCase(type: nil, name(member.declName.baseName), []), place)
    }
    return Pattern(.value(expression(node)), place)
  }
}
