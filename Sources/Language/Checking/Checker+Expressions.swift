// Expressions, with the expected type flowing down.
internal import Basics

extension Checker {
  /// The meaning of an expression. `expected` steers literals, implicit members and closures;
  /// whether the result fits is for the caller to ask (`converted`).
  func check(_ expression: Expression, _ expected: TypeName?) -> ResolvedExpression {
    let range = expression.range
    func made(_ kind: ResolvedExpression.Kind, _ type: TypeName) -> ResolvedExpression {
      ResolvedExpression(kind, type: type, range: range)
    }
    if let own = ownLiteral(expression, expected) { return own }
    switch expression.kind {
    case .none: return made(.literal(.none), expected.map(optional) ?? .optional(.unknown))
    case .int(let value): return integer(value, expected, range)
    case .double(let value):
      return made(.literal(.double(value)), literalType(.double, "Float", expected))
    case .bool(let value): return made(.literal(.bool(value)), .bool)
    case .string(let value):
      return made(.literal(.string(value)), literalType(.string, "String", expected))
    case .interpolation(let pieces):
      let parts = pieces.map { piece in
        let part = check(piece, nil)
        if part.type == .void {
          report(
            LanguageDiagnostics.conversion(
              from: "()", to: "String", .argument, at: part.range))
        }
        return part
      }
      return sound(
        made(.interpolation(parts), literalType(.string, "String", expected)), parts: parts)
    case .array(let elements): return array(elements, expected, range)
    case .dictionary(let pairs): return dictionary(pairs, expected, range)
    case .tuple(let elements): return tuple(elements, expected, range)
    case .name, .implicitMember, .chain, .type: return chain(expression, expected)
    case .prefix(let text, let operand): return prefix(text, operand, expected, range)
    case .binary(let text, let place, let left, let right):
      return binary(text, place, left, right, expected, range)
    case .ternary(let condition, let first, let second):
      return ternary(condition, first, second, expected, range)
    case .assign: return assignment(expected, range)
    case .optionalTry(let inner): return optionalTry(inner, expected, range)
    case .isType(let value, let type):
      return made(.isType(check(value, nil), resolveHere(type)), .bool)
    case .cast(let value, let type, let mark): return cast(value, type, mark, range)
    case .closure(let node): return closure(node, expected)
    case .keyPath(let root, let names): return keyPath(root, names, expected, range)
    case .addressOf(let inner):
      report(
        LanguageDiagnostics.unsupported(
          "'&'", hint: "return the new value and assign it", at: range))
      _ = check(inner, expected)
      return poison("&", range)
    case .ifValue(let node):
      return immediate([Statement(.ifElse(node), range)], expected, range)
    case .switchValue(let node):
      return immediate([Statement(.switchCase(node), range)], expected, range)
    case .unsupported(let what, let hint):
      report(LanguageDiagnostics.unsupported(what, hint: hint, at: range))
      return poison(what, range)
    }
  }

  func resolveHere(_ type: WrittenType) -> TypeName {
    substituted(
      resolve(type, in: body.owner, generics: body.generics), [:], body.generics)
  }

  private func optional(_ type: TypeName) -> TypeName {
    if case .optional = type { return type }
    return .optional(.unknown)
  }

  private func integer(
    _ value: Int, _ expected: TypeName?, _ range: SourceRange
  )
    -> ResolvedExpression
  {
    let wanted = expected?.unwrapped
    let isDouble: Bool
    switch wanted {
    case .double?: isDouble = true
    case .opaque(let name)?:
      isDouble = ["BinaryFloatingPoint", "FloatingPoint", "VectorArithmetic"].contains(name)
    default: isDouble = false
    }
    if isDouble {
      return ResolvedExpression(.literal(.double(Double(value))), type: .double, range: range)
    }
    return ResolvedExpression(
      .literal(.int(value)), type: literalType(.int, "Integer", expected), range: range)
  }

  /// The type of a literal: its own, or the wanted one where that can be written as such a literal.
  private func literalType(_ own: TypeName, _ kind: String, _ expected: TypeName?) -> TypeName {
    guard case .named(let name, _)? = expected?.unwrapped, expected?.unwrapped != own else {
      return own
    }
    if kind == "String", name == "Character" { return .named(name, []) }
    let wanted = "ExpressibleBy\(kind)Literal"
    return catalog.conformances(of: name).contains(wanted) ? .named(name, []) : own
  }

  private func array(
    _ elements: [Expression], _ expected: TypeName?, _ range: SourceRange
  )
    -> ResolvedExpression
  {
    var elementType: TypeName?
    var whole: TypeName?
    switch expected?.unwrapped {
    case .array(let element)?: elementType = element
    case .named("Set", let arguments)?:
      elementType = arguments.first
      whole = expected?.unwrapped
    case .named(let name, _)? where name != "Never":
      // Option sets: the elements are values of the type itself.
      if !Checker.standard.contains(name) {
        elementType = expected?.unwrapped
        whole = elementType
      }
    default: break
    }
    var values: [ResolvedExpression] = []
    var common = elementType
    for element in elements {
      if let elementType, elementType != .unknown {
        values.append(checked(element, as: elementType, .element))
        continue
      }
      let value = check(element, common)
      if let known = common, known != value.type {
        if cost(from: value.type, to: known) == nil {
          if known == .int, value.type == .double {
            values = zip(elements, values).map { Checker.isLiteral($0) ? check($0, .double) : $1 }
            common = .double
          } else {
            common = shared(known, value.type)
          }
        }
      } else {
        common = value.type
      }
      values.append(value)
    }
    let made = ResolvedExpression(
      .array(values), type: whole ?? .array(common ?? .unknown), range: range)
    return sound(made, parts: values)
  }

