// Layout of leaves that draw: shapes, colours and images.
package import Drawing

/// Leaves have no children, no priority, no spacing preference and no guides of their own.
enum LeafLayout {
  /// A leaf with a size function.
  static func functions(
    answer: LayoutAnswer = .function,
    _ size: @escaping @Sendable (inout LayoutTree, Int, Proposal) -> Size
  ) -> LayoutFunctions {
    LayoutFunctions(
      size: size, place: { _, _ in }, priority: { _, _ in 0 }, spacing: { _, _, _ in nil },
      guide: { _, _, _, _, _ in nil }, answer: answer, cacheEntries: 0)
  }

  /// Shapes and colours: the proposal, 10 points where nothing was offered (L2). Reads nothing.
  static let fill = functions(answer: .proposal) { _, _, proposal in proposal.replacingUnspecified }

  /// `Circle`: the largest square in the proposal (L3). Reads nothing.
  static let circle = functions { _, _, proposal in
    let offered = proposal.replacingUnspecified
    let side = min(offered.width, offered.height)
    return Size(side, side)
  }

  /// A resizable image: the proposal, its content's size where nothing was offered (L47). Reads `a`
  /// and `b`, the content's size.
  static let resizable = functions { tree, node, proposal in
    let content = tree.records[node].parameters
    return Size(
      proposal.width == Proposal.unspecified ? content.a : proposal.width,
      proposal.height == Proposal.unspecified ? content.b : proposal.height)
  }

  /// An image that is not resizable: its content's size (L47). Reads `a` (width) and `b` (height).
  static let fixed = functions(answer: .parameters) { tree, node, _ in
    Size(tree.records[node].parameters.a, tree.records[node].parameters.b)
  }
}

extension LayoutParameters {
  /// What an algorithm without parameters is told.
  package static let none = LayoutParameters()

  /// For `.fixedLeaf`: the size in points.
  package static func fixedLeaf(_ size: Size) -> LayoutParameters {
    var parameters = LayoutParameters()
    parameters.a = size.width
    parameters.b = size.height
    return parameters
  }
}
