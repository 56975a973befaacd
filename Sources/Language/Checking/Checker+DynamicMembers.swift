// Members and calls that a type of the program answers by name: `@dynamicMemberLookup` and
// `@dynamicCallable`.
internal import Basics

extension Checker {
  /// `value.name` as `value[dynamicMember: "name"]`, or with a key path where that is wanted.
  func lookedUpMember(
    _ name: String, _ value: ResolvedExpression, _ owner: String, _ range: SourceRange
  ) -> Operand? {
    guard let info = typesByName[owner], info.looksUpMembers else { return nil }
    let known = info.methods["subscript"]?.first {
      $0.signature.parameters.first?.label == "dynamicMember"
    }
    guard let parameter = known?.signature.parameters.first else { return nil }
    var key = Expression.Kind.string(name)
    if case .keyPath = parameter.type { key = .keyPath(root: nil, [name]) }
    let argument = ExpressionArgument(
      label: "dynamicMember", labelRange: range, value: Expression(key, range))
    return .value(subscripted(.value(value), [argument], expected: nil, range))
  }

  /// `value(1, 2)` as `value.dynamicallyCall(withArguments: [1, 2])`; nil where the type has none.
  func dynamicallyCalled(
    _ value: ResolvedExpression, _ arguments: CallArguments, _ range: SourceRange
  ) -> ResolvedExpression? {
    guard let owner = memberOwner(of: value.type),
      let method = typesByName[owner.name]?.methods["dynamicallyCall"]?.first,
      let label = method.signature.parameters.first?.label
    else { return nil }
    let all: Expression.Kind
    if label == "withKeywordArguments" {
      all = .dictionary(
        arguments.arguments.map {
          (key: Expression(.string($0.label ?? ""), $0.labelRange), value: $0.value)
        })
    } else {
      all = .array(arguments.arguments.map(\.value))
    }
    let argument = ExpressionArgument(
      label: label, labelRange: range, value: Expression(all, arguments.range))
    let given = CallArguments(arguments: [argument], trailingCount: 0, range: arguments.range)
    return call(
      member("dynamicallyCall", of: value, isCalled: true, at: range), given, nil, range)
  }
}
