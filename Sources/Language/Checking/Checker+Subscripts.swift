// Subscripts: of arrays and dictionaries, of cards, of the program, by key path.
internal import Basics

extension Checker {
  /// `subscript` declarations of the program.
  private func programSubscripts(_ base: ResolvedExpression, _ owner: String) -> [Candidate] {
    let parents = typesByName[owner]?.conformances ?? catalog.conformances(of: owner)
    var sources = ([owner] + parents).compactMap { typesByName[$0] }
    sources += typesByName[owner].map { memberSources(of: $0) } ?? []
    var seen: Set<FunctionID> = []
    let bindings = memberOwner(of: base.type)?.bindings ?? [:]
    let all = sources.flatMap {
      ($0.methods["subscript"] ?? []) + ($0.requiredFunctions["subscript"] ?? [])
    }
    return all.filter { seen.insert($0.id).inserted }
      .map {
        Candidate(
          signature: $0.signature, target: .function($0), receiver: base, bindings: bindings)
      }
  }

  /// `[key, default: value]` and `[keyPath: path]`.
  private func labelledSubscript(
    _ base: ResolvedExpression, _ arguments: [ExpressionArgument], _ range: SourceRange
  ) -> ResolvedExpression? {
    if arguments.count == 2, arguments[1].label == "default",
      case .dictionary(let key, let value) = base.type
    {
      let at = checked(arguments[0].value, as: key, .argument)
      let found = ResolvedExpression(
        .subscripted(base, at), type: .optional(value), range: range)
      return ResolvedExpression(
        .coalesce(found, checked(arguments[1].value, as: value, .argument)), type: value,
        range: range)
    }
    if arguments.count == 1, arguments[0].label == "keyPath" {
      let path = check(arguments[0].value, .keyPath(root: base.type, value: .unknown))
      var type = TypeName.unknown
      if case .keyPath(_, let value) = path.type { type = value }
      return ResolvedExpression(.callValue(path, [base]), type: type, range: range)
    }
    return nil
  }

  func subscripted(
    _ operand: Operand, _ arguments: [ExpressionArgument], expected: TypeName?,
    _ range: SourceRange
  ) -> ResolvedExpression {
    let base = value(of: operand, nil, range)
    if base.isPoisoned { return base }
    if case .metatype(let type) = base.type, let owner = memberOwner(of: type),
      case .functions(let own, let name)? = staticMember(
        "subscript", ofOwner: owner.name, owner.bindings, metatype(type, range), isCalled: true,
        range)
    {
      let call = CallArguments(arguments: arguments, trailingCount: 0, range: range)
      return self.call(own, name, call, expected, range)
    }
    if let owner = memberOwner(of: base.type) {
      var cards = cardCandidates(
        "subscript", owner: owner.name, receiver: base, bindings: owner.bindings)
      let call = CallArguments(arguments: arguments, trailingCount: 0, range: range)
      var own = programSubscripts(base, owner.name)
      if base.type.isCollection {
        // Beside the program's own forms there is the built-in one.
        own = own.filter {
          if case .fits = CallMatching.match(call, $0.signature.parameters) { return true }
          return false
        }
      }
      cards += own
      if !cards.isEmpty {
        return self.call(cards, "subscript", call, expected, range)
      }
    }
    if let made = labelledSubscript(base, arguments, range) { return made }
    guard arguments.count == 1, arguments[0].label == nil else {
      report(
        LanguageDiagnostics.unsupported(
          "a subscript with labels or several arguments", hint: nil, at: range))
      return poison("subscript", range)
    }
    return element(of: base, at: arguments[0].value, range)
  }

  /// An element by a position or a key, as the language itself has it.
  private func element(
    of base: ResolvedExpression, at position: Expression, _ range: SourceRange
  ) -> ResolvedExpression {
    var index: TypeName?
    var result = TypeName.unknown
    var isKnown = true
    switch base.type {
    case .array(let element):
      let made = check(position, .int)
      if case .named(let name, _) = made.type, name == "Range" || name == "ClosedRange" {
        return ResolvedExpression(.subscripted(base, made), type: base.type, range: range)
      }
      let at = converted(made, to: .int, .argument)
      return ResolvedExpression(.subscripted(base, at), type: element, range: range)
    case .dictionary(let key, let value):
      index = key
      result = .optional(value)
    case .named("Binding", let arguments):
      if case .array(let element)? = arguments.first {
        index = .int
        result = .named("Binding", [element])
      }
    case .int, .double, .bool, .void, .function: isKnown = false
    case .optional: isKnown = false
    default: break
    }
    if !isKnown {
      report(
        base.type.isOptional
          ? LanguageDiagnostics.optionalMember("subscript", of: base.type.spelled, at: range)
          : LanguageDiagnostics.notIndexable(base.type.spelled, at: range))
      return poison("subscript", range)
    }
    let at =
      index.map { checked(position, as: $0, .argument) }
      ?? check(position, nil)
    return ResolvedExpression(.subscripted(base, at), type: result, range: range)
  }
}

extension TypeName {
  /// Whether the language itself subscripts values of the type.
  fileprivate var isCollection: Bool {
    switch self {
    case .array, .dictionary: return true
    default: return false
    }
  }
}
