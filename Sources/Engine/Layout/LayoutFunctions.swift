// The functions of one layout algorithm: the only thing the tree knows about it.
package import Drawing

/// An edge of a node's box.
package enum LayoutEdge: UInt8, Sendable { case top, leading, bottom, trailing }

/// How a node's size is found.
package enum LayoutAnswer: UInt8, Sendable {
  /// By its size function.
  case function
  /// It is the proposal, 10 points where nothing was offered (L2).
  case proposal
  /// It is `a` by `b` of its parameters, whatever is proposed.
  case parameters
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
  /// What an edge says to a text beside it, where distances depend on fonts (L20).
  package var textEdge: @Sendable (inout LayoutTree, Int, LayoutEdge) -> TextEdge
  /// The node's explicit guide for a key at a size it was measured with, nil where it has none
  /// (L14, D3); from the node's top left, in points.
  package var guide: @Sendable (inout LayoutTree, Int, AlignmentKey, Size, Proposal) -> Double?
  /// The axis that children see; nil hands on the node's own.
  package var childAxis: StackAxis?
  /// Leaves that need no function to find their size say so here; the most common ones do.
  package var answer: LayoutAnswer
  /// How many answered proposals a node remembers.
  package var cacheEntries: UInt8
  /// Whether nodes are placed anew in every pass.
  package var isVolatile: Bool
  /// Whether nodes may state a guide for a built-in edge or centre.
  package var statesFrameGuides: Bool
  /// The entry that stands for a node marked with `LayoutParameters.singleFlag` (D17).
  package var single: UInt16?

  package init(
    size: @escaping @Sendable (inout LayoutTree, Int, Proposal) -> Size,
    place: @escaping @Sendable (inout LayoutTree, Int) -> Void,
    priority: @escaping @Sendable (inout LayoutTree, Int) -> Double,
    spacing: @escaping @Sendable (inout LayoutTree, Int, LayoutEdge) -> Double?,
    guide: @escaping @Sendable (inout LayoutTree, Int, AlignmentKey, Size, Proposal) -> Double?,
    textEdge: @escaping @Sendable (inout LayoutTree, Int, LayoutEdge) -> TextEdge =
      TextEdge.ofChildren,
    childAxis: StackAxis? = nil, answer: LayoutAnswer = .function, cacheEntries: UInt8 = 4,
    isVolatile: Bool = false, statesFrameGuides: Bool = false, single: UInt16? = nil
  ) {
    self.size = size
    self.place = place
    self.priority = priority
    self.spacing = spacing
    self.guide = guide
    self.textEdge = textEdge
    self.childAxis = childAxis
    self.answer = answer
    self.cacheEntries = cacheEntries
    self.isVolatile = isVolatile
    self.statesFrameGuides = statesFrameGuides
    self.single = single
  }
}
