// Containers that make a region of their own.
import Basics
import Drawing

/// `GeometryReader` (L38): takes the whole proposal; its content is evaluated with its size.
package final class GeometryReaderView: PrimitiveView {
  let content: (GeometryProxy) throws -> ViewValue

  package init(_ content: @escaping (GeometryProxy) throws -> ViewValue) {
    self.content = content
    super.init(name: "GeometryReader")
  }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode { GeometryReaderNode(inputs) }
}

final class GeometryReaderNode: PrimitiveNode {
  private let contents = DynamicContainer()
  /// The geometry the content was last evaluated with; nil before the first layout.
  private var proxy: GeometryProxy?
  private weak var graph: ViewGraph?

  override var layout: (LayoutAlgorithmID, LayoutParameters)? { (.geometryReader, .none) }
  override var container: DynamicContainer? { contents }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    guard let view = view as? GeometryReaderView else { return false }
    self.graph = graph
    guard let proxy else { return true }
    var content: ViewValue = EmptyView()
    do throws(Trap) {
      content = try graph.evaluating { () throws(Trap) -> ViewValue in
        do {
          return try view.content(proxy)
        } catch {
          throw error as? Trap ?? Trap("\(error)")
        }
      }
    } catch {
      graph.report(error)
    }
    var inner = inputs
    inner.nesting.bodies += 1
    inner.nesting.levels += content.depth
    guard graph.countBody(view.name, view.range, inner.nesting),
      graph.countLevels(view.name, view.range, inner.nesting)
    else { return true }
    contents.update(content, inner, graph)
    return true
  }

  /// When the size or the place is another than the content was made for, another pass follows.
  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    let found = geometry.proxy(of: self, &tree)
    guard found != proxy else { return }
    proxy = found
    graph?.requestContinuation()
  }
}

/// `Divider` (L36): a thin line across the stack's axis.
package final class DividerView: PrimitiveView {
  package init() { super.init(name: "Divider") }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode { DividerNode(inputs) }
}

final class DividerNode: PrimitiveNode {
  private static let color = Color(hex: 0xC6C6C8)
  private var frame = AnimatedFrame()
  private var leaf = LeafIdentity(name: "Divider")

  override var layout: (LayoutAlgorithmID, LayoutParameters)? { (.divider, .divider()) }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    leaf.range = view.range
    return view is DividerView
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    frame.update(geometry.rect(of: self, &tree), inputs.transaction, geometry.clock)
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    let rect = frame.presented(renderer.now)
    renderer.leaf(
      .fill(.rect(rect), DividerNode.color), &leaf, rect: rect, color: DividerNode.color, inputs,
      context)
  }
}
