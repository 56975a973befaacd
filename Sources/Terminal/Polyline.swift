import Drawing

/// A flattened subpath.
struct Polyline {
  var points: [Point]
  var isClosed: Bool
}

extension Outline {
  /// The outline as lines after a transform, curves split finely enough for a unit of about a
  /// sample. Nil when a coordinate is not finite.
  func flattened(_ transform: Transform) -> [Polyline]? {
    var flattener = Flattener(transform)
    for element in path.elements { flattener.add(element) }
    return flattener.finish()
  }

  /// Whether a point lies inside; paths by the non-zero rule, as they are filled.
  func covers(_ p: Point) -> Bool {
    guard case .path = self else { return contains(p) }
    var winding = 0
    for line in flattened(.identity) ?? [] {
      var from = line.points[line.points.count - 1]
      for to in line.points {
        if (from.y <= p.y) != (to.y <= p.y) {
          let x = from.x + (p.y - from.y) * (to.x - from.x) / (to.y - from.y)
          if x > p.x { winding += from.y < to.y ? 1 : -1 }
        }
        from = to
      }
    }
    return winding != 0
  }

  /// The outline as a path.
  private var path: Path {
    switch self {
    case .path(let path, _): return path
    case .rect(let r): return Outline.roundedPath(r, 0, 0)
    case .roundedRect(let r, let radius):
      let limit = min(max(radius, 0), min(r.width, r.height) / 2)
      return Outline.roundedPath(r, limit, limit)
    case .ellipse(let r): return Outline.roundedPath(r, r.width / 2, r.height / 2)
    }
  }

  private static func roundedPath(_ r: Rect, _ rx: Double, _ ry: Double) -> Path {
    // The control points of the cubic curve nearest to a quarter circle.
    let kx = rx * 0.44771525
    let ky = ry * 0.44771525
    var path = Path()
    func corner(_ x: Double, _ y: Double, _ sx: Double, _ sy: Double, fromSide: Bool) {
      let side = Point(x, y + sy * ry)
      let cap = Point(x + sx * rx, y)
      let nearSide = Point(x, y + sy * ky)
      let nearCap = Point(x + sx * kx, y)
      let (from, to) = fromSide ? (side, cap) : (cap, side)
      if path.elements.isEmpty { path.move(to: from) } else { path.addLine(to: from) }
      guard rx > 0, ry > 0 else { return }
      path.addCurve(
        to: to, control1: fromSide ? nearSide : nearCap, control2: fromSide ? nearCap : nearSide)
    }
    corner(r.x, r.y, 1, 1, fromSide: true)
    corner(r.maxX, r.y, -1, 1, fromSide: false)
    corner(r.maxX, r.maxY, -1, -1, fromSide: true)
    corner(r.x, r.maxY, 1, -1, fromSide: false)
    path.closeSubpath()
    return path
  }
}

/// Turns path elements into lines.
private struct Flattener {
  private let transform: Transform
  private var lines: [Polyline] = []
  private var current: [Point] = []
  private var isSound = true

  init(_ transform: Transform) { self.transform = transform }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let p):
      end(closed: false)
      current = [map(p)]
    case .line(let p): append(map(p))
    case .cubic(let a, let b, let p): curve(map(a), map(b), map(p))
    case .close:
      let start = current.first
      end(closed: true)
      if let start { current = [start] }
    }
  }

  mutating func finish() -> [Polyline]? {
    end(closed: false)
    return isSound ? lines : nil
  }

  private mutating func end(closed: Bool) {
    if current.count > 1 { lines.append(Polyline(points: current, isClosed: closed)) }
    current = []
  }

  /// The mapped point; beyond a million units it is brought there.
  private mutating func map(_ p: Point) -> Point {
    let q = transform.apply(p)
    guard q.x.isFinite, q.y.isFinite else {
      isSound = false
      return .zero
    }
    return Point(min(max(q.x, -1e6), 1e6), min(max(q.y, -1e6), 1e6))
  }

  private mutating func append(_ p: Point) {
    if let last = current.last, last == p { return }
    current.append(p)
  }

  private mutating func curve(_ a: Point, _ b: Point, _ end: Point) {
    let start = current.last ?? end
    if current.isEmpty { current = [start] }
    let length = start.distance(to: a) + a.distance(to: b) + b.distance(to: end)
    let steps = min(64, max(4, CellMetrics.round(length / 2)))
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let s = 1 - t
      let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      append(
        Point(
          w0 * start.x + w1 * a.x + w2 * b.x + w3 * end.x,
          w0 * start.y + w1 * a.y + w2 * b.y + w3 * end.y))
    }
  }
}

extension Point {
  func distance(to other: Point) -> Double {
    let d = self - other
    return (d.x * d.x + d.y * d.y).squareRoot()
  }
}
