package import Drawing

/// What a layout function is told about its node. One flat struct so that records stay trivial; each
/// algorithm's file says which fields it reads.
package struct LayoutParameters: Sendable, Hashable {
  package var a = 0.0
  package var b = 0.0
  package var c = 0.0
  package var d = 0.0
  package var e = 0.0
  package var f = 0.0
  package var alignment = Alignment.center
  package var flags: UInt32 = 0
  /// Index into one of the tree's side tables (texts, guides, hooks).
  package var index: Int32 = -1
  package init() {}
}

/// The functions of one layout algorithm. A record names its algorithm by the index of this entry
/// in `LayoutTree.algorithms`; nothing switches over kinds.
package struct LayoutFunctions: Sendable {
  /// The size the node takes for a proposal.
  package var size: @Sendable (inout LayoutTree, Int, Proposal) -> Size
  /// Gives every child its origin (relative to the node's) and the proposal it is placed with,
  /// through `LayoutTree.setChild`. The node's own size and proposal stand in its record.
  package var place: @Sendable (inout LayoutTree, Int) -> Void
  /// Layout priority as a parent sees it (D7).
  package var priority: @Sendable (inout LayoutTree, Int) -> Double
  /// Preferred distance on one edge, nil where the node states none (L17-L19, D6).
  package var spacing: @Sendable (inout LayoutTree, Int, LayoutEdge) -> Double?
  /// The node's explicit guide for a key at a size it was measured with, nil where it has none
  /// (L14, D3); from the node's top left, in points.
  package var guide: @Sendable (inout LayoutTree, Int, AlignmentKey, Size, Proposal) -> Double?
}

/// An edge of a node's box.
package enum LayoutEdge: UInt8, Sendable { case top, leading, bottom, trailing }

/// One node of the layout tree.
package struct LayoutRecord {
  package var algorithm: UInt16
  package var parameters: LayoutParameters
  package var firstChild: Int32 = 0
  package var childCount: Int32 = 0
  /// -1 for roots.
  package var parent: Int32 = -1
  /// Whether the children's places depend on more than this node's proposal (matched geometry):
  /// such a node is placed anew in every pass.
  package var isVolatile = false
  /// Whether `origin`, `size` and `proposal` are set.
  package var isPlaced = false
  /// Whether `place` has run for the present size and proposal.
  package var childrenPlaced = false
  /// The pass in which a volatile node last placed its children.
  package var pass: Int32 = -1
  /// Relative to the parent's origin; absolute for roots.
  package var origin = Point.zero
  package var size = Size.zero
  package var proposal = Proposal.ideal

  package init(algorithm: UInt16, parameters: LayoutParameters) {
    self.algorithm = algorithm
    self.parameters = parameters
  }
}
