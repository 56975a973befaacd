// Static members, and members whose type comes from the context.
internal import Basics

extension Checker {
  func staticMember(
    _ name: String, of type: TypeName, isCalled: Bool, at place: SourceRange,
    _ range: SourceRange
  ) -> Operand {
    if name == "self" { return .type(type) }
    if name == "init" { return .type(type) }
    if name == "none", type.isOptional {
      return .value(ResolvedExpression(.literal(.none), type: type, range: range))
    }
    guard let owner = memberOwner(of: type) else {
      if type == .unknown {
        return .dynamic(
          ResolvedExpression(.typeValue(type), type: .metatype(type), range: range), name)
      }
      report(
        LanguageDiagnostics.unknownStaticMember(
          name, of: type.spelled, nearest: nil, isOpen: false, at: place))
      return .poisoned(name)
    }
    let receiver = metatype(type, range)
    if let found = staticMember(
      name, ofOwner: owner.name, owner.bindings, receiver, isCalled: isCalled, range)
    {
      return found
    }
    let nested = "\(owner.name).\(name)"
    if typesByName[nested] != nil || catalog.type(nested) != nil || catalog.knowsType(nested) {
      return .type(.named(nested, []))
    }
    if let info = typesByName[owner.name], info.kind == .enumeration, name == "allCases" {
      return .value(allCases(of: info, range))
    }
    if let info = typesByName[owner.name], let alias = info.aliases[name] {
      return .type(bound(resolve(alias, in: info), in: info, owner.bindings))
    }
    for parent in typesByName[owner.name]?.conformances ?? catalog.conformances(of: owner.name) {
      if let found = staticMember(
        name, ofOwner: parent, owner.bindings, receiver, isCalled: isCalled, range)
      {
        return found
      }
    }
    if let found = dynamicMember(name, ofOwner: owner.name, receiver: nil, range) { return found }
    if !isKnownType(owner.name)
      || (typesByName[owner.name]?.isBuiltIn != false && catalog.names(owner: owner.name).isEmpty)
    {
      return .dynamic(
        ResolvedExpression(.typeValue(type), type: .metatype(type), range: range), name)
    }
    return noStaticMember(name, owner.name, place)
  }

  private func noStaticMember(
    _ name: String, _ owner: String, _ place: SourceRange
  ) -> Operand {
    let info = typesByName[owner]
    if info?.requirements[name] != nil || info?.requiredStatics[name] != nil
      || info?.requiredStaticFunctions[name] != nil
    {
      report(
        LanguageDiagnostics.unsupported(
          "a static member of a type that only runs know", hint: "write type(of: value).\(name)",
          at: place))
      return .poisoned(name)
    }
    let near = Suggestion.nearest(to: name, in: staticNames(of: owner))
    report(
      LanguageDiagnostics.unknownStaticMember(
        name, of: owner, nearest: near, isOpen: isOpen(owner), at: place))
    return .poisoned(name)
  }

  /// Whether a type may have members that nobody here has described: what is built in.
  func isOpen(_ owner: String) -> Bool { typesByName[owner]?.isBuiltIn != false }

  /// A member under any name, where the type's card has `subscript(dynamicMember:)`.
  func dynamicMember(
    _ name: String, ofOwner owner: String, receiver: ResolvedExpression?, _ range: SourceRange
  ) -> Operand? {
    for card in catalog.cards(named: "subscript", owner: owner) {
      guard let signature = catalog.signature(card),
        signature.parameters.first?.label == "dynamicMember"
      else { continue }
      let text = ResolvedExpression(.literal(.string(name)), type: .string, range: range)
      return .value(
        ResolvedExpression(
          .card(card, receiver: receiver, [text]), type: signature.result, range: range))
    }
    return nil
  }

  private func staticNames(of owner: String) -> [String] {
    (typesByName[owner]?.memberNames ?? []) + catalog.names(owner: owner)
  }

  func allCases(of info: TypeInfo, _ range: SourceRange) -> ResolvedExpression {
    let type = TypeName.named(info.name, [])
    let values = info.cases.indices.filter { info.cases[$0].payload.isEmpty }.map {
      ResolvedExpression(.enumCase(info.id, $0, []), type: type, range: range)
    }
    return ResolvedExpression(.array(values), type: .array(type), range: range)
  }

