// Layout of `ViewThatFits`.
import Drawing

/// `ViewThatFits`: the first child whose ideal size fits into the proposal, else the last one.
/// Reads `flags`: 1 where the width counts, 2 where the height does.
enum FittingLayout {
  static let functions = LayoutFunctions(
    size: { tree, node, proposal in
      guard let child = tree.fittingChild(of: node, proposal) else { return .zero }
      return tree.measure(child, proposal)
    },
    place: { tree, node in
      let proposal = tree.records[node].proposal
      for child in tree.children(of: node) {
        tree.setChild(child, origin: .zero, proposal: proposal)
      }
    },
    priority: { _, _ in 0 }, spacing: { _, _, _ in nil },
    guide: { tree, node, key, size, proposal in
      guard let child = tree.fittingChild(of: node, proposal) else { return nil }
      return tree.guide(of: child, key: key, size: size, proposal: proposal)
    },
    cacheEntries: 4)
}

extension LayoutTree {
  /// The child of a `.fitting` node that is shown for a proposal; nil where it has none.
  mutating func fittingChild(of node: Int, _ proposal: Proposal) -> Int? {
    let flags = records[node].parameters.flags
    func fits(_ length: Double, _ offered: Double) -> Bool {
      offered == Proposal.unspecified || length <= offered + 1e-6
    }
    let children = children(of: node)
    for child in children.dropLast() {
      let ideal = measure(
        child,
        Proposal(
          flags & 1 != 0 ? Proposal.unspecified : proposal.width,
          flags & 2 != 0 ? Proposal.unspecified : proposal.height))
      if flags & 1 == 0 || fits(ideal.width, proposal.width),
        flags & 2 == 0 || fits(ideal.height, proposal.height)
      {
        return child
      }
    }
    return children.last
  }
}

extension LayoutParameters {
  /// For `.fitting`: the axes along which a child has to fit.
  package static func fitting(horizontal: Bool, vertical: Bool) -> LayoutParameters {
    var parameters = LayoutParameters()
    parameters.flags = (horizontal ? 1 : 0) | (vertical ? 2 : 0)
    return parameters
  }
}
