// Literals of types of the program: `let tags: Tags = ["a", "b"]`.
internal import Basics

extension Checker {
  /// The value a literal makes of a type of the program that can be written so; nil for any other.
  func ownLiteral(_ expression: Expression, _ expected: TypeName?) -> ResolvedExpression? {
    guard let kind = Checker.literalKind(expression), let type = expected?.unwrapped,
      case .named(let name, _) = type, let info = typesByName[name], !info.isBuiltIn,
      info.conformances.contains("ExpressibleBy\(kind)Literal")
    else { return nil }
    let label = kind.prefix(1).lowercased() + kind.dropFirst() + "Literal"
    let elements = Checker.literalElements(expression)
    let isOwn = info.initializers.contains { $0.signature.parameters.first?.label == label }
    let range = expression.range
    func list(_ values: [Expression], _ label: String?) -> CallArguments {
      let arguments = values.enumerated().map { index, value in
        ExpressionArgument(label: index == 0 ? label : nil, labelRange: value.range, value: value)
      }
      return CallArguments(arguments: arguments, trailingCount: 0, range: range)
    }
    if isOwn {
      // No element says nothing about the label: there is one initialiser for this kind.
      if elements.isEmpty,
        let only = info.initializers.first(where: {
          $0.signature.parameters.first?.label == label
        })
      {
        let none = ResolvedExpression(.array([]), type: .array(.unknown), range: range)
        return ResolvedExpression(
          .constructWith(info.id, initializer: only.id, [none]), type: type, range: range)
      }
      return construct(type, list(elements, label), nil, range)
    }
    // A protocol may make the value of a list of its own.
    for parent in info.conformances {
      guard
        let found = staticMember(
          label, ofOwner: parent, [:], metatype(type, range), isCalled: true, range)
      else { continue }
      let whole = Expression(.array(elements), range)
      return call(found, list([whole], nil), type, range)
    }
    return nil
  }

  /// What stands in front of `Literal` in the name of the protocol.
  private static func literalKind(_ expression: Expression) -> String? {
    switch expression.kind {
    case .array: return "Array"
    case .dictionary: return "Dictionary"
    case .string, .interpolation: return "String"
    case .int: return "Integer"
    case .double: return "Float"
    case .bool: return "Boolean"
    default: return nil
    }
  }

  /// What the initialiser is handed: the elements of a list, or the literal itself.
  private static func literalElements(_ expression: Expression) -> [Expression] {
    switch expression.kind {
    case .array(let elements): return elements
    case .dictionary(let pairs):
      return pairs.map { pair in
        let parts = [pair.key, pair.value].map {
          ExpressionArgument(label: nil, labelRange: $0.range, value: $0)
        }
        return Expression(.tuple(parts), pair.key.range)
      }
    default: return [expression]
    }
  }
}
