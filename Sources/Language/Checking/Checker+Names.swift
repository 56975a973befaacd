// Unqualified names.
internal import Basics

extension Checker {
  func name(_ name: String, isCalled: Bool, _ range: SourceRange) -> Operand {
    if name == "super", let receiver = superValue(range) { return .value(receiver) }
    if let local = body.find(name) { return operand(local, name, range) }
    if name.utf8.first == UInt8(ascii: "$") || name.utf8.first == UInt8(ascii: "_") {
      if let found = wrapperName(name, range) { return found }
    }
    if let local = body.find("$" + name), case .named("Binding", let arguments) = local.type {
      // A parameter written `$name`.
      let binding = ResolvedExpression(body.reference(local), type: local.type, range: range)
      return .value(
        ResolvedExpression(
          .dynamicMember(binding, "wrappedValue"), type: arguments.first ?? .unknown, range: range))
    }
    var owner = body.owner
    var isOwn = true
    while let current = owner {
      if let found = ownMember(name, of: current, isOwn: isOwn, isCalled: isCalled, range) {
        return found
      }
      owner = current.parent
      isOwn = false
    }
    if name == "self" || name == "Self" {
      if name == "Self", let own = ownType(range) { return .value(own) }
      if name == "Self", let owner = body.owner { return .type(selfType(of: owner)) }
      report(LanguageDiagnostics.unknownName(name, nearest: nil, at: range))
      return .poisoned(name)
    }
    if body.generics.contains(where: { $0.name == name }) {
      if let type = genericType(name, range) { return .value(type) }
      return .type(resolveHere(WrittenType(.name(name, []), range)))
    }
    if let found = globalName(name, range) { return found }
    if let receiver = selfValue(range), let owner = body.owner {
      // A built-in member of `self`: a modifier inside `extension View`, a coordinate of a point.
      let type = selfType(of: owner)
      if hasBuiltInMember(name, of: type) {
        if isCalled, sequence(first: body, next: \.parent).contains(where: \.isViewBody) {
          report(LanguageDiagnostics.modifierWithoutDot(name, at: range))
          return .poisoned(name)
        }
        return member(name, of: receiver, isCalled: isCalled, at: range)
      }
    }
    for owner in sequence(first: body.owner, next: { $0?.parent }) {
      // A built-in static member inside of an extension: `red` in `extension Color`.
      guard let owner, owner.isBuiltIn else { continue }
      for place in [owner.name] + catalog.conformances(of: owner.name) {
        if let found = staticMember(name, ofOwner: place, [:], isCalled: isCalled, range) {
          return found
        }
      }
    }
    return unknown(name, isCalled: isCalled, range)
  }

  /// A variable of a body.
  private func operand(_ local: Local, _ name: String, _ range: SourceRange) -> Operand {
    let reference = held(
      ResolvedExpression(body.reference(local), type: local.type, range: range), local.hold)
    if local.isComputed, case .function(_, let result) = local.type {
      return .value(ResolvedExpression(.callValue(reference, []), type: result, range: range))
    }
    if let signature = local.signature {
      return .functions([Candidate(signature: signature, target: .local(reference))], name: name)
    }
    if local.isPoisoned { return .poisoned(name) }
    return .value(reference)
  }

  func selfValue(_ range: SourceRange) -> ResolvedExpression? {
    guard let local = body.find("self") else { return nil }
    var value = held(
      ResolvedExpression(body.reference(local), type: local.type, range: range), local.hold)
    value.type = local.type
    return value
  }

  private func hasBuiltInMember(_ name: String, of type: TypeName) -> Bool {
    guard let owner = memberOwner(of: type) else { return false }
    for place in [owner.name] + catalog.conformances(of: owner.name)
    where !catalog.cards(named: name, owner: place).isEmpty {
      return true
    }
    return isView(type) && !catalog.cards(named: name, owner: "View").isEmpty
  }

