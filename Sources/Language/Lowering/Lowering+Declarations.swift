// Lowering of declarations.
internal import Basics
internal import SwiftSyntax

extension Lowering {
  func declaration(_ node: DeclSyntax) -> [Declaration] {
    switch node.as(DeclSyntaxEnum.self) {
    case .importDecl, .operatorDecl, .precedenceGroupDecl, .missingDecl, .associatedTypeDecl:
      return []
    case .deinitializerDecl(let node): return [.function(deinitializer(node))]
    case .structDecl(let node):
      return [
        group(
          .structure, node.name, node, generics(node.genericParameterClause, nil),
          node.inheritanceClause)
      ]
    case .classDecl(let node):
      return [
        group(
          .classType, node.name, node, generics(node.genericParameterClause, nil),
          node.inheritanceClause)
      ]
    case .actorDecl(let node):
      // One thread runs everything here: an actor is a class.
      return [
        group(
          .classType, node.name, node, generics(node.genericParameterClause, nil),
          node.inheritanceClause)
      ]
    case .enumDecl(let node):
      return [
        group(
          .enumeration, node.name, node, generics(node.genericParameterClause, nil),
          node.inheritanceClause)
      ]
    case .protocolDecl(let node):
      return [
        group(
          .protocolType, node.name, node, associatedTypes(node), node.inheritanceClause)
      ]
    case .extensionDecl(let node): return [extensionDeclaration(node)]
    case .variableDecl(let node): return [.variable(variable(node))]
    case .functionDecl(let node): return [.function(function(node))]
    case .initializerDecl(let node): return [.function(initializer(node))]
    case .enumCaseDecl(let node): return node.elements.map { .enumCase(enumCase($0)) }
    case .typeAliasDecl(let node):
      return [
        .alias(
          name(node.name), type(node.initializer.value),
          generics: generics(node.genericParameterClause, nil))
      ]
    case .macroExpansionDecl(let node):
      guard node.macroName.text == "Preview" else {
        return [.unsupported("the macro '#\(node.macroName.text)'", hint: nil, range(node))]
      }
      return []
    case .ifConfigDecl(let node): return configured(node)
    case .subscriptDecl(let node) where file < 0: return [.function(cardSubscript(node))]
    case .subscriptDecl(let node): return [subscriptPair(node)]
    default: return [.unsupported("this declaration", hint: nil, range(node))]
    }
  }

  /// The associated types of a protocol, like generic parameters of it.
  private func associatedTypes(_ node: ProtocolDeclSyntax) -> [WrittenGeneric] {
    let declared = node.memberBlock.members.compactMap {
      $0.decl.as(AssociatedTypeDeclSyntax.self)
    }.map { node in
      let constraint = node.inheritanceClause?.inheritedTypes.first.flatMap {
        type($0.type).simpleName
      }
      return WrittenGeneric(name: name(node.name), constraint: constraint)
    }
    let primary = (node.primaryAssociatedTypeClause?.primaryAssociatedTypes ?? []).map {
      WrittenGeneric(name: name($0.name), constraint: nil)
    }
    return declared + primary.filter { one in !declared.contains { $0.name == one.name } }
  }

  private func configured(_ node: IfConfigDeclSyntax) -> [Declaration] {
    switch chosen(node) {
    case .statements(let items)?: return declarations(items)
    case .decls(let items)?: return members(items)
    default: return []
    }
  }

  private func members(_ items: MemberBlockItemListSyntax) -> [Declaration] {
    items.flatMap { declaration($0.decl) }
  }

  private func group(
    _ kind: TypeDeclaration.Kind, _ token: TokenSyntax, _ node: some DeclGroupSyntax,
    _ generics: [WrittenGeneric], _ inheritance: InheritanceClauseSyntax?
  ) -> Declaration {
    .type(
      TypeDeclaration(
        kind: kind, name: name(token), nameRange: range(token),
        attributes: attributes(node.attributes), generics: generics,
        inherited: inheritance?.inheritedTypes.map { type($0.type) } ?? [],
        members: members(node.memberBlock.members), range: range(node)))
  }

  private func extensionDeclaration(_ node: ExtensionDeclSyntax) -> Declaration {
    .type(
      TypeDeclaration(
        kind: .extended, name: type(node.extendedType).simpleName ?? "?",
        nameRange: range(node.extendedType), attributes: attributes(node.attributes),
        generics: generics(nil, node.genericWhereClause),
        inherited: node.inheritanceClause?.inheritedTypes.map { type($0.type) } ?? [],
        members: members(node.memberBlock.members), range: range(node)))
  }

