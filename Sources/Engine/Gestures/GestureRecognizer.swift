import Basics
import Drawing

/// Where a gesture stands: makes window points to points of the view.
struct GestureSite {
  let toWindow: Transform
  /// The view's rect in its space.
  let rect: Rect

  func local(_ point: Point) -> Point {
    let inner = toWindow.inverse?.apply(point) ?? point
    return Point(inner.x - rect.x, inner.y - rect.y)
  }
}

/// Follows one gesture through the touches of one go. What is to be done is kept until the gesture
/// may: others can come before it.
final class GestureRecognizer {
  enum State { case possible, active, ended, failed }

  /// What is still to be done.
  private enum Event {
    case changed(GestureReading)
    case ended(GestureReading)
  }

  /// A finger may stray so far and still tap, in points.
  private static let tapSlop = 10.0

  private(set) var state = State.possible
  private(set) var reading: GestureReading?
  private var parts: [GestureRecognizer]
  private var events: [Event] = []
  /// Whether `updating` holds something that must be reset.
  private var isUpdating = false
  private var startTouch: Touch?
  private var startLocation = Point.zero
  private var lastTouch: Touch?

  init(_ definition: GestureDefinition) {
    parts = definition.parts.map(GestureRecognizer.init)
  }

  private var isOver: Bool { state == .ended || state == .failed }

  // MARK: - Touches

  /// Takes a touch; what `definition` says now counts.
  func receive(_ touch: Touch, _ definition: GestureDefinition, _ site: GestureSite) {
    guard !isOver else { return }
    guard parts.count == definition.parts.count else { return fail() }
    if startTouch == nil {
      startTouch = touch
      startLocation = site.local(touch.location)
    }
    lastTouch = touch
    switch definition.kind {
    case .tap(let count): tap(touch, count, site)
    case .press(let seconds, let distance): press(touch, seconds, distance)
    case .drag(let distance, let isLocal): drag(touch, distance, isLocal, site)
    case .magnify(let delta):
      pair(touch, site, { abs($0.scale - 1) >= delta }, GestureReading.magnify)
    case .rotate(let delta):
      pair(touch, site, { abs($0.radians) >= delta }, GestureReading.rotate)
    case .simultaneous(let a, let b): simultaneous(touch, a, b, site)
    case .sequence(let a, let b): sequence(touch, a, b, site)
    case .exclusive(let a, let b): exclusive(touch, a, b, site)
    }
  }

  private func change(_ reading: GestureReading, isActive: Bool = true) {
    if isActive { state = .active }
    self.reading = reading
    // Only the latest of several that have not been told counts.
    if case .changed? = events.last { events.removeLast() }
    events.append(.changed(reading))
  }

  private func end(_ reading: GestureReading) {
    state = .ended
    self.reading = reading
    events.append(.ended(reading))
  }

  func fail() {
    guard !isOver else { return }
    state = .failed
    for part in parts { part.fail() }
  }

  /// Another gesture has come before this one: what it has still to tell is not told.
  func deny() {
    state = .failed
    events = []
    for part in parts { part.deny() }
  }

