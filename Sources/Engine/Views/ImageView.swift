import Basics
package import Drawing

/// A picture that is not here: a placeholder with a definite size that draws its name.
package final class ImageView: PrimitiveView {
  /// Where the size comes from.
  package enum Source: Sendable, Hashable {
    /// An SF Symbol: a square of 1.2 times the font's size (L48).
    case symbol
    /// A picture of the program: 100 x 100 points, since its file is not read.
    case asset
  }

  /// What is written on the picture itself.
  package struct Form: Sendable, Hashable {
    /// `.resizable()` (L47).
    package var isResizable = false
    /// Whether it is drawn in the foreground colour; nil for what is usual: symbols are, pictures
    /// of the program are not.
    package var isTemplate: Bool?
  }

  let label: String
  let source: Source
  let form: Form

  package init(_ label: String, _ source: Source, _ form: Form = Form()) {
    self.label = label
    self.source = source
    self.form = form
    super.init(name: "Image")
  }

  /// The picture with something else written on it.
  package func with(_ change: (inout Form) -> Void) -> ImageView {
    var form = form
    change(&form)
    let image = ImageView(label, source, form)
    image.range = range
    return image
  }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode {
    ImageNode(inputs)
  }
}

final class ImageNode: PrimitiveNode {
  private var view: ImageView?
  private var frame = AnimatedFrame()
  private var paint = AnimatedAttribute()
  private var leaf = LeafIdentity(name: "Image")

  private var contentSize: Size { view?.size(in: inputs.environment) ?? .zero }

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    view.map { ($0.form.isResizable ? .resizable : .fixedLeaf, .fixedLeaf(contentSize)) }
  }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    guard let view = view as? ImageView else { return false }
    self.view = view
    leaf.range = view.range
    return true
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    frame.update(geometry.rect(of: self, &tree), inputs.transaction, geometry.clock)
    let color = view?.color(in: inputs.environment) ?? .clear
    paint.update(color.linearVector, inputs.transaction, geometry.clock)
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    guard let view else { return }
    let rect = frame.presented(renderer.now)
    let color = Color(linearVector: paint.presented(renderer.now))
    renderer.leaf(.fill(.rect(rect), color), &leaf, rect: rect, color: color, inputs, context)
    if let caption = view.caption(in: rect, inputs.environment) { renderer.caption(caption, leaf) }
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    frame.presented(hit.now).contains(point)
  }
}

extension ImageView {
  /// Side of a picture of the program, in points.
  private static let assetSide = 100.0
  /// Size of the name on a placeholder, in points.
  private static let labelSize = 11.0

  /// The size of its own, in points (L48).
  package func size(in environment: EnvironmentValues) -> Size {
    let side =
      source == .symbol
      ? environment[.font].size * 1.2 * environment[.imageScale] : ImageView.assetSide
    return Size(side, side)
  }

  package func color(in environment: EnvironmentValues) -> Color {
    let own = Color(hex: 0xC7C7CC)
    return form.isTemplate ?? (source == .symbol) ? environment[.foregroundColor] ?? own : own
  }

  /// The name that is drawn: of a symbol with the variants in force.
  private func name(in environment: EnvironmentValues) -> String {
    guard source == .symbol else { return label }
    var parts = label.split(separator: ".").map(String.init)
    for variant in environment[.symbolVariants] where !parts.contains(variant) {
      parts.append(variant)
    }
    return parts.joined(separator: ".")
  }

  /// The name in the middle of a rectangle; nil where it does not fit.
  package func caption(in rect: Rect, _ environment: EnvironmentValues) -> TextRun? {
    let content = TextContent(
      name(in: environment), fontSize: ImageView.labelSize, lineLimit: 1)
    let text = TextLayout.layout(content, Proposal(rect.width, rect.height))
    guard text.size.width <= rect.width, text.size.height <= rect.height else { return nil }
    let place = Rect(
      rect.center.x - text.size.width / 2, rect.center.y - text.size.height / 2, text.size.width,
      text.size.height)
    let lines = text.lines.map { TextRun.Line(text: $0.text, offset: $0.offset, size: $0.size) }
    return TextRun(rect: place, lines: lines, fontSize: ImageView.labelSize, color: .black)
  }
}

extension EnvironmentKey where Value == Double {
  /// By what factor symbols are larger.
  package static var imageScale: EnvironmentKey<Double> { EnvironmentKey("imageScale", default: 1) }
}

extension EnvironmentKey where Value == [String] {
  /// The variants of symbols, outermost first.
  package static var symbolVariants: EnvironmentKey<[String]> {
    EnvironmentKey("symbolVariants", default: [])
  }
}