  private func enumCase(_ node: EnumCaseElementSyntax) -> EnumCaseDeclaration {
    var payload: [(label: String?, type: WrittenType, defaultValue: Expression?)] = []
    for parameter in node.parameterClause?.parameters ?? [] {
      let label = parameter.firstName.map(name)
      payload.append(
        (
          label == "_" ? nil : label, type(parameter.type),
          parameter.defaultValue.map { expression($0.value) }
        ))
    }
    return EnumCaseDeclaration(
      name: name(node.name), payload: payload, rawValue: node.rawValue.map { expression($0.value) },
      range: range(node))
  }

  func has(_ modifiers: DeclModifierListSyntax, _ words: String...) -> Bool {
    modifiers.contains { words.contains($0.name.text) && $0.detail == nil }
  }

  func variable(_ node: VariableDeclSyntax) -> VariableDeclaration {
    var bindings: [VariableDeclaration.Binding] = []
    for binding in node.bindings {
      var names: [String?] = [nil]
      var isTuple = false
      if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        names = [name(pattern.identifier)]
      } else if let pattern = binding.pattern.as(TuplePatternSyntax.self) {
        isTuple = true
        names = pattern.elements.map {
          $0.pattern.as(IdentifierPatternSyntax.self).map { name($0.identifier) }
        }
      }
      bindings.append(
        VariableDeclaration.Binding(
          names: names, isTuple: isTuple, nameRange: range(binding.pattern),
          type: binding.typeAnnotation.map { type($0.type) },
          value: binding.initializer.map { expression($0.value) },
          accessors: binding.accessorBlock.map(accessors)))
    }
    // `var a, b: Double`: the type belongs to every name before it.
    var shared: WrittenType?
    for index in bindings.indices.reversed() {
      if bindings[index].type != nil {
        shared = bindings[index].type
      } else if bindings[index].value == nil {
        bindings[index].type = shared
      } else {
        shared = nil
      }
    }
    return VariableDeclaration(
      attributes: attributes(node.attributes), isStatic: has(node.modifiers, "static", "class"),
      isPrivate: has(node.modifiers, "private"), isLazy: has(node.modifiers, "lazy"),
      hold: Hold(node.modifiers.lazy.map(\.name.text).first { ["weak", "unowned"].contains($0) }),
      isConstant: node.bindingSpecifier.text == "let", bindings: bindings, range: range(node))
  }

  private func accessors(_ node: AccessorBlockSyntax) -> VariableDeclaration.Accessors {
    var all = VariableDeclaration.Accessors(
      getter: nil, setter: nil, setterName: "newValue", range: range(node))
    switch node.accessors {
    case .getter(let items): all.getter = block(items)
    case .accessors(let list):
      for accessor in list {
        let body = accessor.body.map { block($0.statements) }
        switch accessor.accessorSpecifier.text {
        case "get":
          all.getter = body ?? []
          all.isReadMutating = accessor.modifier?.name.text == "mutating"
        case "set":
          all.setter = body ?? []
          if let parameter = accessor.parameters { all.setterName = name(parameter.name) }
        case "willSet":
          all.willSet = .init(
            name: accessor.parameters.map { name($0.name) } ?? "newValue", body: body ?? [])
        case "didSet":
          all.didSet = .init(
            name: accessor.parameters.map { name($0.name) } ?? "oldValue", body: body ?? [])
        default: continue
        }
      }
    @unknown default: break
    }
    return all
  }

  func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      name: name(node.name), nameRange: range(node.name), attributes: attributes(node.attributes),
      isInitializer: false, isStatic: has(node.modifiers, "static", "class"),
      isMutating: has(node.modifiers, "mutating"), isOptionalInitializer: false,
      generics: generics(node.genericParameterClause, node.genericWhereClause),
      parameters: parameters(node.signature.parameterClause),
      result: node.signature.returnClause.map { type($0.type) },
      thrown: node.signature.effectSpecifiers?.throwsClause?.type.map(type),
      body: node.body.map { block($0.statements) }, range: range(node))
  }

  /// A card's `subscript(i: Int) -> T`, as a function of that name; only a parameter with two names
  /// has a label.
  private func cardSubscript(_ node: SubscriptDeclSyntax) -> FunctionDeclaration {
    var made = FunctionDeclaration(
      name: "subscript", nameRange: range(node), attributes: [], isInitializer: false,
      isStatic: false, isMutating: false, isOptionalInitializer: false,
      generics: generics(node.genericParameterClause, node.genericWhereClause),
      parameters: parameters(node.parameterClause), result: type(node.returnClause.type),
      body: nil, range: range(node))
    for (index, parameter) in node.parameterClause.parameters.enumerated() {
      let first = name(parameter.firstName)
      made.parameters[index].label = parameter.secondName == nil || first == "_" ? nil : first
    }
    return made
  }

  /// A subscript of the program: a function that reads, and one with one more parameter that
  /// assigns.
  private func subscriptPair(_ node: SubscriptDeclSyntax) -> Declaration {
    var getter = cardSubscript(node)
    getter.isStatic = has(node.modifiers, "static", "class")
    guard let block = node.accessorBlock else { return .function(getter) }
    let parts = accessors(block)
    getter.body = parts.getter ?? []
    getter.isMutating = parts.isReadMutating
    if case .accessors(let list) = block.accessors, list.allSatisfy({ $0.body == nil }) {
      getter.body = nil
      return .subscriptPair(getter, setter: nil)
    }
    guard let body = parts.setter else { return .subscriptPair(getter, setter: nil) }
    var setter = getter
    setter.name = "subscript="
    setter.isMutating = true
    setter.body = body
    setter.result = nil
    if let written = getter.result {
      setter.parameters.append(
        FunctionDeclaration.Parameter(
          label: nil, name: parts.setterName, type: written, defaultValue: nil, isBuilder: false,
          builder: nil, isEscaping: false, isAutoclosure: false, isVariadic: false, isInout: false,
          range: getter.range))
    }
    return .subscriptPair(getter, setter: setter)
  }

  private func deinitializer(_ node: DeinitializerDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      name: "deinit", nameRange: range(node.deinitKeyword), attributes: [], isInitializer: false,
      isStatic: false, isMutating: false, isOptionalInitializer: false, generics: [],
      parameters: [], result: nil, body: node.body.map { block($0.statements) } ?? [],
      range: range(node))
  }

  private func initializer(_ node: InitializerDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      name: "init", nameRange: range(node.initKeyword), attributes: attributes(node.attributes),
      isInitializer: true, isStatic: false, isMutating: true,
      isOptionalInitializer: node.optionalMark != nil,
      generics: generics(node.genericParameterClause, node.genericWhereClause),
      parameters: parameters(node.signature.parameterClause), result: nil,
      body: node.body.map { block($0.statements) }, range: range(node))
  }

  private func parameters(
    _ clause: FunctionParameterClauseSyntax
  )
    -> [FunctionDeclaration.Parameter]
  {
    clause.parameters.map { node in
      let first = name(node.firstName)
      var attributeNames = attributes(node.attributes).map(\.name)
      var isInout = false
      if let attributed = node.type.as(AttributedTypeSyntax.self) {
        attributeNames += attributes(attributed.attributes).map(\.name)
        for case .simpleTypeSpecifier(let specifier) in attributed.specifiers
        where specifier.specifier.text == "inout" {
          isInout = true
        }
      }
      return FunctionDeclaration.Parameter(
        label: first == "_" ? nil : first, name: node.secondName.map(name) ?? first,
        type: type(isInout ? Lowering.unattributed(node.type) : node.type),
        defaultValue: node.defaultValue.map { expression($0.value) },
        isBuilder: attributeNames.contains("ViewBuilder"),
        builder: attributeNames.first { !Lowering.plainAttributes.contains($0) },
        isEscaping: attributeNames.contains("escaping"),
        isAutoclosure: attributeNames.contains("autoclosure"), isVariadic: node.ellipsis != nil,
        isInout: isInout, range: range(node))
    }
  }

  /// Attributes of parameters that name no builder.
  static let plainAttributes: Set<String> = [
    "ViewBuilder", "escaping", "autoclosure", "Sendable", "MainActor", "noescape", "convention",
  ]

  /// The type without `inout` and its like.
  static func unattributed(_ node: TypeSyntax) -> TypeSyntax {
    node.as(AttributedTypeSyntax.self)?.baseType ?? node
  }
}
