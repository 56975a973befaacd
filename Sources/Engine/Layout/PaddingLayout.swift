// Layout of `.padding`.
package import Drawing

/// `.padding` (L26). Reads `a`, `b`, `c`, `d`: the insets at the top, leading, bottom and trailing
/// edge in points.
enum PaddingLayout {
  static let functions = LayoutFunctions(
    size: size, place: place, priority: { _, _ in 0 }, spacing: spacing, guide: guide,
    textEdge: TextEdge.ofFrame { parameters, edge in inset(parameters, edge) != 0 })

  /// What is left of a proposal inside the insets, never below 0.
  static func inside(_ proposal: Proposal, _ p: LayoutParameters) -> Proposal {
    Proposal(
      proposal.width == Proposal.unspecified
        ? Proposal.unspecified : max(0, proposal.width - p.b - p.d),
      proposal.height == Proposal.unspecified
        ? Proposal.unspecified : max(0, proposal.height - p.a - p.c))
  }

  static func size(_ tree: inout LayoutTree, _ node: Int, _ proposal: Proposal) -> Size {
    guard let child = tree.onlyChild(of: node) else { return .zero }
    let p = tree.records[node].parameters
    let inner = tree.measure(child, inside(proposal, p))
    return Size(max(0, inner.width + p.b + p.d), max(0, inner.height + p.a + p.c))
  }

  static func place(_ tree: inout LayoutTree, _ node: Int) {
    guard let child = tree.onlyChild(of: node) else { return }
    let p = tree.records[node].parameters
    tree.setChild(
      child, origin: Point(p.b, p.a), proposal: inside(tree.records[node].proposal, p))
  }

  /// An inset that is not zero resets the preference on its edge (L22, D6).
  static func spacing(_ tree: inout LayoutTree, _ node: Int, _ edge: LayoutEdge) -> Double? {
    inset(tree.records[node].parameters, edge) == 0
      ? PassThroughLayout.spacing(&tree, node, edge) : nil
  }

  private static func inset(_ p: LayoutParameters, _ edge: LayoutEdge) -> Double {
    switch edge {
    case .top: p.a
    case .leading: p.b
    case .bottom: p.c
    case .trailing: p.d
    }
  }

  static func guide(
    _ tree: inout LayoutTree, _ node: Int, _ key: AlignmentKey, _ size: Size, _ proposal: Proposal
  ) -> Double? {
    guard let child = tree.onlyChild(of: node) else { return nil }
    let p = tree.records[node].parameters
    let offered = inside(proposal, p)
    let inner = tree.measure(child, offered)
    return tree.guide(of: child, key: key, size: inner, proposal: offered)
      .map { $0 + (key.isVertical ? p.a : p.b) }
  }
}

extension LayoutParameters {
  /// For `.padding`.
  package static func padding(_ insets: Insets) -> LayoutParameters {
    var parameters = LayoutParameters()
    parameters.a = insets.top
    parameters.b = insets.leading
    parameters.c = insets.bottom
    parameters.d = insets.trailing
    return parameters
  }
}
