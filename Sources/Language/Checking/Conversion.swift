// Which type goes where another is wanted.
internal import Basics

/// Where a value is converted: decides the id and the sentence.
enum ConversionContext {
  case argument, condition, initialValue, assignment, result, operand, element

  var id: String {
    switch self {
    case .result: return "return-type"
    case .condition: return "condition-type"
    case .assignment: return "assign-type"
    default: return "argument-type"
    }
  }

  func sentence(from: String, to: String) -> String {
    if to.hasPrefix("some ") {
      let what = self == .result ? "return expression of type" : "argument type"
      return "\(what) '\(from)' does not conform to expected type '\(to.dropFirst(5))'"
    }
    switch self {
    case .argument, .operand:
      return "cannot convert value of type '\(from)' to expected argument type '\(to)'"
    case .condition where from.hasSuffix("?"):
      return "optional type '\(from)' cannot be used as a boolean; test for '!= nil' instead"
    case .condition where from == "Int":
      return "type 'Int' cannot be used as a boolean; test for '!= 0' instead"
    case .condition:
      return "cannot convert value of type '\(from)' to expected condition type '\(to)'"
    case .initialValue:
      return "cannot convert value of type '\(from)' to specified type '\(to)'"
    case .assignment: return "cannot assign value of type '\(from)' to type '\(to)'"
    case .result:
      return "cannot convert return expression of type '\(from)' to return type '\(to)'"
    case .element:
      return "cannot convert value of type '\(from)' to expected element type '\(to)'"
    }
  }
}

/// A stored property of the program, as a key.
struct FieldKey: Hashable {
  var type: TypeID
  var field: Int
}

/// A place where a stored property is given or used as another type than it is declared.
struct FieldMisuse {
  var key: FieldKey
  var wanted: TypeName
  var isGiven: Bool
  var diagnostic: Diagnostic
}

extension TypeName {
  /// As a Swift user writes it.
  var spelled: String {
    switch self {
    case .unknown: return "Any"
    case .void: return "()"
    case .named("inout", let arguments): return "inout \(arguments.first?.spelled ?? "Any")"
    case .named(let name, let arguments):
      if arguments.isEmpty || arguments.contains(.unknown) { return name }
      return "\(name)<\(arguments.map(\.spelled).joined(separator: ", "))>"
    case .opaque(let name): return "some \(name)"
    case .optional(let inner):
      if case .function = inner { return "(\(inner.spelled))?" }
      return "\(inner.spelled)?"
    case .array(let inner): return "[\(inner.spelled)]"
    case .dictionary(let key, let value): return "[\(key.spelled) : \(value.spelled)]"
    case .tuple(let elements):
      let parts = elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.spelled }
      return "(\(parts.joined(separator: ", ")))"
    case .function(let parameters, let result):
      return "(\(parameters.map(\.spelled).joined(separator: ", "))) -> \(result.spelled)"
    case .metatype(let inner): return "\(inner.spelled).Type"
    case .keyPath(let root, let value): return "KeyPath<\(root.spelled), \(value.spelled)>"
    }
  }

  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// Without the outer optionals.
  var unwrapped: TypeName {
    var type = self
    while case .optional(let inner) = type { type = inner }
    return type
  }

  var isFunction: Bool {
    if case .function = unwrapped { return true }
    return false
  }

  var isNumber: Bool { self == .int || self == .double }
}

extension Checker {
  /// What converting costs, or nil when it is not possible: 0 for equal types.
  func cost(from: TypeName, to: TypeName) -> Int? {
    if from == to { return 0 }
    switch (from, to) {
    case (.unknown, _), (_, .unknown): return 1
    case (.named("Never", _), _): return 0
    case (.optional(let inner), .optional(let wanted)): return cost(from: inner, to: wanted)
    case (_, .optional(let wanted)): return cost(from: from, to: wanted).map { $0 + 1 }
    case (.optional(let inner), .opaque(let name)):
      return name == "View" || !isStrict(name) ? cost(from: inner, to: to).map { $0 + 1 } : nil
    case (.optional, _): return nil
    case (_, .opaque(let name)): return conforms(from, to: name) ? 2 : nil
    case (.opaque(let name), .named(let wanted, _)):
      return conformsStrictly(wanted, name) && name != "View" ? 3 : nil
    case (.named(let a, let left), .named(let b, let right)):
      return namedCost(a, left, b, right)
    case (.array(let a), .array(let b)): return cost(from: a, to: b)
    case (.dictionary(let k1, let v1), .dictionary(let k2, let v2)):
      guard let key = cost(from: k1, to: k2), let value = cost(from: v1, to: v2) else { return nil }
      return key + value
    case (.function(let p1, let r1), .function(let p2, let r2)):
      guard p1.count == p2.count else { return nil }
      if r2 == .void { return 0 }
      return cost(from: r1, to: r2)
    case (.tuple(let a), .tuple(let b)):
      guard a.count == b.count else { return nil }
      var sum = 0
      for (left, right) in zip(a, b) {
        guard let part = cost(from: left.type, to: right.type) else { return nil }
        sum += part
      }
      return sum
    case (.keyPath(let r1, let v1), .keyPath(let r2, let v2)):
      guard let root = cost(from: r1, to: r2), let value = cost(from: v1, to: v2) else {
        return nil
      }
      return root + value
    case (.keyPath(_, let value), .function(let parameters, let result)):
      return parameters.count == 1 ? cost(from: value, to: result) : nil
    case (.metatype, .metatype): return 0
    case (_, .named(let name, _)): return isKnownType(name) ? nil : 1
    default: return nil
    }
  }

