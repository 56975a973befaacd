// Layout of the containers that make a region of their own: `GeometryReader` and `ScrollView`.
package import Drawing

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

/// `ScrollView` (L37): takes what is proposed along its axes, proposes nothing there to its
/// content, and is as wide as that across. Reads `flags`, 1 for across and 2 for up and down, and
/// `a` and `b`, how far the content is moved to the left and up.
enum ScrollLayout {
  static let functions = LayoutFunctions(
    size: size,
    place: { tree, node in
      guard let child = tree.onlyChild(of: node) else { return }
      let record = tree.records[node]
      tree.setChild(
        child, origin: Point(-record.parameters.a, -record.parameters.b),
        proposal: offered(record, record.proposal))
    },
    priority: { _, _ in 0 }, spacing: { _, _, _ in nil }, guide: { _, _, _, _, _ in nil })

  private static func offered(_ record: LayoutRecord, _ proposal: Proposal) -> Proposal {
    let flags = record.parameters.flags
    return Proposal(
      flags & 1 != 0 ? Proposal.unspecified : proposal.width,
      flags & 2 != 0 ? Proposal.unspecified : proposal.height)
  }

  static func size(_ tree: inout LayoutTree, _ node: Int, _ proposal: Proposal) -> Size {
    guard let child = tree.onlyChild(of: node) else { return proposal.replacingUnspecified }
    let record = tree.records[node]
    let inner = tree.measure(child, offered(record, proposal))
    func length(_ bit: UInt32, _ offered: Double, _ own: Double) -> Double {
      record.parameters.flags & bit == 0 || offered == Proposal.unspecified ? own : offered
    }
    return Size(
      length(1, proposal.width, inner.width), length(2, proposal.height, inner.height))
  }
}

extension LayoutParameters {
  /// For `.scroll`: the axes along which the content may be longer than the view, and how far it
  /// has been moved, in points.
  package static func scroll(_ axes: ScrollAxes, offset: Point = .zero) -> LayoutParameters {
    var parameters = LayoutParameters()
    parameters.flags = (axes.horizontal ? 1 : 0) | (axes.vertical ? 2 : 0)
    parameters.a = offset.x
    parameters.b = offset.y
    return parameters
  }
}
