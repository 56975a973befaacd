// Variables that do not keep the objects they refer to: `weak` and `unowned`.
internal import Basics

extension Checker {
  /// What a variable answers that is held like this.
  func held(_ value: ResolvedExpression, _ hold: Hold) -> ResolvedExpression {
    guard hold != .strong else { return value }
    let type = value.type.isOptional ? value.type : .optional(value.type)
    let found = ResolvedExpression(.strong(value), type: type, range: value.range)
    if hold == .weak { return found }
    return ResolvedExpression(.forced(found), type: value.type, range: value.range)
  }

  /// A reference to the value's object that does not keep it.
  func weak(_ value: ResolvedExpression) -> ResolvedExpression {
    hasWeakReferences = true
    return ResolvedExpression(.weak(value), type: value.type, range: value.range)
  }

  /// Whether a captured value is kept: also a structure, such as a view, that is called weak.
  func holds(_ value: ResolvedExpression, _ hold: Hold) -> Bool {
    guard hold != .strong else { return true }
    if case .named(let name, _) = value.type.unwrapped, let info = typesByName[name] {
      return info.kind != .classType
    }
    return false
  }

  /// A declaration in a body, its variable held like this.
  func held(_ statements: [ResolvedStatement], _ hold: Hold) -> [ResolvedStatement] {
    guard hold != .strong else { return statements }
    return statements.map { statement in
      guard case .declare(let index, let value) = statement.kind else { return statement }
      body.locals[index].hold = hold
      hasWeakReferences = true
      return ResolvedStatement(
        .declare(local: index, value.map(weak)), range: statement.range)
    }
  }
}
