package import Basics

/// A value's way through its tracks, made when a run of keyframes starts.
package protocol KeyframeRun: AnyObject {
  /// Seconds of the longest track.
  var duration: Double { get }
  /// The value some seconds after the start, as the content takes it.
  func value(at seconds: Double) throws -> AnyObject
}

/// `KeyframeAnimator` and `.keyframeAnimator`: content that is evaluated in every frame with a
/// value that follows keyframes. What is shown depends on the seconds since the start alone.
package final class KeyframeAnimation: CompositeDefinition {
  /// What starts a run.
  package enum Start {
    /// The view's first appearance.
    case appearing(repeats: Bool)
    /// A change of the value.
    case trigger(ElementID)
  }

  private let start: Start
  private let initial: AnyObject
  /// Makes a run that starts from a value.
  private let makeRun: (_ value: AnyObject) throws -> any KeyframeRun
  private let content: (_ value: AnyObject) throws -> ViewValue

  package let name = "KeyframeAnimator"
  package var animatableData: AnimatableVector? { nil }

  package init(
    initial: AnyObject, start: Start,
    makeRun: @escaping (_ value: AnyObject) throws -> any KeyframeRun,
    content: @escaping (_ value: AnyObject) throws -> ViewValue
  ) {
    self.initial = initial
    self.start = start
    self.makeRun = makeRun
    self.content = content
  }

  /// How far one view's keyframes have come.
  private final class Progress {
    var isNew = true
    var trigger: ElementID?
    var run: (any KeyframeRun)?
    var begin = Instant.zero

    /// The value now; the initial one before the first run.
    func value(_ now: Instant, repeats: Bool, _ initial: AnyObject) throws -> AnyObject {
      guard let run else { return initial }
      let elapsed = (now - begin).seconds
      guard repeats, run.duration > 0 else {
        return try run.value(at: min(elapsed, run.duration))
      }
      return try run.value(at: elapsed.truncatingRemainder(dividingBy: run.duration))
    }
  }

  package func body(in context: BodyContext) throws(Trap) -> ViewValue {
    let progress = context.storage.slot(0) { Progress() }
    let host = context.host
    return try Trap.within {
      var repeats = false
      switch start {
      case .appearing(let isRepeating):
        repeats = isRepeating
        if progress.isNew { try begin(progress, from: initial, host.now) }
      case .trigger(let trigger):
        if !progress.isNew, progress.trigger != trigger {
          // From where the value is, also on the way.
          try begin(
            progress, from: try progress.value(host.now, repeats: false, initial), host.now)
        }
        progress.trigger = trigger
      }
      progress.isNew = false
      if let run = progress.run, run.duration > 0 {
        let end = progress.begin + Instant(seconds: run.duration)
        if repeats || host.now < end { host.evaluateFrames(until: repeats ? nil : end) }
      }
      return try content(try progress.value(host.now, repeats: repeats, initial))
    }
  }

  private func begin(_ progress: Progress, from value: AnyObject, _ now: Instant) throws {
    progress.run = try makeRun(value)
    progress.begin = now
  }
}
