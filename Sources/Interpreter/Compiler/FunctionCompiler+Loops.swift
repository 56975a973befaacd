/// `for` loops and patterns.
import Basics
import Language

extension FunctionCompiler {
  mutating func forIn(
    _ local: Int, _ sequence: ResolvedExpression, _ filter: ResolvedExpression?,
    _ body: [ResolvedStatement], at range: SourceRange
  ) {
    if case .binary(let operation, let lower, let upper) = sequence.kind, lower.type == .int,
      upper.type == .int, operation == .halfOpenRange || operation == .closedRange
    {
      count(local, lower, upper, isClosed: operation == .closedRange, filter, body, at: range)
      return
    }
    let iterator = freeIterator
    freeIterator += 1
    let start = top
    let source = value(sequence)
    code.slow(.startIteration, iterator, source, at: range)
    release(source, .unknown, unless: -1, at: range)
    top = start
    let next = Label()
    let end = Label()
    enter(end: end, next: next)
    place(next)
    let element = push()
    let found = push()
    code.slow(.advance, iterator, element, found, at: range)
    jump(.jumpUnless, found, to: end, at: range)
    introduce(local, element, at: range)
    top = start
    if let filter { branch(filter, to: next, when: false) }
    compile(body)
    jump(.jump, to: next, at: range)
    place(end)
    loops.removeLast()
    code.emit(.clear, iterator, at: range)
    forget([local], at: range)
  }

  /// A loop over a range of whole numbers: two hidden counters and no object.
  private mutating func count(
    _ local: Int, _ lower: ResolvedExpression, _ upper: ResolvedExpression, isClosed: Bool,
    _ filter: ResolvedExpression?, _ body: [ResolvedStatement], at range: SourceRange
  ) {
    let counter = freeCounter
    let limit = freeCounter + 1
    freeCounter += 2
    let start = top
    code.emit(.toInt, counter, value(lower), at: range)
    top = start
    code.emit(.toInt, limit, value(upper), at: range)
    top = start
    code.slow(.checkRange, counter, limit, at: range)
    let next = Label()
    let test = Label()
    let turn = Label()
    let end = Label()
    enter(end: end, next: next)
    jump(.jump, to: test, at: range)
    place(turn)
    introduceRaw(local, counter, at: range)
    if let filter { branch(filter, to: next, when: false) }
    compile(body)
    place(next)
    code.emit(.addIntI, counter, counter, 1, at: range)
    place(test)
    jump(
      isClosed ? .jumpIfLessOrEqualInt : .jumpIfLessInt, counter, limit, to: turn, at: range)
    place(end)
    loops.removeLast()
  }

  private mutating func introduceRaw(_ local: Int, _ source: Int32, at range: SourceRange) {
    if kind(of: local) == .int, !isBoxed(local) {
      code.emit(.toInt, register(of: local), source, at: range)
    } else {
      introduce(local, source, at: range)
    }
  }

  /// Goes on when any of the patterns and the filter hold; no pattern is `default`.
  mutating func select(
    _ patterns: [ResolvedPattern], _ filter: ResolvedExpression?, _ subject: Int32,
    else failure: Label, at range: SourceRange
  ) {
    let matched = Label()
    for (index, pattern) in patterns.enumerated() {
      if index == patterns.count - 1 {
        match(pattern, subject, else: failure, at: range)
      } else {
        let next = Label()
        match(pattern, subject, else: next, at: range)
        jump(.jump, to: matched, at: range)
        place(next)
      }
    }
    place(matched)
    if let filter { branch(filter, to: failure, when: false) }
  }

  /// Jumps to `failure` unless the subject fits the pattern; binds its variables.
  mutating func match(
    _ pattern: ResolvedPattern, _ subject: Int32, else failure: Label, at range: SourceRange
  ) {
    let start = top
    defer { top = start }
    switch pattern {
    case .any: break
    case .bind(let local):
      let copy = push()
      code.emit(.copy, copy, subject, at: range)
      introduce(local, copy, at: range)
    case .none: jump(.jumpUnlessNone, subject, to: failure, at: range)
    case .some(let inner):
      jump(.jumpIfNone, subject, to: failure, at: range)
      match(inner, subject, else: failure, at: range)
    case .value(let expression):
      let wanted = slot(expression)
      code.slow(.matches, wanted, subject, wanted, at: expression.range)
      jump(.jumpUnless, wanted, to: failure, at: range)
    case .cast(let inner, let type):
      code.types.append(type)
      let test = slow(.testType, subject, Int32(code.types.count - 1), at: range)
      jump(.jumpUnless, test, to: failure, at: range)
      match(inner, subject, else: failure, at: range)
    case .enumCase(_, let index, let inner):
      jump(.jumpUnlessCase, subject, Int32(index), to: failure, at: range)
      parts(.readPayload, inner, subject, else: failure, at: range)
    case .builtInCase(let name, let inner):
      // What the case holds, as a tuple; nil when it is another case.
      let payload = slow(.readCase, subject, code.constant(.string(name)), at: range)
      let mismatch = Label()
      let matched = Label()
      jump(.jumpIfNone, payload, to: mismatch, at: range)
      parts(.readTupleElement, inner, payload, else: mismatch, at: range)
      code.emit(.clear, payload, at: range)
      jump(.jump, to: matched, at: range)
      place(mismatch)
      code.emit(.clear, payload, at: range)
      jump(.jump, to: failure, at: range)
      place(matched)
    case .tuple(let inner): parts(.readTupleElement, inner, subject, else: failure, at: range)
    }
  }

  private mutating func parts(
    _ opcode: SlowOpcode, _ patterns: [ResolvedPattern], _ subject: Int32, else failure: Label,
    at range: SourceRange
  ) {
    for (index, pattern) in patterns.enumerated() {
      if case .any = pattern { continue }
      let part = push()
      code.slow(opcode, part, subject, Int32(index), at: range)
      let mismatch = Label()
      let matched = Label()
      match(pattern, part, else: mismatch, at: range)
      code.emit(.clear, part, at: range)
      jump(.jump, to: matched, at: range)
      place(mismatch)
      code.emit(.clear, part, at: range)
      jump(.jump, to: failure, at: range)
      place(matched)
      top -= 1
    }
  }
}
