// Frames out.
import Drawing

extension ViewGraph {
  /// What is drawn now.
  package func frame() -> Frame {
    var renderer = Renderer(clock: clock)
    rootNode.render(&renderer, RenderContext())
    let list = DisplayList(canvas: canvas, items: renderer.items)
    let flying = renderer.leaves.filter(\.isFlying).map(\.rect)
    var coverage = 1.0
    if let first = flying.first {
      let union = flying.dropFirst().reduce(first) { $0.union($1) }
      coverage = DisplayItem.coverage(at: union.center, renderer.items)
    }
    return Frame(
      instant: sinceEvent, displayList: list, leaves: renderer.leaves,
      groups: registry.groups.compactMap { $0.snapshot() }, coverage: coverage)
  }
}
