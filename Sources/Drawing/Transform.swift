import Foundation

/// An affine map of points: x' = a x + c y + tx, y' = b x + d y + ty.
@frozen package struct Transform: Sendable, Hashable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package static func translation(_ x: Double, _ y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Scaling about a point.
  package static func scale(_ x: Double, _ y: Double, about p: Point) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: p.x - x * p.x, ty: p.y - y * p.y)
  }

  /// Rotation about a point; a positive angle turns clockwise on a screen whose y points down.
  package static func rotation(radians: Double, about p: Point) -> Transform {
    let cosine = cos(radians)
    let sine = sin(radians)
    return Transform(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: p.x - cosine * p.x + sine * p.y, ty: p.y - sine * p.x - cosine * p.y)
  }

  /// Turning in space about an axis through a point, projected straight onto the screen. An edge-on
  /// view keeps a tiny width, so that the map can be turned round.
  package static func turning(
    radians: Double, axis: (x: Double, y: Double, z: Double), about p: Point
  ) -> Transform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    var cosine = cos(radians)
    if abs(cosine) < 0.00001, z == 0 { cosine = 0.00001 }
    let sine = sin(radians)
    let rest = 1 - cosine
    let map = Transform(
      a: cosine + x * x * rest, b: x * y * rest + z * sine, c: x * y * rest - z * sine,
      d: cosine + y * y * rest, tx: 0, ty: 0)
    return translation(-p.x, -p.y).then(map).then(translation(p.x, p.y))
  }

  package func apply(_ p: Point) -> Point { Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty) }

  /// The map that applies `self` first and then `outer`.
  package func then(_ outer: Transform) -> Transform {
    Transform(
      a: outer.a * a + outer.c * b, b: outer.b * a + outer.d * b,
      c: outer.a * c + outer.c * d, d: outer.b * c + outer.d * d,
      tx: outer.a * tx + outer.c * ty + outer.tx, ty: outer.b * tx + outer.d * ty + outer.ty)
  }

  package var determinant: Double { a * d - b * c }

  /// The inverse map, or nil when the map is singular.
  package var inverse: Transform? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    return Transform(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }

  package var isIdentity: Bool { self == .identity }

  /// Whether axis-aligned rectangles stay axis-aligned.
  package var keepsAxes: Bool { b == 0 && c == 0 }

  /// The smallest axis-aligned rectangle around the image of a rectangle.
  package func bounds(of r: Rect) -> Rect {
    if keepsAxes {
      let x0 = a * r.x + tx
      let x1 = a * r.maxX + tx
      let y0 = d * r.y + ty
      let y1 = d * r.maxY + ty
      return Rect(min(x0, x1), min(y0, y1), abs(x1 - x0), abs(y1 - y0))
    }
    let corners = [
      apply(r.origin), apply(Point(r.maxX, r.y)), apply(Point(r.x, r.maxY)),
      apply(Point(r.maxX, r.maxY)),
    ]
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let left = xs.min() ?? 0
    let top = ys.min() ?? 0
    return Rect(left, top, (xs.max() ?? 0) - left, (ys.max() ?? 0) - top)
  }
}
