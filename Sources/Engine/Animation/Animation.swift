/// How a change runs over time: a curve and what has been done to it, in the order written.
package struct Animation: Sendable, Hashable {
  package indirect enum Kind: Sendable, Hashable {
    /// C1-C3: a bezier over a duration in seconds.
    case bezier(TimingCurve, duration: Double)
    case spring(Spring)
    /// C4: a curve that no bezier describes, over a duration in seconds.
    case curve(UnitCurve, duration: Double)
    /// C13: the closed form of a spring, with the speed it starts at.
    case interpolatingSpring(InterpolatingSpring)
    /// Seconds of waiting before the base starts (C14).
    case delay(Kind, Double)
    /// The base's clock runs this many times as fast (C14).
    case speed(Kind, Double)
    /// nil repeats without end (C14).
    case repeated(Kind, count: Int?, autoreverses: Bool)
  }

  package var kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  package static func bezier(_ curve: TimingCurve, duration: Double = 0.35) -> Animation {
    Animation(.bezier(curve, duration: duration))
  }

  /// C5: `.default` is a critically damped spring of half a second.
  package static let `default` = Animation(.spring(Spring(duration: 0.5, bounce: 0)))

  package func delay(_ seconds: Double) -> Animation { Animation(.delay(kind, seconds)) }
  package func speed(_ factor: Double) -> Animation { Animation(.speed(kind, factor)) }
  package func repeated(count: Int?, autoreverses: Bool) -> Animation {
    Animation(.repeated(kind, count: count, autoreverses: autoreverses))
  }

  /// The spring, and how many times as fast its clock runs, when this is a fluid spring: those
  /// merge on retargeting (T21, C12).
  package var fluidSpring: (spring: Spring, rate: Double)? {
    switch kind {
    case .spring(let spring): return (spring, 1)
    case .speed(.spring(let spring), let rate) where rate > 0: return (spring, rate)
    default: return nil
    }
  }

  /// Whether a flight under this animation goes on from where one under `other` is, and how fast
  /// it is: fluid springs of the same rate do, all else is chained (T21).
  func merges(with other: Animation) -> Bool {
    guard let own = fluidSpring, let theirs = other.fluidSpring else { return false }
    return own.rate == theirs.rate
  }
}

extension Animation.Kind {
  /// Seconds until a flight over `interval` has ended; infinity where it never does.
  func duration(over interval: AnimatableVector) -> Double {
    switch self {
    case .bezier(_, let duration), .curve(_, let duration): return max(duration, 0)
    case .interpolatingSpring(let spring): return spring.settlingDuration
    case .spring(let spring): return spring.settlingDuration(from: .rest, towards: interval)
    case .delay(let base, let seconds): return max(seconds, 0) + base.duration(over: interval)
    case .speed(let base, let factor):
      return factor > 0 ? base.duration(over: interval) / factor : .infinity
    case .repeated(let base, let count, _):
      guard let count else { return .infinity }
      return base.duration(over: interval) * Double(max(count, 1))
    }
  }

  /// Seconds until a flight counts as complete, though it may still swing (T27): a spring's
  /// response, for all else its end.
  func logicalDuration(over interval: AnimatableVector) -> Double {
    switch self {
    case .bezier, .curve: return duration(over: interval)
    case .spring(let spring): return min(spring.response, duration(over: interval))
    case .interpolatingSpring(let spring): return min(spring.response, spring.settlingDuration)
    case .delay(let base, let seconds):
      return max(seconds, 0) + base.logicalDuration(over: interval)
    case .speed(let base, let factor):
      return factor > 0 ? base.logicalDuration(over: interval) / factor : .infinity
    case .repeated(let base, let count, _):
      guard let count else { return .infinity }
      return base.duration(over: interval) * Double(max(count, 1) - 1)
        + base.logicalDuration(over: interval)
    }
  }

  /// The offset from the start of the flight, `elapsed` seconds after it. Past the end it answers
  /// the interval.
  func offset(of interval: AnimatableVector, at elapsed: Double) -> AnimatableVector {
    switch self {
    case .bezier(let curve, let duration):
      guard duration > 0 else { return interval }
      return interval * curve.value(at: elapsed / duration)
    case .curve(let curve, let duration):
      guard duration > 0 else { return interval }
      return interval * curve.value(at: elapsed / duration)
    case .interpolatingSpring(let spring): return interval * spring.fraction(at: elapsed)
    case .spring(let spring):
      if elapsed >= spring.settlingDuration(from: .rest, towards: interval) { return interval }
      return spring.motion(at: elapsed, from: .rest, towards: interval).offset
    case .delay(let base, let seconds):
      return base.offset(of: interval, at: max(0, elapsed - max(seconds, 0)))
    case .speed(let base, let factor): return base.offset(of: interval, at: elapsed * factor)
    case .repeated(let base, let count, let autoreverses):
      let period = base.duration(over: interval)
      guard period > 0, period.isFinite else { return interval }
      let run = (elapsed / period).rounded(.down)
      if let count, run >= Double(max(count, 1)) { return interval }
      let value = base.offset(of: interval, at: elapsed - run * period)
      let isOdd = run.truncatingRemainder(dividingBy: 2) == 1
      return autoreverses && isOdd ? interval - value : value
    }
  }

  /// Whether the flight is over `elapsed` seconds after its start: a bezier still answers at its
  /// very end (C3), a spring rests at its end.
  var restsAtEnd: Bool {
    switch self {
    case .bezier, .curve, .repeated: return false
    case .spring, .interpolatingSpring: return true
    case .delay(let base, _), .speed(let base, _): return base.restsAtEnd
    }
  }
}