  private func ownMember(
    _ name: String, of info: TypeInfo, isOwn: Bool, isCalled: Bool, _ range: SourceRange
  ) -> Operand? {
    let hasInstance = hasInstanceMember(name, info)
    if isOwn, hasInstance {
      if let receiver = selfValue(range) {
        return member(name, of: receiver, isCalled: isCalled, at: range)
      }
      if info.statics[name] == nil, info.staticMethods[name] == nil {
        report(LanguageDiagnostics.instanceInStatic(name, at: range))
        return .poisoned(name)
      }
    }
    if info.statics[name] != nil || info.staticMethods[name] != nil || info.nested[name] != nil
      || (info.kind == .enumeration && info.cases.contains { $0.name == name } && !isOwn == false
        && body.selfLocal == nil)
    {
      return staticMember(name, of: selfType(of: info), isCalled: isCalled, at: range, range)
    }
    if isOwn, let type = genericType(name, of: info, range) { return .value(type) }
    if info.aliases[name] != nil || info.generics.contains(where: { $0.name == name }) {
      return .type(resolveHere(WrittenType(.name(name, []), range)))
    }
    if info.kind == .enumeration {
      if name == "allCases" { return .value(allCases(of: info, range)) }
      if isOwn, name == "rawValue" || name == "hashValue", let receiver = selfValue(range) {
        return member(name, of: receiver, isCalled: isCalled, at: range)
      }
    }
    if isOwn {
      for parent in info.conformances {
        guard let inherited = typesByName[parent], hasInstanceMember(name, inherited),
          let receiver = selfValue(range)
        else { continue }
        return member(name, of: receiver, isCalled: isCalled, at: range)
      }
    }
    return nil
  }

  private func hasInstanceMember(_ name: String, _ info: TypeInfo) -> Bool {
    info.field(name) != nil || info.computed[name] != nil || info.methods[name] != nil
      || info.requirements[name] != nil || info.requiredMethods[name] != nil
  }

  /// `$name` and `_name`.
  private func wrapperName(_ name: String, _ range: SourceRange) -> Operand? {
    let plain = String(name.dropFirst())
    guard let owner = body.owner, let index = owner.field(plain) else {
      guard name.utf8.first == UInt8(ascii: "$"), let local = body.find(plain) else { return nil }
      return constantBinding(local, range)
    }
    let field = owner.fields[index]
    guard field.wrapper != .none else {
      guard name.utf8.first == UInt8(ascii: "$"), owner.computed[name] == nil else { return nil }
      report(LanguageDiagnostics.noProjection(plain, at: range))
      return .poisoned(name)
    }
    guard let receiver = selfValue(range) else {
      report(LanguageDiagnostics.instanceInStatic(name, at: range))
      return .poisoned(name)
    }
    let type = self.type(of: field, in: owner)
    if name.utf8.first == UInt8(ascii: "$") {
      guard field.wrapper.isProjected else { return nil }
      return .value(
        ResolvedExpression(
          .projected(receiver, index),
          type: .named(field.isGestureState ? "GestureState" : "Binding", [type]), range: range))
    }
    let wrapper: String
    switch field.wrapper {
    case .binding: wrapper = "Binding"
    case .stateObject: wrapper = "StateObject"
    case .observed: wrapper = "ObservedObject"
    default: wrapper = "State"
    }
    return .value(
      ResolvedExpression(
        .wrapper(receiver, index), type: .named(wrapper, [type]), range: range))
  }

  /// `$model` of a local object: its members are bindings.
  private func constantBinding(_ local: Local, _ range: SourceRange) -> Operand? {
    guard case .named(let name, _) = local.type, typesByName[name]?.kind == .classType,
      let card = catalog.cards(named: "constant", owner: "Binding").first
    else { return nil }
    let value = ResolvedExpression(body.reference(local), type: local.type, range: range)
    return .value(
      ResolvedExpression(
        .card(card, receiver: nil, [value]), type: .named("Binding", [local.type]), range: range))
  }

