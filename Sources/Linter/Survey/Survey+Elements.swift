// Elements: views that come and go by themselves, with their transitions and the animations around.
import Basics
import Language

extension Survey {
  /// The conditional that inserts and removes the view itself: no container stands between. Nil
  /// where it only comes and goes with something around it, or never.
  func element(_ node: ViewNode) -> Step? {
    for step in node.steps.reversed() {
      if step.isBorder { return nil }
      switch step {
      case .branch, .row: return step
      default: continue
      }
    }
    return nil
  }

  /// The transition that a view is given: of several the one written first.
  func transition(_ node: ViewNode) -> Modifier? {
    node.modifiers.first { $0.marks.contains(.transitions) }
  }

  /// Whether a part of a modifier's first argument is a card with the mark.
  func mentions(_ mark: CardMark, _ modifier: Modifier) -> Bool {
    var isThere = false
    for argument in modifier.arguments {
      guard let argument else { continue }
      visit(argument, modifier.scope) { part, _ in
        if case .card(let card, _, _) = part.kind, catalog.marks(card).contains(mark) {
          isThere = true
        }
      }
    }
    return isThere
  }

  /// Whether the transition is none at all.
  func isIdentity(_ modifier: Modifier) -> Bool {
    guard let argument = modifier.arguments.first ?? nil else { return false }
    let (value, _) = resolve(argument, modifier.scope)
    guard case .card(let card, _, _) = value.kind else { return false }
    return catalog.marks(card).contains(.erases)
  }

  /// What a modifier that animates looks at; empty where it looks at nothing.
  func watched(by modifier: Modifier) -> Set<String> {
    argument("value", of: modifier).map { places(in: $0, modifier.scope) } ?? []
  }

  /// Whether some view around holds an animation for what happens inside.
  func isAnimatedAround(_ node: ViewNode) -> Bool {
    ancestors(of: node).contains { $0.modifiers.contains { $0.marks.contains(.animates) } }
  }

  /// The changes of the states.
  func changes(of places: Set<String>) -> [Change] {
    changes.filter { places.contains($0.place) }
  }

  /// Whether some change of the states comes with an animation.
  func isAnimatedSomewhere(_ places: Set<String>) -> Bool {
    changes(of: places).contains(where: \.isAnimated)
  }

  /// The matched views of an element that have a partner outside of it, which is there when they
  /// are not.
  func flights(of element: ViewNode) -> [(match: Match, partner: Match)] {
    matches(in: element).compactMap { match in
      let partner = partners(of: match).first {
        !isInside(nodes[$0.node], element) && areExclusive(nodes[match.node], nodes[$0.node])
      }
      return partner.map { (match, $0) }
    }
  }

  /// The edit that takes a modifier off and writes it behind a view that encloses it.
  func lifting(_ modifier: Modifier, onto outer: ViewNode, _ message: String) -> Diagnostic.FixIt? {
    let (from, to) = (modifier.range, outer.base.range)
    guard from.file == to.file, to.start < from.start, from.end <= to.end else { return nil }
    let rest = SourceRange(from.end, to.end, file: from.file)
    return Diagnostic.FixIt(
      message, replace: SourceRange(from.start, to.end, file: from.file),
      with: text(rest) + text(trimmed(from)))
  }

  /// The container around a view that lists it: where a modifier for the whole can be written.
  func container(_ node: ViewNode) -> ViewNode? {
    guard let border = node.steps.last(where: \.isBorder), case .container(let number) = border
    else { return nil }
    return nodes[number]
  }
}
