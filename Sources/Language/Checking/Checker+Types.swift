// Written types become type names; declared signatures are settled.
internal import Basics

extension Checker {
  /// The type a text names, seen from inside `scope`. An unknown name is reported.
  func resolve(
    _ written: WrittenType, in scope: TypeInfo?, generics: [Signature.Generic] = []
  ) -> TypeName {
    func inner(_ type: WrittenType) -> TypeName { resolve(type, in: scope, generics: generics) }
    switch written.kind {
    case .name(let name, let arguments):
      let plain = SignatureParser.spelled(written)
      guard case .named = plain else { return rebuilt(plain, written, inner) }
      if plain == .double { return .double }
      return resolveName(name, arguments.map(inner), written.range, scope, generics)
    case .optional(let type): return .optional(inner(type))
    // Read as if there were always a value; without one, its use stops the program.
    case .forced(let type): return inner(type)
    case .array(let type): return .array(inner(type))
    case .dictionary(let key, let value): return .dictionary(key: inner(key), value: inner(value))
    case .tuple(let elements):
      if elements.isEmpty { return .void }
      return .tuple(elements.map { TypeName.Element(label: $0.label, type: inner($0.type)) })
    case .function(let parameters, let result):
      return .function(parameters: parameters.map(inner), result: inner(result))
    case .opaque(let type):
      guard let name = type.simpleName, name != "Any", name != "AnyObject" else { return .unknown }
      if case .named(let made, _) = inner(type) { return .opaque(made) }
      return .opaque(name)
    case .metatype(let type): return .metatype(inner(type))
    case .unsupported(let what):
      report(LanguageDiagnostics.unsupported(what, hint: nil, at: written.range))
      return .unknown
    }
  }

  private func rebuilt(
    _ plain: TypeName, _ written: WrittenType, _ inner: (WrittenType) -> TypeName
  ) -> TypeName {
    guard case .name(_, let arguments) = written.kind else { return plain }
    switch plain {
    case .optional: return .optional(inner(arguments[0]))
    case .array: return .array(inner(arguments[0]))
    case .dictionary: return .dictionary(key: inner(arguments[0]), value: inner(arguments[1]))
    case .keyPath: return .keyPath(root: inner(arguments[0]), value: inner(arguments[1]))
    default: return plain
    }
  }

  private func resolveName(
    _ name: String, _ arguments: [TypeName], _ range: SourceRange, _ scope: TypeInfo?,
    _ generics: [Signature.Generic]
  ) -> TypeName {
    if generics.contains(where: { $0.name == name }) { return .named(name, []) }
    if name.contains(" & ") {
      let parts = name.components.map {
        resolveName($0, [], range, scope, generics)
      }
      let names = parts.compactMap { part -> String? in
        switch part {
        case .opaque(let name), .named(let name, _): return name
        default: return nil
        }
      }
      return names.isEmpty ? .unknown : .opaque(names.joined(separator: " & "))
    }
    if name == "inout", let target = arguments.first { return .inPlace(target) }
    if ["Any", "AnyObject", "AnyHashable"].contains(name) { return .unknown }
    if name == "Self", let scope {
      return scope.kind == .protocolType ? .named(name, []) : selfType(of: scope)
    }
    var owner = scope
    while let current = owner {
      if current.generics.contains(where: { $0.name == name }) { return .named(name, []) }
      if let alias = current.aliases[name] { return resolveAlias(alias, in: current.parent) }
      if let found = typesByName["\(current.name).\(name)"] { return .named(found.name, arguments) }
      if name == "Content", isViewMaker(current) { return .view }
      if name == "Body" { return .view }
      owner = current.parent
    }
    if let found = typesByName[name], !found.isBuiltIn || catalog.knowsType(name) {
      return found.kind == .protocolType || (found.isBuiltIn && catalog.isProtocol(name))
        ? .opaque(name) : .named(name, arguments)
    }
    if let alias = globalAliases[name] { return resolveGlobal(alias, name, arguments) }
    if let card = catalog.type(name), card.kind == .alias { return card.result }
    if catalog.isProtocol(name) || name == "View" { return .opaque(name) }
    if catalog.knowsType(name) || Checker.standard.contains(name) {
      return .named(name, arguments)
    }
    if let found = resolvePath(name, scope, generics) { return found }
    let near = Suggestion.nearest(
      to: name, in: globalNames + catalog.typeNames + Checker.standard)
    report(LanguageDiagnostics.unknownType(name, nearest: near, at: range))
    return .unknown
  }

