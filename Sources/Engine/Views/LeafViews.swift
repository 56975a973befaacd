import Basics
package import Drawing

/// A shape, filled or stroked; also a `Color`, which is a rectangle that fills.
package final class ShapeView: PrimitiveView {
  package let shape: any Shape
  /// nil takes the foreground colour of the environment.
  package let fill: Color?
  /// What a fill is drawn with in place of its colour.
  package let gradient: GradientStyle?
  /// How a line centred on the outline is drawn, nil for a fill.
  package let stroke: StrokeStyle?
  /// Distance of the outline from the view's edge (`strokeBorder`, `inset(by:)`).
  package let inset: Double
  /// Whether a path is filled by the even-odd rule.
  package let isEvenOdd: Bool

  package init(
    _ shape: any Shape, fill: Color? = nil, gradient: GradientStyle? = nil,
    stroke: StrokeStyle? = nil, inset: Double = 0, isEvenOdd: Bool = false, name: String? = nil
  ) {
    self.shape = shape
    self.fill = fill
    self.gradient = gradient
    self.stroke = stroke
    self.inset = inset
    self.isEvenOdd = isEvenOdd
    super.init(name: name ?? shape.name)
  }

  /// `Color` as a view.
  package static func color(_ color: Color) -> ShapeView {
    ShapeView(Rectangle(), fill: color, name: "Color")
  }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode {
    ShapeNode(inputs)
  }
}

final class ShapeNode: PrimitiveNode {
  private var view: ShapeView?
  private var frame = AnimatedFrame()
  private var data = AnimatedAttribute()
  private var paint = AnimatedAttribute()
  private var gradient = AnimatedGradient()
  private var line = AnimatedAttribute()
  private var leaf = LeafIdentity(name: "")

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    view.map { ($0.shape.algorithm, LayoutParameters()) }
  }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    guard let view = view as? ShapeView,
      self.view == nil || self.view?.shape.name == view.shape.name
    else { return false }
    self.view = view
    leaf.name = view.name
    leaf.range = view.range
    return true
  }

  private var color: Color {
    view?.fill ?? inputs.environment[.foregroundColor] ?? .black
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    guard let view else { return }
    frame.update(geometry.rect(of: self, &tree), inputs.transaction, geometry.clock)
    data.update(view.shape.animatableData, inputs.transaction, geometry.clock)
    paint.update(color.linearVector, inputs.transaction, geometry.clock)
    let style = view.fill == nil ? inputs.environment[.foregroundGradient] : view.gradient
    gradient.update(style, inputs.transaction, geometry.clock)
    line.update(
      AnimatableVector(components: [view.inset] + (view.stroke?.numbers ?? [])),
      inputs.transaction, geometry.clock)
  }

  private func outline(_ now: Instant) -> Outline? {
    guard let view else { return nil }
    let shape = view.shape.withAnimatableData(data.presented(now))
    let inset = line.presented(now).head[0]
    let outline = shape.outline(in: frame.presented(now).inset(by: inset))
    guard view.isEvenOdd, case .path(var path, let rect) = outline else { return outline }
    path.isEvenOdd = true
    return .path(path, rect)
  }

  /// The line's style on its way; nil for fills.
  private func stroke(_ now: Instant) -> StrokeStyle? {
    guard let stroke = view?.stroke else { return nil }
    return stroke.replacing(
      Array(line.presented(now).components(stroke.numbers.count + 1).dropFirst()))
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    guard let view, let outline = outline(renderer.now) else { return }
    let color = Color(linearVector: paint.presented(renderer.now))
    let shape = view.shape.withAnimatableData(data.presented(renderer.now))
    var context = context
    if let radius = shape.cornerRadius { context.clipRadius = radius }
    let content: DisplayItem.Content
    if let stroke = stroke(renderer.now) {
      let line = stroke.dash.isEmpty ? outline : .path(outline.path.dashed(stroke), outline.bounds)
      content = .stroke(line, color, stroke)
    } else if let style = gradient.presented(renderer.now) {
      content = .gradient(outline, style.placed(in: frame.presented(renderer.now)))
    } else {
      content = .fill(outline, color)
    }
    renderer.leaf(
      content, &leaf, rect: frame.presented(renderer.now), color: color, inputs, context)
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    guard let outline = outline(hit.now) else { return false }
    guard let stroke = stroke(hit.now) else { return outline.contains(point) }
    return outline.path.stroked(stroke).contains(point)
  }
}

/// `Spacer` (L27).
package final class SpacerView: PrimitiveView {
  let minLength: Double?

  /// `minLength` in points; nil is 8.
  package init(minLength: Double?) {
    self.minLength = minLength
    super.init(name: "Spacer")
  }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode {
    SpacerNode(inputs)
  }
}

final class SpacerNode: PrimitiveNode {
  private var view: SpacerView?

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    view.map { (.spacer, .spacer(minLength: $0.minLength)) }
  }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    guard let view = view as? SpacerView else { return false }
    self.view = view
    return true
  }
}
