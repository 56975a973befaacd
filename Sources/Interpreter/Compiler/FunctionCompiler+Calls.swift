/// Calls: of functions, closures and cards. Arguments go to the top of the stack, which becomes
/// the start of the callee's window; the result comes back there.
import Basics
import Language

extension FunctionCompiler {
  mutating func call(_ expression: ResolvedExpression) -> Int32 {
    let range = expression.range
    switch expression.kind {
    case .getter(let function, let base): return call(function, base, [], at: range)
    case .staticGetter(let function): return call(function, nil, [], at: range)
    case .call(let function, let receiver, let arguments):
      return call(function, receiver, arguments, at: range)
    case .constructWith(let type, let initializer, let arguments):
      return construct(type, with: initializer, arguments, at: range)
    case .card(let card, let receiver, let arguments):
      return callCard(card, receiver, arguments, at: range)
    case .optionalTry(let value): return optionalTry(value, at: range)
    case .inoutCall(let inner, let arguments): return inoutCall(inner, arguments, at: range)
    case .box(let local):
      let target = push()
      code.emit(.copy, target, register(of: local), at: range)
      return target
    case .callValue(let base, let arguments):
      let target = slot(base)
      for argument in arguments { slot(argument) }
      code.emit(.callValue, target, Int32(arguments.count), at: range)
      return settle(at: target)
    case .dynamicCall(let base, let name, let labels, let arguments):
      let changes = context.mayMutate(name, labels)
      code.calls.append(
        CallSite(
          name: name, labels: labels, count: arguments.count, hasReceiver: true, range: range,
          argumentRanges: [base.range] + arguments.map(\.range), isMutating: changes))
      let site = Int32(code.calls.count - 1)
      if changes {
        return mutate(base, arguments, at: range) { compiler, window in
          compiler.code.emit(.callDynamic, site, window, at: range)
        }
      }
      let target = slot(base)
      for argument in arguments { slot(argument) }
      code.emit(.callDynamic, site, target, at: range)
      return settle(at: target)
    default:
      let target = push()
      code.emit(
        .trap, code.constant(.string("this expression cannot be evaluated here")), at: range)
      return target
    }
  }

  /// After a call the result is the only thing left at the window's start.
  private mutating func settle(at target: Int32) -> Int32 {
    top = target + 1
    highest = max(highest, top + 1)
    return target
  }

  private mutating func call(
    _ function: FunctionID, _ receiver: ResolvedExpression?, _ arguments: [ResolvedExpression],
    at range: SourceRange
  ) -> Int32 {
    let declaration = context.program.functions[function]
    guard let receiver else {
      let target = top
      if declaration.hasSelf, context.isInitializer(function) {
        // Of a built-in type: the value is whatever it makes.
        code.emit(.loadNone, push(), at: range)
        return initialize(target, with: function, arguments, at: range)
      }
      for argument in arguments { slot(argument) }
      code.emit(.call, Int32(function), target, at: range)
      return settle(at: target)
    }
    guard declaration.isMutating else {
      let target = slot(receiver)
      for argument in arguments { slot(argument) }
      code.emit(.call, Int32(function), target, at: range)
      if context.isInitializer(function) {
        // `super.init`: the object is left beside the result.
        highest = max(highest, target + 2)
        code.emit(.clear, target + 1, at: range)
      }
      return settle(at: target)
    }
    return mutate(receiver, arguments, at: range) { compiler, window in
      compiler.code.emit(.call, Int32(function), window, at: range)
    }
  }

  /// A call that changes its receiver: it leaves the result at the window's start and the new
  /// receiver beside it.
  private mutating func mutate(
    _ receiver: ResolvedExpression, _ arguments: [ResolvedExpression], at range: SourceRange,
    invoke: (inout FunctionCompiler, Int32) -> Void
  ) -> Int32 {
    let start = top
    let place = self.place(for: receiver)
    let window = push()
    for argument in arguments { slot(argument) }
    load(place, into: window, taking: true, at: range)
    invoke(&self, window)
    top = window + 1
    let own = push()
    store(own, in: place, at: range)
    code.emit(.clear, own, at: range)
    return collapse(window, to: start, at: range)
  }

  /// Moves a result down over slots that are no longer needed.
  mutating func collapse(_ slot: Int32, to start: Int32, at range: SourceRange) -> Int32 {
    top = start
    let target = push()
    if target != slot {
      for unused in start..<slot { code.emit(.clear, unused, at: range) }
      code.emit(.take, target, slot, at: range)
    }
    return target
  }

  private mutating func construct(
    _ type: TypeID, with initializer: FunctionID, _ arguments: [ResolvedExpression],
    at range: SourceRange
  ) -> Int32 {
    initialize(construct(type, [], at: range), with: initializer, arguments, at: range)
  }

  /// Calls an initialiser on the value in a slot; what it makes of the value is the result.
  private mutating func initialize(
    _ target: Int32, with initializer: FunctionID, _ arguments: [ResolvedExpression],
    at range: SourceRange
  ) -> Int32 {
    for argument in arguments { slot(argument) }
    code.emit(.call, Int32(initializer), target, at: range)
    top = target + 1
    let own = push()
    code.emit(.clear, target, at: range)
    code.emit(.take, target, own, at: range)
    return settle(at: target)
  }

  private mutating func callCard(
    _ card: CardID, _ receiver: ResolvedExpression?, _ arguments: [ResolvedExpression?],
    at range: SourceRange
  ) -> Int32 {
    code.calls.append(
      CallSite(
        card: card, count: arguments.count, hasReceiver: receiver != nil, range: range,
        argumentRanges: (receiver.map { [$0.range] } ?? []) + arguments.map { $0?.range ?? range },
        isMutating: receiver != nil && context.isMutating(card),
        isProperty: context.isProperty(card), wraps: context.wraps(card),
        apply: context.apply(card)))
    let site = Int32(code.calls.count - 1)
    if let receiver, context.isMutating(card) {
      let given = arguments.map {
        $0 ?? ResolvedExpression(.literal(.none), type: .unknown, range: range)
      }
      return mutate(receiver, given, at: range) { compiler, window in
        compiler.code.emit(.callCard, site, window, at: range)
      }
    }
    let target = top
    if let receiver { slot(receiver) }
    for argument in arguments {
      if let argument {
        slot(argument)
      } else {
        code.emit(.loadNone, push(), at: range)
      }
    }
    highest = max(highest, target + 2)
    code.emit(.callCard, site, target, at: range)
    return settle(at: target)
  }

  /// Runs a setter on a place: of the program, or of the vocabulary when `card` is given.
  mutating func set(
    _ place: Place, setter: Setter, value: Int32, at range: SourceRange
  ) {
    let window = push()
    let argument = push()
    load(place, into: window, taking: false, at: range)
    code.emit(.copy, argument, value, at: range)
    switch setter {
    case .function(let function):
      code.emit(.call, Int32(function), window, at: range)
      if !context.program.functions[function].isMutating {
        // Of a class: the object stays what it is.
        code.emit(.clear, window, at: range)
        top = window
        return
      }
    case .card(let card):
      code.calls.append(
        CallSite(
          card: card, count: 1, hasReceiver: true, range: range, argumentRanges: [range, range],
          isMutating: true, apply: context.setter(card)))
      code.emit(.callCard, Int32(code.calls.count - 1), window, at: range)
    }
    top = window + 2
    store(argument, in: place, at: range)
    code.emit(.clear, argument, at: range)
    code.emit(.clear, window, at: range)
    top = window
  }
}
