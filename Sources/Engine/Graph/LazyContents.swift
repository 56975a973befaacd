/// What of the lazy containers is built (M37): what the scroll view around them shows. The rest
/// keeps its room, so that nothing moves when it comes.
import Drawing

extension ViewGraph {
  /// Finds out below a node what is built, outer containers first, and tells what appears and what
  /// goes.
  func load(_ node: ViewNode) {
    node.appear(self)
    if let stack = node as? StackNode, let region = stack.lazyRegion {
      stack.markUnloaded(beyond: region, &tree)
    }
    node.forEachChild { child in
      if child.isUnloaded { unload(child) } else { load(child) }
    }
  }

  private func unload(_ node: ViewNode) {
    node.disappear(self)
    node.forEachChild { unload($0) }
  }
}

extension StackNode {
  /// Marks the items that lie outside of what a region shows; one that leaves stays as it was.
  fileprivate func markUnloaded(beyond region: ScrollNode, _ tree: inout LayoutTree) {
    guard let shown = region.shown(&tree) else { return }
    for item in container?.present ?? [] {
      guard let node = item.node, let place = region.place(of: node, &tree) else { continue }
      let isShown =
        place.maxX > shown.x && place.x < shown.maxX && place.maxY > shown.y && place.y < shown.maxY
      node.isUnloaded = !isShown
    }
  }
}

extension ScrollNode {
  /// What of the content is seen, in its coordinates; nil before the first layout.
  fileprivate func shown(_ tree: inout LayoutTree) -> Rect? {
    guard record >= 0 else { return nil }
    tree.pull(record)
    return Rect(offset, tree[record].size)
  }
}
