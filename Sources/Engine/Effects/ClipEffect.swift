import Basics
package import Drawing

/// `.cornerRadius`, `.clipShape`, `.clipped`: the content cut to a shape in the view's animated
/// frame (L35).
package final class ClipModifier: ModifierValue {
  let shape: any Shape

  package init(_ shape: any Shape) {
    self.shape = shape
    super.init()
  }

  override var fact: ModifierFact.Kind? { .clip(radius: shape.cornerRadius) }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? {
    ClipNode(inputs)
  }
}

final class ClipNode: ModifierNode {
  private var shape: (any Shape)?
  private var frame = AnimatedFrame()
  private var attribute = AnimatedAttribute()

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? ClipModifier else { return false }
    shape = modifier.shape
    return true
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    frame.update(geometry.rect(of: self, &tree), inputs.transaction, geometry.clock)
    attribute.update(shape?.animatableData ?? .zero, inputs.transaction, geometry.clock)
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    let shape = shape?.withAnimatableData(attribute.presented(renderer.now))
    var inner = context
    if let radius = shape?.cornerRadius { inner.clipRadius = radius }
    let clip = shape?.outline(in: frame.presented(renderer.now))
    renderer.group(clip: clip) { super.render(&$0, inner) }
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    let shape = shape?.withAnimatableData(attribute.presented(hit.now))
    guard shape?.outline(in: frame.presented(hit.now)).contains(point) ?? true else {
      return false
    }
    return super.hitTest(point, &hit)
  }
}

/// `.border(_:width:)`: a stroke inside the edges, over the content (L28).
package final class BorderModifier: ModifierValue {
  let color: Color
  let width: Double

  package init(_ color: Color, width: Double) {
    self.color = color
    self.width = width
    super.init()
  }

  override var fact: ModifierFact.Kind? { .border }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? {
    BorderNode(inputs)
  }
}

final class BorderNode: ModifierNode {
  private var color = Color.black
  private var width = 1.0
  private var frame = AnimatedFrame()
  private var paint = AnimatedAttribute()
  private var line = AnimatedAttribute()
  private var leaf = LeafIdentity(name: "border")

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? BorderModifier else { return false }
    color = modifier.color
    width = modifier.width
    return true
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    frame.update(geometry.rect(of: self, &tree), inputs.transaction, geometry.clock)
    paint.update(color.linearVector, inputs.transaction, geometry.clock)
    line.update(AnimatableVector(width), inputs.transaction, geometry.clock)
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    super.render(&renderer, context)
    let rect = frame.presented(renderer.now)
    let width = line.presented(renderer.now).head[0]
    let color = Color(linearVector: paint.presented(renderer.now))
    renderer.leaf(
      .stroke(.rect(rect.inset(by: width / 2)), color, width: width), &leaf, rect: rect,
      color: color, inputs, context)
  }
}
