// Walks over all expressions of a program.

extension ResolvedProgram {
  /// Calls `look` with every expression of every body, outer before inner.
  package func forEachExpression(_ look: (ResolvedExpression) -> Void) {
    for function in functions {
      switch function.body {
      case .statements(let list): for statement in list { statement.forEachExpression(look) }
      case .builder(let builder): builder.forEachExpression(look)
      }
    }
  }

  /// Types of the program that some body of it makes a value of.
  package func constructedTypes() -> Set<TypeID> {
    var used: Set<TypeID> = []
    forEachExpression { expression in
      switch expression.kind {
      case .construct(let type, _), .constructWith(let type, _, _): used.insert(type)
      default: break
      }
    }
    return used
  }
}

extension ResolvedExpression {
  package func forEachExpression(_ look: (ResolvedExpression) -> Void) {
    look(self)
    if case .builder(let builder) = kind { builder.forEachExpression(look) }
    for child in children { child.forEachExpression(look) }
  }
}

extension ResolvedStatement {
  package func forEachExpression(_ look: (ResolvedExpression) -> Void) {
    let (expressions, statements) = parts
    for expression in expressions { expression.forEachExpression(look) }
    for statement in statements { statement.forEachExpression(look) }
  }
}

extension ResolvedBuilder {
  package func forEachExpression(_ look: (ResolvedExpression) -> Void) {
    for item in items {
      switch item {
      case .view(let value): value.forEachExpression(look)
      case .statement(let statement): statement.forEachExpression(look)
      case .conditional(let conditions, let first, let second, _):
        for condition in conditions { condition.value.forEachExpression(look) }
        first.forEachExpression(look)
        second?.forEachExpression(look)
      case .switched(let value, _, let cases, _):
        value.forEachExpression(look)
        for part in cases {
          part.filter?.forEachExpression(look)
          part.body.forEachExpression(look)
        }
      }
    }
  }
}
