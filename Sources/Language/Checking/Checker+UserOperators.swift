// Operator functions that the program declares.
internal import Basics

extension Checker {
  /// A call of an operator function of the program that takes the operands, if there is one. What
  /// was written is looked at again where its own type does not fit: a literal, a closure.
  func userOperator(
    _ text: String, _ operands: [ResolvedExpression], _ given: [Expression],
    _ expected: TypeName?, _ range: SourceRange
  ) -> ResolvedExpression? {
    if let made = declaredOperator(text, operands, given, expected, range) { return made }
    // `!=` of a type with `==`, and the comparisons of one with `<`.
    guard operands.count == 2, given.count == 2 else { return nil }
    let swapped = ([operands[1], operands[0]], [given[1], given[0]])
    switch text {
    case "!=": return declaredOperator("==", operands, given, .bool, range).map(negated)
    case ">": return declaredOperator("<", swapped.0, swapped.1, .bool, range)
    case ">=": return declaredOperator("<", operands, given, .bool, range).map(negated)
    case "<=": return declaredOperator("<", swapped.0, swapped.1, .bool, range).map(negated)
    default: return nil
    }
  }

  private func negated(_ value: ResolvedExpression) -> ResolvedExpression {
    ResolvedExpression(.unary(.not, value), type: .bool, range: value.range)
  }

  /// Free functions of the name, and those of the operands' types and protocols.
  private func operatorFunctions(
    _ text: String, _ operands: [ResolvedExpression]
  ) -> [FunctionInfo] {
    var all = globalFunctions[text] ?? []
    var seen: Set<String> = []
    for operand in operands {
      guard let owner = memberOwner(of: operand.type)?.name else { continue }
      let parents = typesByName[owner]?.conformances ?? catalog.conformances(of: owner)
      for name in [owner] + parents where seen.insert(name).inserted {
        all += typesByName[name]?.staticMethods[text] ?? []
      }
    }
    return all.filter { $0.signature.parameters.count == operands.count && $0.node.body != nil }
  }

  private func declaredOperator(
    _ text: String, _ operands: [ResolvedExpression], _ given: [Expression],
    _ expected: TypeName?, _ range: SourceRange
  ) -> ResolvedExpression? {
    var best: (function: FunctionInfo, bindings: Bindings)?
    var least = Int.max
    for function in operatorFunctions(text, operands) {
      var bindings: Bindings = [:]
      guard let cost = operatorCost(function.signature, operands, given, expected, &bindings),
        cost < least
      else { continue }
      (least, best) = (cost, (function, bindings))
    }
    guard let best else { return nil }
    let signature = best.function.signature
    return passingPlaces {
      var values: [ResolvedExpression] = []
      for (index, parameter) in signature.parameters.enumerated() {
        let wanted = substituted(parameter.type, best.bindings, signature.generics)
        var value = operands[index]
        if retypes(value, given[index], wanted) { value = check(given[index], wanted) }
        values.append(parameter.isInout ? inoutArgument(value, given[index].range) : value)
      }
      return ResolvedExpression(
        .call(best.function.id, receiver: nil, values),
        type: substituted(signature.result, best.bindings, signature.generics), range: range)
    }
  }

  /// Whether an operand gets its type from the parameter.
  private func retypes(
    _ value: ResolvedExpression, _ given: Expression, _ wanted: TypeName
  ) -> Bool {
    if case .closure = given.kind { return true }
    return cost(from: value.type, to: wanted) == nil
  }

  private func operatorCost(
    _ signature: Signature, _ operands: [ResolvedExpression], _ given: [Expression],
    _ expected: TypeName?, _ bindings: inout Bindings
  ) -> Int? {
    var total = 0
    for (index, parameter) in signature.parameters.enumerated() {
      let wanted = substituted(parameter.type, bindings, signature.generics)
      var type = operands[index].type
      if cost(from: type, to: wanted) == nil {
        guard Checker.isOpenLiteral(given[index]) else { return nil }
        var found: TypeName?
        guard succeeds({ found = checked(given[index], as: wanted, .argument).type }), let found
        else { return nil }
        type = found
        total += 1
      }
      guard let cost = cost(from: type, to: wanted) else { return nil }
      total += cost
      bind(parameter.type, type, &bindings, signature.generics)
    }
    for generic in signature.generics {
      guard let wanted = generic.constraint, isStrict(wanted), let found = bindings[generic.name]
      else { continue }
      if !conforms(found, to: wanted) { return nil }
    }
    if let expected, expected != .unknown {
      let result = substituted(signature.result, bindings, signature.generics)
      total += cost(from: result, to: expected) ?? 1000
    }
    return total
  }

  /// Whether what is written may have another type than the one it has by itself.
  private static func isOpenLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .tuple(let elements): return elements.allSatisfy { isOpenLiteral($0.value) }
    default: return needsContext(expression)
    }
  }
}

extension LanguageDiagnostics {
  static func noOperator(_ text: String, _ types: [String], at range: SourceRange) -> Diagnostic {
    let operands =
      types.count == 1
      ? "an operand of type '\(types[0])'"
      : Set(types).count == 1
        ? "two '\(types[0])' operands"
        : "operands of type '\(types[0])' and '\(types[types.count - 1])'"
    return Diagnostic(
      .error, id: "operator-type",
      "there is no operator '\(text)' for \(operands)", at: range,
      hints: ["declare 'func \(text)', or write it out"])
  }
}
