import Drawing

/// The window: the program's root view in the canvas, and over it what is presented.
final class RootNode: ViewNode {
  private let window: WindowNode
  private(set) lazy var layers = PresentationLayers(inputs)

  init(_ inputs: NodeInputs, canvas: Size, safeArea: Insets) {
    window = WindowNode(inputs, canvas: canvas, safeArea: safeArea)
    super.init(inputs)
  }

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    (.zstack, .zstack(.topLeading))
  }
  override var layoutChildren: [ViewNode] { layers.isEmpty ? [window] : [window, layers.node] }
  override var reachable: [ViewNode] { layers.front ?? layoutChildren }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    layers.render(&renderer, context) { window.render(&$0, context) }
  }

  func update(_ view: ViewValue, _ transaction: Transaction, _ graph: ViewGraph) {
    inputs.transaction = transaction
    layers.update(inputs, graph) { window.update(view, inputs, graph) }
  }
}

/// Centres the program's root view in the safe area of the canvas.
private final class WindowNode: ViewNode {
  private let canvas: Size
  private let safeArea: Insets
  private lazy var content = ImplicitRootNode(inputs)

  init(_ inputs: NodeInputs, canvas: Size, safeArea: Insets) {
    self.canvas = canvas
    self.safeArea = safeArea
    super.init(inputs)
  }

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    (.device, .device(canvas, safeArea: safeArea))
  }
  override var layoutChildren: [ViewNode] { [content] }

  func update(_ view: ViewValue, _ inputs: NodeInputs, _ graph: ViewGraph) {
    self.inputs = inputs
    content.update(view, in: ImplicitRoot.stack, inputs, graph)
  }
}
