// Calls of a type: memberwise, through an initialiser, through cards.
internal import Basics

extension Checker {
  func construct(
    _ type: TypeName, _ arguments: CallArguments, _ expected: TypeName?, _ range: SourceRange
  ) -> ResolvedExpression {
    switch type {
    case .array where arguments.arguments.isEmpty:
      return ResolvedExpression(.array([]), type: type, range: range)
    case .dictionary where arguments.arguments.isEmpty:
      return ResolvedExpression(.dictionary([]), type: type, range: range)
    case .unknown:
      return call(
        .dynamic(
          ResolvedExpression(.typeValue(type), type: .metatype(type), range: range), "init"),
        arguments, expected, range)
    default: break
    }
    guard let owner = memberOwner(of: type) else {
      report(LanguageDiagnostics.notCallable(type.spelled, at: range))
      return poison("init", range)
    }
    if let called = callOfNewValue(type, owner.name, arguments, expected, range) { return called }
    if let info = typesByName[owner.name], !info.isBuiltIn {
      return construct(info, type, arguments, expected, range)
    }
    var candidates: [Candidate] = []
    for function in typesByName[owner.name]?.initializers ?? [] {
      if let info = typesByName[owner.name] {
        candidates.append(
          Candidate(signature: function.signature, target: .initializer(info, function)))
      }
    }
    candidates += initializerCards(owner.name, type, owner.bindings)
    if candidates.isEmpty {
      return withoutInitializer(owner.name, type, arguments, range)
    }
    return call(candidates, owner.name, arguments, expected, range)
  }

  /// `HStackLayout(spacing: 4) { ... }`: where the values of a type can be called with a closure,
  /// a trailing one calls the new value.
  private func callOfNewValue(
    _ type: TypeName, _ owner: String, _ arguments: CallArguments, _ expected: TypeName?,
    _ range: SourceRange
  ) -> ResolvedExpression? {
    guard arguments.trailingCount == 1, let closure = arguments.arguments.last else { return nil }
    let takesClosure = memberLevels(of: type, owner).contains { level in
      catalog.cards(named: "callAsFunction", owner: level).contains {
        catalog.signature($0)?.parameters.last?.type.isFunction == true
      }
    }
    guard takesClosure else { return nil }
    var first = arguments
    first.arguments.removeLast()
    first.trailingCount = 0
    let value = construct(type, first, nil, range)
    let rest = CallArguments(arguments: [closure], trailingCount: 1, range: arguments.range)
    guard
      case .functions(let candidates, let name) =
        member("callAsFunction", of: value, isCalled: true, at: range)
    else { return value }
    return call(candidates, name, rest, expected, range)
  }

  private func initializerCards(
    _ owner: String, _ type: TypeName, _ bindings: Bindings
  )
    -> [Candidate]
  {
    let generics = catalog.type(owner)?.generics ?? []
    return catalog.cards(named: "init", owner: owner).compactMap { id in
      guard var signature = catalog.signature(id) else { return nil }
      signature.generics += generics
      var result: TypeName
      switch type {
      case .array(let element):
        signature.generics.append(Signature.Generic(name: "Element", constraint: nil))
        result = .array(element == .unknown ? .named("Element", []) : element)
      case .named("Array", let given):
        signature.generics.append(Signature.Generic(name: "Element", constraint: nil))
        result = .array(given.first ?? .named("Element", []))
      case .named("Optional", _), .optional:
        signature.generics.append(Signature.Generic(name: "Wrapped", constraint: nil))
        var wrapped = TypeName.named("Wrapped", [])
        if case .optional(let inner) = type, inner != .unknown { wrapped = inner }
        result = .optional(wrapped)
      case .named(let name, let given) where given.isEmpty && name != "Text":
        result = .named(name, generics.map { .named($0.name, []) })
      default: result = type
      }
      if signature.result.isOptional, !result.isOptional { result = .optional(result) }
      signature.result = result
      return Candidate(signature: signature, target: .card(id), bindings: bindings)
    }
  }

