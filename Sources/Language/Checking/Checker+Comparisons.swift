// Whether values may be compared.
internal import Basics

extension Checker {
  /// Says that values of a type of the program cannot be compared, where it does not conform to
  /// what the operator asks for; nil where they can. With `nil` every optional may be compared.
  func incomparable(
    _ text: BinaryOperator, _ a: ResolvedExpression, _ b: ResolvedExpression, _ place: SourceRange
  ) -> ResolvedExpression? {
    let sides = [a, b]
    guard let wanted = text.requirement, !sides.contains(where: \.isNothing),
      let lacking = sides.first(where: { lacks($0.type, wanted) })
    else { return nil }
    report(
      LanguageDiagnostics.operands(
        text.rawValue, a.type.spelled, b.type.spelled,
        hint: "let '\(lacking.type.innermost.spelled)' conform to '\(wanted)'", at: place))
    return poison(text.rawValue, place)
  }
}

extension BinaryOperator {
  /// The protocol of what it compares; nil where it compares nothing by value.
  fileprivate var requirement: String? {
    switch self {
    case .equal, .notEqual: return "Equatable"
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return "Comparable"
    default: return nil
    }
  }
}

extension ResolvedExpression {
  fileprivate var isNothing: Bool {
    if case .literal(.none) = kind { return true }
    return false
  }
}

extension TypeName {
  /// What an optional or a list is made of.
  fileprivate var innermost: TypeName {
    switch self {
    case .optional(let inner), .array(let inner): return inner.innermost
    default: return self
    }
  }
}
