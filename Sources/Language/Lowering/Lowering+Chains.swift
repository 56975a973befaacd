// Lowering of postfix chains and of operator sequences.
internal import Basics
internal import SwiftSyntax

extension Lowering {
  /// Whether a type may be written like this: `[Int].self`, `(Int, String).self`.
  private static func isTypeLikeLiteral(_ node: ExprSyntax) -> Bool {
    node.is(ArrayExprSyntax.self) || node.is(DictionaryExprSyntax.self)
      || node.is(TupleExprSyntax.self)
  }

  /// Unwinds `a.b(c)[d]?.e!` from its last step to its base, by loop.
  func chain(_ node: ExprSyntax) -> Expression {
    let place = range(node)
    var links: [Expression.Link] = []
    var current = node
    var base: Expression?
    while base == nil {
      switch current.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call):
        links.append(.init(kind: .call(callArguments(call)), range: range(call)))
        current = call.calledExpression
      case .subscriptCallExpr(let call):
        links.append(.init(kind: .subscripted(keys(call.arguments)), range: range(call)))
        current = call.calledExpression
      case .forceUnwrapExpr(let force):
        links.append(.init(kind: .force, range: range(force)))
        current = force.expression
      case .optionalChainingExpr(let optional):
        links.append(.init(kind: .optional, range: range(optional)))
        current = optional.expression
      case .memberAccessExpr(let member):
        let text = name(member.declName.baseName)
        guard let inner = member.base else {
          base = Expression(.implicitMember(text), range(member))
          break
        }
        if text != "self" || Lowering.isTypeLikeLiteral(inner) {
          let place = range(member.declName.baseName)
          links.append(.init(kind: .member(text, generics: []), range: place))
        }
        current = inner
      case .genericSpecializationExpr(let generic):
        let written = typeArguments(generic.genericArgumentClause)
        let inner = expression(generic.expression)
        if case .name(let text, _) = inner.kind {
          base = Expression(.name(text, generics: written), range(generic))
        } else {
          base = inner
        }
      case .declReferenceExpr(let reference): base = self.reference(reference)
      case .superExpr:
        base = Expression(.name("super", generics: []), range(current))
      default: base = expression(current)
      }
    }
    guard let base else { return Expression(.unsupported("this expression", hint: nil), place) }
    if links.isEmpty { return base }
    if case .member("init", _)? = links.first?.kind, isPlainValue(node) {
      return initializerValue(base, links.reversed(), place)
    }
    return Expression(.chain(base, links.reversed()), place)
  }

  private func reference(_ node: DeclReferenceExprSyntax) -> Expression {
    let text = name(node.baseName)
    if case .binaryOperator = node.baseName.tokenKind { return operatorValue(text, range(node)) }
    if text.utf8.first == UInt8(ascii: "$"), let index = Int(text.dropFirst()) {
      shorthandCount = max(shorthandCount, min(index, 15) + 1)
    }
    return Expression(.name(text, generics: []), range(node))
  }

  /// Whether a chain is not the base of a longer one: `String.init` as an argument.
  private func isPlainValue(_ node: ExprSyntax) -> Bool {
    guard let member = node.as(MemberAccessExprSyntax.self), member.base != nil else {
      return false
    }
    return node.parent?.is(LabeledExprSyntax.self) == true
  }

  /// `Text.init` as a value: `{ Text.init($0) }`.
  private func initializerValue(
    _ base: Expression, _ links: [Expression.Link], _ place: Basics.SourceRange
  ) -> Expression {
    let argument = ExpressionArgument(
      label: nil, labelRange: place, value: Expression(.name("$0", generics: []), place))
    let call = CallArguments(arguments: [argument], trailingCount: 0, range: place)
    let value = Expression(
      .chain(base, links.dropLast() + [.init(kind: .call(call), range: place)]), place)
    return Expression(
      .closure(
        ClosureNode(
          parameters: nil, shorthandCount: 1, result: nil,
          body: [Statement(.expression(value), place)], range: place)), place)
  }

  /// `+` as a value: `{ $0 + $1 }`.
  private func operatorValue(_ text: String, _ place: Basics.SourceRange) -> Expression {
    let sum = Expression(
      .binary(
        text, operatorRange: place, Expression(.name("$0", generics: []), place),
        Expression(.name("$1", generics: []), place)), place)
    return Expression(
      .closure(
        ClosureNode(
          parameters: nil, shorthandCount: 2, result: nil,
          body: [Statement(.expression(sum), place)], range: place)), place)
  }

  private func callArguments(_ node: FunctionCallExprSyntax) -> CallArguments {
    var all = arguments(node.arguments)
    var trailing = 0
    let nowhere = range(TokenSyntax.identifier(""))
    if let first = node.trailingClosure {
      let value = Expression(.closure(closure(first)), range(first))
      all.append(ExpressionArgument(label: nil, labelRange: nowhere, value: value))
      trailing += 1
    }
    for element in node.additionalTrailingClosures {
      let value = Expression(.closure(closure(element.closure)), range(element.closure))
      all.append(
        ExpressionArgument(
          label: name(element.label), labelRange: range(element.label), value: value))
      trailing += 1
    }
    var place = range(node)
    if file >= 0 {
      let end = range(node.calledExpression).end
      place = Basics.SourceRange(min(end, place.end), place.end, file: file)
    }
    return CallArguments(arguments: all, trailingCount: trailing, range: place)
  }

  /// Folds a flat run of operands and operators by precedence.
  func fold(_ node: SequenceExprSyntax) -> Expression {
    let steps = node.elements.count / 2
    depth += steps
    defer { depth -= steps }
    if depth > Lowering.maxDepth {
      return Expression(
        .unsupported(
          "an expression this long", hint: "split it: at most \(Lowering.maxDepth) operators"),
        range(node))
    }
    var operands: [Expression] = []
    var operators: [FoldedOperator] = []
    for element in node.elements {
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let part):
        push(.binary(part.operator.text), range(part), &operands, &operators)
      case .assignmentExpr(let part): push(.assign, range(part), &operands, &operators)
      case .unresolvedTernaryExpr(let part):
        let middle = expression(part.thenExpression)
        push(.ternary(middle), range(part), &operands, &operators)
      case .unresolvedIsExpr(let part): push(.isType, range(part), &operands, &operators)
      case .unresolvedAsExpr(let part):
        push(
          .cast(part.questionOrExclamationMark?.text ?? ""), range(part), &operands, &operators)
      case .arrowExpr: continue
      default: operands.append(expression(element))
      }
    }
    while !operators.isEmpty { reduce(&operands, &operators) }
    return operands.first ?? Expression(.unsupported("this expression", hint: nil), range(node))
  }

  private func push(
    _ kind: FoldedOperator.Kind, _ place: Basics.SourceRange, _ operands: inout [Expression],
    _ operators: inout [FoldedOperator]
  ) {
    var new = FoldedOperator(kind: kind, range: place)
    if case .binary(let text) = kind { new.declared = self.operators[text] }
    while let top = operators.last,
      top.precedence > new.precedence
        || (top.precedence == new.precedence && !new.isRightAssociative)
    {
      reduce(&operands, &operators)
    }
    operators.append(new)
  }

  private func reduce(_ operands: inout [Expression], _ operators: inout [FoldedOperator]) {
    guard let top = operators.popLast() else { return }
    guard operands.count >= 2, let right = operands.popLast(), let left = operands.popLast() else {
      operands.append(Expression(.unsupported("this expression", hint: nil), top.range))
      return
    }
    let place = range(from: left.range, to: right.range)
    var written = WrittenType(.unsupported("this type"), right.range)
    switch right.kind {
    case .type(let type): written = type
    case .name(let name, let generics): written = WrittenType(.name(name, generics), right.range)
    default: break
    }
    switch top.kind {
    case .binary(let text):
      operands.append(
        Expression(.binary(text, operatorRange: top.range, left, right), place))
    case .assign: operands.append(Expression(.assign(left, right), place))
    case .ternary(let middle): operands.append(Expression(.ternary(left, middle, right), place))
    case .isType: operands.append(Expression(.isType(left, written), place))
    case .cast(let mark): operands.append(Expression(.cast(left, written, mark: mark), place))
    }
  }
}

/// An operator that waits for its right operand.
struct FoldedOperator {
  enum Kind {
    case binary(String)
    case assign
    case ternary(Expression)
    case isType
    case cast(String)
  }
  var kind: Kind
  var range: Basics.SourceRange
  /// Of an operator that the program declares.
  var declared: Int?

  var isRightAssociative: Bool {
    switch kind {
    case .assign, .ternary: return true
    case .binary(let text): return text == "??" || precedence == 0
    default: return false
    }
  }

  var precedence: Int {
    if let declared { return declared }
    switch kind {
    case .assign: return 0
    case .ternary: return 1
    case .isType, .cast: return 6
    case .binary(let text):
      switch text {
      case "||": return 2
      case "&&": return 3
      case "==", "!=", "<", "<=", ">", ">=", "===", "!==", "~=": return 4
      case "??": return 5
      case "...", "..<": return 7
      case "+", "-", "&+", "&-", "|", "^": return 8
      case "*", "/", "%", "&*", "&": return 9
      case "<<", ">>": return 10
      default: return text.hasSuffix("=") ? 0 : 8
      }
    }
  }
}
