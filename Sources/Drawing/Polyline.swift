/// Paths as straight lines: what filling, stroking and hit testing work on.

/// A flattened subpath.
package struct Polyline: Sendable, Hashable {
  /// At least two.
  package var points: [Point]
  package var isClosed: Bool

  package init(points: [Point], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}

extension Path {
  /// The path as lines after a transform, curves split finely enough for a unit of about a sample
  /// or a point. Nil when a coordinate is not finite.
  package func flattened(_ transform: Transform = .identity) -> [Polyline]? {
    var flattener = Flattener(transform)
    for element in elements { flattener.add(element) }
    return flattener.finish()
  }

  /// Whether a point lies inside, by the rule the path is filled with.
  package func contains(_ p: Point) -> Bool {
    var winding = 0
    for line in flattened() ?? [] {
      var from = line.points[line.points.count - 1]
      for to in line.points {
        if (from.y <= p.y) != (to.y <= p.y) {
          let x = from.x + (p.y - from.y) * (to.x - from.x) / (to.y - from.y)
          if x > p.x { winding += from.y < to.y ? 1 : -1 }
        }
        from = to
      }
    }
    return fills(winding)
  }

  /// Whether the inside is where a path goes around this often.
  package func fills(_ winding: Int) -> Bool { isEvenOdd ? winding & 1 != 0 : winding != 0 }
}

extension Outline {
  /// The outline as lines after a transform; nil when a coordinate is not finite.
  package func flattened(_ transform: Transform) -> [Polyline]? { path.flattened(transform) }
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
    let steps = min(64, max(4, Int((length / 2).rounded())))
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
  package func distance(to other: Point) -> Double {
    let d = self - other
    return (d.x * d.x + d.y * d.y).squareRoot()
  }
}
