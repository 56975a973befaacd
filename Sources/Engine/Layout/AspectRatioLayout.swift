// Layout of `.aspectRatio`, `.scaledToFit` and `.scaledToFill`.
import Drawing

/// `.aspectRatio` (L31, D5). Reads `a`, width over height or `Proposal.unspecified` for that of the
/// child's ideal size, and `flags`, 1 for fill.
enum AspectRatioLayout {
  static let fillFlag: UInt32 = 1

  static let functions = LayoutFunctions(
    size: size, place: place, priority: { _, _ in 0 }, spacing: PassThroughLayout.spacing,
    guide: guide)

  /// What the child is proposed: the base size, scaled into or over the proposal.
  static func offered(
    _ tree: inout LayoutTree, _ node: Int, _ child: Int, _ proposal: Proposal
  ) -> Proposal {
    if proposal == .ideal { return proposal }
    let p = tree.records[node].parameters
    var base = p.a == Proposal.unspecified ? tree.measure(child, .ideal) : Size(p.a, 1)
    if base.width == base.height { base = Size(1, 1) }
    let fill = p.flags & fillFlag != 0
    var scale: Double?
    func consider(_ proposed: Double, _ side: Double) {
      guard proposed != Proposal.unspecified else { return }
      let factor = side == 0 ? (proposed == 0 ? 0 : .infinity) : proposed / side
      scale = scale.map { fill ? max($0, factor) : min($0, factor) } ?? factor
    }
    consider(proposal.width, base.width)
    consider(proposal.height, base.height)
    func scaled(_ side: Double) -> Double { side == 0 ? 0 : side * (scale ?? 1) }
    return Proposal(scaled(base.width), scaled(base.height))
  }

  static func size(_ tree: inout LayoutTree, _ node: Int, _ proposal: Proposal) -> Size {
    guard let child = tree.onlyChild(of: node) else { return .zero }
    return tree.measure(child, offered(&tree, node, child, proposal))
  }

  /// The node has the child's size, so centred means at its origin.
  static func place(_ tree: inout LayoutTree, _ node: Int) {
    guard let child = tree.onlyChild(of: node) else { return }
    let proposal = offered(&tree, node, child, tree.records[node].proposal)
    tree.setChild(child, origin: .zero, proposal: proposal)
  }

  static func guide(
    _ tree: inout LayoutTree, _ node: Int, _ key: AlignmentKey, _ size: Size, _ proposal: Proposal
  ) -> Double? {
    guard let child = tree.onlyChild(of: node) else { return nil }
    let inner = offered(&tree, node, child, proposal)
    return tree.guide(of: child, key: key, size: size, proposal: inner)
  }
}

extension LayoutParameters {
  /// For `.aspectRatio`: width over height, nil for that of the child's ideal size. A ratio that is
  /// not positive and finite counts as nil.
  package static func aspectRatio(_ ratio: Double?, fill: Bool) -> LayoutParameters {
    var parameters = LayoutParameters()
    parameters.a = Proposal.unspecified
    if let ratio, ratio > 0, ratio.isFinite { parameters.a = ratio }
    parameters.flags = fill ? AspectRatioLayout.fillFlag : 0
    return parameters
  }
}
