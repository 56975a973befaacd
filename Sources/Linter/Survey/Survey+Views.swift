// From bodies to the tree of views.
import Basics
import Language

extension Survey {
  /// Places what a body answers; `outer` is written on it from outside.
  func place(body function: FunctionID, _ scope: Scope, _ steps: [Step], _ outer: [Modifier]) {
    guard program.functions.indices.contains(function), steps.count < Survey.longestWay else {
      isComplete = false
      return
    }
    switch program.functions[function].body {
    case .builder(let builder): place(builder, scope, steps, outer)
    case .statements(let list): place(list, scope, steps, outer)
    }
  }

  private func place(
    _ list: [ResolvedStatement], _ scope: Scope, _ steps: [Step], _ outer: [Modifier]
  ) {
    for statement in list {
      switch statement.kind {
      case .returnValue(let value?): place(value, scope, steps, outer)
      case .expression(let value) where isView(value.type): place(value, scope, steps, outer)
      case .ifElse(let conditions, let first, let second):
        let number = add(conditions, scope, statement.range)
        place(first, scope, steps + [.branch(number, 0)], outer)
        place(second, scope, steps + [.branch(number, 1)], outer)
      default: declare(statement, scope)
      }
    }
  }

  /// Keeps what a declared local stands for.
  func declare(_ statement: ResolvedStatement, _ scope: Scope) {
    if case .declare(let local, let value?) = statement.kind {
      scope.locals[local] = bound(value, scope)
    }
  }

  func place(
    _ builder: ResolvedBuilder, _ scope: Scope, _ steps: [Step], _ outer: [Modifier]
  ) {
    let views = builder.items.filter {
      if case .statement = $0 { return false } else { return true }
    }
    var steps = steps
    var outer = outer
    if !outer.isEmpty, views.count != 1 || !isPlain(views[0]) {
      let base = ResolvedExpression(.builder(builder), type: .view, range: outer[0].range)
      let group = add(base, scope, card: nil, instance: nil, outer, steps)
      steps.append(.body(group))
      outer = []
    }
    for item in builder.items {
      switch item {
      case .view(let value): place(value, scope, steps, outer)
      case .statement(let statement): declare(statement, scope)
      case .conditional(let conditions, let first, let second, let range):
        let number = add(conditions, scope, range)
        place(first, scope, steps + [.branch(number, 0)], [])
        if let second { place(second, scope, steps + [.branch(number, 1)], []) }
      case .switched(let value, let subject, let cases, let range):
        scope.locals[subject] = .expression(value, scope)
        place(cases, of: value, scope, steps, range)
      }
    }
  }

  private func isPlain(_ item: ResolvedBuilderItem) -> Bool {
    if case .view = item { return true } else { return false }
  }

  private func place(
    _ cases: [ResolvedBuilderCase], of value: ResolvedExpression, _ scope: Scope, _ steps: [Step],
    _ range: SourceRange
  ) {
    let key = key(value, scope)
    let facts = cases.map { part -> [Fact] in
      guard part.patterns.count == 1 else { return [] }
      return fact(part.patterns[0], key, scope).map { [$0] } ?? []
    }
    conditionals.append(
      Conditional(range: range, facts: facts, places: places(in: value, scope)))
    let number = conditionals.count - 1
    for (branch, part) in cases.enumerated() {
      place(part.body, scope, steps + [.branch(number, branch)], [])
    }
  }

  private func add(
    _ conditions: [ResolvedCondition], _ scope: Scope, _ range: SourceRange
  ) -> Int {
    let places = conditions.reduce(into: Set<String>()) {
      $0.formUnion(self.places(in: $1.value, scope))
    }
    let facts = [facts(conditions, scope), negatedFacts(conditions, scope)]
    for case .binding(let local, let value) in conditions {
      scope.locals[local] = .unwrapped(value, scope)
    }
    conditionals.append(Conditional(range: range, facts: facts, places: places))
    return conditionals.count - 1
  }

