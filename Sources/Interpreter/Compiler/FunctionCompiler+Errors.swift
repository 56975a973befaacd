/// Ways out of a block: `break`, `continue`, `defer`, errors and what catches them.
import Basics
import Language

/// Where an error that comes up between two instructions goes on. It is put into the slot; what
/// stands above it is forgotten.
struct Handler {
  var start: Int32
  var end: Int32
  var target: Int32
  var slot: Int32
}

extension FunctionCompiler {
  mutating func enter(end: Label, next: Label?) {
    loops.append(Loop(end: end, next: next, label: pendingLabel, deferCount: defers.count))
    pendingLabel = nil
  }

  /// `return nil` of an initialiser: there is no value.
  mutating func fail(at range: SourceRange) {
    runDefers(downTo: 0, at: range)
    let result = push()
    let own = push()
    code.emit(.loadNone, result, at: range)
    code.emit(.loadNone, own, at: range)
    code.emit(.returnMutating, result, own, at: range)
  }

  mutating func leave(_ loop: Loop?, at range: SourceRange) {
    guard let loop else { return }
    runDefers(downTo: loop.deferCount, at: range)
    jump(.jump, to: loop.end, at: range)
  }

  mutating func goOn(_ loop: Loop?, at range: SourceRange) {
    guard let loop, let next = loop.next else { return }
    runDefers(downTo: loop.deferCount, at: range)
    jump(.jump, to: next, at: range)
  }

  mutating func runDefers(downTo count: Int, at range: SourceRange) {
    for action in defers[count...].reversed() { run(action, at: range) }
  }

  private mutating func run(_ action: ResolvedExpression, at range: SourceRange) {
    let start = top
    let target = slot(action)
    highest = max(highest, target + 2)
    code.emit(.callValue, target, 0, at: range)
    code.emit(.clear, target, at: range)
    top = start
  }

  /// The rest of a block behind a `defer`: the action runs however the rest is left.
  mutating func compile(
    _ rest: [ResolvedStatement], beforeCalling action: ResolvedExpression, at range: SourceRange
  ) {
    let start = code.position
    defers.append(action)
    compile(rest)
    defers.removeLast()
    let end = code.position
    run(action, at: range)
    let over = Label()
    jump(.jump, to: over, at: range)
    let error = land(from: start, to: end)
    run(action, at: range)
    raise(error, at: range)
    top = error
    place(over)
  }

  /// What comes next runs when an error comes up between the positions; answers the slot it is in.
  private mutating func land(from start: Int32, to end: Int32) -> Int32 {
    let error = push()
    code.handlers.append(Handler(start: start, end: end, target: code.position, slot: error))
    return error
  }

  mutating func raise(_ error: Int32, at range: SourceRange) {
    code.slow(.throwValue, error, at: range)
  }

  mutating func doCatch(
    _ body: [ResolvedStatement], _ error: Int, _ cases: [ResolvedSwitchCase],
    at range: SourceRange
  ) {
    let start = code.position
    compile(body)
    let end = code.position
    let over = Label()
    jump(.jump, to: over, at: range)
    let found = land(from: start, to: end)
    introduce(error, found, at: range)
    top = found
    for one in cases {
      let failure = Label()
      select(one.patterns, one.filter, register(of: error), else: failure, at: range)
      compile(one.body)
      jump(.jump, to: over, at: range)
      place(failure)
    }
    let again = push()
    code.emit(.copy, again, register(of: error), at: range)
    raise(again, at: range)
    top = found
    place(over)
  }

  /// `try?`: the value, or nil when it ends with an error.
  mutating func optionalTry(_ value: ResolvedExpression, at range: SourceRange) -> Int32 {
    let start = code.position
    let result = slot(value)
    if value.type == .void {
      // Nothing is something here: `(try? save()) != nil`.
      code.emit(.clear, result, at: range)
      code.emit(.loadConstant, result, code.constant(.object(TupleObject([]))), at: range)
    }
    let end = code.position
    let over = Label()
    jump(.jump, to: over, at: range)
    top = result
    let error = land(from: start, to: end)
    code.emit(.clear, error, at: range)
    place(over)
    return result
  }

  /// A call with `inout` arguments: boxes are filled, passed, and read back into their places.
  mutating func inoutCall(
    _ call: ResolvedExpression, _ arguments: [InoutArgument], at range: SourceRange
  ) -> Int32 {
    for argument in arguments { declare(argument.local, argument.target, at: range) }
    let result = slot(call)
    for argument in arguments {
      let place = self.place(for: argument.target)
      let value = slow(.readBox, register(of: argument.local), at: range)
      store(value, in: place, at: range)
      code.emit(.clear, value, at: range)
      clearKeys(of: place, at: range)
      top = result + 1
    }
    return result
  }
}

extension ResolvedExpression {
  var isNil: Bool {
    if case .literal(.none) = kind { return true }
    return false
  }
}
