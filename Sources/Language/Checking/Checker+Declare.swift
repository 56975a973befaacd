// First phase: every declaration gets a number, before any body is looked at.
internal import Basics

extension Checker {
  func declare(_ declarations: [Declaration], parent: TypeInfo?) {
    // Types first, so that extensions find them wherever they stand.
    for case .type(let node) in declarations where node.kind != .extended {
      declareType(node, parent: parent)
    }
    for declaration in declarations {
      switch declaration {
      case .type(let node):
        if node.kind == .extended { declareExtension(node) }
      case .variable(let node): declareVariable(node, in: parent)
      case .function(let node): declareFunction(node, in: parent)
      case .subscriptPair(let getter, let setter):
        let id = declareFunction(getter, in: parent)
        if let setter { parent?.subscripts[id] = declareFunction(setter, in: parent) }
      case .alias(let name, let type, let generics):
        if !generics.isEmpty {
          aliasGenerics[name] = generics.map {
            Signature.Generic(name: $0.name, constraint: $0.constraint)
          }
        }
        if let parent { parent.aliases[name] = type } else { globalAliases[name] = type }
      case .enumCase(let node):
        if let parent, parent.kind == .enumeration { pendingCases.append((parent, node)) }
      case .unsupported(let what, let hint, let range):
        report(LanguageDiagnostics.unsupported(what, hint: hint, at: range))
      case .statement(let statement):
        if parent == nil, isPage(statement) { continue }
        report(
          LanguageDiagnostics.unsupported(
            "a statement outside of any body", hint: "move it into a function", at: statement.range)
        )
      }
    }
  }

  /// Whether the statement is a page of a playground: it hands a view to what the catalog knows.
  /// It is not run.
  private func isPage(_ statement: Statement) -> Bool {
    guard showcases.contains(where: { $0.kind == .page && $0.range == statement.range }),
      case .expression(var value) = statement.kind
    else { return false }
    if case .assign(let place, _) = value.kind { value = place }
    guard case .chain(let base, _) = value.kind, case .name(let name, _) = base.kind else {
      return false
    }
    return catalog.knowsType(name)
  }

  private func isSkipped(_ node: TypeDeclaration) -> Bool {
    let inherits = node.inherited.compactMap(\.simpleName)
    return inherits.contains("PreviewProvider") || inherits.contains("App")
      || node.attributes.contains { $0.name == "main" }
  }

  private func declareType(_ node: TypeDeclaration, parent: TypeInfo?) {
    if isSkipped(node) { return }
    let name = parent.map { "\($0.name).\(node.name)" } ?? node.name
    if typesByName[name] != nil {
      // A type of the program goes before a built-in one of its name.
      if node.nameRange == .none { return }
      report(LanguageDiagnostics.redeclared(node.name, at: node.nameRange))
      return
    }
    let kind: ResolvedType.Kind
    switch node.kind {
    case .structure, .extended: kind = .structure
    case .classType: kind = .classType
    case .enumeration: kind = .enumeration
    case .protocolType: kind = .protocolType
    }
    let info = TypeInfo(
      id: types.count, name: name, kind: kind, range: node.nameRange, parent: parent)
    info.declared = node.range
    types.append(info)
    typesByName[name] = info
    if let parent { parent.nested[node.name] = info } else { globalNames.append(name) }
    info.generics = node.generics.map {
      Signature.Generic(name: $0.name, constraint: $0.constraint)
    }
    info.isAnimatableMacro = node.attributes.contains { $0.name == "Animatable" }
    addInherited(node, to: info)
    if info.isAnimatableMacro { info.inherited.append("Animatable") }
    info.isResultBuilder = node.attributes.contains { $0.name == "resultBuilder" }
    info.isPropertyWrapper = node.attributes.contains { $0.name == "propertyWrapper" }
    info.looksUpMembers = node.attributes.contains { $0.name == "dynamicMemberLookup" }
    info.isObservable = node.attributes.contains { $0.name == "Observable" }
    if info.isObservable, kind != .classType {
      report(LanguageDiagnostics.observableNeedsClass(name, at: node.nameRange))
    }
    // What an extension holds is no extension itself.
    let outer = isInExtension
    isInExtension = false
    declare(node.members, parent: info)
    isInExtension = outer
  }

  private func addInherited(_ node: TypeDeclaration, to info: TypeInfo) {
    for written in node.inherited {
      guard let name = written.simpleName else { continue }
      if info.kind == .enumeration, info.rawType == nil, !name.contains("."),
        ["String", "Int", "Double", "CGFloat", "Character"].contains(name)
      {
        info.rawType = SignatureParser.spelled(written)
        continue
      }
      info.inherited += name.components
      pendingProtocols.append((info, written))
    }
  }

  private func declareExtension(_ node: TypeDeclaration) {
    let spelled = SignatureParser.spelled(
      WrittenType(.name(node.name, []), node.nameRange))
    var name = node.name
    if case .named(let plain, _) = spelled { name = plain }
    let info: TypeInfo
    if let own = typesByName[name] {
      info = own
    } else {
      if !catalog.knowsType(name), !["View", "EnvironmentValues"].contains(name) {
        let near = Suggestion.nearest(to: name, in: globalNames + catalog.typeNames)
        report(LanguageDiagnostics.unknownType(name, nearest: near, at: node.nameRange))
      }
      info = TypeInfo(
        id: types.count, name: name, kind: .extensionOnly, range: node.nameRange, parent: nil)
      info.generics = builtInGenerics(of: name)
      types.append(info)
      typesByName[name] = info
    }
    addInherited(node, to: info)
    let outer = isInExtension
    isInExtension = true
    declare(node.members, parent: info)
    isInExtension = outer
  }

