/// A cubic bezier from (0, 0) to (1, 1): fraction of the change as a function of the fraction of
/// the time (C2).
package struct TimingCurve: Sendable, Hashable {
  package var x1: Double
  package var y1: Double
  package var x2: Double
  package var y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  package static let linear = TimingCurve(0, 0, 1, 1)
  package static let easeIn = TimingCurve(0.42, 0, 1, 1)
  package static let easeOut = TimingCurve(0, 0, 0.58, 1)
  package static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// y at the given x in 0...1: Newton, then bisection, to 2^-20, the answer rounded to 2^-20.
  package func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if self == .linear { return x }
    let u = parameter(at: x)
    let grid = 1_048_576.0
    return (TimingCurve.component(u, y1, y2) * grid).rounded() / grid
  }

  private func parameter(at x: Double) -> Double {
    let tolerance = 1 / 1_048_576.0
    var u = x
    for _ in 0..<8 {
      let error = TimingCurve.component(u, x1, x2) - x
      if abs(error) < tolerance * 1e-3 { return u }
      let slope = TimingCurve.slope(u, x1, x2)
      if abs(slope) < 1e-6 { break }
      u -= error / slope
    }
    if u >= 0, u <= 1, abs(TimingCurve.component(u, x1, x2) - x) < tolerance * 1e-3 { return u }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      u = (low + high) / 2
      if TimingCurve.component(u, x1, x2) < x { low = u } else { high = u }
    }
    return u
  }

  private static func component(_ u: Double, _ p1: Double, _ p2: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * u * p1 + 3 * v * u * u * p2 + u * u * u
  }

  private static func slope(_ u: Double, _ p1: Double, _ p2: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * p1 + 6 * v * u * (p2 - p1) + 3 * u * u * (1 - p2)
  }
}
