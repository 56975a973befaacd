import Drawing

/// `.mask`: the content as much as another view is opaque.
package final class MaskModifier: ModifierValue {
  let mask: ViewValue
  let alignment: Alignment

  package init(_ mask: ViewValue, alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
    super.init()
    depth = mask.depth
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { MaskNode(inputs) }
}

final class MaskNode: ModifierNode {
  private var modifier: MaskModifier?
  private var mask: ImplicitRootNode?
  private var rect = Rect(0, 0, 0, 0)

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    modifier.map { (.overlay, .overlay($0.alignment)) }
  }
  override var layoutChildren: [ViewNode] { [child, mask].compactMap { $0 } }
  override var children: [ViewNode] { layoutChildren }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    super.forEachChild(visit)
    if let mask { visit(mask) }
  }

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? MaskModifier else { return false }
    self.modifier = modifier
    return true
  }

  override func updateContents(_ graph: ViewGraph) {
    guard let modifier else { return }
    let node = mask ?? ImplicitRootNode(inputs)
    mask = node
    node.update(
      secondary: modifier.mask, modifier.alignment, named: "mask", of: self, graph)
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    rect = geometry.rect(of: self, &tree)
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    let drawn = renderer.collect { mask?.render(&$0, context) }
    // The mask itself is not drawn. One opaque figure cuts as a clip does.
    if let clip = MaskNode.clip(drawn) {
      renderer.group(clip: clip) { child?.render(&$0, context) }
    } else {
      renderer.group(mask: drawn) { child?.render(&$0, context) }
    }
  }

  /// The figure of a mask that is one opaque fill.
  private static func clip(_ items: [DisplayItem]) -> Outline? {
    guard items.count == 1, let item = items.first else { return nil }
    switch item.content {
    case .fill(let outline, let color): return color.opacity == 1 ? outline : nil
    case .group(let group):
      guard group.opacity == 1, group.clip == nil, group.mask == nil, group.blur <= 0 else {
        return nil
      }
      return clip(group.items)?.mapped(by: group.transform)
    case .gradient, .stroke, .text: return nil
    }
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    rect.contains(point) && child?.hitTest(point, &hit) == true
  }
}
