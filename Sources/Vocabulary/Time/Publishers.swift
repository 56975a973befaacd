/// What goes on as long as a view is there: tasks, timers and other publishers.
import Basics
import Engine
import Interpreter

extension Vocabulary {
  static let publishers: [Builtin] = lifetimes + timerTypes + timers + subjects

  private static let ticking =
    "Timer.publish(every: 1, on: .main, in: .common).autoconnect()"

  private static let lifetimes: [Builtin] = [
    .modifier(
      text(
        "Work that may wait, from the view's coming to its going.",
        "Text(\"Hi\").task { on = true }",
        "/// Marks: defers\n"
          + "func task(priority: Any? = nil, _ action: @escaping () -> Void) -> some View")
    ) { (_: Value?, action: Closure) in task(.bool(true), action) },
    .modifier(
      text(
        "Work that may wait, begun anew when a value changes.",
        "Text(\"Hi\").task(id: on) { print(on) }",
        """
        /// Marks: defers
        func task<T: Equatable>(
          id: T, priority: Any? = nil, _ action: @escaping () -> Void
        ) -> some View
        """)
    ) { (id: IdentityArgument, _: Value?, action: Closure) in task(id.id, action) },
    .modifier(
      text(
        "Does something with what a publisher sends.",
        "Text(\"Hi\").onReceive(\(ticking)) { _ in on.toggle() }",
        """
        func onReceive<P: Publisher>(
          _ publisher: P, perform action: @escaping (P.Output) -> Void
        ) -> some View
        """)
    ) { (publisher: Publisher, action: Closure) in
      LifetimeModifier(
        id: publisher.source.id,
        start: { deliver in
          guard let host = action.machine.host else { return {} }
          return publisher.source.subscribe(host) { try deliver(TagValue($0)) }
        },
        receive: { payload in
          if let sent = payload as? TagValue { _ = try action(sent.value) }
        })
    },
  ]

  private static func task(_ id: ElementID, _ action: Closure) -> LifetimeModifier {
    LifetimeModifier(
      id: id,
      start: { _ in
        let state = TaskState()
        try action.machine.run(action.value, as: state)
        return { state.cancel() }
      })
  }

  private static let timerTypes: [Builtin] =
    [
      .type("/// Something that sends values.\nprotocol Publisher"),
      .type("/// Something that happens again and again.\nstruct Timer"),
      .type("/// What timers belong to; there is one.\nstruct RunLoop"),
      .staticMember(
        of: "RunLoop",
        text(
          "The program's loop.", "Text(\"Hi\").onReceive(\(ticking)) { _ in }",
          "static let main: RunLoop")
      ) { Choice(type: "RunLoop", name: "main") },
    ]
    + ["common", "default"].map { name in
      .staticMember(
        of: "RunLoop.Mode",
        text(
          "When a timer runs; always.", "Text(\"Hi\").onReceive(\(ticking)) { _ in }",
          "static let `\(name)`: RunLoop.Mode")
      ) { Choice(type: "RunLoop.Mode", name: name) }
    }

  private static let timers: [Builtin] = [
    .staticMember(
      of: "Timer",
      text(
        "A publisher of the time every so many seconds.",
        "Text(\"Hi\").onReceive(\(ticking)) { date in print(date) }",
        """
        static func publish(
          every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop,
          in mode: RunLoop.Mode
        ) -> some Publisher
        """)
    ) { (interval: Double, _: Double?, _: Value, _: Value) in
      Publisher(source: TimerSource(interval: max(interval, TimerSource.shortest)))
    },
    .member(
      of: "Publisher",
      text(
        "Starts when someone listens.", "Text(\"Hi\").onReceive(\(ticking)) { _ in }",
        "func autoconnect() -> some Publisher")
    ) { (publisher: Publisher) in publisher },
    .staticMember(
      of: "Timer",
      text(
        "Does something after some seconds, once or again and again.",
        "Text(\"Hi\").onAppear { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) "
          + "{ _ in on = true } }",
        """
        /// Marks: defers
        static func scheduledTimer(
          withTimeInterval interval: TimeInterval, repeats: Bool,
          block: @escaping (Timer) -> Void
        ) -> Timer
        """)
    ) { (interval: Double, repeats: Bool, block: Closure) in
      let timer = RunningTimer()
      guard let host = block.machine.host else { return timer }
      let interval = max(interval, TimerSource.shortest)
      timer.state.end = TimerSource(interval: interval).subscribe(host) { _ in
        if !repeats { timer.state.invalidate() }
        _ = try block(timer.toValue())
      }
      return timer
    },
    .initializer(
      of: "Timer",
      text(
        "A timer that has not been started, as properties hold before the first one.",
        "Text(\"Hi\").onAppear { Timer().invalidate() }", "init()")
    ) { RunningTimer() },
    .member(
      of: "Timer",
      text(
        "Ends the timer.",
        "Text(\"Hi\").onAppear { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) "
          + "{ $0.invalidate() } }", "func invalidate()")
    ) { (timer: RunningTimer) in
      timer.state.invalidate()
      return Nothing()
    },
    .member(
      of: "Timer",
      text(
        "Whether the timer still runs.",
        "Text(\"Hi\").onAppear { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) "
          + "{ print($0.isValid) } }", "var isValid: Bool { get }")
    ) { (timer: RunningTimer) in timer.state.end != nil },
  ]

