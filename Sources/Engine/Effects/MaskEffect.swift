import Drawing

/// `.mask`: the content cut to the first figure another view draws. Opacity is not taken over.
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
    let clip = MaskNode.outline(of: drawn) ?? .rect(Rect(rect.origin, .zero))
    // The mask itself is not drawn.
    renderer.group(clip: clip) { child?.render(&$0, context) }
  }

  /// The first outline that is drawn, in the coordinates of the items.
  private static func outline(of items: [DisplayItem]) -> Outline? {
    for item in items {
      switch item.content {
      case .fill(let outline, _), .stroke(let outline, _, _): return outline
      case .text(let run): return .rect(run.rect)
      case .group(let group):
        if let inner = outline(of: group.items) { return inner.mapped(by: group.transform) }
      }
    }
    return nil
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    rect.contains(point) && child?.hitTest(point, &hit) == true
  }
}
