// Layout of `Spacer` and `Divider`: leaves that follow the axis of the nearest stack (D7).
import Drawing

/// `Spacer` (L19, L27). Reads `a`, the minimum length, 8 where none was given.
enum SpacerLayout {
  static let defaultLength = 8.0

  static let functions = LayoutFunctions(
    size: size, place: { _, _ in }, priority: { _, _ in -.infinity }, spacing: spacing,
    guide: { _, _, _, _, _ in nil }, textEdge: { _, _, _ in .none }, cacheEntries: 0)

  /// The proposal, but not below the minimum; nothing across the stack.
  static func size(_ tree: inout LayoutTree, _ node: Int, _ proposal: Proposal) -> Size {
    let given = tree.records[node].parameters.a
    let least = given == Proposal.unspecified ? defaultLength : given
    // The stored nil is below every minimum.
    switch tree.records[node].stackAxis {
    case .horizontal: return Size(max(proposal.width, least), 0)
    case .vertical: return Size(0, max(proposal.height, least))
    case .none: return Size(max(proposal.width, least), max(proposal.height, least))
    }
  }

  /// No distance on the edges along the axis, so that a stack adds no gap beside it.
  static func spacing(_ tree: inout LayoutTree, _ node: Int, _ edge: LayoutEdge) -> Double? {
    switch tree.records[node].stackAxis {
    case .horizontal: edge == .leading || edge == .trailing ? 0 : nil
    case .vertical: edge == .top || edge == .bottom ? 0 : nil
    case .none: 0
    }
  }
}

/// `Divider` (L36): a line across the stack's axis, horizontal outside a stack. Reads `a`, the
/// thickness.
enum DividerLayout {
  static let functions = LeafLayout.functions { tree, node, proposal in
    let thickness = tree.records[node].parameters.a
    let offered = proposal.replacingUnspecified
    return tree.records[node].stackAxis == .horizontal
      ? Size(thickness, offered.height) : Size(offered.width, thickness)
  }
}

extension LayoutParameters {
  /// For `.spacer`: the least length in points, nil for 8.
  package static func spacer(minLength: Double?) -> LayoutParameters {
    var parameters = LayoutParameters()
    parameters.a = minLength.map { max($0, 0) } ?? Proposal.unspecified
    return parameters
  }

  /// For `.divider`: the thickness in points, by default one pixel of a display of three a point.
  package static func divider(thickness: Double = 1.0 / 3) -> LayoutParameters {
    var parameters = LayoutParameters()
    parameters.a = thickness
    return parameters
  }
}
