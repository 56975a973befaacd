// Postfix chains, walked by loop from their base.
internal import Basics

extension Checker {
  func chain(_ expression: Expression, _ expected: TypeName?) -> ResolvedExpression {
    guard case .chain(let first, let steps) = expression.kind else {
      return value(
        of: start(expression, [], expected), expected, expression.range)
    }
    let (base, links) = withoutModule(first, steps)
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
        operand = .value(
          sound(ResolvedExpression(.forced(inner), type: type, range: range), inner))
      case .optional:
        let inner = value(of: operand, nil, range)
        if case .poisoned(let name) = inner.kind {
          operand = .poisoned(name)
          continue
        }
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

  /// `Swift.min(1, 2)`: the name alone means the same here.
  private func withoutModule(
    _ base: Expression, _ links: [Expression.Link]
  ) -> (Expression, [Expression.Link]) {
    guard case .name(let module, _) = base.kind, Checker.modules.contains(module),
      body.find(module) == nil, typesByName[module] == nil,
      case .member(let name, let generics)? = links.first?.kind
    else { return (base, links) }
    return (Expression(.name(name, generics: generics), links[0].range), Array(links.dropFirst()))
  }

  /// Modules whose names may stand in front of what is in them.
  private static let modules: Set<String> = ["Swift", "SwiftUI", "Foundation", "Combine"]

  /// The base of a chain.
  private func start(
    _ base: Expression, _ links: [Expression.Link], _ expected: TypeName?
  )
    -> Operand
  {
    let isCalled = links.first?.isCall ?? false
    if case .member("self", _)? = links.first?.kind, Checker.isLiteralType(base),
      let written = writtenType(base)
    {
      // `[Int].self`, `(Int, String).self`
      return .type(resolveHere(written))
    }
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
    case .array(let elements) where elements.count == 1 && namesType(elements[0], links):
      // `[Item].samples`: a member of the array's type.
      guard let written = writtenType(elements[0]) else { return .value(check(base, nil)) }
      return .type(.array(resolveHere(written)))
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

  /// Whether a type is written like a literal.
  private static func isLiteralType(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array, .dictionary, .tuple: return true
    default: return false
    }
  }

  /// Whether a lone element in brackets is a type whose array's member is asked for.
  private func namesType(_ element: Expression, _ links: [Expression.Link]) -> Bool {
    guard case .member? = links.first?.kind, case .name(let name, _) = element.kind else {
      return false
    }
    return body.find(name) == nil && (typesByName[name] != nil || catalog.type(name) != nil)
  }

  private func writtenType(_ expression: Expression) -> WrittenType? {
    switch expression.kind {
    case .dictionary(let pairs) where pairs.count == 1:
      guard let key = writtenType(pairs[0].key), let value = writtenType(pairs[0].value) else {
        return nil
      }
      return WrittenType(.dictionary(key, value), expression.range)
    case .tuple(let elements):
      let parts = elements.compactMap { element in
        writtenType(element.value).map { (element.label, $0) }
      }
      guard parts.count == elements.count else { return nil }
      return WrittenType(.tuple(parts.map { (label: $0.0, type: $0.1) }), expression.range)
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
      var bindings = candidate.bindings
      if case .function(let wanted, _)? = expected?.unwrapped {
        for (parameter, type) in zip(signature.parameters, wanted) {
          bind(parameter.type, type, &bindings, signature.generics)
        }
      }
      let type = TypeName.function(
        parameters: signature.parameters.map {
          substituted($0.passedType, bindings, signature.generics)
        }, result: substituted(signature.result, bindings, signature.generics))
      if let expected, candidates.count > 1, cost(from: type, to: expected) == nil { continue }
      switch candidate.target {
      case .function(let info)
      where candidate.receiver.map { isDispatched(info, on: $0) } ?? false:
        return wrappedCall(candidate, expected, range)
      case .function(let info):
        return ResolvedExpression(
          .functionValue(info.id, receiver: candidate.receiver), type: type, range: range)
      case .local(let value): return value
      case .enumCase(let info, let index) where signature.parameters.isEmpty:
        return ResolvedExpression(
          .enumCase(info.id, index, []), type: bound(genericSelf(info), in: info), range: range)
      default:
        guard signature.kind != .property else { continue }
        return wrappedCall(candidate, expected, range)
      }
    }
    report(
      LanguageDiagnostics.unsupported(
        "'\(name)' as a value", hint: "call it: \(name)(...), or wrap the call in a closure",
        at: range))
    return poison(name, range)
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
