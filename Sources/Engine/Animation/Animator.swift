import Basics

/// One running animation of one attribute, relative to its target (T19, T20): while it runs the
/// presented value is target - interval + offset.
final class Animator {
  /// One link of the chain of T22.
  private struct Entry {
    var animation: Animation
    var interval: AnimatableVector
    var start: Instant
    /// Where a merged spring takes over, and from which spring (C12).
    var motion: Spring.Motion?
    var blending: Spring?
    var durationSeconds: Double
    /// The spring's motion after the steps taken so far: time only moves forward, so each frame
    /// goes on from the one before.
    private var reached: (steps: Int, motion: Spring.Motion)?

    init(
      _ animation: Animation, interval: AnimatableVector, start: Instant,
      motion: Spring.Motion? = nil, blending: Spring? = nil
    ) {
      self.animation = animation
      self.interval = interval
      self.start = start
      self.blending = blending
      let fluid = animation.fluidSpring
      self.motion = motion ?? (fluid == nil ? nil : .rest)
      if let motion = self.motion, let (spring, rate) = fluid {
        durationSeconds =
          spring.settlingDuration(from: motion, towards: interval, blending: blending) / rate
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
      if let motion, let (spring, rate) = animation.fluidSpring {
        guard interval == self.interval else {
          return spring.motion(
            at: elapsed(now) * rate, from: motion, towards: interval, blending: blending
          ).offset
        }
        return self.motion(spring, rate, from: motion, now).offset
      }
      return animation.kind.offset(of: interval, at: elapsed(now))
    }

    /// Where the spring is now, and how fast.
    mutating func motion(
      _ spring: Spring, _ rate: Double, from start: Spring.Motion, _ now: Instant
    ) -> Spring.Motion {
      let steps = Spring.steps(elapsed(now) * rate)
      var state = reached ?? (0, start)
      if state.steps > steps { state = (0, start) }
      while state.steps < steps {
        spring.blended(from: blending, Double(state.steps) / 300)
          .step(&state.motion, towards: interval)
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
  /// What waits for this animator's end, or until it is logically complete.
  private(set) var listeners: [AnimationListener] = []

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
      entries.removeLast()
      entries.append(
        Entry(
          animation, interval: interval, start: now, motion: last.motion, blending: last.blending))
      return
    }
    let motion = animation.fluidSpring == nil ? nil : presentMotion(now, animation)
    interval = interval + step
    if let motion {
      let blending = entries.last?.animation.fluidSpring?.spring
      entries = [
        Entry(animation, interval: interval, start: now, motion: motion, blending: blending)
      ]
    } else {
      entries.append(Entry(animation, interval: interval, start: now))
    }
  }

  /// Position, and speed where the last animation is a spring (a bezier cannot report one).
  private func presentMotion(_ now: Instant, _ animation: Animation) -> Spring.Motion {
    var motion = Spring.Motion.rest
    motion.offset = offset(now)
    if entries.count == 1, !entries[0].isFinished(now),
      entries[0].animation.merges(with: animation),
      let (spring, rate) = entries[0].animation.fluidSpring
    {
      let running = entries[0].motion(spring, rate, from: entries[0].motion ?? .rest, now)
      motion.velocity = running.velocity
      motion.force = running.force
    }
    return motion
  }
}

// MARK: - What waits

extension Animator {
  /// The instant at which the flight counts as complete (T27); nil when it never does.
  private var logicalEnd: Instant? {
    guard let last = entries.last else { return nil }
    let seconds = last.animation.kind.logicalDuration(over: last.interval)
    return seconds < 1e6 ? last.start + Instant(seconds: max(seconds, 0)) : nil
  }

  /// The first instant after `now` at which something that waits may go on.
  func nextStop(after now: Instant) -> Instant? {
    let logical = listeners.contains(where: \.isLogical) ? logicalEnd : nil
    return [end, logical].compactMap { $0 }.filter { $0 > now }.min()
  }

  func add(_ listener: AnimationListener) {
    guard !listeners.contains(where: { $0 === listener }) else { return }
    listener.count += 1
    listeners.append(listener)
  }

  /// Lets go of all that wait.
  func releaseAll() {
    for listener in listeners { listener.count -= 1 }
    listeners = []
  }

  /// Lets go of those that need not wait for the end, once the flight is logically complete.
  func releaseLogical(_ now: Instant) {
    guard listeners.contains(where: \.isLogical), let logicalEnd, logicalEnd <= now else { return }
    for listener in listeners where listener.isLogical { listener.count -= 1 }
    listeners.removeAll(where: \.isLogical)
  }
}
