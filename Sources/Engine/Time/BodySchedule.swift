import Basics

/// When bodies want to be evaluated although nothing has changed: what a timeline, a phase animator
/// or a keyframe animator shows depends on the time. Made anew by every evaluation.
struct BodySchedule {
  /// Instants of which each is a stop of the clock.
  private var stops: [Instant] = []
  /// Whether every frame that is looked at needs an evaluation.
  private var drivesFrames = false

  mutating func evaluate(at instant: Instant) { stops.append(instant) }

  /// In every frame until an instant, at which the last evaluation takes place; nil is for good.
  mutating func evaluateFrames(until end: Instant?) {
    drivesFrames = true
    if let end { stops.append(end) }
  }

  /// Whether an evaluation is due when the clock has come to `now`.
  func isDue(_ now: Instant) -> Bool { drivesFrames || stops.contains { $0 <= now } }

  func nextStop(after now: Instant) -> Instant? { stops.filter { $0 > now }.min() }

  /// Whether something here still moves.
  var isRunning: Bool { drivesFrames || !stops.isEmpty }
}
