// A chosen candidate meets its arguments.
internal import Basics

extension Checker {
  /// Applies a candidate; where a whole literal for a generic parameter does not work out, it is
  /// taken for a fraction: `prices.reduce(0) { $0 + $1.amount }`.
  func apply(
    _ candidate: Candidate, _ match: [[Int]], _ arguments: CallArguments,
    _ known: [ResolvedExpression?], _ expected: TypeName?, _ range: SourceRange
  ) -> ResolvedExpression {
    let names = literalParameters(candidate.signature, match, arguments)
    guard let name = names.first, muted == 0 else {
      return applyOnce(candidate, match, arguments, known, expected, range)
    }
    let before = (diagnostics.count, misuses.count, goodUses)
    let made = applyOnce(candidate, match, arguments, known, expected, range)
    let wanted = expected?.unwrapped == .double && made.type == .int
    if !hasErrors(since: before.0), !wanted { return made }
    let first = (Array(diagnostics[before.0...]), Array(misuses[before.1...]), goodUses)
    diagnostics.removeSubrange(before.0...)
    misuses.removeSubrange(before.1...)
    goodUses = before.2
    var other = candidate
    other.bindings[name] = .double
    let second = applyOnce(other, match, arguments, known, expected, range)
    if !hasErrors(since: before.0) { return second }
    diagnostics.removeSubrange(before.0...)
    misuses.removeSubrange(before.1...)
    diagnostics += first.0
    misuses += first.1
    goodUses = first.2
    return made
  }

  /// Generic parameters that only a whole literal decides.
  private func literalParameters(
    _ signature: Signature, _ match: [[Int]], _ arguments: CallArguments
  ) -> [String] {
    guard !signature.generics.isEmpty else { return [] }
    return match.enumerated().compactMap { index, list in
      guard case .named(let name, []) = signature.parameters[index].type,
        signature.generics.contains(where: { $0.name == name }), let only = list.first,
        case .int = arguments.arguments[only].value.kind
      else { return nil }
      return name
    }
  }

  private func applyOnce(
    _ candidate: Candidate, _ match: [[Int]], _ arguments: CallArguments,
    _ known: [ResolvedExpression?], _ expected: TypeName?, _ range: SourceRange
  ) -> ResolvedExpression {
    let signature = candidate.signature
    var bindings = candidate.bindings
    learnType(signature, expected, &bindings)
    learn(signature, match, known, &bindings)
    learnNumber(signature, match, arguments, expected, &bindings)
    learnFractions(signature, match, arguments, &bindings)
    let outerInouts = body.pendingInouts
    body.pendingInouts = []
    var values: [ResolvedExpression?] = []
    for (index, list) in match.enumerated() {
      let parameter = signature.parameters[index]
      if parameter.isVariadic {
        let wanted = substituted(parameter.type, bindings, signature.generics)
        let parts = list.map { (position: Int) -> ResolvedExpression in
          let given = arguments.arguments[position].value
          guard wanted == .unknown, case .cast(let inner, let type, "") = given.kind,
            type.simpleName == "Any"
          else {
            return shown(
              argument(given, wanted, parameter, known[position], candidate, index), as: wanted)
          }
          return shown(check(inner, nil), as: wanted)
        }
        values.append(ResolvedExpression(.array(parts), type: .array(wanted), range: range))
        continue
      }
      guard let given = list.first else {
        values.append(defaultValue(candidate, index, bindings))
        continue
      }
      let wanted = substituted(parameter.type, bindings, signature.generics)
      let value = argument(
        arguments.arguments[given].value, wanted, parameter, known[given], candidate, index)
      values.append(value)
      bind(parameter.type, value.type, &bindings, signature.generics)
    }
    if signature.isMutating, signature.kind == .function, let receiver = candidate.receiver {
      _ = isAssignable(receiver, range)
    }
    let type = resultType(signature, values, bindings)
    let result = completed(candidate, values, type, bindings, range)
    let inouts = body.pendingInouts
    body.pendingInouts = outerInouts
    if inouts.isEmpty || result.isPoisoned { return result }
    return ResolvedExpression(.inoutCall(result, inouts), type: type, range: range)
  }

