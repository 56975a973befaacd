/// Makes and updates the nodes of one element: its modifiers from the outside in, then the
/// primitive view.
enum ElementChain {
  /// Answers the outermost node; nodes of the same kinds are kept.
  static func update(
    _ existing: ViewNode?, _ element: ListElement, _ inputs: NodeInputs, _ graph: ViewGraph
  ) -> ViewNode {
    var inputs = inputs
    inputs.path = element.path
    inputs.nesting = element.nesting
    var old = existing
    var outermost: ViewNode?
    var enclosing: ModifierNode?
    for modifier in element.modifiers {
      modifier.apply(to: &inputs)
      let kept = old as? ModifierNode
      guard let node = place(modifier, kept, inputs) else { continue }
      old = node === kept ? kept?.child : nil
      if let enclosing { enclosing.setChild(node) } else { outermost = node }
      enclosing = node
      node.updateContents(graph)
      inputs = node.inputsForChild()
    }
    let node = place(element.primitive, old as? PrimitiveNode, inputs, graph)
    enclosing?.setChild(node)
    return outermost ?? node
  }

  private static func place(
    _ modifier: ModifierValue, _ kept: ModifierNode?, _ inputs: NodeInputs
  ) -> ModifierNode? {
    if let kept {
      let before = kept.inputs
      kept.inputs = inputs
      if kept.update(modifier) {
        kept.value = modifier
        return kept
      }
      kept.inputs = before
    }
    guard let node = modifier.makeNode(inputs) else { return nil }
    _ = node.update(modifier)
    node.value = modifier
    return node
  }

  private static func place(
    _ view: PrimitiveView, _ kept: PrimitiveNode?, _ inputs: NodeInputs, _ graph: ViewGraph
  ) -> PrimitiveNode {
    if let kept {
      kept.inputs = inputs
      kept.range = view.range
      if kept.update(view, graph) { return kept }
    }
    let node = view.makeNode(inputs)
    node.range = view.range
    _ = node.update(view, graph)
    return node
  }
}
