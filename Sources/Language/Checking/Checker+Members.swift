// Members of values: the program's own, its extensions, the cards.
internal import Basics

extension Checker {
  func member(
    _ name: String, of value: ResolvedExpression, isCalled: Bool, at place: SourceRange,
    whole: SourceRange? = nil
  ) -> Operand {
    let range = whole ?? place
    if case .poisoned(let text) = value.kind, !isView(value.type) || value.type == .unknown {
      // What follows from a mistake is not looked at.
      return .poisoned(text)
    }
    if name == "init", isSuper(value) { return superInitializer(value) }
    if name == "init", body.isInitializer {
      return isSelf(value) && body.owner?.kind == .classType
        ? ownInitializer(value) : .type(value.type)
    }
    var candidates: [Candidate] = []
    if case .metatype(let type) = value.type {
      if let found = typeMember(name, of: value, type, isCalled: isCalled, range) { return found }
      return staticMember(name, of: type, isCalled: isCalled, at: place, range)
    }
    if case .tuple(let elements) = value.type {
      let index = Int(name) ?? elements.firstIndex { $0.label == name }
      if let index, elements.indices.contains(index) {
        return .value(
          ResolvedExpression(
            .tupleElement(value, index), type: elements[index].type, range: range))
      }
    }
    guard let owner = memberOwner(of: value.type) else {
      return unknownReceiver(name, value, isCalled: isCalled, place, range)
    }
    for level in memberLevels(of: value.type, owner.name) {
      if let info = typesByName[level],
        let found = programMember(name, info, value, owner.bindings, &candidates, range)
      {
        return found
      }
      let cards = cardCandidates(
        name, owner: level, receiver: value, bindings: owner.bindings)
      for card in cards where card.signature.kind == .property && candidates.isEmpty {
        if isCalled, !card.signature.result.isFunction, candidates.isEmpty,
          cards.contains(where: { $0.signature.kind == .function })
        {
          continue
        }
        return .value(cardProperty(card, range))
      }
      candidates += cards.filter { $0.signature.kind == .function }
    }
    if !candidates.isEmpty { return .functions(candidates, name: name) }
    if let found = specialMember(name, value, range) { return found }
    if let found = lookedUpMember(name, value, owner.name, range) { return found }
    return notFound(name, value, isCalled: isCalled, place, range)
  }

  /// Owner names under which a member may stand, nearest first.
  func memberLevels(of type: TypeName, _ owner: String) -> [String] {
    var levels = owner.components
    for part in owner.components {
      levels += typesByName[part].map(\.conformances) ?? catalog.conformances(of: part)
    }
    if !levels.contains("View"), isView(type), isKnownType(owner) || owner == "View" {
      levels.append("View")
    }
    return levels
  }

  private func programMember(
    _ name: String, _ info: TypeInfo, _ value: ResolvedExpression, _ own: Bindings,
    _ candidates: inout [Candidate], _ range: SourceRange
  ) -> Operand? {
    var bindings = own
    bindings.merge(associatedTypes(of: info, for: value.type)) { $1 }
    bindings["Self"] = value.type
    if let index = info.field(name) {
      let field = info.fields[index]
      if field.isPoisoned { return .poisoned(name) }
      let type = self.type(of: field, in: info, bindings)
      let kind: ResolvedExpression.Kind =
        field.wrapper == .none ? .field(value, index) : .wrapped(value, index)
      return .value(held(ResolvedExpression(kind, type: type, range: range), field.hold))
    }
    if let written = info.requirements[name], case .opaque = value.type {
      return .value(
        ResolvedExpression(
          .dynamicMember(value, name), type: bound(resolve(written, in: info), in: info, bindings),
          range: range))
    }
    if let property = info.computed[name], let getter = property.getter {
      if property.changesOwner { _ = isAssignable(value, range) }
      if info.kind == .classType, !isSuper(value),
        isOverridden(info, { $0.computed[name] != nil })
      {
        return .value(
          ResolvedExpression(
            .dynamicMember(value, name), type: type(of: property, bindings), range: range))
      }
      return .value(
        ResolvedExpression(
          .getter(getter, value), type: type(of: property, bindings), range: range))
    }
    if let written = info.requirements[name] {
      return .value(
        ResolvedExpression(
          .dynamicMember(value, name), type: bound(resolve(written, in: info), in: info, bindings),
          range: range))
    }
    for method in info.methods[name] ?? info.requiredFunctions[name] ?? [] {
      var own = bindings
      for generic in method.node.generics { own[generic.name] = nil }
      candidates.append(
        Candidate(
          signature: method.signature, target: .function(method), receiver: value,
          bindings: own))
    }
    return nil
  }

  func cardCandidates(
    _ name: String, owner: String, receiver: ResolvedExpression?, bindings: Bindings,
    isStatic: Bool = false
  ) -> [Candidate] {
    var all: [Candidate] = []
    for id in catalog.cards(named: name, owner: owner) {
      guard let signature = catalog.signature(id) else { continue }
      if !owner.isEmpty, signature.isStatic != isStatic { continue }
      var bound = bindings
      if let receiver {
        // What a card calls its own parameters has nothing to do with those of the program's type.
        for name in ownParameters(of: receiver.type)
        where name != "Element" && signature.generics.contains(where: { $0.name == name }) {
          bound[name] = nil
        }
        bound["Self"] = receiver.type
      }
      all.append(
        Candidate(signature: signature, target: .card(id), receiver: receiver, bindings: bound))
    }
    return all
  }