  private func resultType(
    _ signature: Signature, _ values: [ResolvedExpression?], _ bindings: Bindings
  ) -> TypeName {
    let type = substituted(signature.result, bindings, signature.generics)
    // Of a number that nobody knows more of, anything may follow: `abs(x) > 3`.
    if case .named(let name, []) = signature.result, bindings[name] == nil,
      let generic = signature.generics.first(where: { $0.name == name }),
      !isStrict(generic.constraint ?? "")
    {
      return .unknown
    }
    guard signature.kind == .initializer, values.count == 1, let only = values[0] else {
      return type
    }
    // The elements of what is given: `Array("abc")`, `Set(numbers)`.
    switch type {
    case .array(.unknown): return .array(element(of: only.type))
    case .named("Set", [.unknown]): return .named("Set", [element(of: only.type)])
    default: return type
    }
  }

  /// The call with its arguments, unless one of them is not sound or does not meet a requirement.
  private func completed(
    _ candidate: Candidate, _ values: [ResolvedExpression?], _ type: TypeName,
    _ bindings: Bindings, _ range: SourceRange
  ) -> ResolvedExpression {
    guard checkRequirements(of: candidate, bindings, callName(candidate), range) else {
      return withoutCall(candidate, callName(candidate), range, type: type)
    }
    var values = values
    if let left = soundCall(candidate, &values, type, bindings, range) { return left }
    return ResolvedExpression(made(candidate, values, range), type: type, range: range)
  }

  /// The call as messages name it: `ForEach(_:content:)`, `onChange(of:_:)`.
  private func callName(_ candidate: Candidate) -> String {
    guard candidate.signature.kind == .initializer,
      case .named(let name, _) = candidate.signature.result.unwrapped
    else { return candidate.signature.fullName }
    return name + candidate.signature.labelList
  }

  /// A value that may be nil where any value is taken, as `print` takes it: its text.
  private func shown(_ value: ResolvedExpression, as wanted: TypeName) -> ResolvedExpression {
    guard wanted == .unknown, value.type.mentionsOptional else { return value }
    return ResolvedExpression(.interpolation([value]), type: .string, range: value.range)
  }

  /// `max(1, 2.5)`: a fraction among literals makes them all fractions.
  private func learnFractions(
    _ signature: Signature, _ match: [[Int]], _ arguments: CallArguments,
    _ bindings: inout Bindings
  ) {
    guard !signature.generics.isEmpty else { return }
    for (index, list) in match.enumerated() {
      guard case .named(let name, []) = signature.parameters[index].type,
        signature.generics.contains(where: { $0.name == name }), bindings[name] == nil
      else { continue }
      for argument in list {
        if case .double = arguments.arguments[argument].value.kind { bindings[name] = .double }
      }
    }
  }

  /// What is given for an `inout` parameter: a place, written with `&`.
  func inoutArgument(_ given: Expression, _ wanted: TypeName) -> ResolvedExpression {
    guard case .addressOf(let inner) = given.kind else {
      let value = checked(given, as: wanted, .argument)
      if case .poisoned = value.kind { return value }
      report(LanguageDiagnostics.missingAddress(value.type.spelled, at: given.range))
      return poison("argument", given.range)
    }
    return inoutArgument(checked(inner, as: wanted, .argument), given.range)
  }

  /// Runs `work`, which makes a call, and puts the places it passes around it.
  func passingPlaces(_ work: () -> ResolvedExpression) -> ResolvedExpression {
    let outer = body.pendingInouts
    body.pendingInouts = []
    let call = work()
    let own = body.pendingInouts
    body.pendingInouts = outer
    guard !own.isEmpty else { return call }
    return ResolvedExpression(.inoutCall(call, own), type: call.type, range: call.range)
  }

  /// A place passed to an `inout` parameter: a boxed local stands for it while the call runs.
  func inoutArgument(_ value: ResolvedExpression, _ range: SourceRange) -> ResolvedExpression {
    _ = isAssignable(value, range)
    let local = body.declare(nil, value.type, isConstant: false)
    (local.isCaptured, local.isAssigned) = (true, true)
    body.pendingInouts.append(InoutArgument(local: local.index, target: value))
    return ResolvedExpression(.box(local.index), type: value.type, range: range)
  }

