/// `await`: the calls of a task are taken off the stack and put back when what they wait for has
/// come, on the virtual clock.
package import Basics
import Engine
import Language

/// What a body that waits is handed in the end.
package enum Awaited {
  case value(Value)
  /// An error of the program that the waiting call throws.
  case error(Value)
}

/// A body that waits.
struct Pause {
  /// Sees to it that the body goes on when there is something to hand to it.
  var arrange: (@escaping (Awaited) throws -> Void) -> Void
  /// Whether the waiting ends with an error as soon as the task is asked to end.
  var isCancellable: Bool
  /// Where it stood: the function, its window, the next instruction.
  var place: (function: Int, base: UnsafeMutablePointer<Value>, position: Int)?
}

/// Work that may wait and can be asked to end (`Task`, `.task`).
package final class TaskState {
  package private(set) var isCancelled = false
  /// What the work has come to; nil while it goes on.
  package private(set) var outcome: Awaited?
  /// Ends the present waiting with an error.
  fileprivate var wake: (() -> Void)?
  /// Who waits for the outcome.
  private var waiting: [(Awaited) -> Void] = []

  package init() {}

  /// Asks the work to end: what it waits for throws at once.
  package func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    let wake = self.wake
    self.wake = nil
    wake?()
  }

  /// Calls `action` with the outcome, now or when there is one.
  package func whenDone(_ action: @escaping (Awaited) -> Void) {
    if let outcome { return action(outcome) }
    waiting.append(action)
  }

  fileprivate func finish(_ outcome: Awaited) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    let all = waiting
    waiting = []
    for action in all { action(outcome) }
  }
}

/// The calls of a task while it waits.
private final class Sleeper {
  /// Everything in the windows, from the first one's start.
  var values: [Value]
  /// The callers: functions, their windows' distances from the start, the instructions to go on at.
  var callers: [(function: Int, offset: Int, position: Int)]
  var first: Int
  var top: (function: Int, offset: Int, position: Int)
  let task: TaskState?
  /// Where what was waited for goes, counted from the start.
  var answer: Int?
  /// Whether the calls have been put back.
  var isAwake = false

  init(
    _ values: [Value], first: Int, top: (function: Int, offset: Int, position: Int),
    _ task: TaskState?
  ) {
    self.values = values
    callers = []
    self.first = first
    self.top = top
    self.task = task
  }
}

extension Machine {
  /// Stops the running body for a while. The trap ends the present entry; the rest comes later.
  package func wait(seconds: Double) -> Trap {
    guard let host else { return Trap("there is no clock to wait for") }
    if task?.isCancelled == true { return throwing(cancellation) }
    pause = Pause(
      arrange: { goOn in
        host.schedule(after: Instant(seconds: max(seconds, 0))) { try goOn(.value(.none)) }
      }, isCancellable: true)
    return Trap("waiting")
  }

  /// Stops the running body until `start` calls what it is handed. The trap ends the present entry.
  package func wait(_ start: @escaping (@escaping (Awaited) -> Void) -> Void) -> Trap {
    guard let host else { return Trap("there is no clock to wait for") }
    pause = Pause(
      arrange: { goOn in
        start { outcome in host.afterUpdate(at: .none) { try goOn(outcome) } }
      }, isCancellable: false)
    return Trap("waiting")
  }

  /// What waiting in cancelled work throws: the program's `CancellationError`, where it names one.
  package var cancellation: Value {
    guard let type = types.first(where: { $0.name == "CancellationError" }) else {
      return .string("CancellationError()")
    }
    return .object(StructObject(type, []))
  }

  /// The trap of an error that a `catch` of the program may take.
  package func throwing(_ error: Value) -> Trap {
    thrown = error
    return Trap(
      "an error was thrown and not caught: \(error.debugDescription)", id: "uncaught-error")
  }

  /// Runs work that may wait; what it leaves behind when it ends by being cancelled is nothing.
  package func run(_ work: Value, as task: TaskState) throws(Trap) {
    try settle(task) { () throws(Trap) -> Value in try self.call(closure: work) }
  }