  /// The names of the generic parameters of a type of the program.
  private func ownParameters(of type: TypeName) -> [String] {
    guard case .named(let name, _) = type, let info = typesByName[name], !info.isBuiltIn else {
      return []
    }
    return info.generics.map(\.name)
  }

  func cardProperty(_ card: Candidate, _ range: SourceRange) -> ResolvedExpression {
    guard case .card(let id) = card.target else { return poison(card.signature.name, range) }
    if let warning = card.signature.warning {
      report(LanguageDiagnostics.notInSwiftUI(warning, at: range))
    }
    let type = substituted(card.signature.result, card.bindings, card.signature.generics)
    return ResolvedExpression(.card(id, receiver: card.receiver, []), type: type, range: range)
  }

  /// Members every value of a kind has without a card.
  private func specialMember(
    _ name: String, _ value: ResolvedExpression, _ range: SourceRange
  )
    -> Operand?
  {
    func dynamic(_ type: TypeName) -> Operand {
      .value(ResolvedExpression(.dynamicMember(value, name), type: type, range: range))
    }
    if ["description", "debugDescription"].contains(name), !isView(value.type) {
      return dynamic(.string)
    }
    switch value.type {
    case .named("EnvironmentValues", _):
      if let own = environment[name] { return dynamic(type(of: own)) }
    case .named("Binding", let arguments), .named("State", let arguments):
      if name == "wrappedValue" { return dynamic(arguments.first ?? .unknown) }
      if name == "projectedValue" { return dynamic(.named("Binding", arguments)) }
      if let inner = arguments.first, let type = memberType(name, of: inner, range) {
        return dynamic(.named("Binding", [type]))
      }
    case .named(let type, _):
      if let info = typesByName[type], info.kind == .enumeration {
        if name == "rawValue", let raw = info.rawType { return dynamic(raw) }
        if name == "hashValue" { return dynamic(.int) }
      }
      if name == "localizedDescription", typesByName[type]?.conformances.contains("Error") == true {
        return dynamic(.string)
      }
      if name == "objectWillChange" {
        return .value(
          ResolvedExpression(
            .literal(.string(name)), type: .named("ObservableObjectPublisher", []), range: range))
      }
      if name == "id", typesByName[type]?.conformances.contains("Identifiable") == true {
        return dynamic(.unknown)
      }
    default: break
    }
    return nil
  }

  /// The type of a property, if there is one of this name.
  private func memberType(
    _ name: String, of type: TypeName, _ range: SourceRange
  ) -> TypeName? {
    if case .tuple(let elements) = type { return elements.first { $0.label == name }?.type }
    guard case .named = type else { return nil }
    var found: TypeName?
    let base = ResolvedExpression(.literal(.none), type: type, range: range)
    let isFine = succeeds {
      if case .value(let value) = member(name, of: base, isCalled: false, at: range) {
        found = value.type
      }
    }
    return isFine ? found : nil
  }

  private func unknownReceiver(
    _ name: String, _ value: ResolvedExpression, isCalled: Bool, _ place: SourceRange,
    _ range: SourceRange
  ) -> Operand {
    switch value.type {
    case .unknown:
      if isCalled {
        // Known only as a modifier: the receiver can only be a view.
        var candidates: [Candidate] = []
        for method in typesByName["View"]?.methods[name] ?? [] {
          candidates.append(
            Candidate(signature: method.signature, target: .function(method), receiver: value))
        }
        candidates += cardCandidates(name, owner: "View", receiver: value, bindings: [:])
        if !candidates.isEmpty { return .functions(candidates, name: name) }
      }
      return .dynamic(value, name)
    case .void:
      report(
        LanguageDiagnostics.unknownMember(
          name, of: "()", nearest: nil, isOpen: false, at: place))
      return .poisoned(name)
    default:
      report(
        LanguageDiagnostics.unknownMember(
          name, of: value.type.spelled, nearest: nil, isOpen: false, at: place))
      return .poisoned(name)
    }
  }

  private func notFound(
    _ name: String, _ value: ResolvedExpression, isCalled: Bool, _ place: SourceRange,
    _ range: SourceRange
  ) -> Operand {
    guard let owner = memberOwner(of: value.type) else { return .dynamic(value, name) }
    if case .optional(let wrapped) = value.type, wrapped != .unknown {
      report(LanguageDiagnostics.optionalMember(name, of: value.type.spelled, at: place))
      return .poisoned(name)
    }
    if let found = dynamicMember(name, ofOwner: owner.name, receiver: value, range) { return found }
    let levels = memberLevels(of: value.type, owner.name)
    var known: [String] = []
    for level in levels {
      known += typesByName[level]?.memberNames ?? []
      known += catalog.names(owner: level)
    }
    if isCalled, levels.contains("View"), typesByName[owner.name]?.isBuiltIn != false || true,
      isView(value.type)
    {
      // A placeholder is not known well enough to miss a modifier.
      if value.isPoisoned { return .passed(value) }
      let near = Suggestion.nearest(to: name, in: known)
      report(LanguageDiagnostics.unknownModifier(name, nearest: near, at: place))
      return .passed(value)
    }
    // A type that nothing describes answers when the program runs.
    if !isKnownType(owner.name) && typesByName[owner.name] == nil { return .dynamic(value, name) }
    if typesByName[owner.name]?.isBuiltIn != false, catalog.names(owner: owner.name).isEmpty {
      return .dynamic(value, name)
    }
    let near = Suggestion.nearest(to: name, in: known)
    report(
      LanguageDiagnostics.unknownMember(
        name, of: value.type.spelled, nearest: near, isOpen: isOpen(owner.name), at: place))
    return .poisoned(name)
  }
}
