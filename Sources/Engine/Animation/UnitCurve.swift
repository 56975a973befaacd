import Foundation

/// A curve from (0, 0) to (1, 1): how much of a change is done as a function of the share of its
/// time that has passed. Bezier curves and those of a circle (C2, C4).
package indirect enum UnitCurve: Sendable, Hashable {
  case bezier(TimingCurve)
  case circularEaseIn
  case circularEaseOut
  case circularEaseInOut
  /// The curve with its axes exchanged.
  case inverse(UnitCurve)

  /// The value at a share of the time in 0...1; outside that it stands still at the ends.
  package func value(at share: Double) -> Double {
    let x = min(max(share, 0), 1)
    switch self {
    case .bezier(let curve): return curve.value(at: x)
    case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      // Two quarter circles of radius one half.
      if x < 0.5 { return (1 - (1 - 4 * x * x).squareRoot()) / 2 }
      return (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    case .inverse(.inverse(let curve)): return curve.value(at: x)
    case .inverse(let curve): return curve.share(of: x)
    }
  }

  /// How fast the value grows there: the slope between two points close by.
  package func velocity(at share: Double) -> Double {
    let width = 1e-4
    let low = min(max(share, 0), 1 - width)
    return (value(at: low + width) - value(at: low)) / width
  }

  /// The first share of the time at which the value is reached, by bisection.
  private func share(of wanted: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if value(at: middle) < wanted { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
