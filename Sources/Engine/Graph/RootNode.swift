import Drawing

/// The window: centres the program's root view in the canvas.
final class RootNode: ViewNode {
  private let canvas: Size
  private lazy var content = ImplicitRootNode(inputs)

  init(_ inputs: NodeInputs, canvas: Size) {
    self.canvas = canvas
    super.init(inputs)
  }

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    (.frame, .frame(width: canvas.width, height: canvas.height, alignment: .center))
  }
  override var layoutChildren: [ViewNode] { [content] }

  func update(_ view: ViewValue, _ transaction: Transaction, _ graph: ViewGraph) {
    inputs.transaction = transaction
    content.update(view, in: ImplicitRoot.stack, inputs, graph)
  }
}
