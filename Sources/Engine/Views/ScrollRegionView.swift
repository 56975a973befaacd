import Basics
package import Drawing

/// The axes along which a region scrolls.
package struct ScrollAxes: Sendable, Hashable {
  package var horizontal: Bool
  package var vertical: Bool
  package init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// `ScrollView` (L37): its content is as long as it wants along the axes, and is cut to the region.
/// It stands where it was scrolled to, by an event or by the program.
package final class ScrollRegionView: PrimitiveView {
  let content: ViewValue
  let axes: ScrollAxes

  package init(_ axes: ScrollAxes, _ content: ViewValue) {
    self.content = content
    self.axes = axes
    super.init(name: "ScrollView")
    depth = content.depth + 1
  }

  package convenience init(_ axis: Axis, _ content: ViewValue) {
    self.init(
      ScrollAxes(horizontal: axis == .horizontal, vertical: axis == .vertical), content)
  }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode { ScrollNode(inputs) }
}

/// What `.scrollPosition(id:)` hands to the regions inside.
package struct ScrollPosition {
  package var id: ElementID?
  package var anchor: UnitPoint?
  /// Tells the program which view stands first after an event has scrolled.
  package var report: (ElementID) throws -> Void

  package init(
    id: ElementID?, anchor: UnitPoint?, report: @escaping (ElementID) throws -> Void
  ) {
    self.id = id
    self.anchor = anchor
    self.report = report
  }
}

extension EnvironmentValues {
  /// For the nearest region inside.
  package var scrollPosition: ScrollPosition? {
    get { self[any: "scrollPosition"] as? ScrollPosition }
    set { self[any: "scrollPosition"] = newValue }
  }
}

final class ScrollNode: PrimitiveNode {
  private var view: ScrollRegionView?
  private lazy var root = ImplicitRootNode(inputs)
  private var rect = Rect(0, 0, 0, 0)
  /// How far the content has been moved up and to the left, in points.
  private(set) var offset = Point.zero
  private var lastPosition: ElementID?
  private(set) var position: ScrollPosition?

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    view.map { (.scroll, .scroll($0.axes, offset: offset)) }
  }
  override var layoutChildren: [ViewNode] { [root] }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    guard let view = view as? ScrollRegionView else { return false }
    self.view = view
    position = inputs.environment.scrollPosition
    if let position, position.id != lastPosition {
      lastPosition = position.id
      if let id = position.id {
        graph.scrolls.append(ScrollRequest(id: id, anchor: position.anchor, scope: self))
      }
    }
    var inner = inputs
    inner.environment.scrollPosition = nil
    inner.scroll = self
    inner.spaces = NamedSpace(GeometryProxy.scrollView, self, inputs.spaces)
    let stack: (LayoutAlgorithmID, LayoutParameters) =
      view.axes.horizontal && !view.axes.vertical
      ? (.hstack, .stack(alignment: .verticalCenter, spacing: nil)) : ImplicitRoot.stack
    root.update(view.content, in: stack, inner, graph)
    return true
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    rect = geometry.rect(of: self, &tree)
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    renderer.group(clip: .rect(rect)) { super.render(&$0, context) }
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    guard rect.contains(point) else { return false }
    if !hit.regions.contains(where: { $0 === self }) { hit.regions.append(self) }
    return super.hitTest(point, &hit)
  }

  /// The farthest offset: what of the content does not fit, in points.
  func farthest(_ tree: inout LayoutTree) -> Point {
    guard let view, record >= 0, root.record >= 0 else { return .zero }
    tree.pull(root.record)
    let (content, own) = (tree[root.record].size, tree[record].size)
    return Point(
      view.axes.horizontal ? max(0, content.width - own.width) : 0,
      view.axes.vertical ? max(0, content.height - own.height) : 0)
  }

  /// Moves the content, as far as there is any; whether it now stands elsewhere.
  func scroll(to wanted: Point, _ tree: inout LayoutTree) -> Bool {
    let most = farthest(&tree)
    let next = Point(
      min(max(wanted.x.isFinite ? wanted.x : 0, 0), most.x),
      min(max(wanted.y.isFinite ? wanted.y : 0, 0), most.y))
    guard next != offset else { return false }
    offset = next
    return true
  }

  /// Where a node below lies in the content, in points.
  func place(of node: ViewNode, _ tree: inout LayoutTree) -> Rect? {
    guard node.record >= 0, root.record >= 0 else { return nil }
    tree.pull(node.record)
    var origin = Point.zero
    var current = node.record
    while current >= 0, current != root.record {
      origin = origin + tree[current].origin
      current = Int(tree[current].parent)
    }
    return current < 0 ? nil : Rect(origin, tree[node.record].size)
  }

  /// The offset at which a node's anchor meets the region's; without an anchor the nearest one at
  /// which all of it is seen.
  func offset(showing node: ViewNode, _ anchor: UnitPoint?, _ tree: inout LayoutTree) -> Point? {
    guard let place = place(of: node, &tree), record >= 0 else { return nil }
    let room = tree[record].size
    if let anchor {
      return Point(
        place.x + anchor.x * (place.width - room.width),
        place.y + anchor.y * (place.height - room.height))
    }
    func nearest(_ now: Double, _ low: Double, _ high: Double, _ room: Double) -> Double {
      if low < now { return low }
      return high > now + room ? max(high - room, min(low, now)) : now
    }
    return Point(
      nearest(offset.x, place.x, place.maxX, room.width),
      nearest(offset.y, place.y, place.maxY, room.height))
  }

  /// The first element with an id that is seen at the start of the region.
  func firstShown(_ tree: inout LayoutTree) -> ElementID? {
    var found: (id: ElementID, distance: Double)?
    forEachElement(below: root) { id, node in
      guard let place = place(of: node, &tree), place.maxY > offset.y, place.maxX > offset.x
      else { return }
      let distance = max(place.y - offset.y, 0) + max(place.x - offset.x, 0)
      if found == nil || distance < found?.distance ?? 0 { found = (id, distance) }
    }
    return found?.id
  }

  /// Takes an id that the program is told of, so that it does not scroll there again.
  func note(_ id: ElementID) { lastPosition = id }
}

/// Calls `visit` with every element below a node that was given an id.
func forEachElement(below node: ViewNode, _ visit: (ElementID, ViewNode) -> Void) {
  for item in node.container?.present ?? [] {
    if let id = item.element.id, let node = item.node { visit(id, node) }
  }
  node.forEachChild { forEachElement(below: $0, visit) }
}
