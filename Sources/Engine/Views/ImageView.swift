import Basics
import Drawing

/// A picture that is not here: a placeholder with a definite size that draws its name.
package final class ImageView: PrimitiveView {
  /// Where the size comes from.
  package enum Source: Sendable, Hashable {
    /// An SF Symbol: a square of 1.2 times the font's size (L48).
    case symbol
    /// A picture of the program: 100 x 100 points, since its file is not read.
    case asset
  }

  let label: String
  let source: Source
  let isResizable: Bool

  package init(_ label: String, _ source: Source, isResizable: Bool = false) {
    self.label = label
    self.source = source
    self.isResizable = isResizable
    super.init(name: "Image")
  }

  /// `.resizable()` (L47).
  package func resizable() -> ImageView {
    let image = ImageView(label, source, isResizable: true)
    image.range = range
    return image
  }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode {
    ImageNode(inputs)
  }
}

final class ImageNode: PrimitiveNode {
  /// Side of a picture of the program, in points.
  private static let assetSide = 100.0
  /// Size of the name on a placeholder, in points.
  private static let labelSize = 11.0

  private var view: ImageView?
  private var frame = AnimatedFrame()
  private var paint = AnimatedAttribute()
  private var leaf = LeafIdentity(name: "Image")

  private var contentSize: Size {
    let side =
      view?.source == .symbol ? inputs.environment[.font].size * 1.2 : ImageNode.assetSide
    return Size(side, side)
  }

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    view.map { ($0.isResizable ? .resizable : .fixedLeaf, .fixedLeaf(contentSize)) }
  }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    guard let view = view as? ImageView else { return false }
    self.view = view
    leaf.range = view.range
    return true
  }

  private var color: Color {
    inputs.environment[.foregroundColor] ?? Color(hex: 0xC7C7CC)
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    frame.update(geometry.rect(of: self, &tree), inputs.transaction, geometry.clock)
    paint.update(color.linearVector, inputs.transaction, geometry.clock)
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    guard let view else { return }
    let rect = frame.presented(renderer.now)
    let color = Color(linearVector: paint.presented(renderer.now))
    renderer.leaf(.fill(.rect(rect), color), &leaf, rect: rect, color: color, inputs, context)
    let content = TextContent(view.label, fontSize: ImageNode.labelSize, lineLimit: 1)
    let text = TextLayout.layout(content, Proposal(rect.width, rect.height))
    guard text.size.width <= rect.width, text.size.height <= rect.height else { return }
    let place = Rect(
      rect.center.x - text.size.width / 2, rect.center.y - text.size.height / 2, text.size.width,
      text.size.height)
    let lines = text.lines.map { TextRun.Line(text: $0.text, offset: $0.offset, size: $0.size) }
    renderer.caption(
      TextRun(rect: place, lines: lines, fontSize: ImageNode.labelSize, color: .black), leaf)
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    frame.presented(hit.now).contains(point)
  }
}