  /// The generic parameters and associated types of a built-in type, also those it inherits.
  private func builtInGenerics(of name: String) -> [Signature.Generic] {
    var all: [Signature.Generic] = []
    for source in [name] + catalog.conformances(of: name) {
      for generic in catalog.type(source)?.generics ?? []
      where !all.contains(where: { $0.name == generic.name }) {
        all.append(generic)
      }
    }
    return all
  }

  @discardableResult
  private func declareFunction(
    _ node: FunctionDeclaration, in owner: TypeInfo?
  ) -> FunctionID {
    let id = newFunction()
    let signature = Signature(node, result: .unknown) { _ in .unknown }
    let info = FunctionInfo(id: id, owner: owner, node: node, signature: signature)
    info.isInExtension = isInExtension
    allFunctions.append(info)
    guard let owner else {
      globalFunctions[node.name, default: []].append(info)
      globalNames.append(node.name)
      return id
    }
    if owner.kind == .protocolType, node.body == nil {
      info.isRequirement = true
      if node.isStatic { owner.requiredStaticFunctions[node.name, default: []].append(info) }
      if node.isInitializer { owner.requiredInitializers.append(info) }
      if !node.isInitializer, !node.isStatic {
        owner.requiredMethods[node.name] = .some(node.result)
        owner.requiredFunctions[node.name, default: []].append(info)
      }
      return id
    }
    if node.isInitializer {
      owner.initializers.append(info)
    } else if node.name == "deinit" {
      owner.deinitializer = info
    } else if node.isStatic {
      owner.staticMethods[node.name, default: []].append(info)
      owner.memberNames.append(node.name)
    } else {
      owner.methods[node.name, default: []].append(info)
      owner.memberNames.append(node.name)
    }
    return id
  }

  private func declareVariable(_ node: VariableDeclaration, in owner: TypeInfo?) {
    for binding in node.bindings {
      guard let name = binding.names.first ?? nil, !binding.isTuple else {
        report(
          LanguageDiagnostics.unsupported(
            "a pattern in a declaration outside of a body", hint: "declare each name by itself",
            at: binding.nameRange))
        continue
      }
      if let accessors = binding.accessors, accessors.isObserving, owner == nil || node.isStatic {
        report(
          LanguageDiagnostics.unsupported(
            "an observer of a global or static variable", hint: "make it a property of a type",
            at: accessors.range))
      }
      let isEntry = node.attributes.contains { $0.name == "Entry" }
      let isComputed = binding.accessors?.getter != nil
      if let owner, owner.kind == .protocolType,
        !isComputed || binding.accessors?.getter?.isEmpty == true
      {
        if node.isStatic {
          owner.requiredStatics[name] = .some(binding.type)
        } else {
          owner.requirements[name] = binding.type
        }
        owner.memberNames.append(name)
        continue
      }
      if owner?.name == "EnvironmentValues" {
        declareEnvironment(name, binding, isEntry: isEntry, node)
      } else if owner == nil || node.isStatic || isComputed {
        declareProperty(name, binding, node, in: owner)
      } else if isInExtension {
        report(LanguageDiagnostics.storedInExtension(name, at: binding.nameRange))
      } else if let owner, node.isLazy {
        declareLazy(name, binding, node, in: owner)
      } else if let owner {
        declareField(name, binding, node, in: owner)
      }
    }
  }

  func declareProperty(
    _ name: String, _ binding: VariableDeclaration.Binding, _ node: VariableDeclaration,
    in owner: TypeInfo?
  ) {
    let info = PropertyInfo(
      name: name, owner: owner, isStatic: node.isStatic, isConstant: node.isConstant,
      binding: binding, isBuilder: node.attributes.contains { $0.name == "ViewBuilder" },
      range: binding.nameRange)
    info.builder = node.attributes.first { builderTypes.contains($0.name) }?.name
    if binding.accessors?.getter != nil {
      info.getter = newFunction()
      if binding.accessors?.setter != nil { info.setter = newFunction() }
    } else {
      newGlobal(info, named: (owner.map { $0.name + "." } ?? "") + name)
    }
    allProperties.append(info)
    if let owner {
      owner.memberNames.append(name)
      if node.isStatic { owner.statics[name] = info } else { owner.computed[name] = info }
    } else {
      globalVariables[name] = info
      globalNames.append(name)
    }
  }

  func newGlobal(_ info: PropertyInfo, named name: String) {
    info.global = globals.count
    globals.append(ResolvedGlobal(name: name, type: .unknown, initialValue: newFunction()))
  }
}

extension String {
  /// The protocols of a composition: `A & B`.
  var components: [String] {
    contains(" & ") ? split(separator: " ").filter { $0 != "&" }.map(String.init) : [self]
  }
}
