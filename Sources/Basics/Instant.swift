/// A point on the virtual clock, or a length of time: whole microseconds.
package struct Instant: Sendable, Hashable, Comparable {
  package var microseconds: Int64

  package init(microseconds: Int64) { self.microseconds = microseconds }

  /// Rounds to the nearest microsecond.
  package init(seconds: Double) {
    let scaled = (seconds * 1_000_000).rounded()
    let bound = 9e15
    microseconds = Int64(min(max(scaled.isNaN ? 0 : scaled, -bound), bound))
  }

  package static let zero = Instant(microseconds: 0)

  package var seconds: Double { Double(microseconds) / 1_000_000 }

  /// The instant of frame `n` at 60 frames a second: ceil(n * 10^6 / 60) microseconds. Counts
  /// frames before the origin too, and stays within the bounds of `init(seconds:)`.
  package static func frame(_ n: Int) -> Instant {
    let bound: Int64 = 540_000_000_000
    let scaled = min(max(Int64(n), -bound), bound) * 1_000_000
    return Instant(microseconds: scaled / 60 + (scaled % 60 > 0 ? 1 : 0))
  }

  package static func < (a: Instant, b: Instant) -> Bool { a.microseconds < b.microseconds }
  package static func + (a: Instant, b: Instant) -> Instant {
    Instant(microseconds: a.microseconds + b.microseconds)
  }
  package static func - (a: Instant, b: Instant) -> Instant {
    Instant(microseconds: a.microseconds - b.microseconds)
  }
}
