/// Paths of whole figures, paths mapped, and parts of paths.
import Foundation

extension Path {
  /// Straight pieces in place of one curve where lengths are measured.
  private static let pieces = 16

  package mutating func addRect(_ rect: Rect) {
    move(to: rect.origin)
    addLine(to: Point(rect.maxX, rect.y))
    addLine(to: Point(rect.maxX, rect.maxY))
    addLine(to: Point(rect.x, rect.maxY))
    closeSubpath()
  }

  /// Begins at the right and goes clockwise on the screen, as SwiftUI does.
  package mutating func addEllipse(in rect: Rect) {
    let center = rect.center
    addArc(center: center, radii: Size(rect.width / 2, rect.height / 2), from: 0, by: 2 * .pi)
    closeSubpath()
  }

  /// Corners with a radius each: top left, top right, bottom right, bottom left.
  package mutating func addRoundedRect(_ rect: Rect, radii: [Double]) {
    let limit = min(rect.width, rect.height) / 2
    let r = (0..<4).map { min(max($0 < radii.count ? radii[$0] : 0, 0), limit) }
    func corner(_ radius: Double, _ x: Double, _ y: Double, _ start: Double) {
      if radius == 0 { return addLine(to: Point(x, y)) }
      addArc(center: Point(x, y), radii: Size(radius, radius), from: start, by: .pi / 2)
    }
    move(to: Point(rect.x + r[0], rect.y))
    corner(r[1], rect.maxX - r[1], rect.y + r[1], -.pi / 2)
    corner(r[2], rect.maxX - r[2], rect.maxY - r[2], 0)
    corner(r[3], rect.x + r[3], rect.maxY - r[3], .pi / 2)
    corner(r[0], rect.x + r[0], rect.y + r[0], .pi)
    closeSubpath()
  }

  /// A part of an ellipse from an angle on, in radians, clockwise on the screen where `sweep` is
  /// positive. A line leads there from where the path ends.
  package mutating func addArc(
    center: Point, radii: Size, from start: Double, by sweep: Double
  ) {
    func at(_ angle: Double) -> Point {
      Point(center.x + radii.width * cos(angle), center.y + radii.height * sin(angle))
    }
    if elements.isEmpty { move(to: at(start)) } else { addLine(to: at(start)) }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 0.000001).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = start + Double(index) * step
      let to = from + step
      let (p, q) = (at(from), at(to))
      addCurve(
        to: q,
        control1: Point(
          p.x - radii.width * reach * sin(from), p.y + radii.height * reach * cos(from)),
        control2: Point(q.x + radii.width * reach * sin(to), q.y - radii.height * reach * cos(to)))
    }
  }

  package func mapped(by transform: Transform) -> Path {
    var path = Path()
    path.isEvenOdd = isEvenOdd
    for element in elements {
      switch element {
      case .move(let p): path.move(to: transform.apply(p))
      case .line(let p): path.addLine(to: transform.apply(p))
      case .cubic(let a, let b, let p):
        path.addCurve(
          to: transform.apply(p), control1: transform.apply(a), control2: transform.apply(b))
      case .close: path.closeSubpath()
      }
    }
    return path
  }

  /// The smallest rectangle around all points that were given, control points included.
  package var bounds: Rect {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let p), .line(let p): points.append(p)
      case .cubic(let a, let b, let p): points += [a, b, p]
      case .close: break
      }
    }
    guard let first = points.first else { return Rect(0, 0, 0, 0) }
    return points.dropFirst().reduce(Rect(first, .zero)) { $0.union(Rect($1, .zero)) }
  }

  /// The part between two fractions of the whole length, as straight pieces.
  package func trimmed(from start: Double, to end: Double) -> Path {
    let segments = self.segments
    let total = segments.reduce(0) { $0 + $1.length }
    let low = min(max(start, 0), 1) * total
    let high = min(max(end, 0), 1) * total
    var path = Path()
    guard low < high else { return path }
    var done = 0.0
    var last: Point?
    for segment in segments where segment.length > 0 {
      defer { done += segment.length }
      let from = max(low - done, 0) / segment.length
      let to = min(high - done, segment.length) / segment.length
      guard from < 1, to > 0, from < to else { continue }
      let first = segment.point(from)
      if last != first { path.move(to: first) }
      let next = segment.point(to)
      path.addLine(to: next)
      last = next
    }
    return path
  }

  private struct Segment {
    var a: Point
    var b: Point
    var length: Double {
      let d = b - a
      return (d.x * d.x + d.y * d.y).squareRoot()
    }
    func point(_ t: Double) -> Point {
      t >= 1 ? b : t <= 0 ? a : Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
    }
  }

  private var segments: [Segment] {
    var all: [Segment] = []
    var current = Point.zero
    var first = Point.zero
    func line(to p: Point) {
      all.append(Segment(a: current, b: p))
      current = p
    }
    for element in elements {
      switch element {
      case .move(let p): (current, first) = (p, p)
      case .line(let p): line(to: p)
      case .cubic(let a, let b, let p):
        let start = current
        for index in 1...Path.pieces {
          let t = Double(index) / Double(Path.pieces)
          let u = 1 - t
          func mix(_ s: Double, _ c: Double, _ d: Double, _ e: Double) -> Double {
            u * u * u * s + 3 * u * u * t * c + 3 * u * t * t * d + t * t * t * e
          }
          line(to: Point(mix(start.x, a.x, b.x, p.x), mix(start.y, a.y, b.y, p.y)))
        }
      case .close: line(to: first)
      }
    }
    return all
  }
}

extension Outline {
  /// The outline as a path: rectangles begin at the top left, ellipses at the right.
  package var path: Path {
    var path = Path()
    switch self {
    case .rect(let rect): path.addRect(rect)
    case .roundedRect(let rect, let radius):
      path.addRoundedRect(rect, radii: [radius, radius, radius, radius])
    case .ellipse(let rect): path.addEllipse(in: rect)
    case .path(let own, _): return own
    }
    return path
  }

  /// The outline mapped; it keeps its kind where it can.
  package func mapped(by transform: Transform) -> Outline {
    if transform.isIdentity { return self }
    if transform.keepsAxes {
      switch self {
      case .rect(let rect): return .rect(transform.bounds(of: rect))
      case .ellipse(let rect): return .ellipse(transform.bounds(of: rect))
      case .roundedRect(let rect, let radius) where abs(transform.a) == abs(transform.d):
        return .roundedRect(transform.bounds(of: rect), radius: radius * abs(transform.a))
      default: break
      }
    }
    return .path(path.mapped(by: transform), transform.bounds(of: bounds))
  }
}
