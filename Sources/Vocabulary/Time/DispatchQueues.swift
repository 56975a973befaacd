/// Work that is done later: all of it runs on the virtual clock.
import Basics
import Engine
import Interpreter

extension Vocabulary {
  static let later: [Builtin] = queues + intervals + workItems

  private static let queues: [Builtin] = [
    .type(
      "/// Where work is queued; here all of it runs on the virtual clock.\nstruct DispatchQueue"),
    .type("/// A point on the virtual clock.\nstruct DispatchTime"),
    .staticMember(
      of: "DispatchQueue",
      text(
        "The queue of the program.",
        "Text(\"Hi\").onAppear { DispatchQueue.main.async { on = true } }",
        "static let main: DispatchQueue")
    ) { Queue() },
    .staticMember(
      of: "DispatchTime",
      text(
        "Now.",
        "Text(\"Hi\").onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { } }",
        "static func now() -> DispatchTime")
    ) { Moment(seconds: 0) },
    .member(
      of: "DispatchQueue",
      text(
        "Does something after the present update.",
        "Text(\"Hi\").onAppear { DispatchQueue.main.async { on = true } }",
        "/// Marks: defers\nfunc async(execute work: @escaping () -> Void)")
    ) { (_: Queue, work: Closure) in schedule(work, after: 0) },
    .member(
      of: "DispatchQueue",
      text(
        "Does something after some seconds.",
        "Text(\"Hi\").onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { } }",
        "/// Marks: defers\n"
          + "func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void)")
    ) { (_: Queue, deadline: Moment, work: Closure) in schedule(work, after: deadline.seconds) },
    .staticMember(
      of: "DispatchQueue",
      differing(
        "A queue beside the program's.",
        "Text(\"Hi\").onAppear { DispatchQueue.global().async { on = true } }",
        "there is one thread: the work runs between updates",
        "static func global() -> DispatchQueue")
    ) { Queue() },
    .initializer(
      of: "DispatchQueue",
      differing(
        "A queue with a name.",
        "Text(\"Hi\").onAppear { DispatchQueue(label: \"work\").async { on = true } }",
        "there is one thread: the work runs between updates", "init(label: String)")
    ) { (_: String) in Queue() },
  ]

  private static let intervals: [Builtin] =
    [
      .type(
        "/// A length of time, here a moment that far from now.\n"
          + "typealias DispatchTimeInterval = DispatchTime")
    ]
    + ([
      ("seconds", 1), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9),
    ] as [(String, Double)]).map { name, unit in
      .staticMember(
        of: "DispatchTime",
        text(
          "A length of time in \(name).",
          "Text(\"Hi\").onAppear {\n"
            + "  DispatchQueue.main.asyncAfter(deadline: .now() + .\(name)(1)) { on = true }\n}",
          "static func \(name)(_ count: Int) -> DispatchTimeInterval")
      ) { (count: Int) in Moment(seconds: Double(count) * unit) }
    }

  private static let cancelling = """
    Text("Hi").onTapGesture {
      let work = DispatchWorkItem { on = true }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: work)
      work.cancel()
    }
    """

  private static let workItems: [Builtin] = [
    .type("/// Work that can be called off before it begins.\nclass DispatchWorkItem"),
    .initializer(
      of: "DispatchWorkItem",
      text(
        "Work that is done when it is performed or queued.", cancelling,
        "/// Marks: defers\ninit(block: @escaping () -> Void)")
    ) { (work: Closure) in WorkItem(state: WorkState(work)) },
    .member(
      of: "DispatchWorkItem", text("Does the work now.", cancelling, "func perform()")
    ) { (item: WorkItem) in
      try item.state.perform()
      return Nothing()
    },
    .member(
      of: "DispatchWorkItem", text("Calls the work off.", cancelling, "func cancel()")
    ) { (item: WorkItem) in
      item.state.isCancelled = true
      return Nothing()
    },
    .member(
      of: "DispatchWorkItem",
      text("Whether the work was called off.", cancelling, "var isCancelled: Bool { get }")
    ) { (item: WorkItem) in item.state.isCancelled },
    .member(
      of: "DispatchQueue",
      text(
        "Does the work after the present update.", cancelling,
        "/// Marks: defers\nfunc async(execute work: DispatchWorkItem)")
    ) { (_: Queue, item: WorkItem) in schedule(item, after: 0) },
    .member(
      of: "DispatchQueue",
      text(
        "Does the work after some seconds, if it has not been called off by then.", cancelling,
        "/// Marks: defers\n"
          + "func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem)")
    ) { (_: Queue, deadline: Moment, item: WorkItem) in schedule(item, after: deadline.seconds) },
  ]

  private static func schedule(_ item: WorkItem, after seconds: Double) -> Nothing {
    item.state.work.machine.host?.schedule(after: Instant(seconds: seconds)) {
      try item.state.perform()
    }
    return Nothing()
  }

  private static func schedule(_ work: Closure, after seconds: Double) -> Nothing {
    work.machine.host?.schedule(after: Instant(seconds: seconds)) { _ = try work() }
    return Nothing()
  }
}

/// `DispatchQueue`.
struct Queue: HostValue {
  static var spelling: String { "DispatchQueue" }
}

/// `DispatchWorkItem`: one object, however many variables hold it.
struct WorkItem: HostValue {
  static var spelling: String { "DispatchWorkItem" }
  let state: WorkState

  static func areEqual(_ a: WorkItem, _ b: WorkItem) -> Bool { a.state === b.state }
}

/// Work that may be called off.
final class WorkState {
  let work: Closure
  var isCancelled = false

  init(_ work: Closure) { self.work = work }

  func perform() throws {
    if !isCancelled { _ = try work() }
  }
}

/// `DispatchTime`: seconds from now.
struct Moment: HostValue, Hashable {
  static var spelling: String { "DispatchTime" }
  var seconds: Double

  static func combine(_ operation: String, _ a: Value, _ b: Value) -> Value? {
    guard operation == "+", let moment = a.cast(to: HostObject<Moment>.self)?.value,
      let seconds = b.number ?? b.cast(to: HostObject<Length>.self)?.value.seconds
        ?? b.cast(to: HostObject<Moment>.self)?.value.seconds
    else { return nil }
    return Moment(seconds: moment.seconds + seconds).toValue()
  }
}
