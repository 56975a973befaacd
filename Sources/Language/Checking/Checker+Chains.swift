// Postfix chains, walked by loop from their base.
internal import Basics

extension Checker {
  func chain(_ expression: Expression, _ expected: TypeName?) -> ResolvedExpression {
    guard case .chain(let base, let links) = expression.kind else {
      return value(
        of: start(expression, [], expected), expected, expression.range)
    }
    var operand = start(base, links, expected)
    // Open optional chains: their bases, waiting for the rest.
    var open: [(base: ResolvedExpression, slot: Local)] = []
    for (index, link) in links.enumerated() {
      let isLast = index == links.count - 1
      let isCalled = !isLast && links[index + 1].isCall
      let wanted = isLast && open.isEmpty ? expected : nil
      let range = SourceRange(
        expression.range.start, max(link.range.end, expression.range.start),
        file: expression.range.file)
      switch link.kind {
      case .member(let name, _):
        operand = step(operand, to: name, isCalled: isCalled, link.range, range)
      case .call(let arguments): operand = .value(call(operand, arguments, wanted, range))
      case .subscripted(let arguments):
        operand = .value(subscripted(operand, arguments, expected: wanted, range))
      case .force:
        let inner = value(of: operand, nil, range)
        var type = inner.type
        if case .optional(let wrapped) = type { type = wrapped }
        operand = .value(ResolvedExpression(.forced(inner), type: type, range: range))
      case .optional:
        let inner = value(of: operand, nil, range)
        var type = inner.type
        if case .optional(let wrapped) = type { type = wrapped }
        let slot = body.declare(nil, type, isConstant: false)
        open.append((inner, slot))
        operand = .value(ResolvedExpression(.local(slot.index), type: type, range: range))
      }
    }
    var made = value(of: operand, open.isEmpty ? expected : nil, expression.range)
    for step in open.reversed() {
      let type = made.type.isOptional ? made.type : TypeName.optional(made.type)
      made = ResolvedExpression(
        .optionalChain(base: step.base, slot: step.slot.index, rest: made), type: type,
        range: expression.range)
    }
    return made
  }

  /// The base of a chain.
  private func start(
    _ base: Expression, _ links: [Expression.Link], _ expected: TypeName?
  )
    -> Operand
  {
    let isCalled = links.first?.isCall ?? false
    switch base.kind {
    case .name(let name, let generics):
      if !generics.isEmpty {
        return .type(resolveHere(WrittenType(.name(name, generics), base.range)))
      }
      return self.name(name, isCalled: isCalled, base.range)
    case .implicitMember(let name):
      return implicitMember(name, expected, isCalled: isCalled, links, base.range)
    case .type(let written): return .type(resolveHere(written))
    case .array(let elements) where isCalled && elements.count == 1:
      // `[Int]()` is parsed as an array literal that is called.
      if let written = writtenType(elements[0]) { return .type(.array(resolveHere(written))) }
      return .value(check(base, nil))
    case .array where links.count == 1 && links[0].isSubscript:
      // `[1, 2][n]` where a Double is wanted is an array of Doubles.
      var element = expected
      if case .optional(let wrapped)? = element { element = wrapped }
      if case .array? = element { element = nil }
      return .value(check(base, element.map { .array($0) }))
    case .dictionary(let pairs) where isCalled && pairs.count == 1:
      if let key = writtenType(pairs[0].key), let value = writtenType(pairs[0].value) {
        return .type(.dictionary(key: resolveHere(key), value: resolveHere(value)))
      }
      return .value(check(base, nil))
    case .closure(let node) where isCalled && node.parameterCount == 0:
      let result = expected ?? .unknown
      return .value(closure(node, .function(parameters: [], result: result)))
    default: return .value(check(base, nil))
    }
  }

  private func writtenType(_ expression: Expression) -> WrittenType? {
    switch expression.kind {
    case .name(let name, let generics):
      return WrittenType(.name(name, generics), expression.range)
    case .type(let written): return written
    case .array(let elements) where elements.count == 1:
      return writtenType(elements[0]).map { WrittenType(.array($0), expression.range) }
    case .chain(let base, let links):
      guard case .name(var name, _) = base.kind else { return nil }
      for link in links {
        guard case .member(let part, _) = link.kind else { return nil }
        name += "." + part
      }
      return WrittenType(.name(name, []), expression.range)
    default: return nil
    }
  }

  private func step(
    _ operand: Operand, to name: String, isCalled: Bool, _ place: SourceRange,
    _ range: SourceRange
  ) -> Operand {
    switch operand {
    case .type(let type): return staticMember(name, of: type, isCalled: isCalled, at: place, range)
    case .poisoned(let text): return .poisoned(text)
    // A value keeps its own range: the member is not part of it.
    case .passed(let receiver), .value(let receiver):
      return member(name, of: receiver, isCalled: isCalled, at: place, whole: range)
    default:
      let receiver = value(of: operand, nil, range)
      return member(name, of: receiver, isCalled: isCalled, at: place, whole: range)
    }
  }

