import Basics
package import Drawing

/// A shape, filled or stroked; also a `Color`, which is a rectangle that fills.
package final class ShapeView: PrimitiveView {
  package let shape: any Shape
  /// nil takes the foreground colour of the environment.
  package let fill: Color?
  /// Line width of a stroke centred on the outline, nil for a fill.
  package let strokeWidth: Double?
  /// Distance of the outline from the view's edge (`strokeBorder`, `inset(by:)`).
  package let inset: Double

  package init(
    _ shape: any Shape, fill: Color? = nil, strokeWidth: Double? = nil, inset: Double = 0,
    name: String? = nil
  ) {
    self.shape = shape
    self.fill = fill
    self.strokeWidth = strokeWidth
    self.inset = inset
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
    line.update(
      AnimatableVector(view.strokeWidth ?? 0, view.inset), inputs.transaction, geometry.clock)
  }

  private func outline(_ now: Instant) -> Outline? {
    guard let view else { return nil }
    let shape = view.shape.withAnimatableData(data.presented(now))
    let inset = line.presented(now).head[1]
    return shape.outline(in: frame.presented(now).inset(by: inset))
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    guard let view, let outline = outline(renderer.now) else { return }
    let color = Color(linearVector: paint.presented(renderer.now))
    let shape = view.shape.withAnimatableData(data.presented(renderer.now))
    var context = context
    if let radius = shape.cornerRadius { context.clipRadius = radius }
    let content: DisplayItem.Content
    if view.strokeWidth == nil {
      content = .fill(outline, color)
    } else {
      content = .stroke(outline, color, width: line.presented(renderer.now).head[0])
    }
    renderer.leaf(
      content, &leaf, rect: frame.presented(renderer.now), color: color, inputs, context)
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    outline(hit.now)?.contains(point) ?? false
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
