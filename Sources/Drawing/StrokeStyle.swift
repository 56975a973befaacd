/// How a line along a path is drawn: the area it covers, and its dashes.
import Foundation

/// SwiftUI's `StrokeStyle`. Lengths are points.
package struct StrokeStyle: Sendable, Hashable {
  /// How the ends of open lines look.
  package enum Cap: UInt8, Sendable, Hashable { case butt, round, square }
  /// How two lines meet.
  package enum Join: UInt8, Sendable, Hashable { case miter, round, bevel }

  package var width: Double
  package var cap: Cap
  package var join: Join
  /// A corner longer than this many widths is cut off.
  package var miterLimit: Double
  /// Lengths of dashes and gaps by turns; empty for a whole line.
  package var dash: [Double]
  /// Where in the pattern the line begins.
  package var dashPhase: Double

  package init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The numbers that animate: width, phase, limit, and the lengths of the dashes.
  package var numbers: [Double] { [width, dashPhase, miterLimit] + dash }

  /// The style with numbers on the way.
  package func replacing(_ numbers: [Double]) -> StrokeStyle {
    guard numbers.count == dash.count + 3 else { return self }
    var style = self
    style.width = max(0, numbers[0])
    style.dashPhase = numbers[1]
    style.miterLimit = numbers[2]
    style.dash = Array(numbers.dropFirst(3))
    return style
  }
}

extension Path {
  /// The most dashes a line is cut into; a finer pattern is drawn as a whole line.
  private static let mostDashes = 10_000.0

  /// The area a line along the path covers. Its parts all turn the same way, so that the non-zero
  /// rule joins them. Empty where a number is not finite.
  package func stroked(_ style: StrokeStyle) -> Path {
    guard style.width.isFinite, style.width > 0, let lines = dashed(style).flattened() else {
      return Path()
    }
    var pen = StrokePen(half: min(style.width / 2, 1e6), style: style)
    for line in lines { pen.draw(line) }
    return pen.area
  }

  /// The path cut into the dashes of a style; the path itself where the style has none, or none
  /// that can be drawn.
  package func dashed(_ style: StrokeStyle) -> Path {
    let total = style.dash.reduce(0, +)
    guard total > 0, total.isFinite, style.dashPhase.isFinite,
      style.dash.allSatisfy({ $0 >= 0 }), let lines = flattened()
    else { return self }
    // An odd number of lengths goes on with dashes and gaps changed.
    var pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    // Dashes without a length are dots where ends are drawn.
    if style.cap != .butt {
      for index in pattern.indices where index % 2 == 0 {
        pattern[index] = max(pattern[index], 0.001)
      }
    }
    var path = Path()
    for line in lines {
      let points = line.isClosed ? line.points + [line.points[0]] : line.points
      let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
      guard length / total * Double(pattern.count) < Path.mostDashes else { return self }
      path.append(Path.dashes(along: points, pattern, style.dashPhase))
    }
    return path
  }

  private static func dashes(along points: [Point], _ pattern: [Double], _ phase: Double) -> Path {
    let period = pattern.reduce(0, +)
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var index = 0
    while rest >= pattern[index], rest > 0 {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - rest
    var path = Path()
    if index % 2 == 0, let first = points.first { path.move(to: first) }
    for (a, b) in zip(points, points.dropFirst()) {
      let length = a.distance(to: b)
      var done = 0.0
      while length - done > left {
        done += left
        let place = Point(a.x + (b.x - a.x) * done / length, a.y + (b.y - a.y) * done / length)
        if index % 2 == 0 { path.addLine(to: place) } else { path.move(to: place) }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= length - done
      if index % 2 == 0 { path.addLine(to: b) }
    }
    return path
  }
}

/// Adds what a line covers piece by piece: a box for each straight part, a corner where two meet,
/// and caps.
private struct StrokePen {
  /// Half of the width.
  let half: Double
  let style: StrokeStyle
  private(set) var area = Path()

  init(half: Double, style: StrokeStyle) {
    self.half = half
    self.style = style
  }

  mutating func draw(_ line: Polyline) {
    var points: [Point] = []
    for point in line.points where points.last.map({ $0.distance(to: point) > 1e-9 }) ?? true {
      points.append(point)
    }
    if line.isClosed, let first = points.first, let last = points.last, points.count > 1,
      first.distance(to: last) <= 1e-9
    {
      points.removeLast()
    }
    guard points.count > 1 else { return }
    var ways = zip(points, points.dropFirst()).map(StrokePen.way)
    for (index, way) in ways.enumerated() { box(points[index], points[index + 1], way) }
    for index in ways.indices.dropFirst() {
      join(points[index], ways[index - 1], ways[index])
    }
    if line.isClosed {
      let back = StrokePen.way(points[points.count - 1], points[0])
      box(points[points.count - 1], points[0], back)
      ways.append(back)
      join(points[points.count - 1], ways[ways.count - 2], back)
      join(points[0], back, ways[0])
    } else {
      cap(points[0], Point(-ways[0].x, -ways[0].y))
      cap(points[points.count - 1], ways[ways.count - 1])
    }
  }

  /// The direction from a point to another one, of length 1.
  private static func way(_ a: Point, _ b: Point) -> Point {
    let length = a.distance(to: b)
    return Point((b.x - a.x) / length, (b.y - a.y) / length)
  }

  /// From the line to its left side.
  private func side(_ way: Point) -> Point { Point(way.y * half, -way.x * half) }

  private mutating func polygon(_ points: [Point]) {
    guard let first = points.first else { return }
    area.move(to: first)
    for point in points.dropFirst() { area.addLine(to: point) }
    area.closeSubpath()
  }

  private mutating func box(_ a: Point, _ b: Point, _ way: Point) {
    let n = side(way)
    polygon([a + n, b + n, b - n, a - n])
  }

  private mutating func disc(_ center: Point) {
    area.addEllipse(in: Rect(center.x - half, center.y - half, 2 * half, 2 * half))
  }

  private mutating func join(_ p: Point, _ before: Point, _ after: Point) {
    let turn = before.x * after.y - before.y * after.x
    let along = before.x * after.x + before.y * after.y
    if abs(turn) < 1e-9, along > 0 { return }
    if style.join == .round { return disc(p) }
    let (n, m) = (side(before), side(after))
    // The corner lies on the side that the line turns away from.
    let (a, b) = turn > 0 ? (p + n, p + m) : (p - m, p - n)
    let length = (2 / max(1 + along, 1e-12)).squareRoot()
    if style.join == .miter, length <= style.miterLimit {
      let scale = (turn > 0 ? 1 : -1) / (1 + along)
      polygon([p, a, Point(p.x + (n.x + m.x) * scale, p.y + (n.y + m.y) * scale), b])
    } else {
      polygon([p, a, b])
    }
  }

  /// At the end of a line that comes in a direction.
  private mutating func cap(_ p: Point, _ way: Point) {
    switch style.cap {
    case .butt: break
    case .round: disc(p)
    case .square: box(p, Point(p.x + way.x * half, p.y + way.y * half), way)
    }
  }
}
