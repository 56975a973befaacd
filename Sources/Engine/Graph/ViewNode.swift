import Basics
import Drawing

/// One live view below its container's list: a modifier, a leaf or a container. Passes call its
/// methods from the top down: update, layout, resolve, render. Read this first.
package class ViewNode {
  /// What was handed down in the last update.
  var inputs: NodeInputs
  /// The layout record that gives this node its place and size; a node without a layout of its own
  /// shares its child's.
  var record = -1
  /// Whether a lazy container has not built it, since it lies outside of the scroll view's region
  /// (M37): it keeps its room, but is not drawn, hit or matched.
  final var isUnloaded = false
  /// The pass in which `resolve` last ran.
  private var resolvedPass = -1

  init(_ inputs: NodeInputs) {
    self.inputs = inputs
  }

  /// The layout of its own, nil for nodes that only pass theirs on.
  var layout: (LayoutAlgorithmID, LayoutParameters)? { nil }
  /// What the layout is told beside its parameters.
  var side: LayoutSide? { nil }
  /// What holds the nodes below where they come and go. Its outgoing items are drawn and laid out
  /// by themselves, and are not hit.
  var container: DynamicContainer? { nil }
  /// The nodes below, in the order of the layout children.
  var layoutChildren: [ViewNode] { container?.present.compactMap(\.node) ?? [] }
  /// All nodes below in tree order, outgoing ones included.
  var children: [ViewNode] { container?.items.compactMap(\.node) ?? layoutChildren }

  /// The nodes below that a user can reach: not what lies under a presented layer.
  var reachable: [ViewNode] { children }

  /// Calls `visit` with every child in tree order, outgoing ones included, without making a list.
  func forEachChild(_ visit: (ViewNode) -> Void) {
    if let container { container.forEachNode(visit) } else { children.forEach(visit) }
  }

  /// Takes the model values of this pass. Runs once a pass, enclosing effects first.
  func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {}

  final func resolveIfNeeded(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    guard resolvedPass != geometry.number else { return }
    resolvedPass = geometry.number
    resolve(geometry, &tree)
  }

  /// The element has left the tree for good (I10).
  func erased(_ graph: ViewGraph) { forEachChild { $0.erased(graph) } }

  /// A lazy container has built the view; called in every evaluation for all that is built.
  func appear(_ graph: ViewGraph) {}
  /// The view lies in what a lazy container has not built, or no longer.
  func disappear(_ graph: ViewGraph) {}

  /// Appends what is drawn, back to front.
  func render(_ renderer: inout Renderer, _ context: RenderContext) {
    if let container { return container.render(&renderer, context) }
    forEachChild { $0.render(&renderer, context) }
  }

  /// Whether a point of this node's space hits something here; collects the handlers on the way,
  /// innermost first.
  func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    if let container { return container.hitTest(point, &hit) }
    return children.reversed().contains { $0.hitTest(point, &hit) }
  }
}

/// A node with one node inside.
package class ModifierNode: ViewNode {
  private(set) var child: ViewNode?
  /// The modifier as it is now.
  final var value: ModifierValue?

  override var layoutChildren: [ViewNode] { child.map { [$0] } ?? [] }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  func setChild(_ node: ViewNode) { child = node }

  /// Takes the present value of the modifier; false when it is of another kind, and the node must
  /// be made anew.
  func update(_ modifier: ModifierValue) -> Bool { false }

  /// Updates what hangs beside the child: the secondary views of a decoration.
  func updateContents(_ graph: ViewGraph) {}

  /// What the nodes inside are handed.
  func inputsForChild() -> NodeInputs { inputs }
}

/// A node that opens a coordinate space for what is inside.
class SpaceNode: ModifierNode {
  private(set) lazy var space = CoordinateSpace(parent: inputs.space, owner: self)

  override func inputsForChild() -> NodeInputs {
    var inner = inputs
    if space.parent !== inputs.space { space = CoordinateSpace(parent: inputs.space, owner: self) }
    inner.space = space
    return inner
  }

  /// From the space inside to the space the node stands in, as presented now.
  func contentTransform(_ now: Instant) -> Transform { .identity }
}

/// A primitive view's node.
package class PrimitiveNode: ViewNode {
  /// Where the view is written.
  final var range = SourceRange.none

  /// Takes the present value; false when it is of another kind.
  func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool { false }
}

/// A view that stands for itself in a container's list.
package class PrimitiveView: ViewValue {
  override func list(in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext) {
    builder.add(self, node, context)
  }

  func makeNode(_ inputs: NodeInputs) -> PrimitiveNode {
    PrimitiveNode(inputs)
  }
}
