// Conditions, patterns and switches.
internal import Basics

extension Checker {
  /// Clauses of `if`, `guard` and `while`; bindings go to the current scope.
  func conditions(_ list: [Condition]) -> [ResolvedCondition] {
    list.map { condition in
      switch condition {
      case .boolean(let value):
        let made = checked(value, as: .bool, .condition)
        guard made.isPoisoned else { return .boolean(made) }
        // What nobody knows does not hold.
        return .boolean(
          ResolvedExpression(.literal(.bool(false)), type: .bool, range: made.range))
      case .binding(let name, let isVariable, let written, let source, _):
        let expected = written.map { TypeName.optional(resolveHere($0)) }
        let value = check(source, expected)
        var type = value.type
        if case .optional(let wrapped) = type {
          type = wrapped
        } else if type != .unknown, name != "self" {
          report(LanguageDiagnostics.notOptional(type.spelled, at: value.range))
        }
        if let written { type = resolveHere(written) }
        let local = body.declare(name, type, isConstant: !isVariable)
        local.isPoisoned = value.isPoisoned
        let none = ResolvedExpression(.literal(.none), type: value.type, range: value.range)
        return .binding(local: local.index, value.isPoisoned ? none : value)
      case .pattern(let pattern, let source):
        let value = check(source, nil)
        let subject = body.declare(nil, value.type)
        return .pattern(self.pattern(pattern, value.type), subject: subject.index, value)
      }
    }
  }

  func switchCase(_ node: SwitchNode) -> ResolvedStatement.Kind {
    let value = check(node.subject, nil)
    let subject = body.declare(nil, value.type)
    var cases: [ResolvedSwitchCase] = []
    for part in node.cases {
      body.scopes.append([:])
      let patterns = part.patterns.map { pattern($0, value.type) }
      let filter = part.filter.map { checked($0, as: .bool, .condition) }
      let inner = block(part.body)
      cases.append(ResolvedSwitchCase(patterns: patterns, filter: filter, body: inner))
      body.scopes.removeLast()
    }
    checkExhaustive(node, value.type)
    return .switchCase(value, subject: subject.index, cases)
  }

  func checkExhaustive(_ node: SwitchNode, _ type: TypeName) {
    if namesUnknownCase(node, type) { return }
    if node.cases.contains(where: { $0.patterns.isEmpty }) { return }
    var names: Set<String> = []
    var partial: Set<String> = []
    var hasNil = false
    for part in node.cases where part.filter == nil {
      for pattern in part.patterns {
        switch pattern.kind {
        case .any, .bind: return
        case .enumCase(_, let name, let parts):
          // Several partial patterns of one case are taken to cover it.
          if parts.allSatisfy({ $0.isOpen }) || partial.contains(name) { names.insert(name) }
          partial.insert(name)
        case .some(let inner):
          if inner.isOpen { names.insert("some") }
          if case .enumCase(_, let name, _) = inner.kind { names.insert(name) }
        case .value(let value):
          if case .none = value.kind { hasNil = true }
          if case .bool(let flag) = value.kind { names.insert(String(flag)) }
          if case .chain(_, let links) = value.kind, case .member(let name, _)? = links.last?.kind {
            names.insert(name)
          }
        case .tuple(let parts):
          if parts.allSatisfy({ $0.isOpen }) { return }
          if parts.count > 1 { return }
        case .unsupported: return
        case .cast(let inner, _): if part.patterns.count > 1, inner.isOpen { continue }
        }
      }
    }
    if type.isOptional, names.contains("some"), hasNil || names.contains("none") { return }
    switch type.unwrapped {
    case .bool: if names.contains("true"), names.contains("false") { return }
    case .named(let name, _):
      if let info = typesByName[name], info.kind == .enumeration {
        let missing = info.cases.map(\.name).filter { !names.contains($0) }
        if missing.isEmpty, !type.isOptional || hasNil || names.contains("none") { return }
        report(LanguageDiagnostics.notExhaustive(missing, at: node.range))
        return
      }
      if !["Int", "Double", "String", "Character"].contains(name) { return }
    case .unknown, .opaque, .tuple: return
    default: break
    }
    report(LanguageDiagnostics.notExhaustive([], at: node.range))
  }

  /// Whether a case is named that the type does not have: what is missing follows from that.
  private func namesUnknownCase(_ node: SwitchNode, _ type: TypeName) -> Bool {
    guard case .named(let owner, _) = type.unwrapped, let info = typesByName[owner],
      info.kind == .enumeration
    else { return false }
    return node.cases.flatMap(\.patterns).contains { pattern in
      guard case .enumCase(nil, let name, _) = pattern.kind, name != "none", name != "some" else {
        return false
      }
      return !info.cases.contains { $0.name == name } && info.statics[name] == nil
    }
  }

