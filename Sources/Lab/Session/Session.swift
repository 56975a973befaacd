package import Basics
package import Drawing
package import Engine

/// A bench on the virtual clock: load, send, move in time, look. Keeps the events, and replays them
/// into a fresh graph when an earlier instant is asked for, so that a frame depends on nothing but
/// the program, the events so far and the instant.
package final class Session {
  /// What a user did, at an instant counted from loading.
  struct Event {
    enum Kind {
      case tap(Point)
      /// At a window point, by a distance in points.
      case scroll(Point, Point)
      case tapTarget(Int)
      case type(String)
      /// The return key.
      case submit
      /// A touch that goes on for a while; its name is what the user did.
      case touch(TouchScript, name: String)
      /// A Swift statement, by its number among those compiled in.
      case statement(Int)
    }
    var instant: Instant
    var kind: Kind
  }

  package private(set) var bench: Bench
  package private(set) var options: SessionOptions
  private(set) var events: [Event] = []
  private(set) var graph: ViewGraph
  /// Absolute instant of each event already sent to `graph`.
  var sent = 0
  /// The present instant, counted from loading.
  package private(set) var now = Instant.zero
  /// Statements typed so far.
  private var statements: [String] = []

  package init(_ bench: Bench, _ options: SessionOptions) {
    self.bench = bench
    self.options = options
    bench.begin(options.fuel)
    graph = bench.start(options)
  }

  // MARK: - Time

  /// The instant of the last event at or before now.
  private var lastEvent: Instant {
    events.last { $0.instant <= now }?.instant ?? .zero
  }

  /// Seconds since the last event, else since loading.
  package var seconds: Double { (now - lastEvent).seconds }

  /// Goes to an instant in seconds after the last event.
  package func move(toSeconds seconds: Double) { move(to: lastEvent + Instant(seconds: seconds)) }

  /// Goes to an absolute instant, before zero to zero; earlier ones by replaying.
  package func move(to instant: Instant) {
    let target = max(instant, .zero)
    if target < graph.now { restart() }
    while sent < events.count, events[sent].instant <= target {
      advance(to: events[sent].instant)
      perform(events[sent].kind)
      sent += 1
    }
    advance(to: target)
    now = target
  }

  private func advance(to instant: Instant) {
    bench.refuel(forSeconds: (instant - graph.now).seconds, afterLimit: status == .limit)
    graph.advance(to: instant)
  }

  func restart() {
    graph = bench.start(options)
    sent = 0
  }

  /// Steps by frames of 1/60 s counted from the last event; a step back from its first frame enters
  /// the time before it.
  package func step(_ frames: Int) {
    let base = lastEvent
    let elapsed = (now - base).microseconds
    if frames >= 0 {
      let current = Int(elapsed * 60 / 1_000_000)
      move(to: base + .frame(current + frames))
      return
    }
    // All steps back are one move, and so one replay.
    var target = now
    for _ in 0..<(-frames) { target = instant(before: target) }
    if target < now { move(to: target) }
  }

  /// One frame before an instant.
  private func instant(before instant: Instant) -> Instant {
    let index = events.lastIndex { $0.instant <= instant }
    let base = index.map { events[$0].instant } ?? .zero
    if instant > base { return base + Session.frame(before: instant - base) }
    guard let index else { return instant }
    let earlier = events[..<index].last?.instant ?? .zero
    guard base > earlier else { return instant }
    return earlier + Session.frame(before: base - earlier)
  }

  /// The last frame of 1/60 s strictly before a length of time.
  private static func frame(before elapsed: Instant) -> Instant {
    let current = Int(elapsed.microseconds * 60 / 1_000_000)
    let frame = Instant.frame(current)
    return frame < elapsed ? frame : .frame(max(current - 1, 0))
  }

  /// How far `settle` looks, in seconds.
  package static let longestSettling = 60.0

  /// Goes to the first frame after the last animator has ended; false when something does not end
  /// within a minute.
  package func settle() -> Bool {
    let base = lastEvent
    let limit = now + Instant(seconds: Session.longestSettling)
    while let end = graph.nextEnd, end <= limit { move(to: end) }
    let isQuiet = !graph.isAnimating
    if !isQuiet {
      move(to: limit)
      return false
    }
    let elapsed = (now - base).microseconds
    move(to: base + .frame(Int((elapsed * 60 + 999_999) / 1_000_000)))
    return true
  }

  /// Seconds after the last event at which the last animator ends; nil when one does not.
  package func settlingSeconds() -> Double? {
    let probe = now
    defer { move(to: probe) }
    move(to: lastEvent)
    let base = now
    var end = base
    while let next = graph.nextEnd, next <= base + Instant(seconds: Session.longestSettling) {
      end = next
      move(to: next)
    }
    guard !graph.isAnimating else { return nil }
    return (end - base).seconds
  }

  // MARK: - Looking

  /// Seconds after the last event that hold all there is to see: until everything has settled, and
  /// at least one round of views that take turns frame by frame. Nil when something does not end.
  package func motionSeconds() -> Double? {
    settlingSeconds().map { max($0, Instant.frame(graph.turns).seconds) }
  }

  /// Every frame of 1/60 s from the last event until everything has settled.
  package func samples() -> [(seconds: Double, frame: Frame)] {
    let present = now
    defer { move(to: present) }
    let base = lastEvent
    let length = Instant(seconds: motionSeconds() ?? Session.longestSettling)
    var samples: [(seconds: Double, frame: Frame)] = []
    var number = 0
    repeat {
      move(to: base + .frame(number))
      samples.append(((now - base).seconds, frame()))
      number += 1
    } while .frame(number - 1) < length && number <= 3_600
    return samples
  }

  /// The time since the last event once more, with what its changes did. Every frame of the first
  /// second, then fewer.
  func recording() -> Recording {
    let present = now
    let base = lastEvent
    let hasEvent = events.contains { $0.instant <= now }
    var recording = Recording(hasEvent: hasEvent, settled: settlingSeconds())
    restart()
    defer {
      restart()
      move(to: present)
    }
    // Of several events at one instant only the last is of interest.
    let last = events.lastIndex { $0.instant <= base }
    for (index, event) in events.enumerated() where event.instant <= base {
      advance(to: event.instant)
      if index == last {
        recording.before = frame()
        recording.handler = handler(of: event.kind)
        graph.keepsChanges = true
      }
      perform(event.kind)
      sent += 1
    }
    // An event that changes nothing itself may have asked for something later (G33).
    graph.keepsChanges = graph.changes.isEmpty
    for number in Recording.frameNumbers(seconds: recording.settled) {
      advance(to: base + .frame(number))
      if !graph.changes.isEmpty { graph.keepsChanges = false }
      let seconds = (graph.now - base).seconds
      recording.samples.append(.init(seconds: seconds, frame: frame(), anatomy: graph.anatomy()))
    }
    graph.keepsChanges = false
    recording.changes = graph.changes
    return recording
  }

  private func handler(of kind: Event.Kind) -> SourceRange? {
    switch kind {
    case .tap(let point): return graph.target(at: point)?.range
    case .touch(let script, _): return graph.gestureTarget(at: script.start)?.range
    case .tapTarget(let index):
      let targets = graph.tapTargets()
      return targets.indices.contains(index) ? targets[index].range : nil
    case .scroll, .statement, .type, .submit: return nil
    }
  }

  package func frame() -> Frame { graph.frame() }

  /// The frame at an instant in seconds after the last event; the session goes there.
  package func frame(atSeconds seconds: Double) -> Frame {
    move(toSeconds: seconds)
    return graph.frame()
  }

  package func tapTargets() -> [ViewGraph.TapTarget] { graph.tapTargets() }

  /// Console messages of the run, in order.
  package var log: [String] { bench.output + graph.messages.map(\.text) }

  package var traps: [Trap] { graph.traps }

  /// What the run has cost since it was last begun; going back in time begins it anew.
  package var work: WorkCounts { graph.work }

  /// Traps of bodies and handlers as diagnostics.
  package var trapDiagnostics: [Diagnostic] {
    graph.traps.map { Diagnostic(.error, id: $0.id, $0.message, at: $0.range) }
  }

  /// How the run stands: a limit, a body that cannot be evaluated, or fine.
  package var status: ExitStatus {
    if graph.traps.contains(where: { $0.limit != nil }) { return .limit }
    return graph.traps.isEmpty ? .fine : .program
  }

  // MARK: - Events

  /// Sends an event now; later ones are dropped.
  private func send(_ kind: Event.Kind) {
    events.removeAll { $0.instant > now }
    events.append(Event(instant: now, kind: kind))
    sent = events.count
    perform(kind)
  }

  func perform(_ kind: Event.Kind) {
    bench.refuel(afterLimit: status == .limit)
    switch kind {
    case .tap(let point): graph.tap(at: point)
    case .scroll(let point, let distance): graph.scroll(at: point, by: distance)
    case .tapTarget(let index): graph.tap(target: index)
    case .type(let text): graph.type(text)
    case .submit: graph.submit()
    case .touch(let script, _): graph.touch(script)
    case .statement(let number): bench.perform(statement: number, graph)
    }
  }

  /// Taps a window point; answers what took it, nil when nothing there does.
  package func tap(at point: Point) -> ViewGraph.TapTarget? {
    guard let target = graph.target(at: point) else { return nil }
    send(.tap(point))
    return target
  }

  /// Sends a touch that goes on from now; answers what took it, nil when nothing there does. `name`
  /// is what the user did.
  package func touch(_ script: TouchScript, name: String) -> ViewGraph.TapTarget? {
    guard let target = graph.gestureTarget(at: script.start) else { return nil }
    send(.touch(script, name: name))
    return target
  }

  /// Scrolls what lies at a point of the window, in points; nil when nothing there scrolls so.
  package func scroll(at point: Point, by distance: Point) -> ViewGraph.ScrollOutcome? {
    guard graph.scrollTarget(at: point, by: distance) != nil else { return nil }
    send(.scroll(point, distance))
    return graph.scrollTarget(at: point, by: distance)
  }

  /// Where a scroll without a place would begin; nil when nothing scrolls that way.
  package func scrollPoint(by distance: Point) -> Point? { graph.scrollPoint(by: distance) }

  /// Taps a handler by its place in `tapTargets()`.
  package func tap(target index: Int) { send(.tapTarget(index)) }

  /// Types text into the field tapped last, else the first; false where there is none.
  package func type(_ text: String) -> Bool {
    guard graph.typingTarget != nil else { return false }
    send(.type(text))
    return true
  }

  /// Presses the return key in the field tapped last, else the first; false where there is none.
  package func submit() -> Bool {
    guard graph.typingTarget != nil else { return false }
    send(.submit)
    return true
  }

  /// Runs a Swift statement in the bench's root view as an event. Compiled with the program:
  /// nothing changes when it is wrong.
  package func run(statement: String) throws(CommandFailure) {
    let extended = try bench.adding(statement: statement, to: statements)
    statements.append(statement)
    bench = extended
    let present = now
    restart()
    move(to: present)
    send(.statement(statements.count - 1))
  }

  /// Drops the last event at or before now, and those after it; answers what it was.
  package func undo() -> String? {
    guard let index = events.lastIndex(where: { $0.instant <= now }) else { return nil }
    let event = events[index]
    events.removeSubrange(index...)
    restart()
    move(to: event.instant)
    switch event.kind {
    case .tap, .tapTarget: return "a tap"
    case .type(let text): return "typing '\(text)'"
    case .submit: return "the return key"
    case .touch(_, let name): return name
    case .scroll: return "a scroll"
    case .statement(let number): return statements[number]
    }
  }

  /// Runs the same events under other semantics.
  package func adopt(_ semantics: Semantics) {
    guard semantics != options.semantics else { return }
    let present = now
    options.semantics = semantics
    restart()
    move(to: present)
  }
}