  /// Starts work that may wait when the present update is over.
  package func start(_ work: Value, as task: TaskState) throws(Trap) {
    guard let host else { return try run(work, as: task) }
    host.afterUpdate(at: .none) { [weak self] in try self?.run(work, as: task) }
  }

  /// Runs a part of a task's work; if that is the last one, it notes what the task has come to.
  private func settle(
    _ task: TaskState?, _ part: () throws(Trap) -> Value
  ) throws(Trap) {
    let outer = self.task
    self.task = task
    defer { self.task = outer }
    do throws(Trap) {
      let result = try part()
      if !isSuspended { task?.finish(.value(result)) }
    } catch {
      // Who waits for the task is told; else nobody is, as in Swift.
      guard error.id == "uncaught-error", let task else { throw error }
      task.finish(.error(lastError))
    }
  }

  /// Takes a waiting body off the stack; answers what arranges for its return.
  func suspend(_ base: Window, _ outerDepth: Int) -> (() -> Void)? {
    guard let pause, let place = pause.place else { return nil }
    self.pause = nil
    let code = self.code(of: place.function)
    let instruction = code.instructions[place.position - 1]
    // The card that waits has answered nothing.
    var answer: Int?
    if instruction.opcode == .callCard {
      let window = place.base + Int(instruction.b)
      for slot in 0..<max(code.calls[Int(instruction.a)].count, 1) { window[slot] = .none }
      answer = window - base
    }
    let sleeper = Sleeper(
      takeValues(base, place.base - base + code.registerCount),
      first: frames[outerDepth].function,
      top: (place.function, place.base - base, place.position), task)
    sleeper.answer = answer
    for index in outerDepth + 1..<max(depth, outerDepth + 1) {
      guard let pc = frames[index].pc else { continue }
      let function = frames[index].function
      sleeper.callers.append(
        (function, frames[index].base - base, pc - self.code(of: function).instructions))
    }
    if pause.isCancellable {
      sleeper.task?.wake = { [weak self] in
        self?.host?.afterUpdate(at: .none) {
          guard let self else { return }
          try self.resume(sleeper, .error(self.cancellation))
        }
      }
    }
    return { [weak self] in
      pause.arrange { try self?.resume(sleeper, $0) }
    }
  }

  /// Puts the calls of a task back and goes on.
  private func resume(_ sleeper: Sleeper, _ outcome: Awaited) throws(Trap) {
    guard !sleeper.isAwake else { return }
    sleeper.isAwake = true
    sleeper.task?.wake = nil
    try settle(sleeper.task) { () throws(Trap) -> Value in try self.goOn(sleeper, outcome) }
  }

  private func goOn(_ sleeper: Sleeper, _ outcome: Awaited) throws(Trap) -> Value {
    let base = free
    guard nativeDepth < nativeLimit, reserve(base + sleeper.values.count + 2),
      depth + sleeper.callers.count + 1 < depthLimit
    else { throw Machine.tooDeep }
    if case .value(let value) = outcome, let slot = sleeper.answer { sleeper.values[slot] = value }
    for (index, value) in sleeper.values.enumerated() { base[index] = value }
    let outerDepth = depth
    frames[depth] = Frame(pc: nil, base: base, function: sleeper.first)
    depth += 1
    for caller in sleeper.callers {
      let instructions = code(of: caller.function).instructions
      frames[depth] = Frame(
        pc: instructions + caller.position, base: base + caller.offset, function: caller.function)
      depth += 1
    }
    nativeDepth += 1
    let top = sleeper.top
    _ = code(of: top.function)
    guard case .error(let error) = outcome else {
      let succeeded = run(top.function, base + top.offset, from: top.position)
      return try leave(base, outerDepth, succeeded).result
    }
    trap = throwing(error)
    let place = land(top.function, base + top.offset, top.position)
    var succeeded = false
    if let place, let pc = place.pc {
      succeeded = run(
        place.function, place.base, from: pc - code(of: place.function).instructions)
    }
    return try leave(base, outerDepth, succeeded).result
  }
}
