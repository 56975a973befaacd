/// What waits for several things: continuations, groups of tasks, streams. Groups and streams are
/// written in Swift and part of every program that names them.
import Basics
import Interpreter

extension Vocabulary {
  static let concurrency: [Builtin] =
    taskFacts + priorities + continuationMakers + continuations + [
      cancellationError, groups, streams,
    ]

  private static let waits = "Text(\"Hi\").onTapGesture { Task { await Task.yield() } }"

  private static let taskFacts: [Builtin] = [
    .staticMember(
      of: "Task", text("Lets others go first.", waits, "static func yield()"), taking: []
    ) { context in throw context.machine.wait { goOn in goOn(.value(.none)) } },
    .staticMember(
      of: "Task",
      text(
        "Throws when the work was asked to end.",
        "Text(\"Hi\").onTapGesture { Task { try Task.checkCancellation() } }",
        "static func checkCancellation() throws"), taking: []
    ) { context in
      guard context.machine.task?.isCancelled == true else { return .none }
      throw context.machine.throwing(context.machine.cancellation)
    },
  ]

  private static let priorities: [Builtin] = [
    "high", "medium", "low", "background", "utility", "userInitiated",
  ].map { name in
    .staticMember(
      of: "TaskPriority",
      text(
        "How urgent work is; all is done in order here.",
        "Text(\"Hi\").onTapGesture { Task(priority: .\(name)) { on = true } }",
        "static let \(name): TaskPriority")
    ) { Choice(type: "TaskPriority", name: name) }
  }

  private static let goesOn = """
    Text("Hi").onTapGesture {
      Task { print(await withCheckedContinuation { $0.resume(returning: 1) }) }
    }
    """

  private static let continuationMakers: [Builtin] = [
    ("Checked", "Never"), ("CheckedThrowing", "Error"), ("Unsafe", "Never"),
    ("UnsafeThrowing", "Error"),
  ].map { name, failure in
    let kind = name.hasPrefix("Checked") ? "Checked" : "Unsafe"
    return .function(
      text(
        "Waits until what the function is handed goes on.", goesOn,
        """
        func with\(name)Continuation<T>(
          _ body: (\(kind)Continuation<T, \(failure)>) -> Void
        ) -> T
        """), taking: ["() -> Void"]
    ) { context in
      let body = try context.next(Closure.self)
      let state = ContinuationState()
      _ = try body(Continuation(state: state).toValue())
      switch state.outcome {
      case .value(let value)?: return value
      case .error(let error)?: throw context.machine.throwing(error)
      case nil: throw context.machine.wait { state.goOn = $0 }
      }
    }
  }

  private static let continuations: [Builtin] =
    ["Checked", "Unsafe"].flatMap { kind -> [Builtin] in
      let owner = "\(kind)Continuation"
      return [
        .type("/// Goes on with a body that waits, once.\nstruct \(owner)<T, E>"),
        .member(
          of: owner,
          text("Goes on with a value.", goesOn, "func resume(returning value: T)")
        ) { (continuation: Continuation, value: Value) in
          try continuation.state.resume(.value(value))
          return Nothing()
        },
        .member(of: owner, text("Goes on.", goesOn, "func resume()")) {
          (continuation: Continuation) in
          try continuation.state.resume(.value(.none))
          return Nothing()
        },
        .member(
          of: owner,
          text("Goes on by throwing an error.", goesOn, "func resume(throwing error: E)")
        ) { (continuation: Continuation, error: Value) in
          try continuation.state.resume(.error(error))
          return Nothing()
        },
        .member(
          of: owner,
          text(
            "Goes on with a value, or by throwing an error.", goesOn,
            "func resume(with result: Result<T, E>)")
        ) { (continuation: Continuation, result: Value) in
          guard let result = result.cast(to: EnumObject.self), let part = result.payload.first
          else { return Nothing() }
          try continuation.state.resume(
            result.caseName == "failure" ? .error(part) : .value(part))
          return Nothing()
        },
      ]
    }

  private static let cancellationError: Builtin = .type(
    """
    /// What waiting in work throws that was asked to end.
    struct CancellationError: Error {
      init() {}
    }
    """)

