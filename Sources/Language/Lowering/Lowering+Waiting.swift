// `async let` and `for await`, as what they stand for.
internal import Basics
internal import SwiftSyntax

extension Lowering {
  /// `async let a = f()`: a task that begins at once, and a variable that waits for its value.
  func started(_ node: VariableDeclaration) -> [Statement] {
    node.bindings.flatMap { binding -> [Statement] in
      guard let name = binding.names.first ?? nil, !binding.isTuple, let value = binding.value
      else { return [Statement(.variable(node), node.range)] }
      let range = value.range
      let work = ClosureNode(
        parameters: nil, shorthandCount: 0, result: nil,
        body: [Statement(.returnValue(value), range)],
        range: range)
      let begin = chain(
        "Task", range,
        .call(
          CallArguments(
            arguments: [
              ExpressionArgument(
                label: nil, labelRange: range, value: Expression(.closure(work), range))
            ], trailingCount: 1, range: range)))
      let task = name + "$task"
      let read = chain(task, range, .member("value", generics: []))
      var later = binding
      later.value = nil
      later.accessors = VariableDeclaration.Accessors(
        getter: [Statement(.returnValue(read), range)], setter: nil, setterName: "newValue",
        range: range)
      let first = VariableDeclaration.Binding(
        names: [task], isTuple: false, nameRange: binding.nameRange, type: nil, value: begin)
      return [first, later].map { one in
        var made = node
        made.bindings = [one]
        return Statement(.variable(made), node.range)
      }
    }
  }

  /// `for await x in values`: the next one is waited for as long as there is one.
  func awaited(_ node: ForStmtSyntax) -> Statement {
    let place = range(node)
    let iterator = "iterator$\(place.start)"
    let sequence = expression(node.sequence)
    var first = VariableDeclaration(
      attributes: [], isStatic: false, isPrivate: false, isConstant: false, bindings: [],
      range: place)
    first.bindings = [
      VariableDeclaration.Binding(
        names: [iterator], isTuple: false, nameRange: place, type: nil,
        value: chained(sequence, place, .member("makeAsyncIterator", generics: []), none(place)))
    ]
    let next = chain(iterator, place, .member("next", generics: []), none(place))
    var body = block(node.body.statements)
    if let filter = node.whereClause {
      let condition = expression(filter.condition)
      let leave = IfNode(
        conditions: [.boolean(condition)], body: body, otherwise: nil, range: place)
      body = [Statement(.ifElse(leave), place)]
    }
    let found = Pattern(.some(pattern(node.pattern)), place)
    let loop = Statement(.whileLoop([.pattern(found, next)], body), place)
    return Statement(.block([Statement(.variable(first), place), loop]), place)
  }

  private func none(_ range: Basics.SourceRange) -> Expression.Link.Kind {
    .call(CallArguments(arguments: [], trailingCount: 0, range: range))
  }

  private func chain(
    _ name: String, _ range: Basics.SourceRange, _ links: Expression.Link.Kind...
  ) -> Expression {
    Expression(
      .chain(
        Expression(.name(name, generics: []), range),
        links.map { Expression.Link(kind: $0, range: range) }), range)
  }

  private func chained(
    _ base: Expression, _ range: Basics.SourceRange, _ links: Expression.Link.Kind...
  ) -> Expression {
    Expression(.chain(base, links.map { Expression.Link(kind: $0, range: range) }), range)
  }
}
