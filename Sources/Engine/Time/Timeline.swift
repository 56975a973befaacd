package import Basics

/// When a `TimelineView` is updated.
package enum TimelineSchedule {
  /// As often as the screen shows a frame, but not before so many seconds have passed.
  case animation(minimumInterval: Double, isPaused: Bool)
  /// Every so many seconds, counted from an instant on the clock.
  case periodic(from: Instant, by: Double)
  /// At these instants, in order.
  case explicit([Instant])

  /// The shortest time between two updates.
  static let shortest = 0.001

  /// The latest update at or before now; nil before the first.
  func latest(_ host: any UpdateHost, after last: Instant?) -> Instant? {
    switch self {
    case .animation(let interval, let isPaused):
      let frame = host.frameInstant(0)
      guard let last else { return frame }
      // A frame's rounding to a microsecond does not lose it.
      let isTooEarly = frame - last < Instant(seconds: interval - 1e-5)
      return isPaused || isTooEarly ? last : frame
    case .periodic(let start, let interval):
      guard host.now >= start else { return nil }
      return TimelineSchedule.tick(number(host.now, start, interval), start, interval)
    case .explicit(let instants): return instants.last { $0 <= host.now }
    }
  }

  /// The first update after now; nil when there is none.
  func next(_ host: any UpdateHost, after last: Instant) -> Instant? {
    switch self {
    case .animation(let interval, let isPaused):
      guard !isPaused else { return nil }
      let missing = (last - host.frameInstant(0)).seconds + interval - 1e-5
      return host.frameInstant(max(Int((min(missing, 3_600) * 60).rounded(.up)), 1))
    case .periodic(let start, let interval):
      guard host.now >= start else { return start }
      return TimelineSchedule.tick(number(host.now, start, interval) + 1, start, interval)
    case .explicit(let instants): return instants.first { $0 > host.now }
    }
  }

  private func number(_ now: Instant, _ start: Instant, _ interval: Double) -> Double {
    (((now - start).seconds + 1e-6) / interval).rounded(.down)
  }

  private static func tick(_ number: Double, _ start: Instant, _ interval: Double) -> Instant {
    start + Instant(seconds: number * interval)
  }

  /// A start of "now" is another one in every evaluation; the first one counts.
  func continuing(_ earlier: TimelineSchedule?, _ now: Instant) -> TimelineSchedule {
    guard case .periodic(let start, let interval) = self, start == now,
      case .periodic(_, interval)? = earlier
    else { return self }
    return earlier ?? self
  }
}

/// `TimelineView`: content that is evaluated with the instants of a schedule.
package final class Timeline: CompositeDefinition {
  private let schedule: TimelineSchedule
  private let content: (_ date: Instant) throws -> ViewValue

  package let name = "TimelineView"
  package var animatableData: AnimatableVector? { nil }

  package init(
    _ schedule: TimelineSchedule, content: @escaping (_ date: Instant) throws -> ViewValue
  ) {
    self.schedule = schedule
    self.content = content
  }

  private final class Progress {
    var last: Instant?
    var schedule: TimelineSchedule?
  }

  package func body(in context: BodyContext) throws(Trap) -> ViewValue {
    let progress = context.storage.slot(0) { Progress() }
    let host = context.host
    let schedule = self.schedule.continuing(progress.schedule, host.now)
    progress.schedule = schedule
    // Before the first entry the content stands with the instant at which it came.
    let date = schedule.latest(host, after: progress.last) ?? progress.last ?? host.now
    progress.last = date
    if let next = schedule.next(host, after: date) { host.evaluate(at: next) }
    return try Trap.within { try content(date) }
  }
}
