import Basics
package import Drawing

/// `Text`: measured with the frozen width table, wrapped and truncated by the engine (L44).
package final class TextView: PrimitiveView {
  /// Whether it stands for something that nobody knows.
  package var isPlaceholder = false
  /// A part with what is written on it alone.
  package struct Part: Sendable, Hashable {
    package var string: String
    package var attributes: TextAttributes
  }

  /// In order; several where texts were added.
  package let parts: [Part]
  /// The most parts a text may have.
  package static let mostParts = 1_000

  package init(_ parts: [Part]) {
    self.parts = parts
    super.init(name: "Text")
  }

  package convenience init(_ string: String) {
    self.init([Part(string: string, attributes: TextAttributes())])
  }

  /// All parts as one string.
  package var string: String { parts.map(\.string).joined() }

  /// The text with something written on it, which counts where its parts say nothing themselves.
  package func with(_ change: (inout TextAttributes) -> Void) -> TextView {
    var outer = TextAttributes()
    change(&outer)
    let view = TextView(
      parts.map { Part(string: $0.string, attributes: $0.attributes.over(outer)) })
    view.range = range
    return view
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
  private var fontSize = 0.0
  private var lines: [TextRun.Line] = []
  private var isTruncated = false

  override var layout: (LayoutAlgorithmID, LayoutParameters)? { (.text, LayoutParameters()) }

  override var side: LayoutSide? { view.map { .text($0.content(in: inputs.environment)) } }

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
    let color = view?.color(in: inputs.environment) ?? .black
    paint.update(color.linearVector, inputs.transaction, geometry.clock)
    guard record >= 0 else { return }
    let layout = tree.textLayout(of: record)
    lines = layout.lines.map { TextRun.Line(text: $0.text, offset: $0.offset, size: $0.size) }
    isTruncated = layout.truncated
    fontSize = layout.fontSize
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    let place = origin.presented(renderer.now).head
    let rect = Rect(place[0], place[1], size.width, size.height)
    let color = Color(linearVector: paint.presented(renderer.now))
    leaf.text = lines.map(\.text).joined(separator: "\n")
    leaf.isTruncated = isTruncated
    let run = TextRun(
      rect: rect, lines: lines, alignment: inputs.environment[.textAlignment],
      fontSize: fontSize, color: color)
    renderer.leaf(.text(run), &leaf, rect: rect, color: color, inputs, context)
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    let place = origin.presented(hit.now).head
    return Rect(place[0], place[1], size.width, size.height).contains(point)
  }
}

extension TextView {
  /// What is laid out, with what stands around the text.
  package func content(in environment: EnvironmentValues) -> TextContent {
    let setting = environment[.textSetting]
    var outer = environment[.textAttributes]
    outer.font = environment[.font]
    let spans = parts.map { part in
      let attributes = part.attributes.over(outer)
      let string =
        switch setting.textCase {
        case .uppercase: part.string.uppercased()
        case .lowercase: part.string.lowercased()
        case nil: part.string
        }
      return TextContent.Span(
        string, font: attributes.resolvedFont, tracking: attributes.tracking ?? 0)
    }
    return TextContent(
      spans, lineLimit: environment[.lineLimit], alignment: environment[.textAlignment],
      setting: setting)
  }

  /// The colour of the letters.
  package func color(in environment: EnvironmentValues) -> Color {
    let own = parts.lazy.compactMap(\.attributes.color).first
    return own ?? environment[.foregroundColor] ?? .black
  }

  /// The text laid out for a proposal, its anchor at a point.
  package func run(
    in environment: EnvironmentValues, _ proposal: Proposal, at point: Point, anchor: UnitPoint
  ) -> TextRun {
    let layout = TextLayout.layout(content(in: environment), proposal)
    let origin = Point(
      point.x - anchor.x * layout.size.width, point.y - anchor.y * layout.size.height)
    return TextRun(
      rect: Rect(origin, layout.size),
      lines: layout.lines.map { TextRun.Line(text: $0.text, offset: $0.offset, size: $0.size) },
      alignment: environment[.textAlignment], fontSize: layout.fontSize,
      color: color(in: environment))
  }
}
