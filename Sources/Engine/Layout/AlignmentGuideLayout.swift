// Layout of `.alignmentGuide`.
import Drawing

/// `.alignmentGuide` (L14, D3): states one guide and leaves the rest to its child. Reads `index`,
/// the number of its content in `LayoutTree.guides`.
enum AlignmentGuideLayout {
  static let functions = LayoutFunctions(
    size: PassThroughLayout.size, place: PassThroughLayout.place,
    priority: PassThroughLayout.priority, spacing: PassThroughLayout.spacing, guide: guide,
    cacheEntries: 2, statesFrameGuides: true)

  static func guide(
    _ tree: inout LayoutTree, _ node: Int, _ key: AlignmentKey, _ size: Size, _ proposal: Proposal
  ) -> Double? {
    let content = tree.guides[Int(tree.records[node].parameters.index)]
    guard content.key == key, let child = tree.onlyChild(of: node) else {
      return PassThroughLayout.guide(&tree, node, key, size, proposal)
    }
    let query = GuideQuery(node: node, key: key, size: size, proposal: proposal)
    return tree.memoizedGuide(query) { tree in
      let value = content.value(tree.dimensions(of: child, size: size, proposal: proposal))
      return value.isFinite ? value : 0
    }
  }
}
