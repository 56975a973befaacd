// Events in.
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
  package func tapTargets() -> [TapTarget] { tapNodes().map(target(of:)) }

  private func tapNodes() -> [GestureNode] {
    var nodes: [GestureNode] = []
    forEachGesture(rootNode) { if $0.modifier?.definition.leastTaps != nil { nodes.append($0) } }
    return nodes
  }

  private func forEachGesture(_ node: ViewNode, _ body: (GestureNode) -> Void) {
    if let node = node as? GestureNode, !node.inputs.isRemoving { body(node) }
    for child in node.reachable { forEachGesture(child, body) }
  }

  private func target(of node: GestureNode) -> TapTarget {
    let site = site(of: node)
    let name = node.inputs.path.split(separator: "/").last.map(String.init) ?? ""
    return TapTarget(
      rect: site.toWindow.bounds(of: site.rect), path: node.inputs.path, name: name,
      range: node.value?.range ?? .none)
  }

  /// Where a gesture's view stands now.
  func site(of node: ViewNode) -> GestureSite {
    let geometry = GeometryPass(
      number: passNumber, clock: clock, semantics: semantics, frameNumber: frameNumber
    ) { _ in }
    return GestureSite(
      toWindow: node.inputs.space.toWindow(geometry, &tree),
      rect: GeometryPass.rect(of: node, &tree))
  }

  /// The gestures a touch at a window point reaches, innermost first.
  private func gestures(at point: Point) -> [GestureNode] {
    var hit = HitTest(now: clock.now)
    return rootNode.hitTest(point, &hit) ? hit.handlers : []
  }

  /// What a tap at a window point would reach, nil when nothing there answers.
  package func target(at point: Point) -> TapTarget? {
    gestures(at: point).first { $0.modifier?.definition.leastTaps != nil }.map(target(of:))
  }

  /// What a longer touch at a window point would reach first, nil when nothing there answers.
  package func gestureTarget(at point: Point) -> TapTarget? {
    gestures(at: point).first.map(target(of:))
  }

  /// Sends a tap at a window point, several at once where nothing there answers a single one.
  package func tap(at point: Point) {
    let nodes = gestures(at: point)
    touch(TouchScript(.taps(ViewGraph.leastTaps(nodes)), at: point), nodes)
  }

  /// Sends a tap to the handler with the given position in `tapTargets()`, whatever lies on it.
  package func tap(target index: Int) {
    let nodes = tapNodes()
    guard nodes.indices.contains(index) else { return }
    let site = site(of: nodes[index])
    let point = site.toWindow.bounds(of: site.rect).center
    touch(TouchScript(.taps(ViewGraph.leastTaps([nodes[index]])), at: point), [nodes[index]])
  }

  private static func leastTaps(_ nodes: [GestureNode]) -> Int {
    nodes.compactMap { $0.modifier?.definition.leastTaps }.min() ?? 1
  }

  /// Sends a driven touch: its beginning now, the rest as time goes on.
  package func touch(_ script: TouchScript) { touch(script, gestures(at: script.start)) }

  private func touch(_ script: TouchScript, _ nodes: [GestureNode]) {
    guard !nodes.isEmpty else { return }
    send { ActiveTouch(script, nodes, self).begin() }
  }

  /// An event: runs a handler, then commits what it wrote.
  package func send(_ handler: () throws -> Void) {
    lastEvent = clock.now
    resolveGeometry()
    attempt(handler)
    flush()
  }
}