  private func globalName(_ name: String, _ range: SourceRange) -> Operand? {
    if let property = globalVariables[name] { return .value(read(property, range)) }
    if let functions = globalFunctions[name] {
      var all = functions.map { Candidate(signature: $0.signature, target: .function($0)) }
      all += cardCandidates(name, owner: "", receiver: nil, bindings: [:])
      return .functions(all, name: name)
    }
    if let info = typesByName[name], !info.isBuiltIn { return .type(selfTypeValue(info)) }
    if globalAliases[name] != nil {
      return .type(resolveHere(WrittenType(.name(name, []), range)))
    }
    let cards = cardCandidates(name, owner: "", receiver: nil, bindings: [:])
    if !cards.isEmpty {
      if cards.count == 1, cards[0].signature.kind == .property {
        return .value(cardProperty(cards[0], range))
      }
      return .functions(cards, name: name)
    }
    if ["CGFloat", "Float", "TimeInterval"].contains(name) { return .type(.double) }
    if let card = catalog.type(name) {
      return .type(card.kind == .alias ? card.result : .named(name, []))
    }
    if catalog.knowsType(name) || Checker.standard.contains(name) {
      return .type(.named(name, []))
    }
    return nil
  }

  /// The type named in an expression, even where it is a protocol.
  func selfTypeValue(_ info: TypeInfo) -> TypeName { .named(info.name, []) }

  /// A global or static property read; one of a protocol is handed the type it is read of.
  func read(
    _ property: PropertyInfo, of owner: ResolvedExpression? = nil, with bindings: Bindings = [:],
    _ range: SourceRange
  ) -> ResolvedExpression {
    let type = self.type(of: property, bindings)
    if let global = property.global {
      return ResolvedExpression(.global(global), type: type, range: range)
    }
    guard let getter = property.getter else { return poison(property.name, range) }
    if property.owner?.kind == .protocolType {
      let own = TypeName.opaque(property.owner?.name ?? "")
      let receiver =
        owner ?? ResolvedExpression(.typeValue(own), type: .metatype(own), range: range)
      return ResolvedExpression(.getter(getter, receiver), type: type, range: range)
    }
    return ResolvedExpression(.staticGetter(getter), type: type, range: range)
  }

  private func unknown(_ name: String, isCalled: Bool, _ range: SourceRange) -> Operand {
    let isCapital = name.utf8.first.map { $0 >= 65 && $0 <= 90 } ?? false
    if isCapital, isCalled {
      let near = Suggestion.nearest(to: name, in: globalNames + catalog.typeNames)
      report(
        range.start == viewPlace
          ? LanguageDiagnostics.unknownView(name, nearest: near, at: range)
          : LanguageDiagnostics.unknownMaker(name, nearest: near, at: range))
      return .poisoned(name)
    }
    var known: [String] = []
    for context in sequence(first: body, next: \.parent) {
      for scope in context.scopes.reversed() { known += scope.keys.sorted() }
    }
    for owner in sequence(first: body.owner, next: { $0?.parent }) {
      known += owner?.memberNames ?? []
      if name.utf8.first == UInt8(ascii: "$") {
        known += owner?.fields.filter { $0.wrapper != .none }.map { "$" + $0.name } ?? []
      }
    }
    known += globalNames + catalog.names(owner: "") + catalog.typeNames
    if isCapital { known = known.filter { $0.utf8.first.map { $0 >= 65 && $0 <= 90 } ?? false } }
    let near = Suggestion.nearest(to: name, in: known)
    report(LanguageDiagnostics.unknownName(name, nearest: near, at: range))
    return .poisoned(name)
  }
}

extension ResolvedField.Wrapper {
  /// Whether `$name` is a binding.
  var isProjected: Bool {
    switch self {
    case .state, .binding, .stateObject, .observed, .stored, .published: return true
    case .environment(let key): return key.hasPrefix("@")
    case .none, .namespace: return false
    }
  }
}
