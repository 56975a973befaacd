/// How a change runs over time: a curve and what has been done to it, in the order written.
package struct Animation: Sendable, Hashable {
  package indirect enum Kind: Sendable, Hashable {
    /// C1-C3: a bezier over a duration in seconds.
    case bezier(TimingCurve, duration: Double)
    case spring(Spring)
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

  /// The spring when this is a plain fluid spring: those merge on retargeting (T21, C12).
  package var fluidSpring: Spring? {
    if case .spring(let spring) = kind { return spring }
    return nil
  }
}

extension Animation.Kind {
  /// Seconds until a flight over `interval` has ended; infinity where it never does.
  func duration(over interval: AnimatableVector) -> Double {
    switch self {
    case .bezier(_, let duration): return max(duration, 0)
    case .spring(let spring): return spring.settlingDuration(from: .rest, towards: interval)
    case .delay(let base, let seconds): return max(seconds, 0) + base.duration(over: interval)
    case .speed(let base, let factor):
      return factor > 0 ? base.duration(over: interval) / factor : .infinity
    case .repeated(let base, let count, _):
      guard let count else { return .infinity }
      return base.duration(over: interval) * Double(max(count, 1))
    }
  }

  /// The offset from the start of the flight, `elapsed` seconds after it. Past the end it answers
  /// the interval.
  func offset(of interval: AnimatableVector, at elapsed: Double) -> AnimatableVector {
    switch self {
    case .bezier(let curve, let duration):
      guard duration > 0 else { return interval }
      return interval * curve.value(at: elapsed / duration)
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
    case .bezier, .repeated: return false
    case .spring: return true
    case .delay(let base, _), .speed(let base, _): return base.restsAtEnd
    }
  }
}
