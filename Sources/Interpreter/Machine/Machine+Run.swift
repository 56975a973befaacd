/// The loop: one switch over all instructions. It never throws: what fails leaves `trap`. A case
/// that falls out of the switch did not find the types it was made for and goes to `fallback`.
import Language

extension Machine {
  /// Runs a body in the window at `base` until it returns; answers whether it did.
  func run(
    _ first: Int, _ base: UnsafeMutablePointer<Value>, from position: Int = 0
  ) -> Bool {
    var function = first
    var r = base
    var origin = entries[first].instructions
    var doubles = entries[first].doubles
    var pc = origin + position
    // The start of the run of instructions not yet counted.
    var start = pc
    var left = fuel
    while true {
      let i = pc.pointee
      pc += 1
      let a = Int(i.a)
      let b = Int(i.b)
      let c = Int(i.c)
      jump: do {
        switch i.opcode {
        case .loadConstant: (r + a).initialize(to: entries[function].constants[b]); continue
        case .loadInt: (r + a).initialize(to: .int(b)); continue
        case .loadDouble: (r + a).initialize(to: .double(doubles[b])); continue
        case .loadBool: (r + a).initialize(to: .bool(b != 0)); continue
        case .loadNone: (r + a).initialize(to: .none); continue
        case .copy: (r + a).initialize(to: r[b]); continue
        case .take:
          (r + a).moveInitialize(from: r + b, count: 1)
          (r + b).initialize(to: .none)
          continue
        case .assign: r[a] = r[b]; continue
        case .assignTaking:
          (r + a).moveUpdate(from: r + b, count: 1)
          (r + b).initialize(to: .none)
          continue
        case .clear: r[a] = .none; continue
        case .toInt:
          if case .int(let x) = r[b] { (r + a).initialize(to: .int(x)); continue }
        case .toDouble:
          if case .double(let x) = r[b] { (r + a).initialize(to: .double(x)); continue }
          if case .int(let x) = r[b] { (r + a).initialize(to: .double(Double(x))); continue }
        case .toBool:
          if case .bool(let x) = r[b] { (r + a).initialize(to: .bool(x)); continue }
        case .addInt:
          if case .int(let x) = r[b], case .int(let y) = r[c] {
            let (sum, overflow) = x.addingReportingOverflow(y)
            if !overflow { (r + a).initialize(to: .int(sum)); continue }
          }
        case .subtractInt:
          if case .int(let x) = r[b], case .int(let y) = r[c] {
            let (sum, overflow) = x.subtractingReportingOverflow(y)
            if !overflow { (r + a).initialize(to: .int(sum)); continue }
          }
        case .multiplyInt:
          if case .int(let x) = r[b], case .int(let y) = r[c] {
            let (product, overflow) = x.multipliedReportingOverflow(by: y)
            if !overflow { (r + a).initialize(to: .int(product)); continue }
          }
        case .divideInt:
          if case .int(let x) = r[b], case .int(let y) = r[c], y != 0, y != -1 {
            (r + a).initialize(to: .int(x / y)); continue
          }
        case .remainderInt:
          if case .int(let x) = r[b], case .int(let y) = r[c], y != 0, y != -1 {
            (r + a).initialize(to: .int(x % y)); continue
          }
        case .addIntI:
          if case .int(let x) = r[b] {
            let (sum, overflow) = x.addingReportingOverflow(c)
            if !overflow { (r + a).initialize(to: .int(sum)); continue }
          }
        case .subtractIntI:
          if case .int(let x) = r[b] {
            let (sum, overflow) = x.subtractingReportingOverflow(c)
            if !overflow { (r + a).initialize(to: .int(sum)); continue }
          }
        case .multiplyIntI:
          if case .int(let x) = r[b] {
            let (product, overflow) = x.multipliedReportingOverflow(by: c)
            if !overflow { (r + a).initialize(to: .int(product)); continue }
          }
        case .remainderIntI:
          if case .int(let x) = r[b] { (r + a).initialize(to: .int(remainder(x, c))); continue }
        case .addDouble:
          if case .double(let x) = r[b], case .double(let y) = r[c] {
            (r + a).initialize(to: .double(x + y)); continue
          }
        case .subtractDouble:
          if case .double(let x) = r[b], case .double(let y) = r[c] {
            (r + a).initialize(to: .double(x - y)); continue
          }
        case .multiplyDouble:
          if case .double(let x) = r[b], case .double(let y) = r[c] {
            (r + a).initialize(to: .double(x * y)); continue
          }
        case .divideDouble:
          if case .double(let x) = r[b], case .double(let y) = r[c] {
            (r + a).initialize(to: .double(x / y)); continue
          }
        case .addDoubleK:
          if case .double(let x) = r[b] {
            (r + a).initialize(to: .double(x + doubles[c])); continue
          }
        case .subtractDoubleK:
          if case .double(let x) = r[b] {
            (r + a).initialize(to: .double(x - doubles[c])); continue
          }
        case .multiplyDoubleK:
          if case .double(let x) = r[b] {
            (r + a).initialize(to: .double(x * doubles[c])); continue
          }
        case .divideDoubleK:
          if case .double(let x) = r[b] {
            (r + a).initialize(to: .double(x / doubles[c])); continue
          }
        case .lessInt:
          if case .int(let x) = r[b], case .int(let y) = r[c] {
            (r + a).initialize(to: .bool(x < y)); continue
          }
        case .lessOrEqualInt:
          if case .int(let x) = r[b], case .int(let y) = r[c] {
            (r + a).initialize(to: .bool(x <= y)); continue
          }
        case .equalInt:
          if case .int(let x) = r[b], case .int(let y) = r[c] {
            (r + a).initialize(to: .bool(x == y)); continue
          }
        case .notEqualInt:
          if case .int(let x) = r[b], case .int(let y) = r[c] {
            (r + a).initialize(to: .bool(x != y)); continue
          }
        case .lessDouble:
          if case .double(let x) = r[b], case .double(let y) = r[c] {
            (r + a).initialize(to: .bool(x < y)); continue
          }
        case .lessOrEqualDouble:
          if case .double(let x) = r[b], case .double(let y) = r[c] {
            (r + a).initialize(to: .bool(x <= y)); continue
          }
        case .equalDouble:
          if case .double(let x) = r[b], case .double(let y) = r[c] {
            (r + a).initialize(to: .bool(x == y)); continue
          }
        case .notEqualDouble:
          if case .double(let x) = r[b], case .double(let y) = r[c] {
            (r + a).initialize(to: .bool(x != y)); continue
          }
        case .not:
          if case .bool(let x) = r[b] { (r + a).initialize(to: .bool(!x)); continue }
        case .binary, .negate: break
        case .jump: break jump
        case .jumpIf:
          if case .bool(let x) = r[a] { if x { break jump } else { continue } }
        case .jumpUnless:
          if case .bool(let x) = r[a] { if x { continue } else { break jump } }
        case .jumpIfNone: if case .none = r[a] { break jump } else { continue }
        case .jumpUnlessNone: if case .none = r[a] { continue } else { break jump }
        case .jumpIfLessInt:
          if case .int(let x) = r[a], case .int(let y) = r[b] {
            if x < y { break jump } else { continue }
          }
        case .jumpIfLessOrEqualInt:
          if case .int(let x) = r[a], case .int(let y) = r[b] {
            if x <= y { break jump } else { continue }
          }
        case .jumpIfEqualInt:
          if case .int(let x) = r[a], case .int(let y) = r[b] {
            if x == y { break jump } else { continue }
          }
        case .jumpIfNotEqualInt:
          if case .int(let x) = r[a], case .int(let y) = r[b] {
            if x != y { break jump } else { continue }
          }
        case .jumpIfLessIntI:
          if case .int(let x) = r[a] { if x < b { break jump } else { continue } }
        case .jumpIfLessOrEqualIntI:
          if case .int(let x) = r[a] { if x <= b { break jump } else { continue } }
        case .jumpIfGreaterIntI:
          if case .int(let x) = r[a] { if x > b { break jump } else { continue } }
        case .jumpIfGreaterOrEqualIntI:
          if case .int(let x) = r[a] { if x >= b { break jump } else { continue } }
        case .jumpIfEqualIntI:
          if case .int(let x) = r[a] { if x == b { break jump } else { continue } }
        case .jumpIfNotEqualIntI:
          if case .int(let x) = r[a] { if x != b { break jump } else { continue } }
        case .jumpIfLessDouble:
          if case .double(let x) = r[a], case .double(let y) = r[b] {
            if x < y { break jump } else { continue }
          }
        case .jumpIfLessOrEqualDouble:
          if case .double(let x) = r[a], case .double(let y) = r[b] {
            if x <= y { break jump } else { continue }
          }
        case .jumpIfEqualDouble:
          if case .double(let x) = r[a], case .double(let y) = r[b] {
            if x == y { break jump } else { continue }
          }
        case .jumpIfNotEqualDouble:
          if case .double(let x) = r[a], case .double(let y) = r[b] {
            if x != y { break jump } else { continue }
          }
        case .jumpUnlessLessDouble:
          if case .double(let x) = r[a], case .double(let y) = r[b] {
            if x < y { continue } else { break jump }
          }
        case .jumpUnlessLessOrEqualDouble:
          if case .double(let x) = r[a], case .double(let y) = r[b] {
            if x <= y { continue } else { break jump }
          }
        case .jumpUnlessCase: if isCase(r[a], b) { continue } else { break jump }
        case .call:
          left -= pc - start
          let window = r + b
          if entries[a].registerCount == 0 { _ = code(of: a) }
          let end = window + entries[a].registerCount
          if left < 0 || depth >= depthLimit || (end > initializedEnd && !reserve(end)) {
            fuel = left
            return stop(left < 0 ? Machine.outOfFuel : Machine.tooDeep, function, pc - origin)
          }
          frames[depth] = Frame(pc: pc, base: r, function: function)
          depth += 1
          function = a
          r = window
          origin = entries[a].instructions
          doubles = entries[a].doubles
          pc = origin
          start = pc
          continue
        case .returnValue, .returnNone, .returnMutating:
          left -= pc - start
          finish(i, r, entries[function].objectCount)
          depth -= 1
          let frame = frames[depth]
          guard let caller = frame.pc else {
            fuel = left
            return true
          }
          function = frame.function
          r = frame.base
          origin = entries[function].instructions
          doubles = entries[function].doubles
          pc = caller
          start = pc
          continue
        case .callValue, .callDynamic:
          let isDynamic = i.opcode == .callDynamic
          let window = r + (isDynamic ? b : a)
          let found = isDynamic ? method(function, a, window) : prepare(window, count: b)
          if let callee = found {
            left -= pc - start
            let end = window + max(entries[callee].registerCount, isDynamic ? 2 : b + 2)
            if left < 0 || depth >= depthLimit || (end > initializedEnd && !reserve(end)) {
              fuel = left
              return stop(left < 0 ? Machine.outOfFuel : Machine.tooDeep, function, pc - origin)
            }
            frames[depth] = Frame(pc: pc, base: r, function: function)
            depth += 1
            function = callee
            r = window
            origin = entries[callee].instructions
            doubles = entries[callee].doubles
            pc = origin
            start = pc
            continue
          }
        case .callCard:
          fuel = left - (pc - start)
          start = pc
          free = r + entries[function].registerCount
          let succeeded = callCard(entries[function].cards + a, r + b)
          left = fuel
          if succeeded { continue }
          _ = stop(nil, function, pc - origin)
          guard let frame = land(function, r, pc - origin), let next = frame.pc else {
            return false
          }
          function = frame.function
          r = frame.base
          origin = entries[function].instructions
          doubles = entries[function].doubles
          pc = next
          start = pc
          continue
        case .slow, .trap: break
        }

        // Out of the loop: with the counters written back.
        fuel = left - (pc - start)
        start = pc
        free = r + entries[function].registerCount
        let outcome = fallback(i, r, doubles, function)
        left = fuel
        if outcome == .next { continue }
        if outcome == .trap {
          _ = stop(nil, function, pc - origin)
          guard let frame = land(function, r, pc - origin), let next = frame.pc else {
            return false
          }
          function = frame.function
          r = frame.base
          origin = entries[function].instructions
          doubles = entries[function].doubles
          pc = next
          start = pc
          continue
        }
      }
      // A jump: count what ran since the last one.
      left -= pc - start
      pc = origin + Int(i.c)
      start = pc
      if left < 0 {
        fuel = left
        return stop(Machine.outOfFuel, function, pc - origin)
      }
    }
  }
}
