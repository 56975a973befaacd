/// Tasks on the virtual clock, and what optional values can do.
import Basics
import Interpreter

extension Vocabulary {
  static let tasks: [Builtin] =
    taskCards + durations + [
      .staticMember(
        of: "Optional",
        text(
          "A value where there may be none.", shows("Optional.some(3) ?? 0"),
          "static func some(_ value: Wrapped) -> Wrapped?")
      ) { (value: Value) in value },
      .initializer(
        of: "Optional",
        text(
          "A value where there may be none.", shows("Optional(3) ?? 0"),
          "init(_ value: Wrapped)")
      ) { (value: Value) in value },
      .member(
        of: "Optional",
        text(
          "The value, changed, if there is one.",
          "Text([\"Ann\"].first.map { \"Hi \\($0)\" } ?? \"nobody\")",
          "func map<R>(_ transform: (Wrapped) -> R) -> R?")
      ) { (value: Value, transform: Closure) in
        value.isNone ? Value.none : try transform(value)
      },
      .member(
        of: "Optional",
        text(
          "What the function answers for the value, if there is one.",
          "Text([1].first.flatMap { $0 > 0 ? \"yes\" : nil } ?? \"no\")",
          "func flatMap<R>(_ transform: (Wrapped) -> R?) -> R?")
      ) { (value: Value, transform: Closure) in
        value.isNone ? Value.none : try transform(value)
      },
    ]

  private static let taskCards: [Builtin] = [
    .type("/// Work that may wait.\nstruct Task<Success, Failure>"),
    .type("/// A length of time.\nstruct Duration"),
    .initializer(
      of: "Task",
      text(
        "Starts work that may wait.", "Text(\"Hi\").onTapGesture { Task { on = true } }",
        "/// Marks: defers\n"
          + "init(priority: TaskPriority? = nil, operation: @escaping () -> Success)")
    ) { (_: Value?, operation: Closure) in
      let state = TaskState()
      try operation.machine.start(operation.value, as: state)
      return Work(state: state)
    },
    .staticMember(
      of: "Task",
      text(
        "Starts work that may wait.", "Text(\"Hi\").onTapGesture { Task.detached { on = true } }",
        """
        /// Marks: defers
        static func detached<Success>(
          priority: TaskPriority? = nil, operation: @escaping () -> Success
        ) -> Task<Success, Never>
        """)
    ) { (_: Value?, operation: Closure) in
      let state = TaskState()
      try operation.machine.start(operation.value, as: state)
      return Work(state: state)
    },
    .member(
      of: "Task",
      text(
        "What the work comes to; it is waited for.",
        "Text(\"Hi\").onTapGesture { Task { print(await Task { 1 }.value) } }",
        "var value: Success { get }"), taking: []
    ) { context in
      let state = try context.next(Work.self).state
      switch state.outcome {
      case .value(let value)?: return value
      case .error(let error)?: throw context.machine.throwing(error)
      case nil: throw context.machine.wait { state.whenDone($0) }
      }
    },
    .type("/// How urgent work is; all is done in order here.\nstruct TaskPriority"),

    .member(
      of: "Task",
      text(
        "Asks the work to end: what it waits for throws.",
        "Text(\"Hi\").onTapGesture { Task { on = true }.cancel() }", "func cancel()")
    ) { (work: Work) in
      work.state.cancel()
      return Nothing()
    },
    .member(
      of: "Task",
      text(
        "Whether the work was asked to end.",
        "Text(\"Hi\").onTapGesture { print(Task { on = true }.isCancelled) }",
        "var isCancelled: Bool { get }")
    ) { (work: Work) in work.state.isCancelled },
    .staticMember(
      of: "Task",
      text(
        "Whether the work was asked to end.", "Text(Task.isCancelled ? \"ended\" : \"runs\")",
        "static var isCancelled: Bool { get }"), taking: []
    ) { context in .bool(context.machine.task?.isCancelled ?? false) },
    .staticMember(
      of: "Task",
      text(
        "Waits on the virtual clock.",
        "Text(\"Hi\").onTapGesture { Task { try? await Task.sleep(for: .seconds(1)) } }",
        "static func sleep(for duration: Duration)"), taking: ["Duration"]
    ) { context in
      throw context.machine.wait(seconds: try context.next(Length.self).seconds)
    },
    .staticMember(
      of: "Task",
      text(
        "Waits on the virtual clock.",
        "Text(\"Hi\").onTapGesture { Task { try? await Task.sleep(nanoseconds: 1_000_000) } }",
        "static func sleep(nanoseconds: Int)"), taking: ["Int"]
    ) { context in
      throw context.machine.wait(seconds: Double(try context.next(Int.self)) / 1e9)
    },
  ]

  private static let durations: [Builtin] = [
    ("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9),
  ].map { name, unit in
    .staticMember(
      of: "Duration",
      text(
        "A length of time in \(name).",
        "Text(\"Hi\").onTapGesture { Task { try? await Task.sleep(for: .\(name)(1)) } }",
        "static func \(name)(_ count: Double) -> Duration")
    ) { (count: Double) in Length(seconds: count * unit) }
  }
}

/// `Task`.
struct Work: HostValue {
  static let spelling = "Task"
  let state: TaskState

  static func areEqual(_ a: Work, _ b: Work) -> Bool { a.state === b.state }
}

/// `Duration`.
struct Length: HostValue, Hashable {
  static let spelling = "Duration"
  let seconds: Double
}
