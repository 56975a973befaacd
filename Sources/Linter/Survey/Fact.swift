/// What is known to hold in a branch, as a value that an expression has there.
import Language

struct Fact: Hashable {
  enum Answer: Hashable {
    case yes, no
    case none, some
    case equal(String, isConstant: Bool)
    case unequal(String)
  }

  /// The expression, as a key.
  var key: String
  var answer: Answer

  var negated: Fact? {
    switch answer {
    case .yes: return Fact(key: key, answer: .no)
    case .no: return Fact(key: key, answer: .yes)
    case .none: return Fact(key: key, answer: .some)
    case .some: return Fact(key: key, answer: .none)
    case .equal(let value, _): return Fact(key: key, answer: .unequal(value))
    case .unequal(let value): return Fact(key: key, answer: .equal(value, isConstant: false))
    }
  }

  /// Whether the two cannot both hold.
  func contradicts(_ other: Fact) -> Bool {
    guard key == other.key else { return false }
    switch (answer, other.answer) {
    case (.yes, .no), (.no, .yes), (.none, .some), (.some, .none): return true
    case (.none, .equal), (.equal, .none): return true
    case (.equal(let a, let x), .equal(let b, let y)): return a != b && x && y
    case (.equal(let a, _), .unequal(let b)), (.unequal(let a), .equal(let b, _)): return a == b
    default: return false
    }
  }
}

extension Survey {
  /// What holds where all clauses do.
  func facts(_ conditions: [ResolvedCondition], _ scope: Scope) -> [Fact] {
    conditions.flatMap { condition -> [Fact] in
      switch condition {
      case .boolean(let value): return facts(value, scope)
      case .binding(_, let value): return [Fact(key: key(value, scope), answer: .some)]
      case .pattern(let pattern, _, let value):
        return fact(pattern, key(value, scope), scope).map { [$0] } ?? []
      }
    }
  }

  /// What holds where the clauses do not: one of several may be it, so it can only be said of one.
  func negatedFacts(_ conditions: [ResolvedCondition], _ scope: Scope) -> [Fact] {
    guard conditions.count == 1 else { return [] }
    let facts = facts(conditions, scope)
    guard facts.count == 1, let negated = facts[0].negated else { return [] }
    return [negated]
  }

  func facts(_ value: ResolvedExpression, _ scope: Scope) -> [Fact] {
    switch value.kind {
    case .and(let a, let b): return facts(a, scope) + facts(b, scope)
    case .unary(.not, let inner):
      let facts = facts(inner, scope)
      guard facts.count == 1, let negated = facts[0].negated else { return [] }
      return [negated]
    case .binary(.equal, let a, let b): return [comparison(a, b, scope)]
    case .binary(.notEqual, let a, let b):
      return comparison(a, b, scope).negated.map { [$0] } ?? []
    default: return [Fact(key: key(value, scope), answer: .yes)]
    }
  }

  private func comparison(
    _ a: ResolvedExpression, _ b: ResolvedExpression, _ scope: Scope
  ) -> Fact {
    if case .literal(.none) = b.kind { return Fact(key: key(a, scope), answer: .none) }
    if case .literal(.none) = a.kind { return Fact(key: key(b, scope), answer: .none) }
    if isConstant(a), !isConstant(b) {
      return Fact(key: key(b, scope), answer: .equal(key(a, scope), isConstant: true))
    }
    return Fact(key: key(a, scope), answer: .equal(key(b, scope), isConstant: isConstant(b)))
  }

  func isConstant(_ value: ResolvedExpression) -> Bool {
    switch value.kind {
    case .literal: return true
    case .enumCase(_, _, let payload): return payload.isEmpty
    default: return false
    }
  }

  /// What a pattern says about the value with the key.
  func fact(_ pattern: ResolvedPattern, _ key: String, _ scope: Scope) -> Fact? {
    switch pattern {
    case .value(let value):
      return Fact(
        key: key, answer: .equal(self.key(value, scope), isConstant: isConstant(value)))
    case .enumCase(let type, let index, _):
      return Fact(
        key: key, answer: .equal("e\(type).\(index)()", isConstant: true))
    case .some: return Fact(key: key, answer: .some)
    case .none: return Fact(key: key, answer: .none)
    case .any, .bind, .tuple, .cast, .builtInCase: return nil
    }
  }
}
