import Basics
package import Drawing

/// An effect that maps what is inside about an anchor of its own frame; layout is not changed
/// (L34).
package final class TransformModifier: ModifierValue {
  /// Effects of different kinds never take over each other's animations.
  enum Kind: Equatable {
    case scale, rotation, turning, group, projection
    /// An effect of the program, by its type.
    case effect(String)
  }

  let kind: Kind
  let animatableData: AnimatableVector
  /// From the space inside to the place of the effect, for the data on the way and the size of the
  /// frame.
  let transform: (AnimatableVector, Size) -> Transform

  /// A scale of zero, for which a tiny one stands (L34).
  let isSingular: Bool

  private init(
    _ kind: Kind, _ data: AnimatableVector, isSingular: Bool = false,
    _ transform: @escaping (AnimatableVector, Size) -> Transform
  ) {
    self.kind = kind
    self.isSingular = isSingular
    animatableData = data
    self.transform = transform
    super.init()
  }

  override var fact: ModifierFact.Kind? { .transform(isSingular: isSingular) }

  /// `.scaleEffect`. A factor of zero becomes tiny, so that the map can be turned round.
  package static func scale(x: Double, y: Double, anchor: UnitPoint) -> TransformModifier {
    func nonZero(_ factor: Double) -> Double {
      factor == 0 || !factor.isFinite ? 0.00001 : factor
    }
    let data = AnimatableVector(SIMD4(nonZero(x), nonZero(y), anchor.x, anchor.y))
    return TransformModifier(.scale, data, isSingular: x == 0 || y == 0) { data, size in
      let v = data.head
      return .scale(v[0], v[1], about: Point(v[2] * size.width, v[3] * size.height))
    }
  }

  /// `.rotationEffect`, in radians, clockwise on the screen.
  package static func rotation(radians: Double, anchor: UnitPoint) -> TransformModifier {
    let data = AnimatableVector(SIMD4(radians, anchor.x, anchor.y, 0))
    return TransformModifier(.rotation, data) { data, size in
      let v = data.head
      return .rotation(radians: v[0], about: Point(v[1] * size.width, v[2] * size.height))
    }
  }

  /// `.rotation3DEffect`, in radians about an axis through the anchor, seen from straight ahead:
  /// the view gets narrower by the cosine of the angle across the axis.
  package static func turning(
    radians: Double, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint
  ) -> TransformModifier {
    let data = AnimatableVector(SIMD4(radians, axis.x, axis.y, axis.z))
    return TransformModifier(.turning, data) { data, size in
      let v = data.head
      return .turning(
        radians: v[0], axis: (v[1], v[2], v[3]),
        about: Point(anchor.x * size.width, anchor.y * size.height))
    }
  }

  /// `.geometryGroup()`: the position is resolved and animated here, and what is inside is placed
  /// relative to it (T12).
  package static func geometryGroup() -> TransformModifier {
    TransformModifier(.group, .zero) { _, _ in .identity }
  }

  /// `.projectionEffect`: a map from the top left corner of the frame. A map that flattens is
  /// replaced by one that is nearly flat, so that it can be turned round.
  package static func projection(_ map: Transform) -> TransformModifier {
    let data = AnimatableVector(components: [map.a, map.b, map.c, map.d, map.tx, map.ty])
    return TransformModifier(.projection, data) { data, _ in
      let n = data.components(6)
      return invertible(Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    }
  }

  /// `GeometryEffect` of the program: its map for the numbers on the way and the size of the frame.
  package static func effect(
    named name: String, _ data: AnimatableVector,
    _ map: @escaping (AnimatableVector, Size) -> Transform
  ) -> TransformModifier {
    TransformModifier(.effect(name), data) { invertible(map($0, $1)) }
  }

  private static func invertible(_ map: Transform) -> Transform {
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
    guard numbers.allSatisfy(\.isFinite) else { return .identity }
    guard abs(map.determinant) < 1e-10 else { return map }
    var map = map
    map.a += map.a < 0 ? -0.00001 : 0.00001
    map.d += map.d < 0 ? -0.00001 : 0.00001
    return map.determinant == 0 ? .translation(map.tx, map.ty) : map
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? {
    TransformNode(inputs)
  }
}

/// An effect that opens a coordinate space: its frame animates, and so do its numbers.
final class TransformNode: SpaceNode {
  private var modifier: TransformModifier?
  private var attribute = AnimatedAttribute()
  private var frame = AnimatedFrame()

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? TransformModifier,
      self.modifier == nil || self.modifier?.kind == modifier.kind
    else { return false }
    self.modifier = modifier
    return true
  }

  override func updateContents(_ graph: ViewGraph) {
    guard modifier?.isSingular == true else { return }
    graph.logOnce(
      "ignoring singular matrix: a scale of 0 cannot be turned round; "
        + "a factor of 0.00001 stands in for it.")
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    frame.update(geometry.rect(of: self, &tree), inputs.transaction, geometry.clock)
    let data = modifier?.animatableData ?? .zero
    attribute.update(data, inputs.transaction, geometry.clock)
  }

  override func contentTransform(_ now: Instant) -> Transform {
    let rect = frame.presented(now)
    let effect = modifier?.transform(attribute.presented(now), rect.size) ?? .identity
    return effect.then(.translation(rect.x, rect.y))
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    let transform = contentTransform(renderer.now)
    var inner = context
    inner.toWindow = transform.then(context.toWindow)
    renderer.group(transform: transform) { super.render(&$0, inner) }
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    guard let inverse = contentTransform(hit.now).inverse else { return false }
    return super.hitTest(inverse.apply(point), &hit)
  }
}
