/// A page of a tab view: a hosting root of its own (M3) that stays alive while it is not shown.
import Drawing

package final class PageHostModifier: ModifierValue {
  let isShown: Bool

  package init(isShown: Bool) {
    self.isShown = isShown
    super.init()
  }

  /// Pages come and go without a transition of their own, also where a `ForEach` makes them (X6).
  override func list(
    _ content: ViewValue, in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext
  ) {
    var inner = context
    inner.modifiers.append(self)
    for var element in builder.collect({ content.list(in: &$0, node, inner) }) {
      element.canTransition = false
      builder.add(element)
    }
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
