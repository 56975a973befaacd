// Lowering of expressions; postfix chains are collected by a loop.
internal import Basics
internal import SwiftParser
internal import SwiftSyntax

extension Lowering {
  func expression(_ node: ExprSyntax) -> Expression {
    let place = range(node)
    depth += 1
    defer { depth -= 1 }
    if depth > Lowering.maxDepth {
      return Expression(
        .unsupported(
          "an expression this deep", hint: "split it: at most \(Lowering.maxDepth) operators"),
        place)
    }
    func made(_ kind: Expression.Kind) -> Expression { Expression(kind, place) }
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): return made(integer(node.literal.text))
    case .floatLiteralExpr(let node):
      return made(.double(Double(node.literal.text.filter { $0 != "_" }) ?? 0))
    case .booleanLiteralExpr(let node): return made(.bool(node.literal.text == "true"))
    case .nilLiteralExpr: return made(.none)
    case .stringLiteralExpr(let node): return string(node)
    case .arrayExpr(let node): return made(.array(node.elements.map { expression($0.expression) }))
    case .dictionaryExpr(let node): return made(dictionary(node))
    case .tupleExpr(let node):
      let elements = arguments(node.elements)
      if elements.count == 1, elements[0].label == nil { return elements[0].value }
      return made(.tuple(elements))
    case .declReferenceExpr, .superExpr, .memberAccessExpr, .functionCallExpr,
      .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr:
      return chain(node)
    case .prefixOperatorExpr(let node): return made(prefix(node, place))
    case .postfixOperatorExpr(let node): return made(postfix(node, place))
    case .sequenceExpr(let node): return fold(node)
    case .ternaryExpr(let node):
      return made(
        .ternary(
          expression(node.condition), expression(node.thenExpression),
          expression(node.elseExpression)))
    case .closureExpr(let node): return made(.closure(closure(node)))
    case .keyPathExpr(let node): return made(keyPath(node))
    case .inOutExpr(let node): return made(.addressOf(expression(node.expression)))
    case .ifExpr(let node): return made(.ifValue(ifNode(node)))
    case .switchExpr(let node): return made(.switchValue(switchNode(node)))
    case .tryExpr(let node): return attempt(node, place)
    case .awaitExpr(let node): return expression(node.expression)
    case .typeExpr(let node): return made(.type(type(node.type)))
    case .discardAssignmentExpr: return made(.name("_", generics: []))
    case .macroExpansionExpr(let node): return made(macro(node))
    case .missingExpr: return made(.unsupported("a missing expression", hint: nil))
    case .asExpr(let node):
      return made(
        .cast(
          expression(node.expression), type(node.type),
          mark: node.questionOrExclamationMark?.text ?? ""))
    case .isExpr(let node): return made(.isType(expression(node.expression), type(node.type)))
    case .regexLiteralExpr: return made(.unsupported("regular expressions", hint: nil))
    default: return made(.unsupported("this expression", hint: nil))
    }
  }

  /// `...b` and `..<b` begin where numbers begin.
  private func prefix(
    _ node: PrefixOperatorExprSyntax, _ place: Basics.SourceRange
  ) -> Expression.Kind {
    let text = node.operator.text
    let inner = expression(node.expression)
    guard text == "..." || text == "..<" else { return .prefix(text, inner) }
    return .binary(text, operatorRange: place, Expression(.int(Int.min), place), inner)
  }

  /// `a...` ends where numbers end. An operator of the program does what one in front would.
  private func postfix(
    _ node: PostfixOperatorExprSyntax, _ place: Basics.SourceRange
  ) -> Expression.Kind {
    let text = node.operator.text
    guard text == "..." else { return .prefix(text, expression(node.expression)) }
    return .binary(
      "...", operatorRange: place, expression(node.expression), Expression(.int(Int.max), place))
  }

  /// `try?` says what becomes of an error; `try` and `try!` let it pass.
  private func attempt(_ node: TryExprSyntax, _ place: Basics.SourceRange) -> Expression {
    let inner = expression(node.expression)
    guard node.questionOrExclamationMark?.text == "?" else { return inner }
    return Expression(.optionalTry(inner), place)
  }

  private func integer(_ text: String) -> Expression.Kind {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix).map { .int($0) }
        ?? .unsupported("an integer of this size", hint: nil)
    }
    return Int(digits).map { .int($0) } ?? .unsupported("an integer of this size", hint: nil)
  }

  private func dictionary(_ node: DictionaryExprSyntax) -> Expression.Kind {
    guard case .elements(let elements) = node.content else { return .dictionary([]) }
    return .dictionary(elements.map { (key: expression($0.key), value: expression($0.value)) })
  }

  private func macro(_ node: MacroExpansionExprSyntax) -> Expression.Kind {
    switch node.macroName.text {
    case "function", "file", "fileID", "filePath": return .string(node.macroName.text)
    case "line", "column": return .int(0)
    default:
      // A card may stand for it: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
      let place = range(node)
      let call = CallArguments(
        arguments: arguments(node.arguments), trailingCount: 0, range: place)
      return .chain(
        Expression(.name(node.macroName.text, generics: []), range(node.macroName)),
        [.init(kind: .call(call), range: place)])
    }
  }

  private func string(_ node: StringLiteralExprSyntax) -> Expression {
    let place = range(node)
    if node.segments.count <= 1 || node.closingPounds != nil || node.openingQuote.text != "\"",
      let text = node.representedLiteralValue
    {
      return Expression(.string(text), place)
    }
    var pieces: [Expression] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let part):
        let text = Lowering.unescaped(part.content.text, isRaw: node.openingPounds != nil)
        if !text.isEmpty { pieces.append(Expression(.string(text), range(part))) }
      case .expressionSegment(let part):
        let given = arguments(part.expressions)
        if let first = given.first { pieces.append(first.value) }
        if given.count > 1, given[1].label == "specifier" || given[1].label == "format" {
          pieces[pieces.count - 1] = Lowering.formatted(
            given[0].value, by: given[1].value, range(part))
        }
      @unknown default: continue
      }
    }
    return Expression(.interpolation(pieces), place)
  }

  /// `\(value, specifier: "%.1f")` as `String(format: "%.1f", value)`.
  private static func formatted(
    _ value: Expression, by pattern: Expression, _ place: Basics.SourceRange
  ) -> Expression {
    let arguments = CallArguments(
      arguments: [
        ExpressionArgument(label: "format", labelRange: place, value: pattern),
        ExpressionArgument(label: nil, labelRange: place, value: value),
      ], trailingCount: 0, range: place)
    return Expression(
      .chain(
        Expression(.name("String", generics: []), place),
        [Expression.Link(kind: .call(arguments), range: place)]), place)
  }

  static func unescaped(_ text: String, isRaw: Bool) -> String {
    guard !isRaw, text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var out = ""
    var rest = text.unicodeScalars.makeIterator()
    while let scalar = rest.next() {
      guard scalar == "\\" else {
        out.unicodeScalars.append(scalar)
        continue
      }
      switch rest.next() {
      case "n": out += "\n"
      case "t": out += "\t"
      case "r": out += "\r"
      case "0": out += "\0"
      case "u":
        var digits = ""
        while let next = rest.next(), next != "}" { if next != "{" { digits.append(String(next)) } }
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          out.unicodeScalars.append(scalar)
        }
      case let other?: out.unicodeScalars.append(other)
      case nil: break
      }
    }
    return out
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Expression.Kind {
    var names: [String] = []
    for component in node.components {
      switch component.component {
      case .property(let part):
        let text = name(part.declName.baseName)
        if text != "self" { names.append(text) }
      case .optional: continue
      default: return .unsupported("subscripts in key paths", hint: "write a closure")
      }
    }
    return .keyPath(root: node.root.map(type), names)
  }

  func arguments(_ list: LabeledExprListSyntax) -> [ExpressionArgument] {
    list.map { node in
      ExpressionArgument(
        label: node.label.map(name), labelRange: range(node.label ?? TokenSyntax.identifier("")),
        value: expression(node.expression))
    }
  }

  /// What stands in square brackets behind a value; `...` alone begins and ends where it does.
  func keys(_ list: LabeledExprListSyntax) -> [ExpressionArgument] {
    var made = arguments(list)
    if list.count == 1, let only = list.first?.expression.as(DeclReferenceExprSyntax.self),
      only.baseName.text == "..."
    {
      let place = range(only)
      made[0].value = Expression(
        .binary(
          "...", operatorRange: place, Expression(.int(Int.min), place),
          Expression(.int(Int.max), place)), place)
    }
    return made
  }

  func closure(_ node: ClosureExprSyntax) -> ClosureNode {
    let outer = shorthandCount
    shorthandCount = 0
    defer { shorthandCount = outer }
    var parameters: [ClosureNode.Parameter]?
    switch node.signature?.parameterClause {
    case .simpleInput(let list)?:
      parameters = list.map {
        ClosureNode.Parameter(name: name($0.name), type: nil, range: range($0.name))
      }
    case .parameterClause(let clause)?:
      parameters = clause.parameters.map {
        ClosureNode.Parameter(
          name: name($0.secondName ?? $0.firstName), type: $0.type.map(type), range: range($0))
      }
    case nil: break
    @unknown default: break
    }
    let body = block(node.statements)
    var made = ClosureNode(
      parameters: parameters, shorthandCount: shorthandCount,
      result: node.signature?.returnClause.map { type($0.type) }, body: body, range: range(node))
    made.captures = captures(node.signature?.capture)
    made.thrown = node.signature?.effectSpecifiers?.throwsClause?.type.map(type)
    return made
  }

  /// What a capture list keeps; a strong `self` is the same object anyway.
  private func captures(_ clause: ClosureCaptureClauseSyntax?) -> [ClosureNode.Capture] {
    (clause?.items ?? []).compactMap { item in
      let name = self.name(item.name)
      let hold = Hold(item.specifier?.specifier.text)
      guard name != "self" || hold != .strong else { return nil }
      let value =
        item.initializer.map { expression($0.value) }
        ?? Expression(.name(name, generics: []), range(item.name))
      return ClosureNode.Capture(name: name, value: value, hold: hold)
    }
  }
}