  /// Places one view: what is written on it is taken off from the outside in.
  func place(
    _ expression: ResolvedExpression, _ scope: Scope, _ steps: [Step], _ outer: [Modifier]
  ) {
    guard nodes.count < Survey.mostNodes, outer.count < 512, steps.count < Survey.longestWay else {
      isComplete = false
      return
    }
    let (value, scope) = resolve(expression, scope)
    switch value.kind {
    case .card(let card, let receiver?, let arguments) where isView(receiver.type):
      let modifier = Modifier(
        card: card, marks: catalog.marks(card), arguments: arguments,
        range: SourceRange(receiver.range.end, value.range.end, file: value.range.file),
        scope: scope)
      if modifier.marks.contains(.applies), apply(modifier, to: receiver, scope, steps, outer) {
        return
      }
      place(receiver, scope, steps, [modifier] + outer)
    case .card(let card, _, let arguments):
      let node = add(value, scope, card: card, instance: nil, outer, steps)
      placeContents(of: node, card, arguments, scope)
    case .construct, .constructWith:
      placeOwn(value, scope, steps, outer)
    case .call(let function, let receiver, let arguments):
      placeCalled(function, entry(function, receiver, arguments, scope), steps, outer)
    case .getter(let function, let receiver):
      placeCalled(function, entry(function, receiver, [], scope), steps, outer)
    case .callValue(let function, let arguments):
      guard let inner = callee(function, scope, arguments) else {
        _ = add(value, scope, card: nil, instance: nil, outer, steps)
        return
      }
      placeCalled(inner.function, inner, steps, outer)
    case .ternary(let condition, let first, let second):
      let number = add([.boolean(condition)], scope, value.range)
      place(first, scope, steps + [.branch(number, 0)], outer)
      place(second, scope, steps + [.branch(number, 1)], outer)
    case .builder(let builder): place(builder, scope, steps, outer)
    case .closure(let made):
      placeCalled(
        made.function, newScope(made.function, captures: made.captures, in: scope), steps, outer)
    default:
      if case .poisoned = value.kind { isComplete = false }
      _ = add(value, scope, card: nil, instance: nil, outer, steps)
    }
  }

  private func placeCalled(
    _ function: FunctionID, _ scope: Scope, _ steps: [Step], _ outer: [Modifier]
  ) {
    guard walking.filter({ $0 == function }).count < 2 else {
      isComplete = false
      return
    }
    walking.append(function)
    place(body: function, scope, steps, outer)
    walking.removeLast()
  }

  /// A view of the program, and what it is made of.
  private func placeOwn(
    _ value: ResolvedExpression, _ scope: Scope, _ steps: [Step], _ outer: [Modifier]
  ) {
    guard let instance = made(by: value, scope) else { return }
    let node = add(value, scope, card: nil, instance: instance, outer, steps)
    guard let body = program.types[instance.type].getters["body"] else { return }
    let inner = newScope(body)
    inner.locals[0] = .instance(instance)
    placeCalled(body, inner, steps + [.body(node)], [])
  }

  /// A modifier of the program: its body stands around the view. False where it is a card's.
  private func apply(
    _ modifier: Modifier, to receiver: ResolvedExpression, _ scope: Scope, _ steps: [Step],
    _ outer: [Modifier]
  ) -> Bool {
    guard let argument = modifier.arguments.first ?? nil else { return false }
    let (value, place) = resolve(argument, scope)
    guard let instance = made(by: value, place),
      let body = program.types[instance.type].methods["body(content:)"]
    else { return false }
    let inner = newScope(body)
    inner.locals[0] = .instance(instance)
    inner.locals[1] = .expression(receiver, scope)
    placeCalled(body, inner, steps, outer)
    return true
  }

  private func add(
    _ base: ResolvedExpression, _ scope: Scope, card: CardID?, instance: Instance?,
    _ modifiers: [Modifier], _ steps: [Step]
  ) -> Int {
    let number = nodes.count
    nodes.append(
      ViewNode(
        number: number, root: root, base: base, scope: scope, card: card, instance: instance,
        modifiers: modifiers, steps: steps))
    if case .body(let whole)? = steps.last { parts[whole, default: []].append(number) }
    for (index, modifier) in modifiers.enumerated() {
      let step: Step =
        modifier.marks.contains(.hosts) ? .hosted(number) : .content(number, modifier: index)
      for argument in modifier.arguments {
        if let argument { placeArgument(argument, modifier.scope, nodes[number].steps + [step]) }
      }
    }
    return number
  }

  private func placeContents(
    of node: Int, _ card: CardID, _ arguments: [ResolvedExpression?], _ scope: Scope
  ) {
    let marks = catalog.marks(card)
    let steps = nodes[node].steps
    let hosted = argument("destination", card, arguments)
    for argument in arguments {
      guard let argument else { continue }
      var step = Step.container(node)
      if marks.contains(.passes) { step = .body(node) }
      if marks.contains(.repeats) { step = .row(node) }
      if marks.contains(.hosts), argument.range == hosted?.range { step = .hosted(node) }
      placeArgument(argument, scope, steps + [step])
    }
  }

  /// An argument: views to place, an action to walk, or a value with such things in it.
  private func placeArgument(_ argument: ResolvedExpression, _ scope: Scope, _ steps: [Step]) {
    let (value, place) = resolve(argument, scope)
    if let inner = callee(value, place, []) {
      if case .row(let node)? = steps.last { rowScopes[node] = inner.number }
      if case .builder(let builder) = program.functions[inner.function].body {
        self.place(builder, inner, steps, [])
      } else {
        act(inner.function, inner, isAnimated: false)
      }
    } else if case .builder(let builder) = value.kind {
      self.place(builder, place, steps, [])
    } else if isView(value.type) {
      self.place(value, place, steps, [])
    } else {
      act(value, place, isAnimated: false)
    }
  }
}
