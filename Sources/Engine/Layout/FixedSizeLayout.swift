// Layout of `.fixedSize`.
import Drawing

/// `.fixedSize` (L30): proposes nothing on the chosen axes. Reads `flags`.
enum FixedSizeLayout {
  static let horizontalFlag: UInt32 = 1
  static let verticalFlag: UInt32 = 2

  static let functions = LayoutFunctions(
    size: size, place: place, priority: PassThroughLayout.priority,
    spacing: PassThroughLayout.spacing, guide: guide)

  private static func offered(
    _ tree: borrowing LayoutTree, _ node: Int, _ proposal: Proposal
  ) -> Proposal {
    let flags = tree.records[node].parameters.flags
    return Proposal(
      flags & horizontalFlag != 0 ? Proposal.unspecified : proposal.width,
      flags & verticalFlag != 0 ? Proposal.unspecified : proposal.height)
  }

  static func size(_ tree: inout LayoutTree, _ node: Int, _ proposal: Proposal) -> Size {
    PassThroughLayout.size(&tree, node, offered(tree, node, proposal))
  }

  static func place(_ tree: inout LayoutTree, _ node: Int) {
    guard let child = tree.onlyChild(of: node) else { return }
    tree.setChild(
      child, origin: .zero, proposal: offered(tree, node, tree.records[node].proposal))
  }

  static func guide(
    _ tree: inout LayoutTree, _ node: Int, _ key: AlignmentKey, _ size: Size, _ proposal: Proposal
  ) -> Double? {
    PassThroughLayout.guide(&tree, node, key, size, offered(tree, node, proposal))
  }
}

extension LayoutParameters {
  /// For `.fixedSize`: the axes on which nothing is proposed.
  package static func fixedSize(horizontal: Bool, vertical: Bool) -> LayoutParameters {
    var parameters = LayoutParameters()
    parameters.flags =
      (horizontal ? FixedSizeLayout.horizontalFlag : 0)
      | (vertical ? FixedSizeLayout.verticalFlag : 0)
    return parameters
  }
}
