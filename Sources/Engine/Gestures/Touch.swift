package import Basics
package import Drawing

/// What fingers do at an instant: one finger, or two that part and turn.
struct Touch {
  enum Phase { case began, moved, ended }

  var phase: Phase
  /// In window points; of two fingers, the middle.
  var location: Point
  /// In points a second.
  var velocity: Size
  /// On the graph's clock.
  var time: Instant
  /// How many taps follow so quickly that they count as one gesture.
  var taps = 1
  /// Of two fingers; nil for one.
  var pair: PairReading?
}

/// How far two fingers have parted and turned since they came down.
package struct PairReading: Sendable, Hashable {
  /// Where their middle is, in the points of the view that takes the gesture.
  package var location = Point.zero
  /// The size of that view.
  package var size = Size.zero
  /// Their distance as a multiple of that at the start.
  package var scale = 1.0
  /// In radians.
  package var radians = 0.0
  /// How fast both grow, a second.
  package var scaleVelocity = 0.0
  package var radiansVelocity = 0.0
  package var time = Instant.zero
}

/// What a driven touch does over time, in window points and seconds. A touch that takes no time is
/// a tap.
package struct TouchScript: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// So many taps at once.
    case taps(Int)
    /// One finger along a path, at an even speed, and then resting for `hold` seconds.
    case path([Point], duration: Double, hold: Double)
    /// Two fingers that part and turn evenly.
    case pair(scale: Double, radians: Double, duration: Double)
  }

  package var start: Point
  package var kind: Kind

  package init(_ kind: Kind, at start: Point) {
    self.kind = kind
    self.start = start
  }

  /// Seconds from coming down to lifting.
  package var duration: Double {
    switch kind {
    case .taps: return 0
    case .path(_, let duration, let hold): return max(duration, 0) + max(hold, 0)
    case .pair(_, _, let duration): return max(duration, 0)
    }
  }

  /// The touch some seconds after coming down.
  func touch(_ phase: Touch.Phase, after elapsed: Double, at time: Instant) -> Touch {
    switch kind {
    case .taps(let count):
      return Touch(
        phase: phase, location: start, velocity: .zero, time: time, taps: max(count, 1))
    case .path(let points, let duration, _):
      let (location, velocity) = TouchScript.place(
        on: [start] + points, after: elapsed, of: max(duration, 0))
      return Touch(phase: phase, location: location, velocity: velocity, time: time)
    case .pair(let scale, let radians, let duration):
      let share = duration > 0 ? min(max(elapsed / duration, 0), 1) : 1
      let rate = duration > 0 ? 1 / duration : 0
      var pair = PairReading()
      pair.scale = 1 + (scale - 1) * share
      pair.radians = radians * share
      pair.scaleVelocity = (scale - 1) * rate
      pair.radiansVelocity = radians * rate
      pair.time = time
      return Touch(phase: phase, location: start, velocity: .zero, time: time, pair: pair)
    }
  }

  /// Where a finger is that takes `duration` seconds for the whole way, and how fast. At rest after
  /// the end.
  private static func place(
    on points: [Point], after elapsed: Double, of duration: Double
  ) -> (Point, Size) {
    guard let last = points.last else { return (.zero, .zero) }
    let lengths = zip(points, points.dropFirst()).map { length(from: $0, to: $1) }
    let whole = lengths.reduce(0, +)
    guard duration > 0, whole > 0, elapsed <= duration + 1e-6 else { return (last, .zero) }
    var left = whole * min(max(elapsed / duration, 0), 1)
    for (index, length) in lengths.enumerated() where length > 0 {
      guard left <= length + 1e-9 || index == lengths.count - 1 else {
        left -= length
        continue
      }
      let (a, b) = (points[index], points[index + 1])
      let share = min(left / length, 1)
      let speed = whole / duration / length
      return (
        Point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share),
        Size((b.x - a.x) * speed, (b.y - a.y) * speed)
      )
    }
    return (last, .zero)
  }

  private static func length(from a: Point, to b: Point) -> Double {
    ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
  }
}
