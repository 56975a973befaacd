import Foundation

/// One step of a keyframe track: where to, in how many seconds, and how.
package struct Keyframe: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case linear(UnitCurve)
    /// A piece of a cubic curve; velocities that are not given keep the motion smooth.
    case cubic(start: AnimatableVector?, end: AnimatableVector?)
    case spring(Spring, start: AnimatableVector?)
    /// There at once.
    case move
  }

  package var kind: Kind
  package var target: AnimatableVector
  /// Seconds, not below zero.
  package var duration: Double

  package init(_ kind: Kind, to target: AnimatableVector, duration: Double) {
    self.kind = kind
    self.target = target
    self.duration = max(duration, 0)
  }
}

/// One value's way through its keyframes: a pure function of the seconds since the start.
package struct KeyframePath: Sendable {
  /// A keyframe with what it starts from.
  private struct Segment {
    var keyframe: Keyframe
    var begin: Double
    var from: AnimatableVector
    /// Velocities at both ends; of a spring and a line only the first is used.
    var velocities: (start: AnimatableVector, end: AnimatableVector)

    var end: Double { begin + keyframe.duration }
    var change: AnimatableVector { keyframe.target - from }

    func value(after elapsed: Double) -> AnimatableVector {
      let duration = keyframe.duration
      guard duration > 0 else { return keyframe.target }
      let x = min(max(elapsed / duration, 0), 1)
      switch keyframe.kind {
      case .move: return keyframe.target
      case .linear(let curve): return from + change * curve.value(at: x)
      case .spring(let spring, _):
        return from + spring.offset(of: change, velocity: velocities.start, at: elapsed)
      case .cubic:
        // Hermite's form of the cubic curve.
        let (x2, x3) = (x * x, x * x * x)
        return from * (2 * x3 - 3 * x2 + 1) + keyframe.target * (3 * x2 - 2 * x3)
          + velocities.start * ((x3 - 2 * x2 + x) * duration)
          + velocities.end * ((x3 - x2) * duration)
      }
    }

    /// The velocity at the end: what a following keyframe takes over.
    var finalVelocity: AnimatableVector {
      let duration = keyframe.duration
      guard duration > 0 else { return .zero }
      switch keyframe.kind {
      case .move: return .zero
      case .linear(let curve): return change * (curve.velocity(at: 1) / duration)
      case .cubic: return velocities.end
      case .spring:
        let step = min(1e-4, duration)
        return (value(after: duration) - value(after: duration - step)) * (1 / step)
      }
    }
  }

  private let initial: AnimatableVector
  private var segments: [Segment] = []

  package init(from initial: AnimatableVector, _ keyframes: [Keyframe]) {
    self.initial = initial
    var from = initial
    var velocity = AnimatableVector.zero
    for (index, keyframe) in keyframes.enumerated() {
      let next = keyframes.indices.contains(index + 1) ? keyframes[index + 1] : nil
      var segment = Segment(
        keyframe: keyframe, begin: segments.last?.end ?? 0, from: from,
        velocities: (velocity, .zero))
      switch keyframe.kind {
      case .cubic(let start, let end):
        segment.velocities.start = start ?? velocity
        segment.velocities.end = end ?? KeyframePath.joint(keyframe, from: from, next)
      case .spring(_, let start): segment.velocities.start = start ?? velocity
      case .linear, .move: break
      }
      segments.append(segment)
      from = segment.value(after: keyframe.duration)
      velocity = segment.finalVelocity
    }
  }

  /// The velocity at the end of a cubic keyframe: between two of them as in a curve of Catmull and
  /// Rom, the slope over both; before a line its slope; otherwise none.
  private static func joint(
    _ keyframe: Keyframe, from: AnimatableVector, _ next: Keyframe?
  ) -> AnimatableVector {
    guard let next, next.duration > 0 else { return .zero }
    switch next.kind {
    case .cubic(let start, _):
      return start ?? (next.target - from) * (1 / (keyframe.duration + next.duration))
    case .linear(let curve):
      return (next.target - keyframe.target) * (curve.velocity(at: 0) / next.duration)
    case .spring, .move: return .zero
    }
  }

  /// Seconds of all keyframes together.
  package var duration: Double { segments.last?.end ?? 0 }

  /// The value some seconds after the start; at a boundary, of the keyframe that begins there.
  package func value(at time: Double) -> AnimatableVector {
    guard time >= 0, let last = segments.last else { return initial }
    let segment = segments.first { time < $0.end } ?? last
    return segment.value(after: time - segment.begin)
  }
}

extension Spring {
  /// Seconds until a flight over one unit is as good as over: what a keyframe without a duration
  /// takes (C13).
  package var settlingDuration: Double {
    let seconds = InterpolatingSpring(self).settlingDuration
    return seconds.isFinite ? seconds : 60
  }

  /// The closed form (C11): the way covered of `change` after some seconds, from a velocity a
  /// second.
  package func offset(
    of change: AnimatableVector, velocity: AnimatableVector, at time: Double
  ) -> AnimatableVector {
    guard time > 0 else { return .zero }
    let w = stiffness.squareRoot()
    let zeta = max(dampingFraction, 0)
    // What is left of the way begins at `change` and moves with -velocity.
    let left: AnimatableVector
    if zeta < 1 {
      let damped = w * (1 - zeta * zeta).squareRoot()
      let swing = (change * (zeta * w) - velocity) * (1 / damped)
      left = (change * cos(damped * time) + swing * sin(damped * time)) * exp(-zeta * w * time)
    } else if zeta == 1 {
      left = (change + (change * w - velocity) * time) * exp(-w * time)
    } else {
      let s = w * (zeta * zeta - 1).squareRoot()
      let swing = (change * (zeta * w) - velocity) * (1 / s)
      left = (change * cosh(s * time) + swing * sinh(s * time)) * exp(-zeta * w * time)
    }
    return change - left
  }
}