  private func withoutInitializer(
    _ name: String, _ type: TypeName, _ arguments: CallArguments, _ range: SourceRange
  ) -> ResolvedExpression {
    if case .opaque = type {
      report(LanguageDiagnostics.notCallable("any \(name)", at: range))
      return poison(name, range)
    }
    if Checker.standard.contains(name) || !isKnownType(name) {
      return call(
        .dynamic(
          ResolvedExpression(.typeValue(type), type: .metatype(type), range: range), "init"),
        arguments, nil, range)
    }
    report(LanguageDiagnostics.noInitializer(name, at: range))
    return poison(name, range)
  }

  private func construct(
    _ info: TypeInfo, _ type: TypeName, _ arguments: CallArguments, _ expected: TypeName?,
    _ range: SourceRange
  ) -> ResolvedExpression {
    if info.kind == .protocolType {
      report(LanguageDiagnostics.notCallable("any \(info.name)", at: range))
      return poison(info.name, range)
    }
    let isRaw = info.rawType != nil && arguments.arguments.first?.label == "rawValue"
    if info.kind == .enumeration, info.initializers.isEmpty || isRaw {
      guard arguments.arguments.count == 1, arguments.arguments[0].label == "rawValue",
        let raw = info.rawType
      else {
        report(LanguageDiagnostics.noInitializer(info.name, at: range))
        return poison(info.name, range)
      }
      let value = checked(arguments.arguments[0].value, as: raw, .argument)
      let receiver = ResolvedExpression(.typeValue(type), type: .metatype(type), range: range)
      return ResolvedExpression(
        .dynamicCall(receiver, name: "init", labels: ["rawValue"], [value]),
        type: .optional(type), range: range)
    }
    let bindings = memberOwner(of: type)?.bindings ?? [:]
    if let parent = inheritedInitializers(of: info), parent !== info {
      let candidates = parent.initializers.map {
        var signature = $0.signature
        signature.result = type
        return Candidate(signature: signature, target: .initializer(info, $0), bindings: bindings)
      }
      return call(candidates, info.name, arguments, expected, range)
    }
    if !info.initializers.isEmpty {
      var candidates = info.initializers.map {
        Candidate(signature: $0.signature, target: .initializer(info, $0), bindings: bindings)
      }
      if info.initializers.allSatisfy(\.isInExtension) {
        candidates.append(memberwise(info, bindings))
      }
      return call(candidates, info.name, arguments, expected, range)
    }
    return call([memberwise(info, bindings)], info.name, arguments, expected, range)
  }

  /// The superclass whose initialisers a class without its own has.
  private func inheritedInitializers(of info: TypeInfo) -> TypeInfo? {
    guard info.kind == .classType, info.initializers.isEmpty else { return nil }
    return sequence(first: info, next: \.superclass).first { !$0.initializers.isEmpty }
  }

  /// The initialiser every structure has: its stored properties in order.
  func memberwise(_ info: TypeInfo, _ bindings: Bindings = [:]) -> Candidate {
    var fields: [Int] = []
    var parameters: [(label: String?, type: TypeName, defaultValue: Expression?)] = []
    for (index, field) in info.fields.enumerated() where info.kind == .structure {
      switch field.wrapper {
      case .namespace, .environment, .stored, .published: continue
      case .stateObject where field.value != nil: continue
      case .none where field.isConstant && field.value != nil: continue
      case .none where field.name.contains("$"): continue
      default: break
      }
      _ = self.type(of: field, in: info)
      var type = field.type ?? .unknown
      var fallback = field.value
      if field.wrapper == .binding {
        type = .named("Binding", [type])
      } else if fallback == nil, type.isOptional || field.written?.isForced == true,
        !field.isConstant
      {
        fallback = Expression(.none, field.range)
      }
      if field.isBuilder, !type.isFunction { type = .function(parameters: [], result: type) }
      fields.append(index)
      parameters.append((field.wrapping?.name ?? field.name, type, fallback))
    }
    var signature = Signature(
      name: "init", kind: .initializer, parameters: parameters, result: genericSelf(info))
    signature.generics = genericScope(info)
    for (position, index) in fields.enumerated() {
      signature.parameters[position].isBuilder = info.fields[index].isBuilder
      signature.parameters[position].builder = info.fields[index].builder
    }
    return Candidate(
      signature: signature, target: .memberwise(info, fields), bindings: bindings)
  }
}

extension LanguageDiagnostics {
  static func noInitializer(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "not-callable",
      "'\(name)' cannot be constructed because it has no accessible initializers", at: range)
  }
}
