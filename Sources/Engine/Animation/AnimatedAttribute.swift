import Basics

/// A value that moves to its model value when the model changes in a transaction with an animation:
/// opacity, a leaf's frame, a radius, a colour (T9, T13, T19).
struct AnimatedAttribute {
  /// The model value; nil before the first evaluation (T12: a new attribute starts at its target).
  private(set) var target: AnimatableVector?
  private(set) var animator: Animator?

  /// Takes the model value of this pass.
  mutating func update(
    _ newTarget: AnimatableVector, _ transaction: Transaction, _ clock: AnimationClock
  ) {
    if let running = animator, running.isFinished(clock.now) { animator = nil }
    guard let old = target else {
      target = newTarget
      return
    }
    guard newTarget != old else { return }
    target = newTarget
    guard clock.isInForce(transaction), let animation = transaction.animation else { return }
    let step = newTarget - old
    guard !step.isNegligible else { return }
    let running: Animator
    if let animator {
      running = animator
      running.retarget(by: step, animation, at: clock.now)
    } else {
      running = Animator(animation, interval: step, start: clock.now)
      animator = running
    }
    clock.register(running, listeners: transaction.listeners)
  }

  /// Whether nothing is on the way.
  func isAtRest(_ now: Instant) -> Bool { animator?.isFinished(now) ?? true }

  /// What is drawn now: the target, or on the way to it.
  func presented(_ now: Instant) -> AnimatableVector {
    guard let target else { return .zero }
    guard let animator, !animator.isFinished(now) else { return target }
    return target - animator.interval + animator.offset(now)
  }
}

/// The graph's clock and the animators that run on it.
final class AnimationClock {
  var now = Instant.zero
  /// Number of the change being committed; nil while only time moves (T7).
  var sequence: Int?
  private(set) var animators: [Animator] = []
  /// Animators started or sent on so far.
  private(set) var registrations = 0

  /// Whether a transaction is that of the change being committed; frames that only time drives run
  /// with an empty one.
  func isInForce(_ transaction: Transaction) -> Bool { transaction.sequence == sequence }

  /// Adds an animator that has just been started or retargeted.
  func register(_ animator: Animator, listeners: [AnimationListener]) {
    registrations += 1
    if !animators.contains(where: { $0 === animator }) { animators.append(animator) }
    for listener in listeners { animator.add(listener) }
  }

  func forget(_ animator: Animator) {
    animator.releaseAll()
    animators.removeAll { $0 === animator }
  }

  /// Drops the animators that are over now; answers whether there were any.
  @discardableResult
  func dropFinished() -> Bool {
    for animator in animators { animator.releaseLogical(now) }
    let finished = animators.filter { $0.isFinished(now) }
    guard !finished.isEmpty else { return false }
    for animator in finished { animator.releaseAll() }
    animators.removeAll { $0.isFinished(now) }
    return true
  }

  /// The first instant after `now` at which an animator is over, or complete for what waits.
  var nextEnd: Instant? {
    animators.compactMap { $0.nextStop(after: now) }.min()
  }
}
