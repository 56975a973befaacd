import Foundation

/// The fluid spring (C6, C7): integrated in fixed steps of 1/300 s, as the framework does it (C8).
package struct Spring: Sendable, Hashable {
  /// Seconds of one undamped period.
  package var response: Double
  package var dampingFraction: Double
  package var blendDuration: Double

  package init(response: Double, dampingFraction: Double, blendDuration: Double = 0) {
    self.response = response
    self.dampingFraction = dampingFraction
    self.blendDuration = blendDuration
  }

  /// C7: damping fraction from bounce.
  package init(duration: Double, bounce: Double, blendDuration: Double = 0) {
    let damping = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(response: duration, dampingFraction: damping, blendDuration: blendDuration)
  }

  var stiffness: Double {
    guard response > 0 else { return 45_000 }
    let w = 2 * Double.pi / response
    return min(w * w, 45_000)
  }

  var damping: Double { 2 * stiffness.squareRoot() * dampingFraction }

  /// The motion of one flight: where it is, how fast, and the force of the last step.
  package struct Motion: Sendable, Hashable {
    package var offset: AnimatableVector
    package var velocity: AnimatableVector
    package var force: AnimatableVector
    package static let rest = Motion(offset: .zero, velocity: .zero, force: .zero)
  }

  /// The spring as it is `elapsed` seconds after it has taken over from one of another response:
  /// the responses blend over the blend duration (C12).
  func blended(from other: Spring?, _ elapsed: Double) -> Spring {
    guard let other, other.response != response, blendDuration > 0, elapsed < blendDuration else {
      return self
    }
    let x = elapsed / blendDuration
    var spring = self
    spring.response = other.response + (response - other.response) * x * x * (3 - 2 * x)
    return spring
  }

  /// One step of 1/300 s towards `target` (C8).
  func step(_ motion: inout Motion, towards target: AnimatableVector) {
    if motion.offset.isInline, motion.velocity.isInline, motion.force.isInline, target.isInline {
      // The same in place: this is the innermost loop of every spring.
      let half = motion.velocity.head + motion.force.head * (1 / 600.0)
      motion.offset.head += half * (1 / 300.0)
      motion.force.head = (target.head - motion.offset.head) * stiffness - half * damping
      motion.velocity.head = half + motion.force.head * (1 / 600.0)
      return
    }
    let half = motion.velocity + motion.force * (1 / 600.0)
    motion.offset = motion.offset + half * (1 / 300.0)
    motion.force = (target - motion.offset) * stiffness - half * damping
    motion.velocity = half + motion.force * (1 / 600.0)
  }

  /// The motion after ceil(300 t) steps from `start` (decision: never interpolated).
  package func motion(
    at elapsed: Double, from start: Motion, towards target: AnimatableVector,
    blending other: Spring? = nil
  ) -> Motion {
    var motion = start
    for number in 0..<Spring.steps(elapsed) {
      blended(from: other, Double(number) / 300).step(&motion, towards: target)
    }
    return motion
  }

  /// Number of steps whose end is the first at or after `elapsed` seconds; a microsecond's noise
  /// does not add a step. Bounded by a minute.
  static func steps(_ elapsed: Double) -> Int {
    guard elapsed > 0 else { return 0 }
    return min(Int((300 * elapsed - 1e-4).rounded(.up)), 18_000)
  }

  /// Seconds until the flight has come to rest (C9): max(|v|^2, |F|^2) <= 0.0036 and not more than
  /// 1 % of the way left, tested at multiples of 1/60 s. The way is the interval, or what there is
  /// to go if that is more: one that turns back to where it began has an interval of zero. A spring
  /// that never rests ends after 60 s.
  package func settlingDuration(
    from start: Motion, towards target: AnimatableVector, blending other: Spring? = nil
  ) -> Double {
    var motion = start
    let way = max(target.magnitudeSquared, (target - start.offset).magnitudeSquared)
    for frame in 1...3_600 {
      for number in (frame * 5 - 5)..<(frame * 5) {
        blended(from: other, Double(number) / 300).step(&motion, towards: target)
      }
      let left = (target - motion.offset).magnitudeSquared
      let speed = max(motion.velocity.magnitudeSquared, motion.force.magnitudeSquared)
      if speed <= 0.0036, left <= way * 0.0001 { return Double(frame) / 60 }
    }
    return 60
  }
}