  /// A static member of one owner, without what the owner conforms to.
  func staticMember(
    _ name: String, ofOwner owner: String, _ bindings: Bindings,
    _ receiver: ResolvedExpression? = nil, isCalled: Bool, _ range: SourceRange
  ) -> Operand? {
    var candidates: [Candidate] = []
    var bindings = bindings
    if case .metatype(let own)? = receiver?.type { bindings["Self"] = own }
    if let info = typesByName[owner] {
      if let property = info.statics[name], !isCalled || info.staticMethods[name] == nil {
        return .value(read(property, of: receiver, with: bindings, range))
      }
      if let index = info.cases.firstIndex(where: { $0.name == name }) {
        return enumCase(info, index, bindings, range)
      }
      for method in info.staticMethods[name] ?? [] {
        candidates.append(
          Candidate(
            signature: method.signature, target: .function(method),
            receiver: method.hasSelf ? receiver ?? metatype(.opaque(owner), range) : nil,
            bindings: bindings))
      }
    }
    let cards = cardCandidates(
      name, owner: owner, receiver: nil, bindings: bindings, isStatic: true)
    let property = cards.first { $0.signature.kind == .property }
    if candidates.isEmpty, let property, cards.count == 1 || !isCalled {
      return .value(cardProperty(property, range))
    }
    candidates += cards
    return candidates.isEmpty ? nil : .functions(candidates, name: name)
  }

  private func enumCase(
    _ info: TypeInfo, _ index: Int, _ bindings: Bindings, _ range: SourceRange
  ) -> Operand {
    let made = info.cases[index]
    if made.payload.isEmpty {
      let type = bound(genericSelf(info), in: info, bindings)
      return .value(ResolvedExpression(.enumCase(info.id, index, []), type: type, range: range))
    }
    var signature = Signature(
      name: made.name, kind: .function,
      parameters: made.payload.indices.map {
        (made.labels[$0], made.payload[$0], made.defaults[$0])
      }, result: genericSelf(info))
    signature.generics = genericScope(info)
    return .functions(
      [Candidate(signature: signature, target: .enumCase(info, index), bindings: bindings)],
      name: made.name)
  }

  /// `.name` where a type is expected.
  func implicitMember(
    _ name: String, _ expected: TypeName?, isCalled: Bool, _ links: [Expression.Link],
    _ range: SourceRange
  ) -> Operand {
    guard let wanted = expected?.unwrapped, wanted != .unknown else {
      report(LanguageDiagnostics.noContext(name, at: range))
      return .poisoned(name)
    }
    if name == "none", expected?.isOptional == true {
      return .value(ResolvedExpression(.literal(.none), type: .optional(wanted), range: range))
    }
    if name == "init" { return .type(wanted) }
    if expected?.isOptional == true,
      let found = staticMember(
        name, ofOwner: "Optional", ["Wrapped": wanted], isCalled: isCalled, range)
    {
      return found
    }
    guard let owner = memberOwner(of: wanted) else {
      report(
        LanguageDiagnostics.unknownStaticMember(
          name, of: wanted.spelled, nearest: nil, isOpen: false, at: range))
      return .poisoned(name)
    }
    let owners = contextOwners(of: wanted, owner.name)
    for place in owners {
      guard
        let found = staticMember(
          name, ofOwner: place, owner.bindings, isCalled: isCalled, range)
      else { continue }
      // Among several types that conform, only a member that gives a fitting value.
      if case .value(let value) = found, links.isEmpty, owners.count > 1,
        cost(from: value.type, to: wanted) == nil
      {
        continue
      }
      return selected(found, isCalled: isCalled, wanted, range)
    }
    if name == "allCases" || !isDescribed(owner.name) {
      return staticMember(name, of: wanted, isCalled: isCalled, at: range, range)
    }
    let near = Suggestion.nearest(to: name, in: owners.flatMap(staticNames))
    // Where a name is taken as text, generated symbols of assets may stand: `Image(.hero)`.
    let isClosed = Checker.standard.contains(owner.name) && wanted != .string
    report(
      LanguageDiagnostics.unknownStaticMember(
        name, of: owner.name, nearest: near, isOpen: isOpen(owner.name) && !isClosed, at: range))
    return .poisoned(name)
  }

  private func isDescribed(_ owner: String) -> Bool {
    typesByName[owner].map { !$0.isBuiltIn } == true || !catalog.names(owner: owner).isEmpty
      || isKnownType(owner)
  }

  /// Properties and functions of one name: which is meant depends on whether it is called.
  private func selected(
    _ operand: Operand, isCalled: Bool, _ wanted: TypeName, _ range: SourceRange
  ) -> Operand {
    guard case .functions(let candidates, let name) = operand, !isCalled else { return operand }
    for candidate in candidates where candidate.signature.kind == .property {
      return .value(cardProperty(candidate, range))
    }
    return .functions(candidates, name: name)
  }

  private func contextOwners(of wanted: TypeName, _ owner: String) -> [String] {
    var all = [owner]
    if case .opaque(let name) = wanted {
      all += conformers[name]?.map(\.name) ?? []
      all += catalog.types(conformingTo: name)
    } else {
      all += typesByName[owner]?.conformances ?? catalog.conformances(of: owner)
    }
    return all
  }
}
