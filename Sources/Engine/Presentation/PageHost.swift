/// A page of a tab view: a hosting root of its own (M3) that stays alive while it is not shown.
import Drawing

package final class PageHostModifier: ModifierValue {
  let isShown: Bool

  package init(isShown: Bool) {
    self.isShown = isShown
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { PageHostNode(inputs) }
}

final class PageHostNode: ModifierNode {
  private var isShown = true
  private var root = 0

  override var reachable: [ViewNode] { isShown ? children : [] }

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? PageHostModifier else { return false }
    isShown = modifier.isShown
    return true
  }

  override func updateContents(_ graph: ViewGraph) {
    if root == 0 { root = graph.makeNumber() }
  }

  override func inputsForChild() -> NodeInputs {
    var inner = inputs
    inner.environment[.hostingRoot] = root
    return inner
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    if isShown { super.render(&renderer, context) }
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    isShown && super.hitTest(point, &hit)
  }
}
