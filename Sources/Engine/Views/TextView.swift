import Basics
package import Drawing

/// `Text`: measured with the frozen width table, wrapped and truncated by the engine (L44).
package final class TextView: PrimitiveView {
  package let string: String
  /// In place of the environment's; written on the text itself.
  package let font: Font?
  package let color: Color?

  package init(_ string: String, font: Font? = nil, color: Color? = nil) {
    self.string = string
    self.font = font
    self.color = color
    super.init(name: "Text")
  }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode {
    TextNode(inputs)
  }
}

final class TextNode: PrimitiveNode {
  private var view: TextView?
  private var origin = AnimatedAttribute()
  private var paint = AnimatedAttribute()
  private var leaf = LeafIdentity(name: "Text")
  private var size = Size.zero
  private var lines: [TextRun.Line] = []
  private var isTruncated = false

  override var layout: (LayoutAlgorithmID, LayoutParameters)? { (.text, LayoutParameters()) }

  /// What the layout tree measures.
  override var text: TextContent? {
    view.map {
      TextContent(
        $0.string, fontSize: ($0.font ?? inputs.environment[.font]).size,
        lineLimit: inputs.environment[.lineLimit],
        alignment: inputs.environment[.textAlignment])
    }
  }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    guard let view = view as? TextView else { return false }
    self.view = view
    leaf.range = view.range
    return true
  }

  /// T11: the origin animates, the size and the glyphs do not.
  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    let rect = geometry.rect(of: self, &tree)
    origin.update(AnimatableVector(rect.x, rect.y), inputs.transaction, geometry.clock)
    size = rect.size
    let color = view?.color ?? inputs.environment[.foregroundColor] ?? .black
    paint.update(color.linearVector, inputs.transaction, geometry.clock)
    guard let content = text else { return }
    let layout = TextLayout.layout(content, geometry.proposal(of: self, &tree))
    lines = layout.lines.map { TextRun.Line(text: $0.text, offset: $0.offset, size: $0.size) }
    isTruncated = layout.truncated
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    guard let content = text else { return }
    let place = origin.presented(renderer.now).head
    let rect = Rect(place[0], place[1], size.width, size.height)
    let color = Color(linearVector: paint.presented(renderer.now))
    leaf.text = lines.map(\.text).joined(separator: "\n")
    leaf.isTruncated = isTruncated
    let run = TextRun(rect: rect, lines: lines, fontSize: content.fontSize, color: color)
    renderer.leaf(.text(run), &leaf, rect: rect, color: color, inputs, context)
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    let place = origin.presented(hit.now).head
    return Rect(place[0], place[1], size.width, size.height).contains(point)
  }
}
