// Calls: candidates, the choice among them, the arguments.
internal import Basics

extension Checker {
  func call(
    _ operand: Operand, _ arguments: CallArguments, _ expected: TypeName?, _ range: SourceRange
  ) -> ResolvedExpression {
    switch operand {
    case .poisoned(let name):
      checkLoosely(arguments)
      var made = poison(name, range)
      // An unknown view keeps its modifiers: its placeholder takes part in layout.
      if let first = name.utf8.first, first >= 65, first <= 90 { made.type = .view }
      return made
    case .passed(let receiver): return receiver
    case .functions(let candidates, let name):
      return call(candidates, name, arguments, expected, range)
    case .type(let type): return construct(type, arguments, expected, range)
    case .dynamic(let receiver, let name):
      noteMaker(name, arguments.arguments.map(\.label))
      let values = arguments.arguments.map { check($0.value, nil) }
      return ResolvedExpression(
        .dynamicCall(
          receiver, name: name, labels: arguments.arguments.map(\.label), values),
        type: .unknown, range: range)
    case .value(let function): return callValue(function, arguments, range)
    }
  }

  /// Arguments of a call that is wrong anyway: only what has a meaning by itself is looked at.
  private func checkLoosely(_ arguments: CallArguments) {
    for argument in arguments.arguments {
      switch argument.value.kind {
      case .closure(let node):
        guard muted == 0, node.parameterCount == 0 else { continue }
        _ = closure(node, .function(parameters: [], result: .unknown))
      default:
        if !Checker.needsContext(argument.value) { _ = check(argument.value, nil) }
      }
    }
  }

  private func callValue(
    _ function: ResolvedExpression, _ arguments: CallArguments, _ range: SourceRange
  ) -> ResolvedExpression {
    if function.isPoisoned { return function }
    switch function.type {
    case .function(let parameters, let result):
      guard parameters.count == arguments.arguments.count else {
        let signature = closureName(function.range)
        if arguments.arguments.count > parameters.count {
          report(
            LanguageDiagnostics.extraArgument(
              nil, in: signature, at: arguments.arguments[parameters.count].value.range))
        } else {
          report(
            LanguageDiagnostics.missingArgument(
              "#\(arguments.arguments.count + 1)", in: signature, at: arguments.range, notes: []))
        }
        return poison("call", range)
      }
      return passingPlaces {
        let values = zip(arguments.arguments, parameters).map { argument, wanted in
          wanted.inoutTarget.map { inoutArgument(argument.value, $0) }
            ?? checked(argument.value, as: wanted, .argument)
        }
        return sound(
          ResolvedExpression(.callValue(function, values), type: result, range: range),
          parts: values)
      }
    case .metatype:
      return call(
        member("init", of: function, isCalled: true, at: range), arguments, nil, range)
    case .unknown, .named:
      if case .named(let name, _) = function.type {
        if let made = dynamicallyCalled(function, arguments, range) { return made }
        guard isCallable(function.type) else {
          report(LanguageDiagnostics.notCallable(function.type.spelled, at: function.range))
          return poison("call", range)
        }
        let found = member("callAsFunction", of: function, isCalled: true, at: range)
        if case .functions(let candidates, _) = found {
          return call(candidates, name, arguments, nil, range)
        }
        if case .poisoned = found { return poison("call", range) }
      }
      let values = arguments.arguments.map { check($0.value, nil) }
      return ResolvedExpression(.callValue(function, values), type: .unknown, range: range)
    default:
      report(LanguageDiagnostics.notCallable(function.type.spelled, at: function.range))
      return poison("call", range)
    }
  }

  /// Whether values of a type may be called like functions.
  private func isCallable(_ type: TypeName) -> Bool {
    guard let owner = memberOwner(of: type) else { return false }
    let parents = typesByName[owner.name]?.conformances ?? catalog.conformances(of: owner.name)
    return ([owner.name] + parents).contains { name in
      typesByName[name]?.methods["callAsFunction"] != nil
        || !catalog.cards(named: "callAsFunction", owner: name).isEmpty
    } || !isKnownType(owner.name)
  }

  private func closureName(_ range: SourceRange) -> String {
    files.indices.contains(range.file) ? files[range.file].text(in: range) : "closure"
  }

  /// Arguments that have a type of their own are checked once, before any candidate is tried.
  private func independentValues(_ arguments: CallArguments) -> [ResolvedExpression?] {
    arguments.arguments.map { argument in
      Checker.needsContext(argument.value) ? nil : check(argument.value, nil)
    }
  }

