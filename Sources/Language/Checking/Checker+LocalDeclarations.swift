// Variables and functions declared in a body.
internal import Basics

extension Checker {
  func variable(_ node: VariableDeclaration) -> [ResolvedStatement] {
    let harmless = ["Previewable", "Bindable", "ViewBuilder", "MainActor", "Sendable"]
    if let attribute = node.attributes.first(where: { !harmless.contains($0.name) }) {
      report(
        LanguageDiagnostics.unsupported(
          "'@\(attribute.name)' in a body", hint: "make it a property of the view",
          at: attribute.range))
    }
    return node.bindings.flatMap {
      held(declared($0, isConstant: node.isConstant, node.range), node.hold)
    }
  }

  private func declared(
    _ binding: VariableDeclaration.Binding, isConstant: Bool, _ range: SourceRange
  ) -> [ResolvedStatement] {
    if let accessors = binding.accessors { return computed(binding, accessors, range) }
    let written = binding.type.map(resolveHere)
    if binding.isTuple {
      guard let source = binding.value else { return [] }
      let value = written.map { checked(source, as: $0, .initialValue) } ?? check(source, nil)
      var types: [TypeName.Element] = []
      if case .tuple(let parts) = value.type { types = parts }
      let locals: [Int?] = binding.names.enumerated().map { index, name in
        name.map {
          body.declare(
            $0, types.indices.contains(index) ? types[index].type : .unknown,
            isConstant: isConstant
          ).index
        }
      }
      return [ResolvedStatement(.declareTuple(locals: locals, value), range: range)]
    }
    guard let source = binding.value else {
      guard let written else {
        report(
          LanguageDiagnostics.missingType(binding.names.first.flatMap { $0 } ?? "_", at: range))
        return []
      }
      let local = body.declare(
        binding.names.first ?? nil, written, isConstant: isConstant, isInitialized: false)
      local.isForced = binding.type?.isForced == true
      let isNil = (written.isOptional || local.isForced) && !isConstant
      let value = ResolvedExpression(.literal(.none), type: written, range: range)
      return [
        ResolvedStatement(.declare(local: local.index, isNil ? value : nil), range: range)
      ]
    }
    let errors = errorCount
    var value: ResolvedExpression
    if case .none = source.kind, binding.type?.isForced == true {
      value = ResolvedExpression(.literal(.none), type: written ?? .unknown, range: source.range)
    } else {
      value = written.map { checked(source, as: $0, .initialValue) } ?? check(source, nil)
    }
    guard let name = binding.names.first ?? nil else {
      return [ResolvedStatement(.expression(value), range: range)]
    }
    let local = body.declare(name, written ?? value.type, isConstant: isConstant)
    local.isPoisoned = value.isPoisoned && errorCount == errors
    local.isForced = binding.type?.isForced == true
    return [ResolvedStatement(.declare(local: local.index, value), range: range)]
  }

  /// `var name: Type { ... }` in a body: a function that reading the name calls.
  private func computed(
    _ binding: VariableDeclaration.Binding, _ accessors: VariableDeclaration.Accessors,
    _ range: SourceRange
  ) -> [ResolvedStatement] {
    guard let getter = accessors.getter, accessors.setter == nil else {
      report(
        LanguageDiagnostics.unsupported(
          "a variable with 'set', 'willSet' or 'didSet' in a body",
          hint: "make it a property of the type", at: accessors.range))
      return []
    }
    let result = binding.type.map(resolveHere) ?? .unknown
    var type = TypeName.function(parameters: [], result: result)
    let node = ClosureNode(
      parameters: [], shorthandCount: 0, result: nil, body: getter, range: accessors.range)
    let made = closure(node, type, isBuilder: result == .view)
    if result == .unknown { type = made.type }
    let local = body.declare(binding.names.first ?? nil, type)
    local.isComputed = true
    return [ResolvedStatement(.declare(local: local.index, made), range: range)]
  }

  /// Declares the functions of a block before its statements: they may call each other.
  func hoisted(_ statements: [Statement]) -> [ResolvedStatement] {
    statements.compactMap { statement in
      guard case .function(let node) = statement.kind else { return nil }
      return declared(node)
    }
  }

  private func declared(_ node: FunctionDeclaration) -> ResolvedStatement {
    let generics = node.generics.map {
      Signature.Generic(name: $0.name, constraint: $0.constraint)
    }
    let result = node.result.map(resolveHere) ?? .void
    let signature = Signature(node, result: result) { written in
      self.substituted(
        self.resolve(written, in: self.body.owner, generics: self.body.generics + generics), [:],
        generics)
    }
    let type = TypeName.function(
      parameters: signature.parameters.map(\.passedType), result: signature.result)
    let local = body.declare(node.name, type, isConstant: true)
    local.signature = signature
    local.isAssigned = true
    body.localFunctions[node.nameRange] = local
    return ResolvedStatement(.declare(local: local.index, nil), range: node.range)
  }

  /// Gives a local function its body.
  func localFunction(_ node: FunctionDeclaration) -> [ResolvedStatement] {
    var made: [ResolvedStatement] = []
    if body.localFunctions[node.nameRange] == nil { made.append(declared(node)) }
    guard let local = body.localFunctions[node.nameRange], let signature = local.signature else {
      return made
    }
    let closureNode = ClosureNode(
      parameters: node.parameters.map {
        ClosureNode.Parameter(name: $0.name, type: nil, range: $0.range)
      }, shorthandCount: 0, result: nil, body: node.body ?? [], range: node.range)
    let isMarked = node.hasAttribute("ViewBuilder") || signature.result == .view
    let value = closure(closureNode, local.type, isBuilder: isMarked)
    let place = ResolvedExpression(.local(local.index), type: local.type, range: node.nameRange)
    return made + [ResolvedStatement(.assign(place, value), range: node.range)]
  }
}
