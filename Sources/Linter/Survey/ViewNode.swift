/// The views of a program as its text says them, each once for every place it is used at.
import Basics
import Language

/// One view with what is written on it.
struct ViewNode {
  let number: Int
  /// The view that the tree was surveyed from.
  let root: TypeID
  /// The view itself, without modifiers.
  let base: ResolvedExpression
  let scope: Scope
  /// The card that makes it; nil for views of the program.
  let card: CardID?
  let instance: Instance?
  /// Innermost first.
  let modifiers: [Modifier]
  /// The way from the root.
  let steps: [Step]
}

/// A modifier written on a view.
struct Modifier {
  let card: CardID
  let marks: Set<CardMark>
  /// In the order of the parameters; nil where one was left out.
  let arguments: [ResolvedExpression?]
  /// From the end of what it is written on to its own end: blanks first, then the point.
  let range: SourceRange
  let scope: Scope
}

/// One step down the tree.
enum Step: Hashable {
  /// Into what a view of the program is made of, or through a view that is no container.
  case body(Int)
  /// Into a container.
  case container(Int)
  /// Into what a modifier of a view holds.
  case content(Int, modifier: Int)
  /// Into a window of its own.
  case hosted(Int)
  /// Into a branch of a conditional.
  case branch(Int, Int)
  /// Into one row of a repetition.
  case row(Int)

  /// The view the step goes into.
  var node: Int? {
    switch self {
    case .body(let node), .container(let node), .hosted(let node), .row(let node): return node
    case .content(let node, _): return node
    case .branch: return nil
    }
  }

  /// Whether what lies beyond has a container of its own, which reads its transitions and order.
  var isBorder: Bool {
    switch self {
    case .container, .content, .hosted: return true
    case .body, .branch, .row: return false
    }
  }
}

/// An `if`, `switch` or `?:` between views.
struct Conditional {
  let range: SourceRange
  /// What holds in each branch, as far as it can be said.
  let facts: [[Fact]]
  /// The states it looks at.
  let places: Set<String>
}

extension Survey {
  /// The views around a view, outermost first.
  func ancestors(of node: ViewNode) -> [ViewNode] {
    node.steps.compactMap(\.node).map { nodes[$0] }
  }

  func isInside(_ node: ViewNode, _ outer: ViewNode) -> Bool {
    node.steps.contains { $0.node == outer.number }
  }

  /// The branches a view stands in.
  func branches(_ node: ViewNode) -> [Step] {
    node.steps.filter { if case .branch = $0 { return true } else { return false } }
  }

  /// What holds wherever the view is there.
  func facts(_ node: ViewNode) -> [Fact] { branches(node).flatMap(facts) }

  private func facts(_ step: Step) -> [Fact] {
    guard case .branch(let number, let branch) = step else { return [] }
    let all = conditionals[number].facts
    return all.indices.contains(branch) ? all[branch] : []
  }

  /// Whether the two can never be there at once.
  func areExclusive(_ a: ViewNode, _ b: ViewNode) -> Bool {
    let others = branches(b)
    for case .branch(let number, let branch) in branches(a) {
      for case .branch(let other, let otherBranch) in others
      where number == other && branch != otherBranch { return true }
    }
    let known = facts(b)
    return facts(a).contains { fact in known.contains { fact.contradicts($0) } }
  }

  /// Whether `a` is there whenever `b` is.
  func accompanies(_ a: ViewNode, _ b: ViewNode) -> Bool {
    let steps = Set(branches(b))
    let known = Set(facts(b))
    return branches(a).allSatisfy { step in
      if steps.contains(step) { return true }
      let facts = facts(step)
      return !facts.isEmpty && known.isSuperset(of: facts)
    }
  }

  /// The value given to a parameter, by its label or name.
  func argument(_ name: String, of modifier: Modifier) -> ResolvedExpression? {
    argument(name, modifier.card, modifier.arguments)
  }

  func argument(
    _ name: String, _ card: CardID, _ arguments: [ResolvedExpression?]
  ) -> ResolvedExpression? {
    let parameters = catalog.signature(card)?.parameters ?? []
    guard
      let index = parameters.firstIndex(where: { $0.label == name })
        ?? parameters.firstIndex(where: { $0.name == name }),
      arguments.indices.contains(index)
    else { return nil }
    return arguments[index]
  }

  /// The modifiers on a view from the inside out, beginning inside the view of the program it is,
  /// where that is made of one view.
  func chain(_ node: ViewNode) -> [(modifier: Modifier, node: Int)] {
    var all = node.modifiers.map { (modifier: $0, node: node.number) }
    var inner = node
    while inner.instance != nil {
      guard let parts = parts[inner.number].map({ $0.map { nodes[$0] } }), parts.count == 1
      else { break }
      all = parts[0].modifiers.map { (modifier: $0, node: parts[0].number) } + all
      inner = parts[0]
    }
    return all
  }

  /// The innermost view of a chain: what it is in the end.
  func core(_ node: ViewNode) -> ViewNode {
    var inner = node
    while inner.instance != nil {
      guard let parts = parts[inner.number].map({ $0.map { nodes[$0] } }), parts.count == 1
      else { break }
      inner = parts[0]
    }
    return inner
  }
}
