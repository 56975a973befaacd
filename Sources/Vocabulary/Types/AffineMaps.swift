/// Maps of the plane as values, and effects of the program that answer one.
package import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let affineMaps: [Builtin] = affineTypes + affineMakers + affineSteps + projections

  private static let affineTypes: [Builtin] = [
    .type("/// A map of the plane that keeps lines straight.\nstruct CGAffineTransform"),
    .type("/// A map of the plane as an effect answers it.\nstruct ProjectionTransform"),
    .type(
      """
      /// A modifier that only changes how its content is drawn.
      protocol GeometryEffect: ViewModifier, Animatable
      """),
  ]

  private static func shown(_ map: String) -> String {
    "Circle().projectionEffect(ProjectionTransform(\(map)))"
  }

  private static let affineMakers: [Builtin] = [
    .staticMember(
      of: "CGAffineTransform",
      text(
        "The map that changes nothing.", shown("CGAffineTransform.identity"),
        "static let identity: CGAffineTransform")
    ) { Transform.identity },
    .initializer(
      of: "CGAffineTransform",
      text("The map that changes nothing.", shown("CGAffineTransform()"), "init()")
    ) { Transform.identity },
    .initializer(
      of: "CGAffineTransform",
      text(
        "A shift.", shown("CGAffineTransform(translationX: 10, y: 0)"),
        "init(translationX: CGFloat, y: CGFloat)")
    ) { (x: Double, y: Double) in Transform.translation(x, y) },
    .initializer(
      of: "CGAffineTransform",
      text(
        "A change of size about the origin.", shown("CGAffineTransform(scaleX: 2, y: 1)"),
        "init(scaleX: CGFloat, y: CGFloat)")
    ) { (x: Double, y: Double) in Transform.scale(x, y, about: .zero) },
    .initializer(
      of: "CGAffineTransform",
      text(
        "A turn about the origin, in radians.", shown("CGAffineTransform(rotationAngle: .pi / 4)"),
        "init(rotationAngle angle: CGFloat)")
    ) { (radians: Double) in Transform.rotation(radians: radians, about: .zero) },
    .initializer(
      of: "CGAffineTransform",
      text(
        "A map by its six numbers.",
        shown("CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)"),
        "init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)")
    ) { (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) in
      Transform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    },
  ]

  private static let affineSteps: [Builtin] = [
    .member(
      of: "CGAffineTransform",
      text(
        "The map after a shift.", shown("CGAffineTransform.identity.translatedBy(x: 5, y: 0)"),
        "func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform")
    ) { (map: Transform, x: Double, y: Double) in Transform.translation(x, y).then(map) },
    .member(
      of: "CGAffineTransform",
      text(
        "The map after a change of size.", shown("CGAffineTransform.identity.scaledBy(x: 2, y: 2)"),
        "func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform")
    ) { (map: Transform, x: Double, y: Double) in
      Transform.scale(x, y, about: .zero).then(map)
    },
    .member(
      of: "CGAffineTransform",
      text(
        "The map after a turn, in radians.", shown("CGAffineTransform.identity.rotated(by: 0.5)"),
        "func rotated(by angle: CGFloat) -> CGAffineTransform")
    ) { (map: Transform, radians: Double) in
      Transform.rotation(radians: radians, about: .zero).then(map)
    },
    .member(
      of: "CGAffineTransform",
      text(
        "This map and then another.",
        shown("CGAffineTransform(scaleX: 2, y: 2).concatenating(.identity)"),
        "func concatenating(_ other: CGAffineTransform) -> CGAffineTransform")
    ) { (map: Transform, other: Transform) in map.then(other) },
    .member(
      of: "CGAffineTransform",
      differing(
        "The map backwards.", shown("CGAffineTransform(scaleX: 2, y: 2).inverted()"),
        "a map that cannot be turned round stays as it is",
        "func inverted() -> CGAffineTransform")
    ) { (map: Transform) in map.inverse ?? map },
    .member(
      of: "CGAffineTransform",
      text(
        "Whether the map changes nothing.", "Text(\"\\(CGAffineTransform.identity.isIdentity)\")",
        "var isIdentity: Bool { get }")
    ) { (map: Transform) in map.isIdentity },
    .member(
      of: "CGPoint",
      text(
        "Where a map takes the point.",
        "Text(\"\\(CGPoint(x: 1, y: 2).applying(CGAffineTransform(scaleX: 2, y: 2)).x)\")",
        "func applying(_ map: CGAffineTransform) -> CGPoint")
    ) { (point: Point, map: Transform) in map.apply(point) },
    .member(
      of: "CGRect",
      text(
        "The smallest rectangle around where a map takes this one.",
        "Text(\"\\(CGRect.zero.applying(.identity).width)\")",
        "func applying(_ map: CGAffineTransform) -> CGRect")
    ) { (rect: Rect, map: Transform) in map.bounds(of: rect) },
  ]

  private static let projections: [Builtin] = [
    .initializer(
      of: "ProjectionTransform",
      text("The map that changes nothing.", "Circle().projectionEffect(.init())", "init()")
    ) { Projection(map: .identity) },
    .initializer(
      of: "ProjectionTransform",
      text(
        "A map of the plane.", shown("CGAffineTransform(translationX: 9, y: 0)"),
        "init(_ map: CGAffineTransform)")
    ) { (map: Transform) in Projection(map: map) },
    .member(
      of: "ProjectionTransform",
      text(
        "This map and then another.",
        "Circle().projectionEffect(ProjectionTransform().concatenating(ProjectionTransform()))",
        "func concatenating(_ other: ProjectionTransform) -> ProjectionTransform")
    ) { (map: Projection, other: Projection) in Projection(map: map.map.then(other.map)) },
    .modifier(
      text(
        "Draws the view through a map, from its top left corner.",
        shown("CGAffineTransform(rotationAngle: 0.2)"),
        "func projectionEffect(_ transform: ProjectionTransform) -> some View")
    ) { (map: Projection) in TransformModifier.projection(map.map) },
    .member(
      of: "GeometryEffect",
      text(
        "The effect without its part in layout, which it has none of here.", "Text(\"Hi\")",
        "func ignoredByLayout() -> some ViewModifier")
    ) { (effect: Value) in effect },
  ]
}

extension Transform: HostValue, AnimatableComponents {
  package static var spelling: String { "CGAffineTransform" }
  package var components: [Double] { [a, b, c, d, tx, ty] }
  package func replacing(_ n: [Double]) -> Transform {
    Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}

/// `ProjectionTransform`: what is affine of it.
struct Projection: HostValue, Hashable {
  static var spelling: String { "ProjectionTransform" }
  var map: Transform
}