  private static let groups: Builtin = .type(
    """
    /// Pieces of work that go on beside each other.
    final class TaskGroup<ChildTaskResult> {
      private var finished: [Result<ChildTaskResult, Error>] = []
      private var tasks: [Task<Void, Never>] = []
      private var running = 0
      private var waiting: CheckedContinuation<Void, Never>?
      private(set) var isCancelled = false

      var isEmpty: Bool { running == 0 && finished.isEmpty }

      func addTask(
        priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult
      ) {
        running += 1
        tasks.append(
          Task {
            var result: Result<ChildTaskResult, Error>
            do { result = .success(try await operation()) } catch { result = .failure(error) }
            self.running -= 1
            self.finished.append(result)
            let waiting = self.waiting
            self.waiting = nil
            waiting?.resume()
          })
      }

      @discardableResult
      func addTaskUnlessCancelled(
        priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult
      ) -> Bool {
        if isCancelled { return false }
        addTask(priority: priority, operation: operation)
        return true
      }

      func next() async throws -> ChildTaskResult? {
        while finished.isEmpty && running > 0 {
          await withCheckedContinuation { waiting = $0 }
        }
        if finished.isEmpty { return nil }
        return try finished.removeFirst().get()
      }

      func makeAsyncIterator() -> TaskGroup<ChildTaskResult> { self }

      func waitForAll() async throws {
        while try await next() != nil {}
      }

      func cancelAll() {
        isCancelled = true
        for task in tasks { task.cancel() }
      }

      func reduce<R>(_ first: R, _ join: (R, ChildTaskResult) -> R) async throws -> R {
        var all = first
        while let part = try await next() { all = join(all, part) }
        return all
      }

      func map<R>(_ change: (ChildTaskResult) -> R) async throws -> [R] {
        var all: [R] = []
        while let part = try await next() { all.append(change(part)) }
        return all
      }
    }

    typealias ThrowingTaskGroup<ChildTaskResult, Failure> = TaskGroup<ChildTaskResult>

    func withTaskGroup<ChildTaskResult, GroupResult>(
      of type: ChildTaskResult.Type? = nil, returning result: GroupResult.Type? = nil,
      body: (inout TaskGroup<ChildTaskResult>) async throws -> GroupResult
    ) async throws -> GroupResult {
      var group = TaskGroup<ChildTaskResult>()
      let made = try await body(&group)
      try await group.waitForAll()
      return made
    }

    func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
      of type: ChildTaskResult.Type? = nil, returning result: GroupResult.Type? = nil,
      body: (inout TaskGroup<ChildTaskResult>) async throws -> GroupResult
    ) async throws -> GroupResult {
      var group = TaskGroup<ChildTaskResult>()
      do {
        let made = try await body(&group)
        try await group.waitForAll()
        return made
      } catch {
        group.cancelAll()
        throw error
      }
    }
    """)

  private static let streams: Builtin = .type(
    """
    /// Values that come when they come.
    final class AsyncStream<Element> {
      final class Continuation {
        var values: [Element] = []
        var isFinished = false
        var failure: Error?
        var waiting: CheckedContinuation<Void, Never>?
        var onTermination: ((Any) -> Void)?

        func yield(_ value: Element) {
          if isFinished { return }
          values.append(value)
          wake()
        }

        func finish(throwing error: Error? = nil) {
          if isFinished { return }
          isFinished = true
          failure = error
          onTermination?("finished")
          wake()
        }

        private func wake() {
          let waiting = self.waiting
          self.waiting = nil
          waiting?.resume()
        }
      }

      private let source = Continuation()

      init(_ type: Element.Type = Element.self, _ build: (Continuation) -> Void) {
        build(source)
      }

      func makeAsyncIterator() -> AsyncStream<Element> { self }

      func next() async throws -> Element? {
        while source.values.isEmpty && !source.isFinished {
          await withCheckedContinuation { source.waiting = $0 }
        }
        if !source.values.isEmpty { return source.values.removeFirst() }
        if let failure = source.failure { throw failure }
        return nil
      }
    }

    typealias AsyncThrowingStream<Element, Failure> = AsyncStream<Element>
    """)
}

/// A continuation: one object, however many variables hold it.
struct Continuation: HostValue {
  static var spelling: String { "Continuation" }
  let state: ContinuationState

  static func areEqual(_ a: Continuation, _ b: Continuation) -> Bool { a.state === b.state }
}

/// What a waiting body waits for.
final class ContinuationState {
  private(set) var outcome: Awaited?
  var goOn: ((Awaited) -> Void)?

  /// Hands the outcome over; a second time is a mistake of the program.
  func resume(_ outcome: Awaited) throws {
    guard self.outcome == nil else {
      throw Trap("a continuation was resumed more than once", id: "trap")
    }
    self.outcome = outcome
    let goOn = self.goOn
    self.goOn = nil
    goOn?(outcome)
  }
}
