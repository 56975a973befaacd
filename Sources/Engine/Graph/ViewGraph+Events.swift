// Events in, frames out.
package import Basics
package import Drawing

extension ViewGraph {
  /// A place that answers taps.
  package struct TapTarget {
    /// Window rect of the view the handler is written on.
    package var rect: Rect
    package var path: String
    /// What a user would call it: the first text drawn inside, else the view's name.
    package var name: String
    /// Where the handler is written.
    package var range: SourceRange
  }

  /// All tap handlers in tree order.
  package func tapTargets() -> [TapTarget] {
    var targets: [TapTarget] = []
    forEachTap(rootNode) { node in
      targets.append(target(of: node))
    }
    return targets
  }

  private func forEachTap(_ node: ViewNode, _ body: (TapNode) -> Void) {
    if let tap = node as? TapNode, !tap.inputs.isRemoving { body(tap) }
    for child in node.reachable { forEachTap(child, body) }
  }

  private func target(of node: TapNode) -> TapTarget {
    let rect = GeometryPass.rect(of: node, &tree)
    let geometry = GeometryPass(
      number: passNumber, clock: clock, semantics: semantics, frameNumber: frameNumber
    ) { _ in }
    let window = node.inputs.space.toWindow(geometry, &tree).bounds(of: rect)
    let name = node.inputs.path.split(separator: "/").last.map(String.init) ?? ""
    return TapTarget(
      rect: window, path: node.inputs.path, name: name, range: node.value?.range ?? .none)
  }

  private func tapNode(at point: Point) -> TapNode? {
    var hit = HitTest(now: clock.now)
    return rootNode.hitTest(point, &hit) ? hit.handlers.first : nil
  }

  /// What a tap at a window point would reach, nil when nothing there answers.
  package func target(at point: Point) -> TapTarget? { tapNode(at: point).map(target(of:)) }

  /// Sends a tap at a window point.
  package func tap(at point: Point) {
    guard let node = tapNode(at: point) else { return }
    send { try node.modifier?.action() }
  }

  /// Sends a tap to the handler with the given position in `tapTargets()`.
  package func tap(target index: Int) {
    var nodes: [TapNode] = []
    forEachTap(rootNode) { nodes.append($0) }
    guard nodes.indices.contains(index) else { return }
    send { try nodes[index].modifier?.action() }
  }

  /// An event: runs a handler, then commits what it wrote.
  package func send(_ handler: () throws -> Void) {
    lastEvent = clock.now
    resolveGeometry()
    attempt(handler)
    flush()
  }
}

extension ViewGraph {
  /// What is drawn now.
  package func frame() -> Frame {
    var renderer = Renderer(clock: clock, nextLeaf: nextLeaf)
    rootNode.render(&renderer, RenderContext())
    nextLeaf = renderer.nextLeaf
    let list = DisplayList(canvas: canvas, items: renderer.items)
    let flying = renderer.leaves.filter(\.isFlying).map(\.rect)
    var coverage = 1.0
    if let first = flying.first {
      let union = flying.dropFirst().reduce(first) { $0.union($1) }
      coverage = Coverage.at(union.center, renderer.items)
    }
    return Frame(
      instant: sinceEvent, displayList: list, leaves: renderer.leaves,
      groups: registry.groups.compactMap { $0.snapshot() }, coverage: coverage)
  }
}
