// Classes that inherit, members that are found by the value's own type, observed properties.
internal import Basics

extension Checker {
  /// Puts the stored properties of a superclass before a class's own.
  func linkClasses() {
    var done: Set<TypeID> = []
    for info in types { link(info, &done) }
  }

  private func link(_ info: TypeInfo, _ done: inout Set<TypeID>) {
    guard info.kind == .classType, done.insert(info.id).inserted else { return }
    let parents = info.inherited.compactMap { typesByName[$0] }
    guard let parent = parents.first(where: { $0.kind == .classType && $0 !== info }) else {
      return
    }
    link(parent, &done)
    guard !sequence(first: parent, next: \.superclass).contains(where: { $0 === info }) else {
      return
    }
    info.superclass = parent
    parent.subclasses.append(info)
    info.inheritedFields = parent.fields.count
    info.fields = parent.fields + info.fields
  }

  /// Where a type's members come from beside its own declaration, nearest first.
  func memberSources(of info: TypeInfo) -> [TypeInfo] {
    var all = Array(sequence(first: info, next: \.superclass).dropFirst())
    all += info.conformances.compactMap { typesByName[$0] }.filter { $0.kind == .protocolType }
    return all
  }

  func addMembers(of source: TypeInfo, to made: inout ResolvedType) {
    for (name, list) in source.methods {
      for method in list {
        let full = name + method.signature.labelList
        if made.methods[full] == nil { made.methods[full] = method.id }
      }
    }
    for (name, list) in source.staticMethods {
      for method in list {
        let full = name + method.signature.labelList
        if made.staticMethods[full] == nil { made.staticMethods[full] = method.id }
      }
    }
    made.staticMethods.merge(source.makers) { known, _ in known }
    for (name, property) in source.statics where made.statics[name] == nil {
      made.statics[name] =
        property.global.map { .global($0) } ?? property.getter.map { .getter($0) }
    }
    for (name, property) in source.computed where made.getters[name] == nil {
      made.getters[name] = property.getter
      made.setters[name] = property.setter
    }
  }

  /// Whether a method must be looked up by the receiver's own type.
  func isDispatched(_ method: FunctionInfo, on receiver: ResolvedExpression) -> Bool {
    guard let owner = method.owner else { return false }
    if case .metatype = receiver.type, owner.kind == .classType || method.node.isInitializer {
      return method.node.isInitializer
        || isOverridden(owner) { $0.staticMethods[method.node.name] != nil }
    }
    guard method.hasSelf, !isSuper(receiver) else { return false }
    if method.isRequirement { return true }
    switch owner.kind {
    case .protocolType where method.node.isStatic:
      guard case .metatype(.opaque) = receiver.type else { return false }
      return owner.requiredStaticFunctions[method.node.name] != nil
    case .protocolType:
      guard case .opaque = receiver.type else { return false }
      return owner.requiredMethods[method.node.name] != nil
    case .classType: return isOverridden(owner) { $0.methods[method.node.name] != nil }
    default: return false
    }
  }

  /// Whether a subclass, near or far, declares the member again.
  func isOverridden(_ info: TypeInfo, _ declares: (TypeInfo) -> Bool) -> Bool {
    info.subclasses.contains { declares($0) || isOverridden($0, declares) }
  }

  /// `super`: `self`, seen as its superclass.
  func superValue(_ range: SourceRange) -> ResolvedExpression? {
    guard let own = selfValue(range) else { return nil }
    let name = body.owner?.superclass?.name ?? "AnyObject"
    return ResolvedExpression(own.kind, type: .named(name, []), range: range)
  }

  func isSuper(_ value: ResolvedExpression) -> Bool {
    guard isSelf(value), let owner = body.owner, owner.kind == .classType else { return false }
    return value.type != selfType(of: owner)
  }

  /// `super.init`: runs the superclass's initialiser on the object being made.
  func superInitializer(_ receiver: ResolvedExpression) -> Operand {
    var parent = body.owner?.superclass
    while let current = parent, current.initializers.isEmpty { parent = current.superclass }
    guard let parent else { return .passed(receiver) }
    let candidates = parent.initializers.map {
      Candidate(signature: $0.signature, target: .function($0), receiver: receiver)
    }
    return .functions(candidates, name: "init")
  }

  /// `self.init`: runs another initialiser of the class on the same object.
  func ownInitializer(_ receiver: ResolvedExpression) -> Operand {
    guard let owner = body.owner, !owner.initializers.isEmpty else {
      return superInitializer(receiver)
    }
    let candidates = owner.initializers.map {
      Candidate(signature: $0.signature, target: .function($0), receiver: receiver)
    }
    return .functions(candidates, name: "init")
  }

  /// The assigning half of a stored property with observers: `willSet`, the write, `didSet`.
  func checkObserver(_ field: FieldInfo, _ index: Int, in info: TypeInfo) {
    guard let accessors = field.accessors, let id = field.observer else { return }
    inFreshBody(owner: info, hasSelf: true) {
      body.isMutating = info.kind != .classType
      body.observedField = index
      body.resultType = .void
      let type = self.type(of: field, in: info)
      let new = body.declare(nil, type)
      let own = ResolvedExpression(.local(0), type: selfType(of: info), range: field.range)
      let place = held(
        ResolvedExpression(
          field.wrapper == .none ? .field(own, index) : .wrapped(own, index), type: type,
          range: field.range), field.hold)
      var made: [ResolvedStatement] = []
      func add(_ kind: ResolvedStatement.Kind) {
        made.append(ResolvedStatement(kind, range: field.range))
      }
      if let observer = accessors.willSet {
        body.scopes.append([observer.name: new])
        made += block(observer.body)
        body.scopes.removeLast()
      }
      let old = body.declare(nil, type)
      if accessors.didSet != nil { add(.declare(local: old.index, place)) }
      add(
        .assign(place, ResolvedExpression(.local(new.index), type: type, range: field.range)))
      if let observer = accessors.didSet {
        body.scopes.append([observer.name: old])
        made += block(observer.body)
        body.scopes.removeLast()
      }
      functions[id] = finish(
        "\(info.name).\(field.name).observe", hasSelf: true, parameters: 1, .statements(made),
        field.range)
    }
  }

  /// Property wrappers around types that they are not made for.
  func checkWrapper(_ field: FieldInfo, in info: TypeInfo) {
    guard case .named(let name, _) = type(of: field, in: info), isKnownType(name) else { return }
    var isObject = false
    switch field.wrapper {
    case .stateObject, .observed: isObject = true
    case .environment(let key): isObject = key.hasPrefix("@")
    default: break
    }
    let made = typesByName[name]
    let isObserved =
      made?.isObservable == true || made?.conformances.contains("ObservableObject") == true
    if isObject, made?.kind != .classType || !isObserved {
      report(LanguageDiagnostics.notObservable(name, at: field.range))
    }
  }
}

extension VariableDeclaration.Accessors {
  var isObserving: Bool { self.willSet != nil || self.didSet != nil }
}

extension WrittenType {
  var isOptional: Bool {
    if case .optional = kind { return true }
    return false
  }
}

extension LanguageDiagnostics {
  static func observableNeedsClass(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "wrapper-use", "'@Observable' cannot be applied to '\(name)'", at: range,
      hints: ["make it a class"])
  }

  static func publishedOutside(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "wrapper-use", "'@Published' is only available on properties of classes",
      at: range, hints: ["use '@State' in a view"])
  }

  static func notObservable(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "wrapper-use",
      "'\(name)' is not an observable class: it must conform to 'ObservableObject'", at: range,
      hints: ["write 'class \(name): ObservableObject', or use '@State' for a structure"])
  }
}
