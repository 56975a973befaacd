// Stored properties: wrappers, environment values.
internal import Basics

extension Checker {
  static let wrappers = [
    "State", "Binding", "Namespace", "Environment", "StateObject", "ObservedObject",
    "EnvironmentObject", "Published", "GestureState", "AppStorage", "SceneStorage", "FocusState",
    "ScaledMetric", "Bindable", "AccessibilityFocusState", "UIApplicationDelegateAdaptor",
  ]
  static let laterWrappers = ["FocusedValue", "Query", "FetchRequest"]
  private static let plain = [
    "ViewBuilder", "AnimatableIgnored", "available", "MainActor", "Sendable", "Entry", "objc",
    "discardableResult", "inlinable", "Previewable", "unchecked", "usableFromInline",
    "ObservationIgnored", "preconcurrency",
  ]

  func declareField(
    _ name: String, _ binding: VariableDeclaration.Binding, _ node: VariableDeclaration,
    in owner: TypeInfo
  ) {
    guard owner.kind != .extensionOnly, owner.kind != .enumeration else {
      report(LanguageDiagnostics.storedInExtension(name, at: binding.nameRange))
      return
    }
    if owner.field(name) != nil || owner.computed[name] != nil {
      report(LanguageDiagnostics.redeclared(name, at: binding.nameRange))
      return
    }
    if let own = node.attributes.first(where: { wrapperTypes[$0.name] != nil }) {
      return declareWrapped(name, binding, node, by: own, in: owner)
    }
    var written = binding.type
    var value = binding.value
    var wrapper = ResolvedField.Wrapper.none
    for attribute in node.attributes {
      if let found = self.wrapper(attribute, &written, in: owner) {
        wrapper = found
        if node.isConstant {
          report(LanguageDiagnostics.wrapperNeedsVariable(attribute.name, at: attribute.range))
        }
      }
      if ["FocusState", "GestureState", "AccessibilityFocusState"].contains(attribute.name),
        value == nil, let type = written
      {
        value = Expression(type.isOptional ? .none : .bool(false), binding.nameRange)
      }
    }
    if wrapper == .none, owner.isObservable, !node.isConstant,
      !node.attributes.contains(where: { $0.name == "ObservationIgnored" })
    {
      wrapper = .published
    }
    if wrapper == .namespace {
      written = WrittenType(.name("Namespace.ID", []), binding.nameRange)
    }
    let field = FieldInfo(
      name: name, written: written, value: value, wrapper: wrapper,
      isConstant: node.isConstant, isPrivate: node.isPrivate,
      isBuilder: node.attributes.contains { $0.name == "ViewBuilder" },
      isIgnored: node.attributes.contains { $0.name == "AnimatableIgnored" },
      range: binding.nameRange)
    field.hold = node.hold
    field.builder = node.attributes.first { builderTypes.contains($0.name) }?.name
    if let attribute = node.attributes.first(where: { $0.name == "GestureState" }) {
      field.isGestureState = true
      field.reset = attribute.arguments.first { $0.label == "resetTransaction" }.map {
        ($0.value, newFunction())
      }
    }
    add(field, binding.accessors, to: owner)
  }

  private func add(
    _ field: FieldInfo, _ accessors: VariableDeclaration.Accessors?, to owner: TypeInfo
  ) {
    if field.value != nil { field.initialValue = newFunction() }
    if let accessors, accessors.isObserving {
      field.accessors = accessors
      field.observer = newFunction()
    }
    owner.fields.append(field)
    owner.memberNames.append(field.name)
  }

