// Layout of `.position`.
import Drawing

/// `.position` (L33): takes what is proposed and puts the child's centre at a point. Reads `a` and
/// `b`, the point.
enum PositionLayout {
  static let functions = LayoutFunctions(
    size: size, place: place, priority: { _, _ in 0 }, spacing: PassThroughLayout.spacing,
    guide: guide)

  static func size(_ tree: inout LayoutTree, _ node: Int, _ proposal: Proposal) -> Size {
    if proposal.width != Proposal.unspecified && proposal.height != Proposal.unspecified {
      return Size(proposal.width, proposal.height)
    }
    guard let child = tree.onlyChild(of: node) else { return .zero }
    let inner = tree.measure(child, proposal)
    return Size(
      proposal.width == Proposal.unspecified ? inner.width : proposal.width,
      proposal.height == Proposal.unspecified ? inner.height : proposal.height)
  }

  private static func origin(_ p: LayoutParameters, _ inner: Size) -> Point {
    Point(p.a - inner.width / 2, p.b - inner.height / 2)
  }

  static func place(_ tree: inout LayoutTree, _ node: Int) {
    guard let child = tree.onlyChild(of: node) else { return }
    let proposal = Proposal(tree.records[node].size)
    let inner = tree.measure(child, proposal)
    tree.setChild(
      child, origin: origin(tree.records[node].parameters, inner), proposal: proposal, size: inner)
  }

  static func guide(
    _ tree: inout LayoutTree, _ node: Int, _ key: AlignmentKey, _ size: Size, _ proposal: Proposal
  ) -> Double? {
    guard let child = tree.onlyChild(of: node) else { return nil }
    let inner = tree.measure(child, Proposal(size))
    let at = origin(tree.records[node].parameters, inner)
    return tree.guide(of: child, key: key, size: inner, proposal: Proposal(size))
      .map { $0 + (key.isVertical ? at.y : at.x) }
  }
}

extension LayoutParameters {
  /// For `.position`: the centre of the child, in points from the top left of the proposal.
  package static func position(x: Double, y: Double) -> LayoutParameters {
    .offset(x: x, y: y)
  }
}
