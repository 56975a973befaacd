/// The steps of the loop that are too long to stand in it.
import Basics
import Language

/// What became of an instruction done outside the loop.
enum Outcome { case next, jump, trap }

extension Machine {
  static let outOfFuel = Trap(
    "the program ran for too long; does a loop here never end?", id: "limit-fuel")

  /// Ends the loop: the trap gets the place of the instruction before `position`.
  func stop(_ cause: Trap?, _ function: Int, _ position: Int) -> Bool {
    if let cause { trap = cause }
    let ranges = code(of: function).ranges
    if trap?.range == SourceRange.none, ranges.indices.contains(position - 1) {
      trap?.range = ranges[position - 1]
    }
    return false
  }

  @inline(__always)
  func remainder(_ x: Int, _ y: Int) -> Int {
    if x >= 0, x <= Int(Int32.max) {
      return Int(UInt32(truncatingIfNeeded: x) % UInt32(truncatingIfNeeded: y))
    }
    return x % y
  }

  func isCase(_ value: Value, _ index: Int) -> Bool {
    value.cast(to: EnumObject.self)?.index == index
  }

  /// Leaves the result at the window's start and no object in the rest of it.
  @inline(__always)
  func finish(_ i: Instruction, _ r: UnsafeMutablePointer<Value>, _ objectCount: Int) {
    switch i.opcode {
    case .returnValue:
      let result = r[Int(i.a)]
      r[Int(i.a)] = .none
      var slot = 0
      while slot < objectCount {
        r[slot] = .none
        slot += 1
      }
      r.initialize(to: result)
    case .returnMutating:
      let result = r[Int(i.a)]
      let own = r[Int(i.b)]
      r[Int(i.a)] = .none
      r[Int(i.b)] = .none
      for slot in 0..<objectCount { r[slot] = .none }
      r[0] = result
      r[1] = own
    default:
      for slot in 0..<objectCount { r[slot] = .none }
      r[0] = .none
    }
  }

  /// Turns a window with a closure at its start into the window of the closure's body; nil when the
  /// callee is not a body of the program.
  func prepare(_ window: UnsafeMutablePointer<Value>, count: Int) -> Int? {
    guard let closure = window[0].cast(to: ClosureObject.self) else { return nil }
    let code = self.code(of: closure.function)
    guard reserve(window + max(code.registerCount, count + 2)) else { return closure.function }
    if let receiver = closure.receiver {
      window[0] = receiver
    } else {
      window[0] = .none
      for index in 0..<count {
        (window + index).moveUpdate(from: window + index + 1, count: 1)
        (window + index + 1).initialize(to: .none)
      }
      // Arguments that the body does not name.
      if count > code.parameterCount {
        for index in code.parameterCount..<count { window[index] = .none }
      }
      if count < code.parameterCount {
        for index in count..<code.parameterCount { window[index] = .none }
      }
      if code.closureRegister >= 0 { window[code.closureRegister] = .object(closure) }
    }
    return closure.function
  }

  /// The body that a call found at run time leads to, where the program's own type has it; the
  /// window is already in order for it. Nil for what is not called like that.
  @inline(never)
  func method(_ function: Int, _ call: Int, _ window: UnsafeMutablePointer<Value>) -> Int? {
    guard let site = codes[function]?.calls[call], case .object(let receiver) = window[0],
      let type = (receiver as? StructObject)?.type ?? (receiver as? EnumObject)?.type,
      let method = type.declaration.methods[site.fullName],
      program.functions[method].isMutating == site.isMutating
    else { return nil }
    _ = code(of: method)
    return method
  }

  /// An instruction whose operands were not of the types it is made for, or that works on objects.
  @inline(never)
  func fallback(
    _ i: Instruction, _ r: UnsafeMutablePointer<Value>, _ doubles: UnsafeMutablePointer<Double>,
    _ function: Int
  ) -> Outcome {
    guard let code = codes[function] else { return .trap }
    do throws(Trap) {
      if !endings.isEmpty { try runEndings() }
      switch i.opcode {
      case .slow:
        try slow(i, r, code)
        return .next
      case .callDynamic:
        try callDynamic(code.calls[Int(i.a)], r + Int(i.b))
        return .next
      case .callValue:
        let window = r + Int(i.a)
        let callee = window[0]
        let arguments = takeValues(window + 1, Int(i.b))
        window[0] = try callNative(callee, arguments)
        return .next
      case .trap: throw Trap(code.constants[Int(i.a)].description)
      default: return try generic(i, r, doubles)
      }
    } catch {
      trap = error
      return .trap
    }
  }

  /// Moves values out of a window.
  func takeValues(_ window: UnsafeMutablePointer<Value>, _ count: Int) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      values.append(window[index])
      window[index] = .none
    }
    return values
  }

  /// Calls a card in its window and leaves the result at the start; a mutating one's receiver
  /// beside it. Answers whether it did not trap.
  func callCard(
    _ call: UnsafeMutablePointer<CardCall>, _ window: UnsafeMutablePointer<Value>
  ) -> Bool {
    let count = call.pointee.count
    guard let apply = call.pointee.apply else {
      trap = Trap("this built-in function is not available", at: call.pointee.site.range)
      return false
    }
    let isMutating = call.pointee.isMutating
    if !endings.isEmpty {
      do throws(Trap) { try runEndings() } catch {
        trap = error
        return false
      }
    }
    // Whatever a card walks over is paid for here; one that changes its receiver pays itself.
    var work = 4
    var slot = isMutating ? 1 : 0
    if call.pointee.isProperty, window[0].cast(to: ArrayObject.self) != nil { slot = count }
    while slot < count {
      work += Machine.weight(window[slot])
      slot += 1
    }
    fuel -= work
    if fuel < 0 {
      trap = Machine.outOfFuel
      trap?.range = call.pointee.site.range
      return false
    }
    var context = CallContext(window, count: count, machine: self, site: call.pointee.site)
    do {
      let result = try apply(&context)
      try account(result)
      try measure(result)
      if call.pointee.wraps { try nest(result, around: window, count) }
      slot = 1
      while slot < count {
        window[slot] = .none
        slot += 1
      }
      if isMutating { window[1] = window[0] }
      window[0] = result
      return true
    } catch {
      var found = Machine.trap(from: error)
      if found.range == .none { found.range = call.pointee.site.range }
      trap = found
      return false
    }
  }
}