  /// The type of a list of values of two types: a class that both inherit from, or anything.
  private func shared(_ a: TypeName, _ b: TypeName) -> TypeName {
    if a.isOptional || b.isOptional {
      let inner = shared(a.unwrapped, b.unwrapped)
      return inner == .unknown ? .unknown : .optional(inner)
    }
    if case .named(let first, _) = a, case .named(let second, _) = b,
      let left = typesByName[first], let right = typesByName[second], left.kind == .classType,
      let parent = sequence(first: left, next: \.superclass).first(where: { parent in
        sequence(first: right, next: \.superclass).contains { $0 === parent }
      })
    {
      return .named(parent.name, [])
    }
    return isView(a) && isView(b) ? .view : .unknown
  }

  private func optionalTry(
    _ inner: Expression, _ expected: TypeName?, _ range: SourceRange
  ) -> ResolvedExpression {
    let value = check(inner, expected?.isOptional == true ? expected?.unwrapped : expected)
    let type = value.type.isOptional ? value.type : TypeName.optional(value.type)
    return sound(ResolvedExpression(.optionalTry(value), type: type, range: range), value)
  }

  private func dictionary(
    _ pairs: [(key: Expression, value: Expression)], _ expected: TypeName?, _ range: SourceRange
  ) -> ResolvedExpression {
    var keyType: TypeName?
    var valueType: TypeName?
    if case .dictionary(let key, let value)? = expected?.unwrapped {
      (keyType, valueType) = (key, value)
    }
    var made: [(key: ResolvedExpression, value: ResolvedExpression)] = []
    for pair in pairs {
      let key = keyType.map { checked(pair.key, as: $0, .element) } ?? check(pair.key, nil)
      let value = valueType.map { checked(pair.value, as: $0, .element) } ?? check(pair.value, nil)
      if keyType == nil { (keyType, valueType) = (key.type, value.type) }
      made.append((key, value))
    }
    let type = TypeName.dictionary(key: keyType ?? .unknown, value: valueType ?? .unknown)
    return sound(
      ResolvedExpression(.dictionary(made), type: type, range: range),
      parts: made.flatMap { [$0.key, $0.value] })
  }

  private func tuple(
    _ elements: [ExpressionArgument], _ expected: TypeName?, _ range: SourceRange
  ) -> ResolvedExpression {
    if elements.isEmpty { return ResolvedExpression(.tuple([]), type: .void, range: range) }
    var wanted: [TypeName.Element] = []
    if case .tuple(let parts)? = expected?.unwrapped, parts.count == elements.count {
      wanted = parts
    }
    var values: [ResolvedExpression] = []
    var types: [TypeName.Element] = []
    for (index, element) in elements.enumerated() {
      let value =
        wanted.isEmpty
        ? check(element.value, nil) : checked(element.value, as: wanted[index].type, .element)
      values.append(value)
      types.append(
        TypeName.Element(
          label: element.label ?? (wanted.isEmpty ? nil : wanted[index].label), type: value.type))
    }
    return sound(
      ResolvedExpression(.tuple(values), type: .tuple(types), range: range), parts: values)
  }

  private func cast(
    _ value: Expression, _ written: WrittenType, _ mark: String, _ range: SourceRange
  ) -> ResolvedExpression {
    let type = resolveHere(written)
    if mark.isEmpty {
      var made = checked(value, as: type, .initialValue)
      made.type = type
      return made
    }
    let inner = check(value, nil)
    if inner.isPoisoned { return ResolvedExpression(inner.kind, type: type, range: range) }
    let cast = ResolvedExpression(
      .conditionalCast(inner, type), type: .optional(type), range: range)
    return mark == "?" ? cast : ResolvedExpression(.forced(cast), type: type, range: range)
  }

  private func keyPath(
    _ written: WrittenType?, _ names: [String], _ expected: TypeName?, _ range: SourceRange
  ) -> ResolvedExpression {
    var root = written.map(resolveHere) ?? .unknown
    var isFunction = false
    switch expected?.unwrapped {
    case .keyPath(let wanted, _)?: if written == nil { root = wanted }
    case .function(let parameters, _)? where parameters.count == 1:
      isFunction = true
      if written == nil { root = parameters[0] }
    default: break
    }
    var value = root
    for name in names {
      if case .named("EnvironmentValues", _) = value {
        value = environmentType(name, at: range)
        continue
      }
      value = propertyType(of: value.unwrapped, name, at: range)
    }
    let type: TypeName =
      isFunction
      ? .function(parameters: [root], result: value) : .keyPath(root: root, value: value)
    return ResolvedExpression(.keyPath(names), type: type, range: range)
  }

  private func propertyType(of type: TypeName, _ name: String, at range: SourceRange) -> TypeName {
    guard type != .unknown else { return .unknown }
    let base = ResolvedExpression(.literal(.none), type: type, range: range)
    switch member(name, of: base, isCalled: false, at: range) {
    case .value(let value): return value.type
    default: return .unknown
    }
  }

  /// An assignment where a value is wanted; in a condition it was meant to compare.
  private func assignment(_ expected: TypeName?, _ range: SourceRange) -> ResolvedExpression {
    report(
      expected == .bool
        ? LanguageDiagnostics.assignmentAsCondition(at: range)
        : LanguageDiagnostics.unsupported(
          "an assignment inside of an expression", hint: "assign in a statement of its own",
          at: range))
    return poison("assignment", range)
  }
}
