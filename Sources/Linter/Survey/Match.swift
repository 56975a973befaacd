/// Matched views, and which of them belong together.
import Basics
import Language

/// One use of a matched effect.
struct Match {
  let node: Int
  /// Its position among the modifiers of the view.
  let index: Int
  let modifier: Modifier
  /// The id, as a key and without what differs from place to place.
  let id: String
  let shape: String
  let isLiteral: Bool
  let namespace: String
  /// The window it is shown in: the views that open one around it.
  let host: [Step]
  /// Nil where it is decided when the program runs.
  let isSource: Bool?
  /// Nil where it is decided when the program runs.
  let sharesSize: Bool?
  let sharesPosition: Bool?
}

extension Survey {
  func matches(of node: ViewNode) -> [Match] {
    node.modifiers.enumerated().compactMap { index, modifier in
      guard modifier.marks.contains(.matches), let id = argument("id", of: modifier),
        let namespace = argument("in", of: modifier)
      else { return nil }
      let source = argument("isSource", of: modifier)
      let properties = marks(argument("properties", of: modifier), modifier.scope)
      return Match(
        node: node.number, index: index, modifier: modifier, id: key(id, modifier.scope),
        shape: shape(id, modifier.scope), isLiteral: isLiteral(id, modifier.scope),
        namespace: "\(node.root)/" + key(namespace, modifier.scope),
        host: node.steps.filter { if case .hosted = $0 { return true } else { return false } },
        isSource: source == nil ? true : flag(source, modifier.scope),
        sharesSize: properties.map { $0.contains(.measures) },
        sharesPosition: properties.map { $0.contains(.places) })
    }
  }

  private func isLiteral(_ id: ResolvedExpression, _ scope: Scope) -> Bool {
    isConstant(resolve(id, scope).value)
  }

  private func flag(_ value: ResolvedExpression?, _ scope: Scope) -> Bool? {
    guard let value, case .literal(.bool(let flag)) = resolve(value, scope).value.kind else {
      return nil
    }
    return flag
  }

  /// The marks of the cards a value is made of; nil where it is made otherwise, and those of the
  /// default where it was left out.
  private func marks(_ value: ResolvedExpression?, _ scope: Scope) -> Set<CardMark>? {
    guard let value else { return [.places, .measures] }
    let (made, scope) = resolve(value, scope)
    switch made.kind {
    case .card(let card, _, _): return catalog.marks(card)
    case .array(let parts):
      return parts.reduce(into: Set<CardMark>?.some([])) { all, part in
        guard let marks = marks(part, scope) else {
          all = nil
          return
        }
        all?.formUnion(marks)
      }
    default: return nil
    }
  }

  /// Whether two matched views share a namespace and, as far as the text tells, an id.
  func belongTogether(_ a: Match, _ b: Match) -> Bool {
    guard a.namespace == b.namespace, a.node != b.node, a.host == b.host else { return false }
    return haveOneID(a, b)
  }

  func haveOneID(_ a: Match, _ b: Match) -> Bool {
    if a.isLiteral || b.isLiteral { return a.id == b.id }
    return a.id == b.id || a.shape == b.shape
  }

  /// The other matched views of the group that may be there before or after this one.
  func partners(of match: Match) -> [Match] {
    matches.filter { belongTogether(match, $0) }
  }

  /// The matched views in an element: on it and inside it.
  func matches(in node: ViewNode) -> [Match] {
    matches.filter { $0.node == node.number || isInside(nodes[$0.node], node) }
  }

  /// What is written on the view before the effect, innermost first; through views of the program.
  func inside(_ match: Match) -> [(modifier: Modifier, node: Int)] {
    let chain = chain(nodes[match.node])
    let own = nodes[match.node].modifiers.count
    return Array(chain.prefix(chain.count - own + match.index))
  }

  /// What is written behind the effect on the same view.
  func outside(_ match: Match) -> ArraySlice<Modifier> {
    nodes[match.node].modifiers[(match.index + 1)...]
  }

  /// The keys of a modifier's arguments, to compare two of them.
  func argumentKeys(_ modifier: Modifier) -> [String] {
    ["\(modifier.card)"] + modifier.arguments.map { $0.map { key($0, modifier.scope) } ?? "-" }
  }
}
