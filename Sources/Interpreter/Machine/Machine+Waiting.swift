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

/// The calls of a task while it waits.
private struct Sleeper {
  /// Everything in the windows, from the first one's start.
  var values: [Value]
  /// The callers: functions, their windows' distances from the start, the instructions to go on at.
  var callers: [(function: Int, offset: Int, position: Int)]
  var first: Int
  var top: (function: Int, offset: Int, position: Int)
}

extension Machine {
  /// Stops the running body for a while. The trap ends the present entry; the rest comes later.
  package func wait(seconds: Double) -> Trap {
    guard host != nil else { return Trap("there is no clock to wait for") }
    pause = Pause(seconds: max(seconds, 0))
    return Trap("waiting")
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
    var sleeper = Sleeper(
      values: takeValues(base, place.base - base + code.registerCount), callers: [],
      first: frames[outerDepth].function,
      top: (place.function, place.base - base, place.position))
    for index in outerDepth + 1..<max(depth, outerDepth + 1) {
      guard let pc = frames[index].pc else { continue }
      let function = frames[index].function
      sleeper.callers.append(
        (function, frames[index].base - base, pc - self.code(of: function).instructions))
    }
    return { [weak self] in
      self?.host?.schedule(after: Instant(seconds: pause.seconds)) {
        try self?.resume(sleeper)
      }
    }
  }

  /// Puts the calls of a task back and goes on.
  private func resume(_ sleeper: Sleeper) throws(Trap) {
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
    let succeeded = run(top.function, base + top.offset, from: top.position)
    _ = try leave(base, outerDepth, succeeded)
  }
}
