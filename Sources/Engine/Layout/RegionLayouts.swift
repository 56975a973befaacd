// Layout of the containers that make a region of their own: `GeometryReader` and `ScrollView`.
import Drawing

/// `GeometryReader` (L38): takes the whole proposal and puts its children at its top left. Reads
/// nothing.
enum GeometryReaderLayout {
  static let functions = LayoutFunctions(
    size: { _, _, proposal in proposal.replacingUnspecified },
    place: { tree, node in
      let offered = Proposal(tree.records[node].size)
      for child in tree.children(of: node) {
        tree.setChild(child, origin: .zero, proposal: offered)
      }
    },
    priority: { _, _ in 0 }, spacing: { _, _, _ in nil }, guide: { _, _, _, _, _ in nil },
    childAxis: StackAxis.none, cacheEntries: 0)
}

/// `ScrollView` (L37): takes what is proposed along its axis, proposes nothing there to its
/// content, and is as wide as that across. Reads `flags`, 1 for a horizontal one.
enum ScrollLayout {
  static let horizontalFlag: UInt32 = 1

  static let functions = LayoutFunctions(
    size: size,
    place: { tree, node in
      guard let child = tree.onlyChild(of: node) else { return }
      let record = tree.records[node]
      tree.setChild(child, origin: .zero, proposal: offered(record, record.proposal))
    },
    priority: { _, _ in 0 }, spacing: { _, _, _ in nil }, guide: { _, _, _, _, _ in nil })

  private static func offered(_ record: LayoutRecord, _ proposal: Proposal) -> Proposal {
    record.parameters.flags & horizontalFlag != 0
      ? Proposal(Proposal.unspecified, proposal.height)
      : Proposal(proposal.width, Proposal.unspecified)
  }

  static func size(_ tree: inout LayoutTree, _ node: Int, _ proposal: Proposal) -> Size {
    guard let child = tree.onlyChild(of: node) else { return proposal.replacingUnspecified }
    let record = tree.records[node]
    let inner = tree.measure(child, offered(record, proposal))
    if record.parameters.flags & horizontalFlag != 0 {
      return Size(
        proposal.width == Proposal.unspecified ? inner.width : proposal.width, inner.height)
    }
    return Size(
      inner.width, proposal.height == Proposal.unspecified ? inner.height : proposal.height)
  }
}

extension LayoutParameters {
  /// For `.scroll`: the axis along which the content may be longer than the view.
  package static func scroll(_ axis: Axis) -> LayoutParameters {
    var parameters = LayoutParameters()
    parameters.flags = axis == .horizontal ? ScrollLayout.horizontalFlag : 0
    return parameters
  }
}
