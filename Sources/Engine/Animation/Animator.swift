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

    func offset(of interval: AnimatableVector, _ now: Instant) -> AnimatableVector {
      if isFinished(now) { return interval }
      if let motion, let spring = animation.fluidSpring {
        return spring.motion(at: elapsed(now), from: motion, towards: interval).offset
      }
      return animation.kind.offset(of: interval, at: elapsed(now))
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
    guard let last = entries.last, last.durationSeconds.isFinite else { return nil }
    let length = Instant(seconds: last.durationSeconds).microseconds
    var end = Instant(microseconds: last.start.microseconds + max(length, 0))
    while !last.isFinished(end) { end.microseconds += 1 }
    return end
  }

  func isFinished(_ now: Instant) -> Bool { entries.last?.isFinished(now) ?? true }

  /// The part of the interval that has been covered (T22).
  func offset(_ now: Instant) -> AnimatableVector {
    var result = AnimatableVector.zero
    for (index, entry) in entries.enumerated() {
      if index < entries.count - 1, entry.isFinished(now) {
        result = entry.interval
      } else {
        result = result + entry.offset(of: entry.interval - result, now)
      }
    }
    return result
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
    if entries.count == 1, let entry = entries.first, let spring = entry.animation.fluidSpring,
      !entry.isFinished(now)
    {
      let running = spring.motion(
        at: entry.elapsed(now), from: entry.motion ?? .rest, towards: entry.interval)
      motion.velocity = running.velocity
      motion.force = running.force
    }
    return motion
  }
}
