/// `.blur` and `.shadow`: soft edges, drawn only; layout and leaves stay as they are.
package import Drawing

/// `.blur(radius:)`.
package final class BlurModifier: ModifierValue {
  let radius: Double

  /// `radius` in points.
  package init(radius: Double) {
    self.radius = radius.isFinite ? max(0, radius) : 0
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { BlurNode(inputs) }
}

final class BlurNode: ModifierNode {
  private var radius = 0.0
  private var attribute = AnimatedAttribute()

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? BlurModifier else { return false }
    radius = modifier.radius
    return true
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    attribute.update(AnimatableVector(radius), inputs.transaction, geometry.clock)
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    let radius = max(0, attribute.presented(renderer.now).head[0])
    renderer.group(blur: radius) { super.render(&$0, context) }
  }
}

/// `.shadow(color:radius:x:y:)`.
package final class ShadowModifier: ModifierValue {
  let color: Color
  let radius: Double
  let offset: Point

  /// Lengths in points.
  package init(_ color: Color, radius: Double, offset: Point) {
    self.color = color
    self.radius = radius.isFinite ? max(0, radius) : 0
    self.offset = offset
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { ShadowNode(inputs) }
}

final class ShadowNode: ModifierNode {
  private var modifier: ShadowModifier?
  private var paint = AnimatedAttribute()
  private var place = AnimatedAttribute()

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? ShadowModifier else { return false }
    self.modifier = modifier
    return true
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    guard let modifier else { return }
    paint.update(modifier.color.linearVector, inputs.transaction, geometry.clock)
    place.update(
      AnimatableVector(SIMD4(modifier.radius, modifier.offset.x, modifier.offset.y, 0)),
      inputs.transaction, geometry.clock)
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    let numbers = place.presented(renderer.now).head
    renderer.casting(
      Color(linearVector: paint.presented(renderer.now)),
      offset: Point(numbers[1], numbers[2]), blur: max(0, numbers[0])
    ) { super.render(&$0, context) }
  }
}

/// `.brightness`, `.saturation` and their kind: the colours of everything inside changed.
package final class ColorMatrixModifier: ModifierValue {
  let matrix: ColorMatrix

  package init(_ matrix: ColorMatrix) {
    self.matrix = matrix
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { ColorMatrixNode(inputs) }
}

final class ColorMatrixNode: ModifierNode {
  private var matrix = ColorMatrix.identity
  private var attribute = AnimatedAttribute()

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? ColorMatrixModifier else { return false }
    matrix = modifier.matrix
    return true
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    attribute.update(
      AnimatableVector(components: matrix.numbers), inputs.transaction, geometry.clock)
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    let own = ColorMatrix(
      numbers: attribute.presented(renderer.now).components(matrix.numbers.count))
    var inner = context
    inner.colors = own.then(context.colors)
    super.render(&renderer, inner)
  }
}