  private static let subjects: [Builtin] = [
    .type(
      "/// A publisher that sends what it is given.\n"
        + "struct PassthroughSubject<Output, Failure>: Publisher"),
    .initializer(
      of: "PassthroughSubject",
      text(
        "A publisher that sends what it is given.",
        "Text(\"Hi\").onReceive(PassthroughSubject<Int, Never>()) { _ in }", "init()")
    ) { Publisher(source: SubjectSource()) },
    .member(
      of: "PassthroughSubject",
      text(
        "Sends a value to all who listen.",
        "Text(\"Hi\").onTapGesture { PassthroughSubject<Int, Never>().send(1) }",
        "func send(_ value: Output)")
    ) { (publisher: Publisher, value: Value) in
      try (publisher.source as? SubjectSource)?.send(value)
      return Nothing()
    },
    .member(
      of: "PassthroughSubject",
      text(
        "Tells all who listen.",
        "Text(\"Hi\").onTapGesture { PassthroughSubject<Void, Never>().send() }", "func send()")
    ) { (publisher: Publisher) in
      try (publisher.source as? SubjectSource)?.send(.none)
      return Nothing()
    },
  ]
}

/// Where a publisher's values come from.
protocol PublisherSource: AnyObject {
  /// What makes it another one for those who listen.
  var id: ElementID { get }
  /// Listens from now on; answers what ends it.
  func subscribe(
    _ host: any UpdateHost, _ deliver: @escaping (Value) throws -> Void
  ) -> () -> Void
}

/// `some Publisher`.
struct Publisher: HostValue {
  static var spelling: String { "some Publisher" }
  let source: any PublisherSource

  static func areEqual(_ a: Publisher, _ b: Publisher) -> Bool { a.source === b.source }
}

/// A timer: sends the time every so many seconds after someone has begun to listen.
final class TimerSource: PublisherSource {
  /// The shortest interval in seconds.
  static let shortest = 0.001
  private let interval: Double

  init(interval: Double) { self.interval = interval }

  /// Timers of one interval are the same: a view that is made anew does not begin again.
  var id: ElementID { .composite("Timer", [.double(interval)]) }

  func subscribe(
    _ host: any UpdateHost, _ deliver: @escaping (Value) throws -> Void
  ) -> () -> Void {
    let state = Listening()
    tick(1, from: host.now, host, state, deliver)
    return { state.isOver = true }
  }

  /// Arranges for the tick of a number; the instants are counted from the start, so that rounding
  /// does not add up.
  private func tick(
    _ number: Int, from start: Instant, _ host: any UpdateHost, _ state: Listening,
    _ deliver: @escaping (Value) throws -> Void
  ) {
    let instant = start + Instant(seconds: interval * Double(number))
    host.schedule(after: instant - host.now) { [weak host] in
      guard let host, !state.isOver else { return }
      self.tick(number + 1, from: start, host, state, deliver)
      try deliver(DateValue(host.now).toValue())
    }
  }
}

/// One who listens.
final class Listening {
  var isOver = false
}

/// A publisher that sends what it is given.
final class SubjectSource: PublisherSource {
  private var listeners: [(state: Listening, deliver: (Value) throws -> Void)] = []

  var id: ElementID { .int(ObjectIdentifier(self).hashValue) }

  func subscribe(
    _ host: any UpdateHost, _ deliver: @escaping (Value) throws -> Void
  ) -> () -> Void {
    let state = Listening()
    listeners.append((state, deliver))
    return { state.isOver = true }
  }

  func send(_ value: Value) throws {
    listeners.removeAll(where: \.state.isOver)
    for listener in listeners where !listener.state.isOver { try listener.deliver(value) }
  }
}

/// `Timer`: one that has been started, or will never be.
struct RunningTimer: HostValue {
  final class State {
    var end: (() -> Void)?

    func invalidate() {
      end?()
      end = nil
    }
  }

  static var spelling: String { "Timer" }
  let state = State()

  static func areEqual(_ a: RunningTimer, _ b: RunningTimer) -> Bool { a.state === b.state }
}
