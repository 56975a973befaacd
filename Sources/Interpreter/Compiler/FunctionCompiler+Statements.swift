/// Statements and loops.
import Basics
import Language

extension FunctionCompiler {
  mutating func compile(_ statements: [ResolvedStatement]) {
    for (index, statement) in statements.enumerated() {
      if case .deferred(let action) = statement.kind {
        return compile(
          Array(statements[(index + 1)...]), beforeCalling: action, at: statement.range)
      }
      compile(statement)
    }
    forget(statements)
  }

  /// Lets go of the objects in a block's own variables, where the program can see them go.
  private mutating func forget(_ statements: [ResolvedStatement]) {
    guard context.seesObjectsEnd, let first = statements.first else { return }
    let locals = statements.compactMap { statement -> Int? in
      if case .declare(let local, _) = statement.kind { return local }
      return nil
    }
    forget(locals, at: first.range)
  }

  mutating func forget(_ locals: [Int], at range: SourceRange) {
    guard context.seesObjectsEnd else { return }
    for local in locals where kind(of: local) == nil && local >= parameterCount {
      code.emit(.clear, register(of: local), at: range)
    }
  }

  mutating func compile(_ statement: ResolvedStatement) {
    let start = top
    defer { top = start }
    let range = statement.range
    switch statement.kind {
    case .expression(let expression): discard(expression)
    case .declare(let local, let value): declare(local, value, at: range)
    case .declareTuple(let locals, let value):
      let tuple = slot(value)
      for case (let index, let local?) in locals.enumerated() {
        let part = slow(.readTupleElement, tuple, Int32(index), at: range)
        introduce(local, part, at: range)
        top -= 1
      }
      code.emit(.clear, tuple, at: range)
    case .assign(let target, let value): assign(target, value, at: range)
    case .compoundAssign(let operation, let target, let value):
      compoundAssign(operation, target, value, at: range)
    case .ifElse(let conditions, let yes, let no): ifElse(conditions, yes, no, at: range)
    case .guardElse(let conditions, let body):
      let failure = Label()
      let end = Label()
      test(conditions, else: failure, at: range)
      jump(.jump, to: end, at: range)
      place(failure)
      compile(body)
      place(end)
    case .switchCase(let value, let subject, let cases):
      switchCase(value, subject, cases, at: range)
    case .whileLoop(let conditions, let body): whileLoop(conditions, body, at: range)
    case .repeatWhile(let body, let condition): repeatWhile(body, condition)
    case .forIn(let local, let sequence, let filter, let body):
      forIn(local, sequence, filter, body, at: range)
    case .returnValue(let value?) where isInitializer && value.isNil: fail(at: range)
    case .returnValue(let value): emitReturn(value.map { self.value($0) }, at: range)
    case .breakLoop: leave(loops.last, at: range)
    case .continueLoop: goOn(loops.last { $0.next != nil }, at: range)
    case .labelled(let label, let inner):
      pendingLabel = label
      compile(inner)
    case .breakTo(let label): leave(loops.last { $0.label == label }, at: range)
    case .continueTo(let label): goOn(loops.last { $0.label == label }, at: range)
    case .fallthroughCase: if let next = nextCases.last { jump(.jump, to: next, at: range) }
    case .deferred: break
    case .throwError(let error): raise(slot(error), at: range)
    case .doCatch(let body, let error, let cases):
      doCatch(body, error, cases, at: range)
    case .block(let body): compile(body)
    }
  }

  private mutating func discard(_ expression: ResolvedExpression) {
    let register = value(expression)
    if isSlot(register) { code.emit(.clear, register, at: expression.range) }
  }

  /// Gives a fresh local the value of a slot.
  mutating func introduce(_ local: Int, _ source: Int32, at range: SourceRange) {
    if isBoxed(local) {
      code.slow(.makeBox, register(of: local), source, at: range)
      if isSlot(source) { code.emit(.clear, source, at: range) }
    } else {
      store(source, inLocal: local, at: range)
    }
  }

  mutating func assign(
    _ target: ResolvedExpression, _ value: ResolvedExpression, at range: SourceRange
  ) {
    switch target.kind {
    case .local(let local): assign(local, value, at: range)
    case .optionalChain(let base, let local, let rest):
      let skip = Label()
      declare(local, base, at: range)
      jump(.jumpIfNone, register(of: local), to: skip, at: range)
      assign(rest, value, at: range)
      let place = self.place(for: base)
      store(register(of: local), in: place, at: range)
      self.place(skip)
      forget([local], at: range)
    default:
      let place = self.place(for: target)
      let source = self.value(value)
      store(source, in: place, at: range)
      if isSlot(source) { code.emit(.clear, source, at: range) }
      clearKeys(of: place, at: range)
    }
  }

