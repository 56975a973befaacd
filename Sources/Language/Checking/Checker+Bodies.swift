// Second phase: every body is checked and becomes a resolved function.
internal import Basics

extension Checker {
  func checkBodies() {
    for info in types {
      checkRequirements(info)
      for (index, field) in info.fields.enumerated() where index >= info.inheritedFields {
        checkInitialValue(field, in: info)
        checkWrapper(field, in: info)
        if field.observer != nil { checkObserver(field, index, in: info) }
      }
    }
    for property in allProperties { checkProperty(property) }
    for function in allFunctions where !function.isRequirement { checkFunction(function) }
    declareMakers()
  }

  /// The one member each of these protocols asks for.
  private static let required = [
    ("View", "body", "var body: some View"),
    ("ViewModifier", "body", "func body(content: Content) -> some View"),
    ("Transition", "body", "func body(content: Content, phase: TransitionPhase) -> some View"),
    ("Shape", "path", "func path(in rect: CGRect) -> Path"),
  ]

  private func checkRequirements(_ info: TypeInfo) {
    guard info.kind == .structure || info.kind == .enumeration else { return }
    for (name, member, heading) in Checker.required
    where info.inherited.contains(name) && typesByName[name]?.isBuiltIn != false {
      if info.computed[member] == nil, info.methods[member] == nil, info.field(member) == nil {
        report(LanguageDiagnostics.doesNotConform(info.name, name, heading, at: info.range))
      }
    }
  }

  private func checkInitialValue(_ field: FieldInfo, in owner: TypeInfo) {
    let type = self.type(of: field, in: owner)
    if let reset = field.reset {
      valueFunction(
        reset.function, "\(owner.name).\(field.name).reset", owner: owner, reset.transaction,
        .named("Transaction", []))
    }
    guard let value = field.value, let id = field.initialValue else {
      if field.written == nil, field.wrapper == .none, !field.isBuilder {
        report(LanguageDiagnostics.missingType(field.name, at: field.range))
      }
      return
    }
    let before = diagnostics.count
    field.isPoisoned = valueFunction(
      id, "\(owner.name).\(field.name)", owner: owner, value, type, hold: field.hold)
    if diagnostics.count == before, let index = owner.field(field.name) {
      goodUses[FieldKey(type: owner.id, field: index), default: 0] += 1
    }
  }

  /// A function without parameters that answers one value; whether something in it is not known.
  @discardableResult
  private func valueFunction(
    _ id: FunctionID, _ name: String, owner: TypeInfo?, _ value: Expression, _ type: TypeName,
    hold: Hold = .strong
  ) -> Bool {
    var isPoisoned = false
    let errors = errorCount
    inFreshBody(owner: owner, hasSelf: false) {
      let made = checked(value, as: type, .initialValue)
      // What is wrong keeps its type, so that nothing else is said about it.
      isPoisoned = made.isPoisoned && errorCount == errors
      let statement = ResolvedStatement(
        .returnValue(hold == .strong ? made : weak(made)), range: value.range)
      functions[id] = finish(
        name, hasSelf: false, parameters: 0, .statements([statement]), value.range)
    }
    return isPoisoned
  }

  func finish(
    _ name: String, hasSelf: Bool, parameters: Int, _ made: ResolvedFunction.Body,
    _ range: SourceRange
  ) -> ResolvedFunction {
    var function = ResolvedFunction(
      name: name, hasSelf: hasSelf, parameterCount: parameters, localCount: body.locals.count,
      boxedLocals: body.boxedLocals, body: made, range: range, isMutating: body.isMutating)
    function.inoutParameters = body.inoutParameters
    function.observedField = body.observedField
    return function
  }

  private func checkProperty(_ property: PropertyInfo) {
    let type = self.type(of: property)
    let name = (property.owner.map { $0.name + "." } ?? "") + property.name
    if let global = property.global {
      globals[global].type = type
      if let value = property.binding.value {
        valueFunction(globals[global].initialValue, name, owner: property.owner, value, type)
      } else {
        report(LanguageDiagnostics.missingValue(property.name, at: property.range))
      }
      return
    }
    guard let accessors = property.binding.accessors, let getter = property.getter else { return }
    let isOfProtocol = property.isStatic && property.owner?.kind == .protocolType
    let hasSelf = property.owner != nil && !property.isStatic || isOfProtocol
    var statements = accessors.getter ?? []
    if let builder = property.builder, isResultBuilder(builder) {
      statements = built(statements, by: builder)
    }
    inFreshBody(owner: property.owner, hasSelf: hasSelf && !isOfProtocol) {
      if isOfProtocol, let owner = property.owner { declareSelf(owner, isStatic: true) }
      body.isMutating = property.changesOwner
      body.resultType = type
      let isBody = property.name == "body" && hasSelf
      body.isViewBody =
        isBody && property.owner?.isBuiltIn == false
        && property.owner?.conformances.contains("View") == true
      let isBuilder = isBuilderBody(
        statements, result: type, isMarked: property.isBuilder, isBody: isBody)
      let made = functionBody(statements, isBuilder: isBuilder)
      functions[getter] = finish(name, hasSelf: hasSelf, parameters: 0, made, property.range)
    }
    guard let setter = property.setter else { return }
    inFreshBody(owner: property.owner, hasSelf: hasSelf && !isOfProtocol) {
      if isOfProtocol, let owner = property.owner { declareSelf(owner, isStatic: true) }
      body.isMutating = property.owner?.kind != .classType
      body.resultType = .void
      _ = body.declare(accessors.setterName, type)
      let made = ResolvedFunction.Body.statements(block(accessors.setter ?? []))
      functions[setter] = finish(
        name + ".set", hasSelf: hasSelf, parameters: 1, made, property.range)
    }
  }

