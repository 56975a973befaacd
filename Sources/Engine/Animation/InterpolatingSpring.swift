import Foundation

/// A spring by its closed form (C13). Its flights have a fixed length and are chained, not merged,
/// when the target changes.
package struct InterpolatingSpring: Sendable, Hashable {
  package var mass: Double
  package var stiffness: Double
  package var damping: Double
  /// Speed at the start, as a share of the way a second.
  package var initialVelocity: Double

  /// Numbers that would make no spring are brought to the nearest that do.
  package init(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) {
    self.mass = max(mass, 1e-6)
    self.stiffness = max(stiffness, 1e-6)
    self.damping = max(damping, 0)
    self.initialVelocity = initialVelocity
  }

  /// The closed form of a spring that is given by its response and damping fraction.
  package init(_ spring: Spring, initialVelocity: Double = 0) {
    self.init(
      stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
  }

  /// Undamped angular frequency, radians a second.
  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// Share of the critical damping, at most 1: what is above is taken for critical.
  private var dampingFraction: Double {
    min(damping / (2 * (stiffness * mass).squareRoot()), 1)
  }

  /// Seconds of one undamped period.
  package var response: Double { 2 * .pi / frequency }

  /// The share of the way covered after some seconds.
  package func fraction(at elapsed: Double) -> Double {
    guard elapsed > 0 else { return 0 }
    guard elapsed < settlingDuration else { return 1 }
    return swing(at: elapsed)
  }

  private func swing(at t: Double) -> Double {
    let (w, zeta) = (frequency, dampingFraction)
    if zeta >= 1 { return 1 - exp(-w * t) * (1 + (w - initialVelocity) * t) }
    let damped = w * (1 - zeta * zeta).squareRoot()
    let a = (zeta * w - initialVelocity) / damped
    return 1 - exp(-zeta * w * t) * (cos(damped * t) + a * sin(damped * t))
  }

  /// Seconds until the flight ends: while it swings, until the swing is below a thousandth;
  /// otherwise the first tenth of a second at which a thousandth of the way is left.
  package var settlingDuration: Double {
    let (w, zeta) = (frequency, dampingFraction)
    if zeta < 1 {
      guard zeta > 0 else { return .infinity }
      let a = (zeta * w - initialVelocity) / (w * (1 - zeta * zeta).squareRoot())
      return -log(0.001 / (1 + abs(a))) / (zeta * w)
    }
    for tenth in 1...600 {
      let t = Double(tenth) / 10
      if abs(1 - swing(at: t)) < 0.001 { return t }
    }
    return 60
  }
}