  private func distance(_ touch: Touch) -> Double {
    guard let start = startTouch else { return 0 }
    let (dx, dy) = (touch.location.x - start.location.x, touch.location.y - start.location.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  private func tap(_ touch: Touch, _ count: Int, _ site: GestureSite) {
    guard touch.pair == nil, distance(touch) <= GestureRecognizer.tapSlop else { return fail() }
    guard touch.phase == .ended else { return }
    if touch.taps >= count { end(.tap(site.local(touch.location))) } else { fail() }
  }

  private func press(_ touch: Touch, _ seconds: Double, _ most: Double) {
    guard touch.pair == nil, let start = startTouch, distance(touch) <= most else { return fail() }
    if touch.phase == .began { change(.press(true), isActive: false) }
    if touch.time >= start.time + Instant(seconds: seconds) {
      end(.press(true))
    } else if touch.phase == .ended {
      fail()
    }
  }

  private func drag(_ touch: Touch, _ least: Double, _ isLocal: Bool, _ site: GestureSite) {
    guard touch.pair == nil, let start = startTouch else { return fail() }
    if state == .possible, distance(touch) < least {
      if touch.phase == .ended { fail() }
      return
    }
    let reading = GestureReading.drag(
      DragReading(
        startLocation: isLocal ? startLocation : start.location,
        location: isLocal ? site.local(touch.location) : touch.location,
        velocity: touch.velocity, time: touch.time, size: site.rect.size))
    if touch.phase == .ended { end(reading) } else { change(reading) }
  }

  private func pair(
    _ touch: Touch, _ site: GestureSite, _ isEnough: (PairReading) -> Bool,
    _ make: (PairReading) -> GestureReading
  ) {
    guard var pair = touch.pair else { return fail() }
    guard state == .active || isEnough(pair) else {
      if touch.phase == .ended { fail() }
      return
    }
    pair.location = site.local(touch.location)
    pair.size = site.rect.size
    if touch.phase == .ended { end(make(pair)) } else { change(make(pair)) }
  }

  // MARK: - Combinations

  private func simultaneous(
    _ touch: Touch, _ a: GestureDefinition, _ b: GestureDefinition, _ site: GestureSite
  ) {
    parts[0].receive(touch, a, site)
    parts[1].receive(touch, b, site)
    let states = parts.map(\.state)
    if states.allSatisfy({ $0 == .failed }) { return fail() }
    let readings = parts.map { $0.state == .failed ? nil : $0.reading }
    guard readings.contains(where: { $0 != nil }) else { return }
    let both = GestureReading.both(readings[0], readings[1])
    if states.allSatisfy({ $0 == .ended || $0 == .failed }) {
      end(both)
    } else {
      change(both, isActive: states.contains { $0 == .active || $0 == .ended })
    }
  }

  private func sequence(
    _ touch: Touch, _ a: GestureDefinition, _ b: GestureDefinition, _ site: GestureSite
  ) {
    if parts[0].state != .ended {
      parts[0].receive(touch, a, site)
      if parts[0].state == .failed { return fail() }
      guard let first = parts[0].reading else { return }
      guard parts[0].state == .ended else {
        return change(.first(first), isActive: parts[0].state == .active)
      }
      // The second begins where the first has ended.
      guard touch.phase != .ended else { return fail() }
      var begin = touch
      begin.phase = .began
      parts[1].receive(begin, b, site)
      return change(.second(first, parts[1].reading))
    }
    guard let first = parts[0].reading else { return }
    parts[1].receive(touch, b, site)
    switch parts[1].state {
    case .failed: fail()
    case .ended: end(.second(first, parts[1].reading))
    case .active, .possible: change(.second(first, parts[1].reading))
    }
  }

  private func exclusive(
    _ touch: Touch, _ a: GestureDefinition, _ b: GestureDefinition, _ site: GestureSite
  ) {
    parts[0].receive(touch, a, site)
    parts[1].receive(touch, b, site)
    let isFirst = parts[0].state != .failed
    if parts[0].state == .active || parts[0].state == .ended { parts[1].deny() }
    let chosen = isFirst ? parts[0] : parts[1]
    switch chosen.state {
    case .failed: fail()
    case .ended: if let found = chosen.reading { end(.either(found, isFirst: isFirst)) }
    case .active, .possible:
      if let found = chosen.reading {
        change(.either(found, isFirst: isFirst), isActive: chosen.state == .active)
      }
    }
  }

  // MARK: - Telling

  /// Does what is to be done, parts first.
  func tell(_ definition: GestureDefinition, _ attempt: (() throws -> Void) -> Void) {
    if parts.count == definition.parts.count {
      for (index, part) in parts.enumerated() {
        if case .exclusive = definition.kind, index == 1, parts[0].state != .failed {
          // The second waits for the first.
          if part.state == .failed { part.tell(definition.parts[1], attempt) }
          continue
        }
        part.tell(definition.parts[index], attempt)
      }
    }
    let told = events
    events = []
    if state != .failed {
      for event in told { perform(event, definition.actions, attempt) }
    }
    guard isOver, isUpdating else { return }
    isUpdating = false
    for case .updating(_, let reset) in definition.actions { attempt(reset) }
  }

  private func perform(
    _ event: Event, _ actions: [GestureDefinition.Action], _ attempt: (() throws -> Void) -> Void
  ) {
    for action in actions {
      switch (event, action) {
      case (.changed(let reading), .changed(let body)), (.ended(let reading), .ended(let body)):
        attempt { try body(reading) }
      case (.changed(let reading), .updating(let body, _)):
        isUpdating = true
        attempt { try body(reading) }
      default: break
      }
    }
  }
}