  /// An operand used as a value.
  func value(
    of operand: Operand, _ expected: TypeName?, _ range: SourceRange
  )
    -> ResolvedExpression
  {
    switch operand {
    case .value(var value):
      value.range = range
      return value
    case .passed(let receiver): return receiver
    case .poisoned(let name): return poison(name, range)
    case .type(let type):
      return ResolvedExpression(.typeValue(type), type: .metatype(type), range: range)
    case .dynamic(let receiver, let name):
      return ResolvedExpression(.dynamicMember(receiver, name), type: .unknown, range: range)
    case .functions(let candidates, let name):
      return functionValue(candidates, name, expected, range)
    }
  }

  private func functionValue(
    _ candidates: [Candidate], _ name: String, _ expected: TypeName?, _ range: SourceRange
  ) -> ResolvedExpression {
    for candidate in candidates {
      let signature = candidate.signature
      let type = TypeName.function(
        parameters: signature.parameters.map {
          substituted($0.type, candidate.bindings, signature.generics)
        }, result: substituted(signature.result, candidate.bindings, signature.generics))
      if let expected, candidates.count > 1, cost(from: type, to: expected) == nil { continue }
      switch candidate.target {
      case .function(let info):
        return ResolvedExpression(
          .functionValue(info.id, receiver: candidate.receiver), type: type, range: range)
      case .local(let value): return value
      case .enumCase(let info, let index) where signature.parameters.isEmpty:
        return ResolvedExpression(
          .enumCase(info.id, index, []), type: .named(info.name, []), range: range)
      default: continue
      }
    }
    report(
      LanguageDiagnostics.unsupported(
        "'\(name)' as a value", hint: "call it: \(name)(...), or wrap the call in a closure",
        at: range))
    return poison(name, range)
  }

  /// `subscript` declarations of the program.
  private func programSubscripts(_ base: ResolvedExpression, _ owner: String) -> [Candidate] {
    guard let info = typesByName[owner] else { return [] }
    return ([info] + memberSources(of: info)).flatMap { $0.methods["subscript"] ?? [] }.map {
      Candidate(signature: $0.signature, target: .function($0), receiver: base)
    }
  }

  /// `[key, default: value]` and `[keyPath: path]`.
  private func labelledSubscript(
    _ base: ResolvedExpression, _ arguments: [ExpressionArgument], _ range: SourceRange
  ) -> ResolvedExpression? {
    if arguments.count == 2, arguments[1].label == "default",
      case .dictionary(let key, let value) = base.type
    {
      let at = checked(arguments[0].value, as: key, .argument)
      let found = ResolvedExpression(
        .subscripted(base, at), type: .optional(value), range: range)
      return ResolvedExpression(
        .coalesce(found, checked(arguments[1].value, as: value, .argument)), type: value,
        range: range)
    }
    if arguments.count == 1, arguments[0].label == "keyPath" {
      let path = check(arguments[0].value, .keyPath(root: base.type, value: .unknown))
      var type = TypeName.unknown
      if case .keyPath(_, let value) = path.type { type = value }
      return ResolvedExpression(.callValue(path, [base]), type: type, range: range)
    }
    return nil
  }

  private func subscripted(
    _ operand: Operand, _ arguments: [ExpressionArgument], expected: TypeName?,
    _ range: SourceRange
  ) -> ResolvedExpression {
    let base = value(of: operand, nil, range)
    if let owner = memberOwner(of: base.type) {
      var cards = cardCandidates(
        "subscript", owner: owner.name, receiver: base, bindings: owner.bindings)
      cards += programSubscripts(base, owner.name)
      if !cards.isEmpty {
        let call = CallArguments(arguments: arguments, trailingCount: 0, range: range)
        return self.call(cards, "subscript", call, expected, range)
      }
    }
    if let made = labelledSubscript(base, arguments, range) { return made }
    guard arguments.count == 1, arguments[0].label == nil else {
      report(
        LanguageDiagnostics.unsupported(
          "a subscript with labels or several arguments", hint: nil, at: range))
      return poison("subscript", range)
    }
    var index: TypeName?
    var result = TypeName.unknown
    var isKnown = true
    switch base.type {
    case .array(let element):
      let made = check(arguments[0].value, .int)
      if case .named(let name, _) = made.type, name == "Range" || name == "ClosedRange" {
        return ResolvedExpression(.subscripted(base, made), type: base.type, range: range)
      }
      let at = converted(made, to: .int, .argument)
      return ResolvedExpression(.subscripted(base, at), type: element, range: range)
    case .dictionary(let key, let value):
      index = key
      result = .optional(value)
    case .named("Binding", let arguments):
      if case .array(let element)? = arguments.first {
        index = .int
        result = .named("Binding", [element])
      }
    case .int, .double, .bool, .void, .function: isKnown = false
    case .optional: isKnown = false
    default: break
    }
    if !isKnown {
      report(
        base.type.isOptional
          ? LanguageDiagnostics.optionalMember("subscript", of: base.type.spelled, at: range)
          : LanguageDiagnostics.notIndexable(base.type.spelled, at: range))
      return poison("subscript", range)
    }
    let at =
      index.map { checked(arguments[0].value, as: $0, .argument) }
      ?? check(arguments[0].value, nil)
    return ResolvedExpression(.subscripted(base, at), type: result, range: range)
  }
}

extension Expression.Link {
  var isCall: Bool {
    if case .call = kind { return true }
    return false
  }

  var isSubscript: Bool {
    if case .subscripted = kind { return true }
    return false
  }
}
