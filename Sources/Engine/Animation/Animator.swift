import Basics

/// One running animation of one attribute, relative to its target (T19, T20): while it runs the
/// presented value is target - interval + offset.
final class Animator {
  /// One link of the chain of T22.
  private struct Entry {
    var animation: Animation
    var interval: AnimatableVector
    var start: Instant
    /// Where a merged spring takes over (C12).
    var motion: Spring.Motion?
    var durationSeconds: Double
    /// The spring's motion after the steps taken so far: time only moves forward, so each frame
    /// goes on from the one before.
    private var reached: (steps: Int, motion: Spring.Motion)?

    init(
      _ animation: Animation, interval: AnimatableVector, start: Instant,
      motion: Spring.Motion? = nil
    ) {
      self.animation = animation
      self.interval = interval
      self.start = start
      self.motion = motion ?? (animation.fluidSpring == nil ? nil : .rest)
      if let motion = self.motion, let spring = animation.fluidSpring {
        durationSeconds = spring.settlingDuration(from: motion, towards: interval)
      } else {
        durationSeconds = animation.kind.duration(over: interval)
      }
    }

    func elapsed(_ now: Instant) -> Double { max(0, (now - start).seconds) }

    func isFinished(_ now: Instant) -> Bool {
      let elapsed = (now - start).seconds
      return animation.kind.restsAtEnd ? elapsed >= durationSeconds : elapsed > durationSeconds
    }

    mutating func offset(of interval: AnimatableVector, _ now: Instant) -> AnimatableVector {
      if isFinished(now) { return interval }
      if let motion, let spring = animation.fluidSpring {
        guard interval == self.interval else {
          return spring.motion(at: elapsed(now), from: motion, towards: interval).offset
        }
        return self.motion(spring, from: motion, now).offset
      }
      return animation.kind.offset(of: interval, at: elapsed(now))
    }

    /// Where the spring is now, and how fast.
    mutating func motion(
      _ spring: Spring, from start: Spring.Motion, _ now: Instant
    ) -> Spring.Motion {
      let steps = Spring.steps(elapsed(now))
      var state = reached ?? (0, start)
      if state.steps > steps { state = (0, start) }
      while state.steps < steps {
        spring.step(&state.motion, towards: interval)
        state.steps += 1
      }
      reached = state
      return state.motion
    }
  }

  private var entries: [Entry]
  private(set) var interval: AnimatableVector
  /// Whether bodies must be evaluated in every frame while it runs (T15).
  var drivesBodies = false
  /// Removed elements that wait for this animator's end.
  var listeners: [RemovalListener] = []

  init(_ animation: Animation, interval: AnimatableVector, start: Instant) {
    self.interval = interval
    entries = [Entry(animation, interval: interval, start: start)]
  }

  /// The first instant at which the animator is over; nil when it never ends. Every animator lives
  /// at least until the microsecond after its start.
  var end: Instant? {
    // What would end in a million seconds never does: the clock counts microseconds.
    guard let last = entries.last, last.durationSeconds < 1e6 else { return nil }
    let length = Instant(seconds: last.durationSeconds).microseconds
    var end = Instant(microseconds: last.start.microseconds + max(length, 0))
    while !last.isFinished(end) { end.microseconds += 1 }
    return end
  }

  func isFinished(_ now: Instant) -> Bool { entries.last?.isFinished(now) ?? true }

  /// The part of the interval that has been covered (T22).
  func offset(_ now: Instant) -> AnimatableVector {
    var result = AnimatableVector.zero
    for index in entries.indices {
      let interval = entries[index].interval
      if index < entries.count - 1, entries[index].isFinished(now) {
        result = interval
      } else {
        result = result + entries[index].offset(of: interval - result, now)
      }
    }
    // A spring whose numbers grow beyond all bounds is taken to have arrived.
    return result.magnitudeSquared < 1e16 ? result : interval
  }

  /// The target moved by `step` in a transaction with an animation (T21, T22, T24, C12).
  func retarget(by step: AnimatableVector, _ animation: Animation, at now: Instant) {
    if let last = entries.last, last.start == now, last.animation == animation {
      interval = interval + step
      let motion = last.motion
      entries.removeLast()
      entries.append(Entry(animation, interval: interval, start: now, motion: motion))
      return
    }
    let motion = animation.fluidSpring == nil ? nil : presentMotion(now)
    interval = interval + step
    if let motion {
      entries = [Entry(animation, interval: interval, start: now, motion: motion)]
    } else {
      entries.append(Entry(animation, interval: interval, start: now))
    }
  }

  /// Position, and speed where the last animation is a spring (a bezier cannot report one).
  private func presentMotion(_ now: Instant) -> Spring.Motion {
    var motion = Spring.Motion.rest
    motion.offset = offset(now)
    if entries.count == 1, let spring = entries[0].animation.fluidSpring,
      !entries[0].isFinished(now)
    {
      let running = entries[0].motion(spring, from: entries[0].motion ?? .rest, now)
      motion.velocity = running.velocity
      motion.force = running.force
    }
    return motion
  }
}
