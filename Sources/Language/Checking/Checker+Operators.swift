// Operators: prefix, binary, ternary.
internal import Basics

extension Checker {
  /// Whether the expression is made of literals only, so that the context decides its type.
  static func isLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .int, .double, .none: return true
    case .prefix(let text, let inner): return (text == "-" || text == "+") && isLiteral(inner)
    case .binary(let text, _, let left, let right):
      return ["+", "-", "*", "/", "%"].contains(text) && isLiteral(left) && isLiteral(right)
    case .ternary(_, let first, let second): return isLiteral(first) && isLiteral(second)
    default: return false
    }
  }

  func prefix(
    _ text: String, _ operand: Expression, _ expected: TypeName?, _ range: SourceRange
  ) -> ResolvedExpression {
    switch text {
    case "!":
      var inner = check(operand, .bool)
      if inner.type != .bool, !inner.isPoisoned,
        let own = userOperator(text, [inner], [operand], expected, range)
      {
        return own
      }
      inner = converted(inner, to: .bool, .operand)
      return sound(ResolvedExpression(.unary(.not, inner), type: .bool, range: range), inner)
    case "-", "+":
      let inner = check(operand, expected)
      if text == "+" || inner.isPoisoned { return inner }
      switch inner.kind {
      case .literal(.int(let value)):
        return ResolvedExpression(.literal(.int(0 &- value)), type: inner.type, range: range)
      case .literal(.double(let value)):
        return ResolvedExpression(.literal(.double(-value)), type: inner.type, range: range)
      default: break
      }
      if let own = userOperator(text, [inner], [operand], expected, range) { return own }
      if inner.type == .bool || inner.type == .string || inner.type.isOptional {
        report(
          LanguageDiagnostics.conversion(
            from: inner.type.spelled, to: "Double", .operand, at: inner.range))
        return poison(text, range)
      }
      return ResolvedExpression(.unary(.minus, inner), type: inner.type, range: range)
    default:
      let inner = check(operand, nil)
      if inner.isPoisoned { return inner }
      if text == "~", inner.type == .int || inner.type == .unknown {
        let ones = ResolvedExpression(.literal(.int(-1)), type: .int, range: range)
        return ResolvedExpression(.binary(.bitXor, inner, ones), type: .int, range: range)
      }
      if let own = userOperator(text, [inner], [operand], expected, range) { return own }
      report(LanguageDiagnostics.noOperator(text, [inner.type.spelled], at: range))
      return poison(text, range)
    }
  }

  func ternary(
    _ condition: Expression, _ first: Expression, _ second: Expression, _ expected: TypeName?,
    _ range: SourceRange
  ) -> ResolvedExpression {
    let test = checked(condition, as: .bool, .condition)
    var left: ResolvedExpression
    var right: ResolvedExpression
    if let expected {
      left = check(first, expected)
      right = check(second, expected)
    } else if Checker.needsContext(first), !Checker.needsContext(second) {
      right = check(second, nil)
      left = check(first, right.type)
    } else {
      left = check(first, nil)
      right = check(second, left.type == .optional(.unknown) ? nil : left.type)
    }
    if left.type == .int, right.type == .double, Checker.isLiteral(first) {
      left = check(first, .double)
    }
    var type = left.type
    if case .literal(.none) = left.kind {
      type = right.type.isOptional ? right.type : .optional(right.type)
    } else if case .literal(.none) = right.kind {
      type = left.type.isOptional ? left.type : .optional(left.type)
    } else if right.type.isOptional, !left.type.isOptional {
      type = right.type
    } else if left.type == .unknown {
      type = right.type
    } else if cost(from: right.type, to: left.type) == nil {
      if cost(from: left.type, to: right.type) != nil {
        type = right.type
      } else if let expected {
        left = converted(left, to: expected, .argument)
        right = converted(right, to: expected, .argument)
        type = expected
      } else {
        report(
          LanguageDiagnostics.conversion(
            from: right.type.spelled, to: left.type.spelled, .operand, at: right.range))
        type = .unknown
      }
    }
    return sound(
      ResolvedExpression(.ternary(test, left, right), type: type, range: range), test,
      isView(type) ? nil : left, isView(type) ? nil : right)
  }

  /// Whether an expression has no type of its own.
  static func needsContext(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .implicitMember, .closure, .array, .dictionary, .none: return true
    case .chain(let base, _): return needsContext(base)
    case .ternary(_, let first, let second): return needsContext(first) || needsContext(second)
    case .optionalTry(let inner): return needsContext(inner)
    case .tuple(let elements): return elements.contains { needsContext($0.value) }
    case .int, .double, .prefix, .string, .interpolation:
      return isLiteral(expression) || isText(expression)
    case .binary(let text, _, let left, let right):
      if ["==", "!=", "<", ">", "<=", ">=", "&&", "||"].contains(text) { return false }
      // What stands behind '??' may say no more than the context does.
      return text == "??" ? needsContext(right) : needsContext(left) && needsContext(right)
    case .ifValue, .switchValue, .keyPath, .addressOf: return true
    default: return false
    }
  }

  /// Whether the expression starts with a dot: `2 * .pi`.
  static func isImplicit(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .implicitMember: return true
    case .chain(let base, _): return isImplicit(base)
    default: return false
    }
  }

  private static func isText(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .string, .interpolation: return true
    default: return false
    }
  }

  func binary(
    _ text: String, _ place: SourceRange, _ left: Expression, _ right: Expression,
    _ expected: TypeName?, _ range: SourceRange
  ) -> ResolvedExpression {
    switch text {
    case "&&", "||":
      let a = checked(left, as: .bool, .operand)
      let b = checked(right, as: .bool, .operand)
      return sound(
        ResolvedExpression(text == "&&" ? .and(a, b) : .or(a, b), type: .bool, range: range), a, b)
    case "??": return coalesce(left, right, expected, range)
    case "~=":
      let a = check(left, nil)
      let b = check(right, nil)
      if case .named(let range, _) = a.type, range == "Range" || range == "ClosedRange" {
        return containing(a, b, left, right, place)
      }
      return ResolvedExpression(.binary(.equal, a, b), type: .bool, range: range)
    default: break
    }
    guard let made = BinaryOperator(rawValue: text) else {
      if Checker.isCompound(text) {
        report(
          LanguageDiagnostics.unsupported(
            "'\(text)' inside of an expression", hint: "write it as a statement", at: range))
        return poison(text, range)
      }
      let a = check(left, nil)
      let b = check(right, nil)
      if a.isPoisoned || b.isPoisoned { return sound(a, b) }
      if let own = userOperator(text, [a, b], [left, right], expected, range) { return own }
      report(LanguageDiagnostics.noOperator(text, [a.type.spelled, b.type.spelled], at: place))
      return poison(text, range)
    }
    let (a, b) = operands(made, left, right, expected)
    if a.isPoisoned || b.isPoisoned {
      return sound(ResolvedExpression(.binary(made, a, b), type: b.type, range: range), a, b)
    }
    if let own = userOperator(text, [a, b], [left, right], expected, range) { return own }
    return typed(made, a, b, place, range)
  }

  /// `range ~= value`
  private func containing(
    _ bounds: ResolvedExpression, _ value: ResolvedExpression, _ left: Expression,
    _ right: Expression, _ place: SourceRange
  ) -> ResolvedExpression {
    let argument = ExpressionArgument(label: nil, labelRange: place, value: right)
    return call(
      member("contains", of: bounds, isCalled: true, at: place),
      CallArguments(arguments: [argument], trailingCount: 0, range: right.range), .bool,
      left.range)
  }

  private func operands(
    _ text: BinaryOperator, _ left: Expression, _ right: Expression, _ expected: TypeName?
  ) -> (ResolvedExpression, ResolvedExpression) {
    var hint: TypeName?
    switch text {
    case .add, .subtract, .multiply, .divide, .remainder: hint = expected
    case .closedRange, .halfOpenRange:
      if case .named(_, let arguments)? = expected?.unwrapped, arguments.first != .unknown {
        hint = arguments.first
      }
    default: break
    }
    if hint == nil, Checker.isLiteral(left), Checker.isImplicit(right) { hint = .double }
    if Checker.needsContext(left), !Checker.needsContext(right) {
      let b = check(right, hint)
      if b.isPoisoned { return (b, b) }
      return (check(left, b.type == .unknown ? hint : b.type), b)
    }
    let a = check(left, hint)
    if a.isPoisoned, Checker.needsContext(right) { return (a, a) }
    var wanted: TypeName? = a.type == .unknown ? hint : a.type
    if case .literal(.none) = a.kind { wanted = nil }
    let b = check(right, wanted)
    if Checker.isLiteral(left), a.type == .int, b.type == .double {
      return (check(left, .double), b)
    }
    return (a, b)
  }

  func typed(
    _ text: BinaryOperator, _ a: ResolvedExpression, _ b: ResolvedExpression,
    _ place: SourceRange, _ range: SourceRange
  ) -> ResolvedExpression {
    func made(_ type: TypeName) -> ResolvedExpression {
      ResolvedExpression(.binary(text, a, b), type: type, range: range)
    }
    let isUnknown = a.type == .unknown || b.type == .unknown
    func refuse() -> ResolvedExpression {
      for (side, other) in [(a, b), (b, a)] where side.type == .optional(other.type) {
        report(
          LanguageDiagnostics.mustUnwrap(
            side.type.spelled, to: other.type.spelled, at: side.range))
        return poison(text.rawValue, range)
      }
      report(
        LanguageDiagnostics.operands(
          text.rawValue, a.type.spelled, b.type.spelled, at: place))
      return poison(text.rawValue, range)
    }
    if let refused = incomparable(text, a, b, place) { return refused }
    switch text {
    case .equal, .notEqual, .identical, .notIdentical:
      if isUnknown || cost(from: a.type, to: b.type) != nil
        || cost(from: b.type, to: a.type) != nil
      {
        return made(.bool)
      }
      return refuse()
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if isUnknown || (a.type == b.type && a.type != .bool && !a.type.isOptional) {
        return made(.bool)
      }
      return refuse()
    case .closedRange, .halfOpenRange:
      let name = text == .closedRange ? "ClosedRange" : "Range"
      if a.isOpenEnd { return made(.named(name, [b.type])) }
      if b.isOpenEnd { return made(.named(name, [a.type])) }
      if !isUnknown, a.type != b.type { return refuse() }
      let bound = a.type == .unknown ? b.type : a.type
      return made(.named(name, [bound]))
    case .remainder where a.type == .double && b.type == .double: return refuse()
    case .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight, .addWrapping, .subtractWrapping,
      .multiplyWrapping:
      if a.type == .double || b.type == .double { return refuse() }
      return arithmetic(text, a, b, made, refuse)
    default: return arithmetic(text, a, b, made, refuse)
    }
  }

  private func arithmetic(
    _ text: BinaryOperator, _ a: ResolvedExpression, _ b: ResolvedExpression,
    _ made: (TypeName) -> ResolvedExpression, _ refuse: () -> ResolvedExpression
  ) -> ResolvedExpression {
    if a.type == .unknown { return made(b.type.isNumber ? b.type : .unknown) }
    if b.type == .unknown { return made(a.type) }
    if a.type == b.type {
      switch a.type {
      case .bool, .void, .optional, .function: return refuse()
      case .string, .array: return text == .add ? made(a.type) : refuse()
      case .named("Text", _): return text == .add ? made(a.type) : refuse()
      case .opaque("View"): return refuse()
      default: return made(a.type)
      }
    }
    if case .array = a.type, case .array = b.type, text == .add {
      return made(cost(from: b.type, to: a.type) != nil ? a.type : b.type)
    }
    if a.type.isNumber, b.type.isNumber { return refuse() }
    let scalar: Set<TypeName> = [.string, .bool, .void]
    if scalar.contains(a.type) || scalar.contains(b.type) || a.type.isOptional
      || b.type.isOptional
    {
      return refuse()
    }
    // A vector and a number: the vector's type.
    return made(a.type.isNumber ? b.type : a.type)
  }

  private func coalesce(
    _ left: Expression, _ right: Expression, _ expected: TypeName?, _ range: SourceRange
  ) -> ResolvedExpression {
    let a = check(left, expected.map { $0.isOptional ? $0 : .optional($0) })
    let inner: TypeName
    if case .optional(let wrapped) = a.type { inner = wrapped } else { inner = a.type }
    var b = check(right, inner == .unknown ? expected : inner)
    if a.isPoisoned { return b }
    if b.type.isOptional {
      return sound(ResolvedExpression(.coalesce(a, b), type: b.type, range: range), b)
    }
    if inner != .unknown { b = converted(b, to: inner, .operand) }
    return sound(
      ResolvedExpression(
        .coalesce(a, b), type: inner == .unknown ? b.type : inner, range: range), b)
  }
}

extension ResolvedExpression {
  /// The side that `...b` and `a...` leave open.
  var isOpenEnd: Bool {
    if case .literal(.int(let value)) = kind { return value == Int.min || value == Int.max }
    return false
  }
}