  private func namedCost(
    _ a: String, _ left: [TypeName], _ b: String, _ right: [TypeName]
  )
    -> Int?
  {
    if a == b {
      var sum = 0
      for (x, y) in zip(left, right) {
        guard let part = cost(from: x, to: y) else { return nil }
        sum += part
      }
      return sum
    }
    if let info = typesByName[a], info.inherited.contains(b) { return 1 }
    if catalog.isClass(a), catalog.conformances(of: a).contains(b) { return 1 }
    // A protocol named without `any`, or a type no card describes.
    if catalog.isProtocol(b) { return conforms(.named(a, left), to: b) ? 2 : nil }
    if let alias = catalog.type(b), alias.kind == .alias {
      return cost(from: .named(a, left), to: alias.result)
    }
    return isKnownType(a) && isKnownType(b) ? nil : 1
  }

  func isKnownType(_ name: String) -> Bool {
    Checker.standard.contains(name) || typesByName[name] != nil || catalog.type(name) != nil
  }

  /// Whether conformance to a protocol is checked: only for those that cards or the program name.
  func isStrict(_ name: String) -> Bool {
    ["View", "ViewModifier", "Transition", "Shape", "ShapeStyle", "Sequence", "StringProtocol"]
      .contains(name)
      || typesByName[name]?.kind == .protocolType
  }

  private func conformsStrictly(_ name: String, _ wanted: String) -> Bool {
    typesByName[name]?.conformances.contains(wanted) == true
      || catalog.conformances(of: name).contains(wanted)
  }

  /// Whether values of the type may stand where the protocol is wanted.
  func conforms(_ type: TypeName, to wanted: String) -> Bool {
    if wanted.contains(" & ") { return wanted.components.allSatisfy { conforms(type, to: $0) } }
    if case .opaque(let own) = type, own.contains(" & ") {
      return own.components.contains { conforms(.opaque($0), to: wanted) }
    }
    switch wanted {
    case "Sequence", "Collection", "RandomAccessCollection", "BidirectionalCollection":
      return isSequence(type)
    case "StringProtocol": return type == .string || type == .unknown
    case "BinaryInteger", "FixedWidthInteger": return type == .int || !type.isNumber
    case "BinaryFloatingPoint", "FloatingPoint": return type == .double || !type.isNumber
    default: break
    }
    switch type {
    case .unknown: return true
    case .opaque(let name):
      return name == wanted || conformsStrictly(name, wanted) || !isStrict(wanted)
        || (name != "View" && !isStrict(name) && !catalog.isProtocol(name))
    case .named(let name, _):
      if name == wanted || conformsStrictly(name, wanted) { return true }
      if name == "Never" { return true }
      return !isStrict(wanted) || !isKnownType(name)
    case .array, .dictionary, .tuple, .function, .keyPath, .metatype, .void:
      return !isStrict(wanted)
    case .optional(let inner): return conforms(inner, to: wanted)
    }
  }

  /// Whether a value may be shown as a view.
  func isView(_ type: TypeName) -> Bool {
    switch type {
    case .void: return false
    default: return conforms(type, to: "View")
    }
  }

  /// Checks an expression where a type is wanted and reports when it does not fit.
  func checked(
    _ expression: Expression, as wanted: TypeName, _ context: ConversionContext
  )
    -> ResolvedExpression
  {
    let made = check(expression, wanted == .unknown ? nil : wanted)
    return converted(made, to: wanted, context)
  }

  func converted(
    _ value: ResolvedExpression, to wanted: TypeName, _ context: ConversionContext,
    giving key: FieldKey? = nil
  ) -> ResolvedExpression {
    if case .poisoned = value.kind { return value }
    if cost(from: value.type, to: wanted) != nil {
      noteGoodUse(value, key)
      return value
    }
    if muted > 0 {
      mutedErrors += 1
      return poison("conversion", value.range)
    }
    if case .literal(.none) = value.kind {
      report(LanguageDiagnostics.nilNotAllowed(wanted.spelled, at: value.range))
      return poison("nil", value.range)
    }
    var diagnostic = LanguageDiagnostics.conversion(
      from: value.type.spelled, to: wanted.spelled, context, at: value.range,
      hints: hints(from: value.type, to: wanted))
    if case .optional(let inner) = value.type, cost(from: inner, to: wanted) != nil {
      diagnostic = LanguageDiagnostics.mustUnwrap(
        value.type.spelled, to: wanted.spelled, at: value.range)
    } else if noteMisuse(value, wanted, key, diagnostic) {
      return poison("conversion", value.range)
    }
    report(diagnostic)
    return poison("conversion", value.range)
  }

  private func hints(from: TypeName, to: TypeName) -> [String] {
    switch (from, to.unwrapped) {
    case (.int, .double): return ["convert it with 'Double(...)'"]
    case (.double, .int): return ["convert it with 'Int(...)'"]
    case (.array, .named("Set", _)): return ["write 'Set(...)'"]
    case (.int, .string), (.double, .string): return ["write \"\\(...)\""]
    case (.named("Binding", let arguments), let wanted) where arguments.first == wanted:
      return ["leave out the '$'"]
    case (_, .named("Binding", let arguments)) where arguments.first == from:
      return ["write '$' in front of the name to pass a binding"]
    default: return []
    }
  }
}
