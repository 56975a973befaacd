/// `await Task.sleep`: the calls of a task are taken off the stack and put back when the time has
/// come, on the virtual clock.
package import Basics
import Engine
import Language

/// A body that waits.
struct Pause {
  var seconds: Double
  /// Where it stood: the function, its window, the next instruction.
  var place: (function: Int, base: UnsafeMutablePointer<Value>, position: Int)?
}

/// Work that may wait and can be asked to end (`Task`, `.task`).
package final class TaskState {
  package private(set) var isCancelled = false
  /// Ends the present waiting with an error.
  fileprivate var wake: (() -> Void)?

  package init() {}

  /// Asks the work to end: what it waits for throws at once.
  package func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    let wake = self.wake
    self.wake = nil
    wake?()
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
    guard host != nil else { return Trap("there is no clock to wait for") }
    if task?.isCancelled == true { return throwing(Machine.cancellation) }
    pause = Pause(seconds: max(seconds, 0))
    return Trap("waiting")
  }

  /// What waiting in cancelled work throws.
  private static let cancellation = "CancellationError()"

  /// The trap of an error that a `catch` of the program may take.
  private func throwing(_ error: String) -> Trap {
    thrown = .string(error)
    return Trap("an error was thrown and not caught: \(error)", id: "uncaught-error")
  }

  /// Runs work that may wait; what it leaves behind when it ends by being cancelled is nothing.
  package func run(_ work: Value, as task: TaskState) throws(Trap) {
    let outer = self.task
    self.task = task
    defer { self.task = outer }
    do throws(Trap) {
      _ = try call(closure: work)
    } catch {
      guard task.isCancelled, error.id == "uncaught-error" else { throw error }
    }
  }

  /// Takes a waiting body off the stack; answers what arranges for its return.
  func suspend(_ base: Window, _ outerDepth: Int) -> (() -> Void)? {
    guard let pause, let place = pause.place else { return nil }
    self.pause = nil
    let code = self.code(of: place.function)
    let instruction = code.instructions[place.position - 1]
    // The card that waits has answered nothing.
    if instruction.opcode == .callCard {
      let window = place.base + Int(instruction.b)
      for slot in 0..<max(code.calls[Int(instruction.a)].count, 1) { window[slot] = .none }
    }
    let sleeper = Sleeper(
      takeValues(base, place.base - base + code.registerCount),
      first: frames[outerDepth].function,
      top: (place.function, place.base - base, place.position), task)
    for index in outerDepth + 1..<max(depth, outerDepth + 1) {
      guard let pc = frames[index].pc else { continue }
      let function = frames[index].function
      sleeper.callers.append(
        (function, frames[index].base - base, pc - self.code(of: function).instructions))
    }
    sleeper.task?.wake = { [weak self] in
      self?.host?.afterUpdate(at: .none) { try self?.resume(sleeper) }
    }
    return { [weak self] in
      self?.host?.schedule(after: Instant(seconds: pause.seconds)) {
        try self?.resume(sleeper)
      }
    }
  }

  /// Puts the calls of a task back and goes on.
  private func resume(_ sleeper: Sleeper) throws(Trap) {
    guard !sleeper.isAwake else { return }
    sleeper.isAwake = true
    sleeper.task?.wake = nil
    let outerTask = task
    task = sleeper.task
    defer { task = outerTask }
    let base = free
    guard nativeDepth < nativeLimit, reserve(base + sleeper.values.count + 2),
      depth + sleeper.callers.count + 1 < depthLimit
    else { throw Machine.tooDeep }
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
    guard sleeper.task?.isCancelled == true else {
      let succeeded = run(top.function, base + top.offset, from: top.position)
      _ = try leave(base, outerDepth, succeeded)
      return
    }
    // Waiting in cancelled work throws; where nothing catches that, the work has ended.
    trap = throwing(Machine.cancellation)
    let place = land(top.function, base + top.offset, top.position)
    var succeeded = false
    if let place, let pc = place.pc {
      succeeded = run(
        place.function, place.base, from: pc - code(of: place.function).instructions)
    }
    do throws(Trap) {
      _ = try leave(base, outerDepth, succeeded)
    } catch {
      guard error.id == "uncaught-error" else { throw error }
    }
  }
}