  /// `let s: Stack<Double> = Stack()`, `let all: [Cell] = Array(repeating: .empty, count: 9)`: what
  /// is wanted says what the parameters are.
  func learnType(_ signature: Signature, _ expected: TypeName?, _ bindings: inout Bindings) {
    guard !signature.generics.isEmpty, let expected else { return }
    var wanted: Bindings = [:]
    let type = signature.result.isOptional ? expected : expected.unwrapped
    bind(signature.result, type, &wanted, signature.generics)
    // `CubicKeyframe(.zero)` among the content of a track of angles: what a protocol is for, what
    // conforms to it is for.
    if case .named(let name, let arguments) = type, catalog.isProtocol(name),
      case .named(let made, _) = signature.result, catalog.conformances(of: made).contains(name)
    {
      for (parameter, argument) in zip(catalog.type(name)?.generics ?? [], arguments)
      where signature.generics.contains(where: { $0.name == parameter.name }) {
        wanted[parameter.name] = argument
      }
    }
    for (name, type) in wanted where bindings[name] == nil || bindings[name] == .unknown {
      if case .opaque = type { continue }
      if type == .void || type == .unknown { continue }
      bindings[name] = type
    }
  }

  /// `reduce(0) { ... }`: a number without a point is of the type of the result, else of the
  /// elements, where only these say which.
  func learnNumber(
    _ signature: Signature, _ match: [[Int]], _ arguments: CallArguments, _ expected: TypeName?,
    _ bindings: inout Bindings
  ) {
    guard case .named(let name, []) = signature.result, bindings[name] == nil,
      signature.generics.contains(where: { $0.name == name }),
      signature.parameters.first?.type == signature.result
    else { return }
    let isOpen = expected == nil || expected == .unknown
    if let first = match.first?.first, Checker.isImplicit(arguments.arguments[first].value) {
      // `reduce(.zero, +)`
      bindings[name] = isOpen ? bindings["Element"] : expected
      return
    }
    if expected == .double || (isOpen && bindings["Element"] == .double) {
      bindings[name] = .double
    }
  }

  func made(
    _ candidate: Candidate, _ values: [ResolvedExpression?], _ range: SourceRange
  ) -> ResolvedExpression.Kind {
    let all = values.map { $0 ?? ResolvedExpression(.literal(.none), type: .unknown, range: range) }
    switch candidate.target {
    case .card(let id): return .card(id, receiver: candidate.receiver, values)
    case .function(let info):
      if let receiver = candidate.receiver, isDispatched(info, on: receiver) {
        noteMaker(info.node.name, info.signature.parameters.map(\.label))
        return .dynamicCall(
          receiver, name: info.node.name, labels: info.signature.parameters.map(\.label), all)
      }
      return .call(info.id, receiver: info.hasSelf ? candidate.receiver : nil, all)
    case .initializer(let info, let function):
      return .constructWith(info.id, initializer: function.id, all)
    case .memberwise(let info, let fields):
      var slots = [ResolvedExpression?](repeating: nil, count: info.fields.count)
      for (field, value) in zip(fields, values) {
        slots[field] = value.map { info.fields[field].hold == .strong ? $0 : weak($0) }
      }
      return .construct(info.id, slots)
    case .enumCase(let info, let index): return .enumCase(info.id, index, all)
    case .local(let function): return .callValue(function, all)
    }
  }