  func call(
    _ candidates: [Candidate], _ name: String, _ arguments: CallArguments,
    _ expected: TypeName?, _ range: SourceRange
  ) -> ResolvedExpression {
    let callable = candidates.filter {
      $0.signature.kind == .function || $0.signature.kind == .initializer
    }
    if callable.isEmpty, let property = candidates.first {
      return callValue(cardProperty(property, range), arguments, range)
    }
    var fitting: [(candidate: Candidate, match: [[Int]])] = []
    var best: (candidate: Candidate, failure: CallFailure)?
    for candidate in callable {
      switch CallMatching.match(arguments, parameters(of: candidate, arguments)) {
      case .fits(let match): fitting.append((candidate, match))
      case .fails(let failure):
        if best == nil || failure.matched > best?.failure.matched ?? 0 {
          best = (candidate, failure)
        }
      }
    }
    if fitting.isEmpty {
      if let best { report(best.failure, best.candidate, name, arguments) }
      checkLoosely(arguments)
      return withoutCall(best?.candidate ?? callable[0], name, range)
    }
    let known = independentValues(arguments)
    var chosen = fitting[0]
    if fitting.count > 1, muted < 4 {
      var least = Int.max
      // Where nothing fits, a style is the better guess at a misspelt `.name` than a view.
      let named = fitting.first { namesNoView($0.candidate, $0.match, arguments) }
      if let named { chosen = named }
      for option in fitting {
        guard let cost = trial(option.candidate, option.match, arguments, known, expected) else {
          continue
        }
        if cost < least { (least, chosen) = (cost, option) }
      }
    }
    return apply(chosen.candidate, chosen.match, arguments, known, expected, range)
  }

  /// The parameters as a call sees them: where it has a closure behind it, with what is known of
  /// their types, since any of them may stand for a function.
  private func parameters(
    of candidate: Candidate, _ arguments: CallArguments
  ) -> [Signature.Parameter] {
    let all = candidate.signature.parameters
    guard arguments.trailingCount > 0, !candidate.bindings.isEmpty else { return all }
    return all.map { parameter in
      guard case .named(let name, []) = parameter.type, let type = candidate.bindings[name],
        type.isFunction
      else { return parameter }
      var known = parameter
      known.type = type
      return known
    }
  }

  /// Whether an argument that starts with a dot stands for something else than a view.
  private func namesNoView(
    _ candidate: Candidate, _ match: [[Int]], _ arguments: CallArguments
  ) -> Bool {
    match.enumerated().contains { index, list in
      guard let first = list.first, case .implicitMember = arguments.arguments[first].value.kind
      else { return false }
      let signature = candidate.signature
      return substituted(signature.parameters[index].type, [:], signature.generics) != .view
    }
  }

  /// What it costs to take a candidate, or nil when an argument does not fit.
  private func trial(
    _ candidate: Candidate, _ match: [[Int]], _ arguments: CallArguments,
    _ known: [ResolvedExpression?], _ expected: TypeName?
  ) -> Int? {
    var total = 0
    var bindings = candidate.bindings
    let signature = candidate.signature
    let isFine = succeeds {
      learnType(signature, expected, &bindings)
      learn(signature, match, known, &bindings)
      learnNumber(signature, match, arguments, expected, &bindings)
      for (index, list) in match.enumerated() {
        let parameter = signature.parameters[index]
        if list.isEmpty { total += 1 }
        for argument in list {
          let given = arguments.arguments[argument].value
          let wanted = substituted(parameter.type, bindings, signature.generics)
          if case .closure(let node) = given.kind {
            if !closureFits(node, wanted, parameter) { mutedErrors += 1 }
            continue
          }
          var plain = given
          if parameter.isInout, case .addressOf(let inner) = given.kind { plain = inner }
          let value = known[argument] ?? check(plain, wanted == .unknown ? nil : wanted)
          guard let cost = cost(from: value.type, to: passed(wanted, parameter)) else {
            mutedErrors += 1
            continue
          }
          total += cost * 4
          bind(parameter.type, value.type, &bindings, signature.generics)
        }
      }
      for generic in signature.generics {
        guard let wanted = generic.constraint, isStrict(wanted), let bound = bindings[generic.name]
        else { continue }
        if !conforms(bound, to: wanted) { mutedErrors += 1 }
      }
      if let expected, expected != .unknown {
        let result = substituted(signature.result, bindings, signature.generics)
        total += cost(from: result, to: expected) ?? 1000
      }
    }
    return isFine ? total : nil
  }

  private func passed(_ wanted: TypeName, _ parameter: Signature.Parameter) -> TypeName {
    if parameter.isAutoclosure, case .function(_, let result) = wanted { return result }
    return wanted
  }

  private func closureFits(
    _ node: ClosureNode, _ wanted: TypeName, _ parameter: Signature.Parameter
  ) -> Bool {
    guard case .function(let parameters, let result) = wanted.unwrapped else {
      return wanted == .unknown
    }
    if let named = node.parameters { return named.count == parameters.count }
    if node.shorthandCount > parameters.count { return false }
    if node.shorthandCount == 0, !parameters.isEmpty { return parameter.isBuilder }
    _ = result
    return true
  }

  func learn(
    _ signature: Signature, _ match: [[Int]], _ known: [ResolvedExpression?],
    _ bindings: inout Bindings
  ) {
    guard !signature.generics.isEmpty else { return }
    for (index, list) in match.enumerated() {
      for argument in list {
        if let value = known[argument] {
          bind(
            signature.parameters[index].type, value.type, &bindings, signature.generics)
        }
      }
    }
  }
}