  /// `Model.Card`, an alias inside of a type; `Data.Element` and its kind, of a generic parameter.
  private func resolvePath(
    _ name: String, _ scope: TypeInfo?, _ generics: [Signature.Generic]
  ) -> TypeName? {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let head = String(name[..<dot])
    let rest = String(name[name.index(after: dot)...])
    if let owner = typesByName[head], let alias = owner.aliases[rest] {
      return resolveAlias(alias, in: owner)
    }
    let isOpen = (generics + (scope?.generics ?? [])).contains { $0.name == head }
    return isOpen ? .unknown : nil
  }

  private func resolveGlobal(
    _ alias: WrittenType, _ name: String, _ arguments: [TypeName]
  ) -> TypeName {
    let parameters = aliasGenerics[name] ?? []
    let type = resolveAlias(alias, in: nil, parameters)
    var bindings: Bindings = [:]
    for (parameter, argument) in zip(parameters, arguments) { bindings[parameter.name] = argument }
    return parameters.isEmpty ? type : substituted(type, bindings, parameters)
  }

  /// Aliases may go round in circles.
  private func resolveAlias(
    _ written: WrittenType, in scope: TypeInfo?, _ generics: [Signature.Generic] = []
  ) -> TypeName {
    guard aliasDepth < 16 else { return .unknown }
    aliasDepth += 1
    defer { aliasDepth -= 1 }
    return resolve(written, in: scope, generics: generics)
  }

  /// Types of the language itself, which need no card.
  static let standard = [
    "Int", "Double", "Bool", "String", "Character", "Array", "Dictionary", "Set", "Range",
    "ClosedRange", "Never", "Namespace.ID", "Binding",
  ]
  static let standardProtocols: Set<String> = [
    "View", "ViewModifier", "Transition", "Shape", "Animatable", "AnimatableModifier",
    "PreferenceKey", "EnvironmentKey", "Identifiable", "Hashable", "Equatable", "Comparable",
    "CaseIterable", "Codable", "Encodable", "Decodable", "Sendable", "CustomStringConvertible",
    "RawRepresentable", "Error", "VectorArithmetic", "AdditiveArithmetic", "InsettableShape",
    "ShapeStyle", "AnyObject", "OptionSet", "ObservableObject", "Observable", "NSObject",
    "LocalizedError", "CustomDebugStringConvertible", "Numeric", "SignedNumeric", "Strideable",
    "BinaryInteger", "FloatingPoint", "BinaryFloatingPoint", "Sequence", "Collection",
  ]

  private func isViewMaker(_ info: TypeInfo) -> Bool {
    info.inherited.contains { ["ViewModifier", "Transition", "AnimatableModifier"].contains($0) }
  }

  /// The type `self` has inside a declaration of this type.
  func selfType(of info: TypeInfo) -> TypeName {
    if info.kind == .protocolType || (info.isBuiltIn && catalog.isProtocol(info.name))
      || (info.isBuiltIn && Checker.standardProtocols.contains(info.name))
    {
      return .opaque(info.name)
    }
    switch info.name {
    case "Array": return .array(.unknown)
    case "Optional": return .optional(.unknown)
    case "Dictionary": return .dictionary(key: .unknown, value: .unknown)
    default: return .named(info.name, [])
    }
  }

  /// Fills in cases and signatures, now that every type is known.
  func settleSignatures() {
    for (owner, written) in pendingProtocols {
      if let alias = written.simpleName, globalAliases[alias] != nil { continue }
      guard let name = written.simpleName, typesByName[name] == nil,
        typesByName["\(owner.name).\(name)"] == nil, !catalog.knowsType(name),
        !Checker.standardProtocols.contains(name)
      else { continue }
      if Checker.laterProtocols.contains(name) {
        report(LanguageDiagnostics.notYet(name, at: written.range))
      } else {
        let near = Suggestion.nearest(
          to: name,
          in: catalog.typeNames + Checker.standardProtocols.sorted() + globalNames)
        report(LanguageDiagnostics.unknownType(name, nearest: near, at: written.range))
      }
    }
    for (owner, node) in pendingCases { settleCase(node, in: owner) }
    for info in allFunctions {
      let node = info.node
      let generics = node.generics.map {
        Signature.Generic(name: $0.name, constraint: $0.constraint)
      }
      var result = node.result.map { resolve($0, in: info.owner, generics: generics) } ?? .void
      if node.isInitializer, let owner = info.owner {
        result = genericSelf(owner)
        if node.isOptionalInitializer { result = .optional(result) }
      }
      info.signature = Signature(node, result: result) {
        self.resolve($0, in: info.owner, generics: generics)
      }
      info.signature.generics += genericScope(info.owner)
      noteRepeated(info)
    }
  }

