// Layout of a node whose child is placed by someone outside the tree: matched geometry.
package import Drawing

/// Places the child of a `.hook` node. It may pull other nodes of the tree it is given.
package protocol LayoutHook: AnyObject {
  /// The child's origin relative to the node's, and the proposal to place it with; nil leaves the
  /// child at the node's origin with the node's own proposal.
  func place(_ tree: inout LayoutTree, node: Int) -> (origin: Point, proposal: Proposal)?
}

/// Reports what its child reports, and is placed anew in every pass. Reads `index`, the number of
/// its placer in `LayoutTree.hooks`.
enum HookLayout {
  static let functions = LayoutFunctions(
    size: PassThroughLayout.size, place: place, priority: PassThroughLayout.priority,
    spacing: PassThroughLayout.spacing, guide: PassThroughLayout.guide, cacheEntries: 4,
    isVolatile: true)

  static func place(_ tree: inout LayoutTree, _ node: Int) {
    guard let child = tree.onlyChild(of: node) else { return }
    let hook = tree.hooks[Int(tree.records[node].parameters.index)]
    let answer = hook.place(&tree, node: node)
    tree.setChild(
      child, origin: answer?.origin ?? .zero,
      proposal: answer?.proposal ?? tree.records[node].proposal)
  }
}
