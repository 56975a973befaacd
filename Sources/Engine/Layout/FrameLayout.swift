// Layout of `.frame(width:height:alignment:)`.
import Drawing

/// A frame with fixed sides (L23, L25). Reads `a` and `b`, the width and height or
/// `Proposal.unspecified`, and `alignment`.
enum FrameLayout {
  static let functions = LayoutFunctions(
    size: size, place: place, priority: { _, _ in 0 }, spacing: PassThroughLayout.spacing,
    guide: guide,
    textEdge: TextEdge.ofFrame { parameters, edge in
      (edge.isHorizontal ? parameters.a : parameters.b) != Proposal.unspecified
    })

  @inline(__always)
  static func offered(_ tree: borrowing LayoutTree, _ node: Int, _ proposal: Proposal) -> Proposal {
    let width = tree.records[node].parameters.a
    let height = tree.records[node].parameters.b
    return Proposal(
      width == Proposal.unspecified ? proposal.width : width,
      height == Proposal.unspecified ? proposal.height : height)
  }

  static func size(_ tree: inout LayoutTree, _ node: Int, _ proposal: Proposal) -> Size {
    let width = tree.records[node].parameters.a
    let height = tree.records[node].parameters.b
    if width != Proposal.unspecified && height != Proposal.unspecified {
      return Size(width, height)
    }
    guard let child = tree.onlyChild(of: node) else { return Size(max(width, 0), max(height, 0)) }
    let inner = tree.measure(child, offered(tree, node, proposal))
    return Size(
      width == Proposal.unspecified ? inner.width : width,
      height == Proposal.unspecified ? inner.height : height)
  }

  static func place(_ tree: inout LayoutTree, _ node: Int) {
    guard let child = tree.onlyChild(of: node) else { return }
    let proposal = offered(tree, node, tree.records[node].proposal)
    let inner = tree.measure(child, proposal)
    let origin = tree.aligned(
      child, size: inner, proposal: proposal, by: tree.records[node].parameters.alignment,
      in: tree.records[node].size)
    tree.setChild(child, origin: origin, proposal: proposal, size: inner)
  }

  static func guide(
    _ tree: inout LayoutTree, _ node: Int, _ key: AlignmentKey, _ size: Size, _ proposal: Proposal
  ) -> Double? {
    passUp(&tree, node, key, size, offered(tree, node, proposal))
  }

  /// The child's explicit guide, shifted by the child's origin in a box of a size (D3). The child
  /// is proposed `offered`.
  static func passUp(
    _ tree: inout LayoutTree, _ node: Int, _ key: AlignmentKey, _ size: Size, _ offered: Proposal
  ) -> Double? {
    guard let child = tree.onlyChild(of: node) else { return nil }
    let inner = tree.measure(child, offered)
    guard let value = tree.guide(of: child, key: key, size: inner, proposal: offered) else {
      return nil
    }
    let origin = tree.aligned(
      child, size: inner, proposal: offered, by: tree.records[node].parameters.alignment, in: size)
    return value + (key.isVertical ? origin.y : origin.x)
  }
}

extension LayoutParameters {
  /// For `.frame`: sides in points. A side that is negative or not finite counts as not given.
  package static func frame(
    width: Double?, height: Double?, alignment: Alignment = .center
  ) -> LayoutParameters {
    func side(_ length: Double?) -> Double {
      guard let length, length >= 0, length.isFinite else { return Proposal.unspecified }
      return length
    }
    var parameters = LayoutParameters()
    parameters.a = side(width)
    parameters.b = side(height)
    parameters.alignment = alignment
    return parameters
  }
}