  private func wrapper(
    _ attribute: WrittenAttribute, _ written: inout WrittenType?, in owner: TypeInfo
  ) -> ResolvedField.Wrapper? {
    switch attribute.name {
    case "State", "GestureState", "FocusState", "AccessibilityFocusState": return .state
    case "StateObject", "UIApplicationDelegateAdaptor": return .stateObject
    case "ObservedObject", "Bindable": return .observed
    case "ScaledMetric":
      if written == nil { written = WrittenType(.name("Double", []), attribute.range) }
      return nil
    case "Published":
      if owner.kind == .classType { return .published }
      report(LanguageDiagnostics.publishedOutside(at: attribute.range))
      return nil
    case "AppStorage", "SceneStorage":
      var key = attribute.name
      if case .string(let text)? = attribute.arguments.first?.value.kind { key += " " + text }
      return .stored(key: key)
    case "EnvironmentObject": return objectWrapper(written, isOptional: false)
    case "Binding": return .binding
    case "Namespace": return .namespace
    case "Environment":
      if case .keyPath(_, let names)? = attribute.arguments.first?.value.kind, names.count == 1 {
        return .environment(key: names[0])
      }
      if case .name(let name, _)? = attribute.arguments.first?.value.kind {
        let isOptional = written?.isOptional ?? false
        if written == nil { written = WrittenType(.name(name, []), attribute.range) }
        return objectWrapper(
          WrittenType(.name(name, []), attribute.range), isOptional: isOptional)
      }
      report(
        LanguageDiagnostics.unsupported(
          "'@Environment' without a key path of one name", hint: "write @Environment(\\.name)",
          at: attribute.range))
      return nil
    default:
      if Checker.laterWrappers.contains(attribute.name) {
        report(LanguageDiagnostics.notYet("@" + attribute.name, at: attribute.range))
      } else if !Checker.plain.contains(attribute.name), !builderTypes.contains(attribute.name) {
        let near = Suggestion.nearest(
          to: attribute.name, in: Checker.wrappers + Checker.laterWrappers + Checker.plain)
        report(
          LanguageDiagnostics.unknownWrapper(
            attribute.name, nearest: near, at: attribute.range))
        return Checker.wrappers.contains(near ?? "")
          ? wrapper(
            WrittenAttribute(
              name: near ?? "", arguments: attribute.arguments, range: attribute.range), &written,
            in: owner) : nil
      }
      return nil
    }
  }

  /// An object handed down under the name of its class; `?` where it may be missing.
  private func objectWrapper(
    _ written: WrittenType?, isOptional: Bool
  ) -> ResolvedField.Wrapper? {
    guard let name = written?.simpleName else { return nil }
    return .environment(key: (isOptional ? "@?" : "@") + name)
  }

  /// `@Entry var name = value`, or a property that reads `self[Key.self]`.
  func declareEnvironment(
    _ name: String, _ binding: VariableDeclaration.Binding, isEntry: Bool,
    _ node: VariableDeclaration
  ) {
    var entry = binding
    if !isEntry {
      guard let key = environmentKey(binding.accessors?.getter) else {
        report(
          LanguageDiagnostics.unsupported(
            "this kind of environment value", hint: "write @Entry var \(name) = ...",
            at: binding.nameRange))
        return
      }
      let value = Expression(.name(key, generics: []), binding.nameRange)
      let link = Expression.Link(
        kind: .member("defaultValue", generics: []), range: binding.nameRange)
      entry.accessors = nil
      entry.value = Expression(.chain(value, [link]), binding.nameRange)
    }
    let info = PropertyInfo(
      name: name, owner: nil, isStatic: true, isConstant: false, binding: entry, isBuilder: false,
      range: binding.nameRange)
    newGlobal(info, named: "EnvironmentValues." + name)
    allProperties.append(info)
    environment[name] = info
    environmentNames.append(name)
  }

  private func environmentKey(_ getter: [Statement]?) -> String? {
    guard let getter, getter.count == 1 else { return nil }
    var found: Expression?
    switch getter[0].kind {
    case .expression(let value): found = value
    case .returnValue(let value): found = value
    default: return nil
    }
    guard case .chain(let base, let links)? = found?.kind, case .name("self", _) = base.kind,
      links.count == 1, case .subscripted(let arguments) = links[0].kind,
      let argument = arguments.first
    else { return nil }
    switch argument.value.kind {
    case .name(let name, _): return name
    case .chain(let inner, let links):
      guard case .name(let name, _) = inner.kind, links.isEmpty else { return nil }
      return name
    default: return nil
    }
  }
}