  mutating func clearKeys(of place: Place, at range: SourceRange) {
    switch place {
    case .element(let base, let key), .path(let base, let key):
      code.emit(.clear, key, at: range)
      clearKeys(of: base, at: range)
    case .value(let register):
      if isSlot(register) { code.emit(.clear, register, at: range) }
    case .field(let base, _, _), .wrapped(let base, _), .tupleElement(let base, _),
      .member(let base, _), .computed(let base, _, _), .forced(let base), .weak(let base),
      .observed(let base, _, _, _), .coalesced(let base, _):
      clearKeys(of: base, at: range)
    case .called(let base, _, _, let keys):
      for key in keys { code.emit(.clear, key, at: range) }
      clearKeys(of: base, at: range)
    case .local, .capture, .global: break
    }
  }

  private mutating func compoundAssign(
    _ operation: BinaryOperator, _ target: ResolvedExpression, _ value: ResolvedExpression,
    at range: SourceRange
  ) {
    if case .local(let local) = target.kind {
      let sum = ResolvedExpression(
        .binary(operation, target, value), type: target.type, range: range)
      return assign(local, sum, at: range)
    }
    if case .optionalChain(let base, let local, let rest) = target.kind {
      let skip = Label()
      declare(local, base, at: range)
      jump(.jumpIfNone, register(of: local), to: skip, at: range)
      compoundAssign(operation, rest, value, at: range)
      writeBack(local, to: base, at: range)
      self.place(skip)
      forget([local], at: range)
      return
    }
    let place = self.place(for: target)
    let current = push()
    load(place, into: current, taking: false, at: range)
    let operand = self.value(value)
    let index = BinaryOperator.allCases.firstIndex(of: operation) ?? 0
    code.emit(.binary, current, current, operand, x: UInt8(index), at: range)
    if isSlot(operand) { code.emit(.clear, operand, at: range) }
    store(current, in: place, at: range)
    code.emit(.clear, current, at: range)
    clearKeys(of: place, at: range)
  }

  private mutating func ifElse(
    _ conditions: [ResolvedCondition], _ yes: [ResolvedStatement], _ no: [ResolvedStatement],
    at range: SourceRange
  ) {
    let other = Label()
    test(conditions, else: other, at: range)
    compile(yes)
    forget(conditions.flatMap(\.locals), at: range)
    if no.isEmpty { return place(other) }
    let end = Label()
    jump(.jump, to: end, at: range)
    place(other)
    compile(no)
    place(end)
  }

  private mutating func whileLoop(
    _ conditions: [ResolvedCondition], _ body: [ResolvedStatement], at range: SourceRange
  ) {
    let test = Label()
    let end = Label()
    enter(end: end, next: test)
    if case .boolean(let condition) = conditions.first, conditions.count == 1 {
      // The test at the bottom: one jump a turn.
      let start = Label()
      jump(.jump, to: test, at: range)
      place(start)
      compile(body)
      place(test)
      branch(condition, to: start, when: true)
    } else {
      place(test)
      self.test(conditions, else: end, at: range)
      compile(body)
      jump(.jump, to: test, at: range)
    }
    place(end)
    loops.removeLast()
  }

  private mutating func repeatWhile(
    _ body: [ResolvedStatement], _ condition: ResolvedExpression
  ) {
    let start = Label()
    let next = Label()
    let end = Label()
    enter(end: end, next: next)
    place(start)
    compile(body)
    place(next)
    branch(condition, to: start, when: true)
    place(end)
    loops.removeLast()
  }

  private mutating func switchCase(
    _ value: ResolvedExpression, _ subject: Int, _ cases: [ResolvedSwitchCase],
    at range: SourceRange
  ) {
    let end = Label()
    declare(subject, value, at: range)
    enter(end: end, next: nil)
    var bodies = cases.map { _ in Label() }
    bodies.append(end)
    for (index, one) in cases.enumerated() {
      let failure = Label()
      select(one.patterns, one.filter, register(of: subject), else: failure, at: range)
      place(bodies[index])
      nextCases.append(bodies[index + 1])
      compile(one.body)
      forget(one.patterns.flatMap(\.locals), at: range)
      nextCases.removeLast()
      jump(.jump, to: end, at: range)
      place(failure)
    }
    loops.removeLast()
    place(end)
    forget([subject], at: range)
  }
}

extension ResolvedCondition {
  /// The variables it gives values to.
  fileprivate var locals: [Int] {
    switch self {
    case .boolean: []
    case .binding(let local, _): [local]
    case .pattern(let pattern, let subject, _): [subject] + pattern.locals
    }
  }
}

extension ResolvedPattern {
  /// The variables it gives values to.
  fileprivate var locals: [Int] {
    switch self {
    case .any, .none, .value: []
    case .bind(let local): [local]
    case .some(let inner), .cast(let inner, _): inner.locals
    case .enumCase(_, _, let parts), .builtInCase(_, let parts), .tuple(let parts):
      parts.flatMap(\.locals)
    }
  }
}
