// What may be assigned to.
internal import Basics

extension Checker {
  /// Whether the expression may be written to; reports when not. Marks the variable at its root.
  func isAssignable(_ value: ResolvedExpression, _ range: SourceRange) -> Bool {
    var current = value
    while true {
      switch current.kind {
      case .poisoned: return true
      case .local(let index): return isAssignable(body.locals[index], range)
      case .capture(let index): return isAssignable(body.capturedLocals[index], range)
      case .field(let base, let index):
        guard let info = program(base.type) else { return true }
        let field = info.fields[index]
        let isOwnInit = body.isInitializer && isSelf(base)
        if field.isConstant, !isOwnInit {
          report(
            LanguageDiagnostics.assignConstant(field.name, declaredAt: field.range, at: range))
          return false
        }
        if info.kind == .classType { return true }
        if isSelf(base) {
          if case .capture(let index) = base.kind { body.capturedLocals[index].isAssigned = true }
          return mayChangeSelf(field, info, range)
        }
        current = base
      case .wrapped(let base, let index): return isAssignable(wrapped: index, base, range)
      case .getter(let getter, let base):
        let property = allProperties.first { $0.getter == getter }
        if let property, property.setter == nil {
          report(LanguageDiagnostics.getOnly(property.name, at: range))
          return false
        }
        if isSelf(base) || program(base.type)?.kind == .classType { return true }
        current = base
      case .staticGetter, .global: return isAssignableProperty(current, range)
      case .card(let id, let receiver, let arguments):
        guard let signature = assignable(id, arguments.isEmpty, range) else { return false }
        guard let receiver, !signature.isStatic else { return true }
        if isReference(receiver.type) { return true }
        current = receiver
      case .callValue(let path, let arguments):
        guard case .keyPath = path.type, let base = arguments.first else { return refuse(range) }
        current = base
      case .subscripted(let base, _), .tupleElement(let base, _), .forced(let base),
        .coalesce(let base, _), .strong(let base):
        current = base
      case .call(let function, let base?, _):
        guard let owner = program(base.type), owner.subscripts[function] != nil else {
          return refuse(range)
        }
        if owner.kind == .classType { return true }
        current = base
      case .dynamicMember, .wrapper: return true
      case .optionalChain(let base, _, _):
        if program(base.type.unwrapped)?.kind == .classType { return true }
        current = base
      default: return refuse(range)
      }
    }
  }

  /// The signature of a built-in property that has a setter; reports when it has none.
  private func assignable(
    _ card: CardID, _ isProperty: Bool, _ range: SourceRange
  ) -> Signature? {
    guard isProperty, let signature = catalog.signature(card), signature.kind == .property else {
      _ = refuse(range)
      return nil
    }
    guard signature.isConstant else { return signature }
    report(LanguageDiagnostics.getOnly(signature.name, at: range))
    return nil
  }

  private func isAssignable(
    wrapped index: Int, _ base: ResolvedExpression, _ range: SourceRange
  ) -> Bool {
    guard let field = program(base.type)?.fields[index] else { return true }
    switch field.wrapper {
    case .state, .binding, .none, .published, .stored: return true
    case .observed where body.isInitializer: return true
    default: break
    }
    report(LanguageDiagnostics.getOnly(field.name, at: range))
    return false
  }

  /// A global or static property, stored or computed.
  private func isAssignableProperty(_ value: ResolvedExpression, _ range: SourceRange) -> Bool {
    for property in allProperties {
      switch value.kind {
      case .staticGetter(let getter) where property.getter == getter && property.setter == nil:
        report(LanguageDiagnostics.getOnly(property.name, at: range))
        return false
      case .global(let id) where property.global == id && property.isConstant:
        report(
          LanguageDiagnostics.assignConstant(
            property.name, declaredAt: property.range, at: range))
        return false
      default: continue
      }
    }
    return true
  }

  /// Whether a card's property of the type can be written without a variable that holds the value.
  private func isReference(_ type: TypeName) -> Bool {
    guard case .named(let name, _) = type else { return false }
    return name == "Binding" || catalog.isClass(name)
  }

  private func refuse(_ range: SourceRange) -> Bool {
    report(LanguageDiagnostics.notAssignable(at: range))
    return false
  }

  private func program(_ type: TypeName) -> TypeInfo? {
    guard case .named(let name, _) = type else { return nil }
    return typesByName[name]
  }

  func isSelf(_ value: ResolvedExpression) -> Bool {
    switch value.kind {
    case .local(let index): return body.locals[index] === body.selfLocal
    case .capture(let index):
      return body.capturedLocals[index].body.selfLocal
        === body.capturedLocals[index]
    default: return false
    }
  }

  private func mayChangeSelf(_ field: FieldInfo, _ info: TypeInfo, _ range: SourceRange) -> Bool {
    for context in sequence(first: body, next: \.parent) where context.isMutating { return true }
    report(
      LanguageDiagnostics.assignToSelf(
        field.name, isView: info.conformances.contains("View"), declaredAt: field.range, at: range))
    return false
  }

  private func isAssignable(_ local: Local, _ range: SourceRange) -> Bool {
    if local.body.selfLocal === local {
      for context in sequence(first: body, next: \.parent) where context.isMutating { return true }
      if case .named(let name, _) = local.type, typesByName[name]?.kind == .classType {
        return true
      }
      report(LanguageDiagnostics.assignConstant("self", declaredAt: nil, at: range))
      return false
    }
    if local.isConstant, local.isInitialized {
      report(LanguageDiagnostics.assignConstant(local.name, declaredAt: nil, at: range))
      return false
    }
    local.isAssigned = true
    return true
  }
}
