/// What of a lazy container is built.
import Drawing

/// The items of a lazy container in a scroll view (M37): those that lie outside of what it shows
/// are not built. Their room is known all the same, so that nothing moves when they come.
struct LazyContents {
  private let contents: DynamicContainer
  private let region: ScrollNode

  init(_ contents: DynamicContainer, _ region: ScrollNode) {
    self.contents = contents
    self.region = region
  }

  /// Builds what is shown now and nothing else; an item that leaves stays as it was.
  func load(_ graph: ViewGraph) {
    guard let shown = region.shown(&graph.tree) else { return }
    for item in contents.present {
      guard let node = item.node, let place = region.place(of: node, &graph.tree) else { continue }
      node.isUnloaded =
        !(place.maxX > shown.x && place.x < shown.maxX
        && place.maxY > shown.y && place.y < shown.maxY)
    }
  }
}

extension ScrollNode {
  /// What of the content is seen, in its coordinates; nil before the first layout.
  func shown(_ tree: inout LayoutTree) -> Rect? {
    guard record >= 0 else { return nil }
    tree.pull(record)
    return Rect(offset, tree[record].size)
  }
}
