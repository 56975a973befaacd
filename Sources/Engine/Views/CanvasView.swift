/// `Canvas`: a picture that the program draws step by step, for the size it gets.
import Basics
package import Drawing

package final class CanvasView: PrimitiveView {
  /// What is drawn in a size, in points from the view's top left, with the environment around it.
  package typealias Drawing = (Size, EnvironmentValues) throws -> [DisplayItem]

  let draw: Drawing

  package init(_ draw: @escaping Drawing) {
    self.draw = draw
    super.init(name: "Canvas")
  }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode { CanvasNode(inputs) }
}

final class CanvasNode: PrimitiveNode {
  private var view: CanvasView?
  private var frame = AnimatedFrame()
  private var leaf = LeafIdentity(name: "Canvas")
  private weak var graph: ViewGraph?
  /// The picture last drawn: one at rest is not drawn again.
  private var picture: (size: Size, items: [DisplayItem])?

  override var layout: (LayoutAlgorithmID, LayoutParameters)? { (.fill, .none) }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    guard let view = view as? CanvasView else { return false }
    self.view = view
    self.graph = graph
    leaf.range = view.range
    picture = nil
    return true
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    frame.update(geometry.rect(of: self, &tree), inputs.transaction, geometry.clock)
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    let rect = frame.presented(renderer.now)
    renderer.picture(items(rect.size), &leaf, rect: rect, inputs, context)
  }

  private func items(_ size: Size) -> [DisplayItem] {
    if let picture, picture.size == size { return picture.items }
    var items: [DisplayItem] = []
    do {
      items = try view?.draw(size, inputs.environment) ?? []
    } catch {
      graph?.report(error as? Trap ?? Trap("\(error)"))
    }
    picture = (size, items)
    return items
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    frame.presented(hit.now).contains(point)
  }
}