  /// Two functions of one name with the same labels and types in one place.
  private func noteRepeated(_ info: FunctionInfo) {
    let node = info.node
    guard node.name != "deinit", node.body != nil, node.name != "subscript=" else { return }
    let types = info.signature.parameters.map(\.type.spelled).joined(separator: ",")
    let place = info.owner.map { "\($0.id)" } ?? ""
    let key =
      "\(place) \(node.isStatic) \(node.name)\(info.signature.labelList) \(types)"
      + " \(info.signature.result.spelled)"
    guard info.isInExtension || info.signature.generics.isEmpty else { return }
    if !signatures.insert(key).inserted, !info.isInExtension {
      report(LanguageDiagnostics.redeclared(info.signature.fullName, at: node.nameRange))
    }
  }

  static let laterProtocols: Set<String> = [
    "ButtonStyle", "LabelStyle", "ToggleStyle", "CustomAnimation", "TextRenderer", "Scene",
    "Gesture", "PrimitiveButtonStyle", "ProgressViewStyle",
  ]

  private func settleCase(_ node: EnumCaseDeclaration, in owner: TypeInfo) {
    var raw: ResolvedLiteral?
    if let rawType = owner.rawType {
      if let value = node.rawValue, case .literal(let literal) = check(value, rawType).kind {
        raw = literal
      } else if rawType == .string {
        raw = .string(node.name)
      } else if rawType == .int {
        if case .int(let last)? = owner.cases.last?.rawValue {
          raw = .int(last &+ 1)
        } else {
          raw = .int(owner.cases.count)
        }
      }
    } else if let value = node.rawValue {
      report(
        LanguageDiagnostics.rawValueWithoutType(node.name, owner.name, at: value.range))
    }
    if owner.cases.contains(where: { $0.name == node.name }) {
      report(LanguageDiagnostics.redeclared(node.name, at: node.range))
      return
    }
    let made = CaseInfo(
      name: node.name, payload: node.payload.map { resolve($0.type, in: owner) },
      labels: node.payload.map(\.label), defaults: node.payload.map(\.defaultValue), rawValue: raw,
      range: node.range)
    owner.cases.append(made)
    owner.memberNames.append(node.name)
  }

  /// The type of a stored property: as written, or of its initial value.
  func type(of field: FieldInfo, in owner: TypeInfo) -> TypeName {
    if let known = field.type { return bound(known, in: owner) }
    if let written = field.written {
      let type = resolve(written, in: owner)
      field.type = type
      return bound(type, in: owner)
    }
    if case .environment(let key) = field.wrapper {
      let type = environmentType(key, at: field.range)
      field.type = type
      return type
    }
    guard let value = field.value, !field.isResolving else { return .unknown }
    field.isResolving = true
    var type = TypeName.unknown
    inFreshBody(owner: owner, hasSelf: false) {
      type = typeAlone(value)
    }
    field.isResolving = false
    field.type = type
    return type
  }

  func environmentType(_ key: String, at range: SourceRange) -> TypeName {
    if let own = environment[key] { return type(of: own) }
    if let card = catalog.cards(named: key, owner: "EnvironmentValues").first,
      let signature = catalog.signature(card)
    {
      return signature.result
    }
    let near = Suggestion.nearest(
      to: key, in: environmentNames + catalog.names(owner: "EnvironmentValues"))
    report(
      LanguageDiagnostics.unknownMember(
        key, of: "EnvironmentValues", nearest: near, isOpen: true, at: range))
    return .unknown
  }

  func type(of property: PropertyInfo) -> TypeName {
    if let known = property.type { return bound(known, in: property.owner) }
    if let written = property.binding.type {
      let type = resolve(written, in: property.owner)
      property.type = type
      return bound(type, in: property.owner)
    }
    guard let value = property.binding.value ?? property.typedLike, !property.isResolving else {
      return .unknown
    }
    property.isResolving = true
    var type = TypeName.unknown
    inFreshBody(owner: property.owner, hasSelf: property.typedLike != nil) {
      type = typeAlone(value)
    }
    property.isResolving = false
    property.type = type
    return type
  }

  /// The type an expression has by itself, found without saying anything: the expression is checked
  /// again where it stands.
  private func typeAlone(_ value: Expression) -> TypeName {
    let before = (muted, mutedErrors, diagnostics.count, misuses.count, goodUses)
    muted = 0
    let type = check(value, nil).type
    (muted, mutedErrors) = (before.0, before.1)
    diagnostics.removeSubrange(before.2...)
    misuses.removeSubrange(before.3...)
    goodUses = before.4
    return type
  }

  /// Runs `work` in an empty body of its own.
  func inFreshBody(owner: TypeInfo?, hasSelf: Bool, _ work: () -> Void) {
    let outer = body
    body = BodyContext(parent: nil, owner: owner, generics: genericScope(owner))
    if hasSelf, let owner { body.selfLocal = body.declare(nil, selfType(of: owner)) }
    work()
    body = outer
  }
}