  private func argument(
    _ given: Expression, _ wanted: TypeName, _ parameter: Signature.Parameter,
    _ known: ResolvedExpression?, _ candidate: Candidate, _ index: Int
  ) -> ResolvedExpression {
    var key: FieldKey?
    var isInPlace = false
    switch candidate.target {
    case .card: isInPlace = true
    case .memberwise(let info, let fields):
      if let wrapping = info.fields[fields[index]].wrapping {
        let attribute = WrittenAttribute(name: wrapping.type, arguments: [], range: given.range)
        return checked(wrapped(given, by: attribute, given.range), as: wanted, .argument)
      }
      key = FieldKey(type: info.id, field: fields[index])
      isInPlace = !type(of: info.fields[fields[index]], in: info).isFunction
    default: break
    }
    if parameter.isInout { return inoutArgument(given, wanted) }
    if parameter.isAutoclosure, case .function = wanted {
      let node = ClosureNode(
        parameters: nil, shorthandCount: 0, result: nil,
        body: [Statement(.expression(given), given.range)], range: given.range)
      return closure(node, wanted)
    }
    if let builder = parameter.builder, isResultBuilder(builder),
      case .closure(var node) = given.kind
    {
      node.body = built(node.body, by: builder)
      return closure(node, wanted)
    }
    if parameter.builder != nil, case .card = candidate.target,
      case .closure(var node) = given.kind
    {
      node.body = Checker.listed(node.body)
      guard case .function(let parameters, let element) = wanted.unwrapped else {
        return closure(node, wanted)
      }
      return closure(node, .function(parameters: parameters, result: .array(element)))
    }
    if parameter.isBuilder {
      // What escapes is evaluated by whoever keeps it, when it is shown.
      return builderArgument(
        given, wanted, known, isInPlace: isInPlace && !parameter.isEscaping)
    }
    let value = known ?? check(given, wanted == .unknown ? nil : wanted)
    return converted(value, to: wanted, .argument, giving: key)
  }

  private func builderArgument(
    _ given: Expression, _ wanted: TypeName, _ known: ResolvedExpression?, isInPlace: Bool
  ) -> ResolvedExpression {
    var parameters: [TypeName] = []
    var result = TypeName.view
    if case .function(let p, let r) = wanted.unwrapped { (parameters, result) = (p, r) }
    if case .closure(let node) = given.kind {
      guard parameters.isEmpty, isInPlace else {
        return closure(node, .function(parameters: parameters, result: result), isBuilder: true)
      }
      if !isBuilderBody(node.body, result: .view, isMarked: true, isBody: false)
        || node.parameters?.isEmpty == false
      {
        let made = closure(node, .function(parameters: [], result: .view), isBuilder: true)
        return ResolvedExpression(.callValue(made, []), type: result, range: given.range)
      }
      if muted > 0 { return ResolvedExpression(.literal(.none), type: wanted, range: given.range) }
      return ResolvedExpression(
        .builder(builder(node.body)), type: wanted, range: given.range)
    }
    let value = converted(known ?? check(given, wanted), to: wanted, .argument)
    if case .literal(.none) = value.kind { return value }
    if case .poisoned = value.kind { return value }
    guard parameters.isEmpty, isInPlace else { return value }
    return ResolvedExpression(.callValue(value, []), type: wanted, range: given.range)
  }

  func defaultValue(
    _ candidate: Candidate, _ index: Int, _ bindings: Bindings
  )
    -> ResolvedExpression?
  {
    let parameter = candidate.signature.parameters[index]
    guard let value = parameter.defaultValue else { return nil }
    let wanted = substituted(parameter.type, bindings, candidate.signature.generics)
    switch candidate.target {
    case .memberwise(let info, let fields):
      let field = info.fields[fields[index]]
      return field.value == nil
        ? ResolvedExpression(.literal(.none), type: wanted, range: .none) : nil
    case .card(let id):
      if let known = defaults[id], known.indices.contains(index), let value = known[index] {
        return value
      }
      var made: ResolvedExpression?
      inFreshBody(owner: nil, hasSelf: false) {
        let mutedBefore = muted
        muted = 0
        let before = diagnostics.count
        let result = argument(value, wanted, parameter, nil, candidate, index)
        if diagnostics.count == before { made = result }
        diagnostics.removeSubrange(before...)
        muted = mutedBefore
      }
      if candidate.signature.generics.isEmpty, candidate.bindings.isEmpty || made != nil {
        var list = defaults[id] ?? []
        while list.count < candidate.signature.parameters.count { list.append(nil) }
        list[index] = made
        defaults[id] = list
      }
      return made
    case .function(let info), .initializer(_, let info):
      var made: ResolvedExpression?
      inFreshBody(owner: info.owner, hasSelf: false) {
        made = checked(value, as: wanted, .initialValue)
      }
      return made
    default: return checked(value, as: wanted, .initialValue)
    }
  }
}
