import Drawing

/// `.opacity(_:)`: the view and everything in it as one layer (T13, X9).
package final class OpacityModifier: ModifierValue {
  let opacity: Double

  package init(_ opacity: Double) {
    self.opacity = min(max(opacity, 0), 1)
    super.init()
  }

  override var fact: ModifierFact.Kind? { .opacity(opacity) }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? {
    OpacityNode(inputs)
  }
}

final class OpacityNode: ModifierNode {
  private var opacity = 1.0
  private var attribute = AnimatedAttribute()

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? OpacityModifier else { return false }
    opacity = modifier.opacity
    return true
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    attribute.update(AnimatableVector(opacity), inputs.transaction, geometry.clock)
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    let value = min(max(attribute.presented(renderer.now).head[0], 0), 1)
    var inner = context
    inner.opacity *= value
    renderer.group(opacity: value) { super.render(&$0, inner) }
  }
}
