/// Modifiers that depend on where a view stands: `.visualEffect` and `.containerRelativeFrame`.
import Basics
import Drawing

/// `.visualEffect`: effects on a view that depend on its own geometry. The closure is handed the
/// view and its geometry without the effects; they are drawn only, the room stays.
package final class VisualEffectModifier: ModifierValue {
  private let effect: (ViewValue, GeometryProxy) throws -> ViewValue

  package init(_ effect: @escaping (ViewValue, GeometryProxy) throws -> ViewValue) {
    self.effect = effect
    super.init()
  }

  override func list(
    _ content: ViewValue, in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext
  ) {
    let memory = node.state { ProbeMemory() }
    var inner = context
    guard builder.enter("visualEffect", content.range, &inner) else { return }
    let placeholder = ModifierContent(content, node.child(.placeholder))
    let body = builder.evaluate(nil, storage: memory.storage, node, context) {
      (_) throws(Trap) -> ViewValue in
      do {
        return try self.effect(placeholder, memory.proxy)
      } catch {
        throw error as? Trap ?? Trap("\(error)")
      }
    }
    guard builder.descend(into: body, of: "visualEffect", content.range, &inner) else { return }
    inner.modifiers.append(ProbeModifier(memory))
    body.list(in: &builder, node.child(.content), inner)
  }
}

/// The geometry a view was last seen with.
private final class ProbeMemory {
  let storage = CompositeStorage()
  var proxy = GeometryProxy(size: .zero, windowOrigin: .zero)
}

/// Watches the geometry of the view it stands around; another pass follows each change.
private final class ProbeModifier: ModifierValue {
  let memory: ProbeMemory

  init(_ memory: ProbeMemory) {
    self.memory = memory
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { ProbeNode(inputs) }
}

private final class ProbeNode: ModifierNode {
  private var memory: ProbeMemory?
  private weak var graph: ViewGraph?

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? ProbeModifier else { return false }
    memory = modifier.memory
    return true
  }

  override func updateContents(_ graph: ViewGraph) { self.graph = graph }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    let found = geometry.proxy(of: self, &tree)
    guard let memory, found != memory.proxy else { return }
    memory.proxy = found
    graph?.requestContinuation()
  }
}

/// `.containerRelativeFrame`: as long as the nearest scroll view, else the window, or a part of it.
package final class ContainerFrameModifier: ModifierValue {
  /// From the container's length along an axis to the view's, both in points; nil leaves the axis.
  package typealias Length = (Double) -> Double

  let horizontal: Length?
  let vertical: Length?
  let alignment: Alignment

  package init(horizontal: Length?, vertical: Length?, alignment: Alignment) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { ContainerFrameNode(inputs) }
}

final class ContainerFrameNode: ModifierNode {
  private var modifier: ContainerFrameModifier?
  private var room: Size?
  private weak var graph: ViewGraph?

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    guard let modifier else { return nil }
    let room = self.room ?? graph?.canvas ?? .zero
    func length(_ part: ContainerFrameModifier.Length?, _ whole: Double) -> Double? {
      guard let length = part?(whole), length.isFinite else { return nil }
      return max(length, 0)
    }
    return (
      .frame,
      .frame(
        width: length(modifier.horizontal, room.width),
        height: length(modifier.vertical, room.height), alignment: modifier.alignment)
    )
  }

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? ContainerFrameModifier else { return false }
    self.modifier = modifier
    return true
  }

  override func updateContents(_ graph: ViewGraph) { self.graph = graph }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    guard let region = inputs.scroll else { return }
    let found = geometry.rect(of: region, &tree).size
    guard found != room else { return }
    room = found
    graph?.requestContinuation()
  }
}

/// `.safeAreaInset`: a bar at an edge; what is inside stands in the room it leaves.
package final class SafeAreaInsetModifier: ModifierValue {
  let bar: ViewValue
  let parameters: LayoutParameters

  /// `spacing` in points, between bar and content.
  package init(_ bar: ViewValue, edge: LayoutEdge, alignment: Alignment, spacing: Double) {
    self.bar = bar
    parameters = .safeAreaInset(edge, alignment: alignment, spacing: spacing)
    super.init()
    depth = bar.depth
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { SafeAreaInsetNode(inputs) }
}

final class SafeAreaInsetNode: ModifierNode {
  private var modifier: SafeAreaInsetModifier?
  private var bar: ImplicitRootNode?

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    modifier.map { (.safeAreaInset, $0.parameters) }
  }
  override var layoutChildren: [ViewNode] { [child, bar].compactMap { $0 } }
  override var children: [ViewNode] { layoutChildren }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    super.forEachChild(visit)
    if let bar { visit(bar) }
  }

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? SafeAreaInsetModifier else { return false }
    self.modifier = modifier
    return true
  }

  override func updateContents(_ graph: ViewGraph) {
    guard let modifier else { return }
    let node = bar ?? ImplicitRootNode(inputs)
    bar = node
    node.update(
      secondary: modifier.bar, modifier.parameters.alignment, named: "safeAreaInset", of: self,
      graph)
  }
}

extension LayoutModifier {
  /// `.ignoresSafeArea`: reaches over the insets of the safe areas around it at some edges.
  package static func ignoringSafeArea(_ edges: [LayoutEdge]) -> LayoutModifier {
    LayoutModifier(.ignoringSafeArea, .ignoringSafeArea(edges))
  }
}
