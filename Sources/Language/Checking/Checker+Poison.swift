// What becomes of an expression with a part that nobody knows: as little as possible is left out.
internal import Basics

extension ResolvedExpression {
  var isPoisoned: Bool {
    if case .poisoned = kind { return true }
    return false
  }
}

extension Checker {
  /// The expression, or poison of its type when one of its parts is poisoned.
  func sound(
    _ value: ResolvedExpression, _ parts: ResolvedExpression?...
  ) -> ResolvedExpression {
    sound(value, parts: parts)
  }

  func sound(_ value: ResolvedExpression, parts: [ResolvedExpression?]) -> ResolvedExpression {
    for case let part? in parts {
      guard case .poisoned(let name) = part.kind else { continue }
      return ResolvedExpression(.poisoned(name), type: value.type, range: value.range)
    }
    return value
  }

  /// A call with a poisoned argument: the argument is left out where it may be, a modifier lets its
  /// view through, anything else is left out whole.
  func soundCall(
    _ candidate: Candidate, _ values: inout [ResolvedExpression?], _ result: TypeName,
    _ bindings: Bindings, _ range: SourceRange
  ) -> ResolvedExpression? {
    for index in values.indices {
      guard let value = values[index], case .poisoned(let name) = value.kind else { continue }
      let parameter = candidate.signature.parameters[index]
      if parameter.hasDefault, !parameter.isVariadic {
        values[index] = defaultValue(candidate, index, bindings)
        continue
      }
      // An unknown view inside of one that takes views draws its placeholder.
      if parameter.type == .view || isView(value.type) && value.type != .unknown { continue }
      return withoutCall(candidate, name, range, type: result)
    }
    return nil
  }

  /// What stands for a call that cannot be made.
  func withoutCall(
    _ candidate: Candidate, _ name: String, _ range: SourceRange, type: TypeName? = nil
  ) -> ResolvedExpression {
    let result =
      type
      ?? substituted(candidate.signature.result, candidate.bindings, candidate.signature.generics)
    if let receiver = candidate.receiver, isView(receiver.type), isView(result),
      case .card = candidate.target
    {
      return receiver
    }
    return ResolvedExpression(.poisoned(name), type: result, range: range)
  }

  /// What the constraints of a candidate ask for and an argument of the program does not have.
  func checkRequirements(
    of candidate: Candidate, _ bindings: Bindings, _ name: String, _ range: SourceRange
  ) -> Bool {
    for generic in candidate.signature.generics {
      guard let wanted = generic.constraint else { continue }
      let type = substituted(.named(generic.name, []), bindings, candidate.signature.generics)
      guard bindings[generic.name] != nil || generic.name.contains("."), lacks(type, wanted) else {
        continue
      }
      report(LanguageDiagnostics.requirement(name, type.spelled, wanted, at: range))
      return false
    }
    return true
  }

  /// Whether it is certain that a type of the program does not conform. Only what the compiler does
  /// not make by itself is asked for.
  func lacks(_ type: TypeName, _ wanted: String) -> Bool {
    guard ["Equatable", "Hashable", "Comparable", "Identifiable"].contains(wanted) else {
      return false
    }
    switch type {
    case .optional(let inner), .array(let inner):
      return wanted != "Identifiable" && lacks(inner, wanted)
    case .int, .double, .string, .bool: return wanted == "Identifiable"
    case .named(let name, _):
      guard let info = typesByName[name], !info.isBuiltIn else { return false }
      if info.kind == .enumeration, wanted != "Comparable", wanted != "Identifiable",
        info.cases.allSatisfy(\.payload.isEmpty)
      {
        return false
      }
      let implied = [
        "Equatable": [
          "Hashable", "Comparable", "OptionSet", "SetAlgebra", "AdditiveArithmetic",
          "VectorArithmetic",
        ]
      ][wanted, default: []]
      return !info.conformances.contains { $0 == wanted || implied.contains($0) }
    default: return false
    }
  }
}