  func pattern(_ node: Pattern, _ type: TypeName) -> ResolvedPattern {
    switch node.kind {
    case .any: return .any
    case .bind(let name, let isVariable):
      return .bind(local: body.declare(name, type, isConstant: !isVariable).index)
    case .some(let inner):
      var wrapped = type
      if case .optional(let inside) = type { wrapped = inside }
      return .some(pattern(inner, wrapped))
    case .tuple(let parts):
      var types: [TypeName.Element] = []
      if case .tuple(let known) = type { types = known }
      return .tuple(
        parts.enumerated().map { index, part in
          pattern(part, types.indices.contains(index) ? types[index].type : .unknown)
        })
    case .value(let value):
      if case .none = value.kind { return .none }
      var expected = type == .unknown ? nil : type
      if case .binary(let text, _, _, _) = value.kind, text == "..." || text == "..<" {
        expected = .named(text == "..." ? "ClosedRange" : "Range", [type])
      }
      let made = check(value, expected)
      if case .enumCase(let id, let index, let payload) = made.kind, payload.isEmpty {
        return typedCase(.enumCase(id, index, []), id, type)
      }
      var wanted = made.type
      if case .named(let name, let bounds) = wanted, name == "Range" || name == "ClosedRange" {
        wanted = bounds.first ?? .unknown
      }
      if cost(from: wanted, to: type) == nil {
        _ = converted(made, to: type, .operand)
      }
      return .value(made)
    case .enumCase(let owner, let name, let parts):
      return enumCase(owner, name, parts, type, node.range)
    case .cast(let inner, let written):
      let wanted = resolveHere(written)
      return .cast(pattern(inner, wanted), wanted)
    case .unsupported(let what):
      report(LanguageDiagnostics.unsupported(what, hint: nil, at: node.range))
      return .any
    }
  }

  private func nearestCase(_ name: String, of type: TypeName) -> String? {
    guard case .named(let owner, _) = type, let info = typesByName[owner] else { return nil }
    return Suggestion.nearest(to: name, in: info.cases.map(\.name))
  }

  /// The pattern of a case where a value of `type` stands: an optional, or of several types.
  private func typedCase(
    _ pattern: ResolvedPattern, _ id: TypeID, _ type: TypeName
  ) -> ResolvedPattern {
    let own = TypeName.named(types[id].name, [])
    if type.isOptional { return .some(pattern) }
    if case .named = type { return pattern }
    return .cast(pattern, own)
  }

  private func enumCase(
    _ owner: String?, _ name: String, _ parts: [Pattern], _ type: TypeName, _ range: SourceRange
  ) -> ResolvedPattern {
    if type.isOptional, owner == nil {
      if name == "none", parts.isEmpty { return .none }
      if name == "some", let part = parts.first {
        return .some(pattern(part, type.unwrapped))
      }
    }
    var wanted = type.unwrapped
    if owner == nil, wanted == .opaque("Error"),
      let thrown = conformers["Error"]?.first(where: { $0.cases.contains { $0.name == name } })
    {
      wanted = .named(thrown.name, [])
    }
    if owner == nil, wanted == .unknown {
      // Which type it is shows when the program runs; here, the one that has such a case.
      let found = types.filter { info in
        info.kind == .enumeration && info.cases.contains { $0.name == name }
      }
      guard let only = found.first else {
        for part in parts { _ = pattern(part, .unknown) }
        return .none
      }
      wanted = .named(only.name, [])
    }
    if let owner {
      wanted = resolveHere(WrittenType(.name(owner, []), range))
    }
    guard case .named(let typeName, _) = wanted, let info = typesByName[typeName],
      let index = info.cases.firstIndex(where: { $0.name == name })
    else {
      let place =
        owner == nil
        ? SourceRange(range.start, range.start + 1 + name.utf8.count, file: range.file) : range
      return notOwnCase(name, parts, wanted, range, place)
    }
    let bindings = memberOwner(of: wanted)?.bindings ?? [:]
    let payload = info.cases[index].payload.map { bound($0, in: info, bindings) }
    var inner: [ResolvedPattern] = []
    if parts.isEmpty {
      inner = payload.map { _ in .any }
    } else if parts.count == payload.count {
      inner = zip(parts, payload).map { pattern($0, $1) }
    } else {
      report(
        LanguageDiagnostics.unsupported(
          "a pattern with \(parts.count) parts for '\(name)', which has \(payload.count)",
          hint: "name every value of the case", at: range))
      inner = payload.map { _ in .any }
    }
    return typedCase(.enumCase(info.id, index, inner), info.id, type)
  }
}

extension Checker {
  /// A pattern that names no case of the program: a built-in case, a static member, or a mistake.
  private func notOwnCase(
    _ name: String, _ parts: [Pattern], _ wanted: TypeName, _ range: SourceRange,
    _ place: SourceRange
  ) -> ResolvedPattern {
    if let found = builtInCase(name, parts, of: wanted) { return found }
    let member = Expression(.implicitMember(name), range)
    if parts.isEmpty { return .value(check(member, wanted)) }
    report(
      LanguageDiagnostics.unknownStaticMember(
        name, of: wanted.spelled, nearest: nearestCase(name, of: wanted), isOpen: false, at: place))
    // The names inside stand for what nobody knows.
    for part in parts { _ = pattern(part, .unknown) }
    return .any
  }

  /// A case of a built-in enumeration that holds values: the vocabulary has a function that makes
  /// it.
  private func builtInCase(
    _ name: String, _ parts: [Pattern], of type: TypeName
  ) -> ResolvedPattern? {
    guard case .named(let owner, _) = type,
      let signature = catalog.cards(named: name, owner: owner).lazy.compactMap({
        self.catalog.signature($0)
      }).first(where: {
        $0.isStatic && $0.kind == .function && $0.result == .named(owner, [])
          && (parts.isEmpty || $0.parameters.count == parts.count)
      })
    else { return nil }
    let types = signature.parameters.map { substituted($0.type, [:], signature.generics) }
    return .builtInCase(name, zip(parts, types).map { pattern($0, $1) })
  }
}

extension Pattern {
  /// Whether it is one name, or none.
  var isName: Bool {
    switch kind {
    case .any, .bind: return true
    default: return false
    }
  }

  /// Whether the pattern matches everything.
  var isOpen: Bool {
    switch kind {
    case .any, .bind: return true
    case .tuple(let parts): return parts.allSatisfy(\.isOpen)
    default: return false
    }
  }
}