  private func checkFunction(_ info: FunctionInfo) {
    let node = info.node
    let signature = info.signature
    let outer = body
    defer { body = outer }
    body = BodyContext(parent: nil, owner: info.owner, generics: signature.generics)
    if info.hasSelf, let owner = info.owner { declareSelf(owner, isStatic: node.isStatic) }
    body.isMutating = node.isMutating && info.owner?.kind != .classType
    body.isInitializer = node.isInitializer
    for parameter in signature.parameters {
      var type = substituted(parameter.type, [:], signature.generics)
      if parameter.isVariadic { type = .array(type) }
      let local = body.declare(parameter.name, type, isConstant: !parameter.isInout)
      noteTypeSource(parameter.type, local)
      if parameter.isInout {
        (local.isCaptured, local.isAssigned) = (true, true)
        body.inoutParameters.insert(local.index)
      }
    }
    let result = substituted(signature.result, [:], signature.generics)
    body.resultType = node.isInitializer ? .void : result
    body.thrownType = node.thrown.map(resolveHere)
    var statements = node.body ?? []
    if let builder = resultBuilder(node.attributes) {
      statements = built(statements, by: builder)
    }
    let isBody =
      node.name == "body" && info.owner?.conformances.contains { $0 != "View" } == true
    let isBuilder =
      !node.isInitializer
      && isBuilderBody(
        statements, result: result, isMarked: node.hasAttribute("ViewBuilder"), isBody: isBody)
    let made = functionBody(statements, isBuilder: isBuilder)
    let name = (info.owner.map { $0.name + "." } ?? "") + signature.fullName
    functions[info.id] = finish(
      name, hasSelf: info.hasSelf, parameters: signature.parameters.count, made, node.range)
  }

  func isBuilderBody(
    _ statements: [Statement], result: TypeName, isMarked: Bool, isBody: Bool
  ) -> Bool {
    guard isMarked || isBody || result == .view else { return false }
    return !statements.contains(where: containsReturn)
  }

  func containsReturn(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .returnValue: return true
    case .ifElse(let node):
      return node.body.contains(where: containsReturn)
        || (node.otherwise ?? []).contains(where: containsReturn)
    case .switchCase(let node):
      return node.cases.contains { $0.body.contains(where: containsReturn) }
    case .guardElse(_, let body), .block(let body), .whileLoop(_, let body):
      return body.contains(where: containsReturn)
    case .forIn(_, _, _, let body): return body.contains(where: containsReturn)
    case .labelled(_, let inner): return containsReturn(inner)
    case .doCatch(let body, let cases):
      return body.contains(where: containsReturn)
        || cases.contains { $0.body.contains(where: containsReturn) }
    default: return false
    }
  }

  /// The statements of a body as a builder or as code; a single expression is returned.
  func functionBody(_ statements: [Statement], isBuilder: Bool) -> ResolvedFunction.Body {
    if isBuilder { return .builder(builder(statements)) }
    let returning = body.resultType == .void ? statements : Checker.returning(statements)
    let made = block(returning)
    if let result = body.resultType, result != .void, result != .unknown,
      !Checker.alwaysLeaves(returning), let last = statements.last
    {
      if case .optional = result, statements.isEmpty { return .statements(made) }
      report(LanguageDiagnostics.missingReturn(result.spelled, at: last.range))
    }
    return .statements(made)
  }

  /// A body of one expression, or of one `if` or `switch` of such, returns it.
  static func returning(_ statements: [Statement]) -> [Statement] {
    guard statements.count == 1, let only = statements.first else { return statements }
    switch only.kind {
    case .expression(let value):
      switch value.kind {
      case .assign: return statements
      case .binary(let text, _, _, _) where isCompound(text): return statements
      default: return [Statement(.returnValue(value), only.range)]
      }
    case .ifElse(var node):
      guard let otherwise = node.otherwise else { return statements }
      node.body = returning(node.body)
      node.otherwise = returning(otherwise)
      return [Statement(.ifElse(node), only.range)]
    case .switchCase(var node):
      for index in node.cases.indices { node.cases[index].body = returning(node.cases[index].body) }
      return [Statement(.switchCase(node), only.range)]
    default: return statements
    }
  }

  static func isCompound(_ text: String) -> Bool {
    text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  /// Whether control never runs off the end of the statements.
  static func alwaysLeaves(_ statements: [Statement]) -> Bool {
    guard let last = statements.last else { return false }
    switch last.kind {
    case .returnValue, .breakLoop, .continueLoop, .unsupported, .throwError, .breakTo, .continueTo,
      .fallthroughCase:
      return true
    case .labelled(_, let inner): return alwaysLeaves([inner])
    case .doCatch(let body, let cases):
      return alwaysLeaves(body) && cases.allSatisfy { alwaysLeaves($0.body) }
    case .ifElse(let node):
      return alwaysLeaves(node.body) && node.otherwise.map(alwaysLeaves) ?? false
    case .switchCase(let node): return node.cases.allSatisfy { alwaysLeaves($0.body) }
    case .block(let body): return alwaysLeaves(body)
    case .whileLoop(let conditions, _):
      if conditions.count == 1, case .boolean(let value) = conditions[0],
        case .bool(true) = value.kind
      {
        return true
      }
      return false
    case .repeatWhile: return true
    case .expression(let value):
      guard case .chain(let base, _) = value.kind, case .name(let name, _) = base.kind else {
        return false
      }
      return ["fatalError", "preconditionFailure"].contains(name)
    default: return false
    }
  }
}
