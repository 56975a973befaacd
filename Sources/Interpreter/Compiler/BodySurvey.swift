/// What must be known of a body before its registers are laid out: the types of its locals, whether
/// it uses captures, how many loops it has.
import Language

struct BodySurvey {
  /// The type under which a local is read or declared; `unknown` where uses differ.
  private(set) var localTypes: [Int: TypeName] = [:]
  private(set) var usesCaptures = false
  private(set) var loopCount = 0

  init(_ function: ResolvedFunction) {
    switch function.body {
    case .statements(let statements): visit(statements)
    case .builder(let builder): visit(builder)
    }
  }

  private mutating func note(_ local: Int, _ type: TypeName) {
    if let known = localTypes[local], known != type {
      localTypes[local] = .unknown
    } else {
      localTypes[local] = type
    }
  }

  private mutating func visit(_ expressions: [ResolvedExpression]) {
    for expression in expressions { visit(expression) }
  }

  private mutating func visit(_ expression: ResolvedExpression?) {
    guard let expression else { return }
    switch expression.kind {
    case .literal, .global, .functionValue(_, nil), .typeValue, .staticGetter, .keyPath, .poisoned:
      break
    case .local(let local): note(local, expression.type)
    case .capture: usesCaptures = true
    case .interpolation(let parts), .array(let parts), .tuple(let parts),
      .enumCase(_, _, let parts),
      .constructWith(_, _, let parts):
      visit(parts)
    case .dictionary(let pairs):
      for pair in pairs {
        visit(pair.key)
        visit(pair.value)
      }
    case .tupleElement(let base, _), .field(let base, _), .wrapped(let base, _),
      .projected(let base, _), .wrapper(let base, _), .getter(_, let base),
      .dynamicMember(let base, _), .unary(_, let base), .forced(let base), .isType(let base, _),
      .conditionalCast(let base, _), .intToDouble(let base), .typeOf(let base),
      .weak(let base), .strong(let base):
      visit(base)
    case .functionValue(_, let receiver): visit(receiver)
    case .call(_, let receiver, let arguments):
      visit(receiver)
      visit(arguments)
    case .construct(_, let arguments):
      for argument in arguments { visit(argument) }
    case .card(_, let receiver, let arguments):
      visit(receiver)
      for argument in arguments { visit(argument) }
    case .callValue(let base, let arguments), .dynamicCall(let base, _, _, let arguments):
      visit(base)
      visit(arguments)
    case .subscripted(let a, let b), .binary(_, let a, let b), .and(let a, let b),
      .or(let a, let b),
      .coalesce(let a, let b):
      visit(a)
      visit(b)
    case .ternary(let a, let b, let c): visit([a, b, c])
    case .optionalChain(let base, let slot, let rest):
      note(slot, .unknown)
      visit(base)
      visit(rest)
    case .optionalTry(let value): visit(value)
    case .inoutCall(let call, let arguments):
      for argument in arguments {
        note(argument.local, .unknown)
        visit(argument.target)
      }
      visit(call)
    case .box(let local): note(local, .unknown)
    case .closure(let closure): visit(closure.captures)
    case .builder(let builder): visit(builder)
    }
  }

  private mutating func visit(_ statements: [ResolvedStatement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: ResolvedStatement) {
    switch statement.kind {
    case .expression(let value): visit(value)
    case .declare(let local, let value):
      if let value { note(local, value.type) }
      visit(value)
    case .declareTuple(let locals, let value):
      for case let local? in locals { note(local, .unknown) }
      visit(value)
    case .assign(let target, let value), .compoundAssign(_, let target, let value):
      visit([target, value])
    case .ifElse(let conditions, let yes, let no):
      visit(conditions)
      visit(yes)
      visit(no)
    case .guardElse(let conditions, let body), .whileLoop(let conditions, let body):
      visit(conditions)
      visit(body)
    case .switchCase(let value, let subject, let cases):
      note(subject, .unknown)
      visit(value)
      visit(cases)
    case .repeatWhile(let body, let condition):
      visit(body)
      visit(condition)
    case .forIn(_, let sequence, let filter, let body):
      loopCount += 1
      visit(sequence)
      visit(filter)
      visit(body)
    case .returnValue(let value): visit(value)
    case .breakLoop, .continueLoop, .breakTo, .continueTo, .fallthroughCase: break
    case .labelled(_, let inner): visit(inner)
    case .deferred(let value), .throwError(let value): visit(value)
    case .doCatch(let body, let error, let cases):
      note(error, .unknown)
      visit(body)
      visit(cases)
    case .block(let body): visit(body)
    }
  }

  private mutating func visit(_ cases: [ResolvedSwitchCase]) {
    for one in cases {
      for pattern in one.patterns { visit(pattern) }
      visit(one.filter)
      visit(one.body)
    }
  }

  private mutating func visit(_ conditions: [ResolvedCondition]) {
    for condition in conditions {
      switch condition {
      case .boolean(let value): visit(value)
      case .binding(let local, let value):
        if case .optional(let wrapped) = value.type { note(local, wrapped) }
        visit(value)
      case .pattern(let pattern, let subject, let value):
        note(subject, .unknown)
        visit(pattern)
        visit(value)
      }
    }
  }

  private mutating func visit(_ pattern: ResolvedPattern) {
    switch pattern {
    case .any, .none, .bind: break
    case .value(let value): visit(value)
    case .enumCase(_, _, let inner), .builtInCase(_, let inner), .tuple(let inner):
      for one in inner { visit(one) }
    case .some(let inner), .cast(let inner, _): visit(inner)
    }
  }

  private mutating func visit(_ builder: ResolvedBuilder) {
    for item in builder.items {
      switch item {
      case .view(let value): visit(value)
      case .statement(let statement): visit(statement)
      case .conditional(let conditions, let yes, let no, _):
        visit(conditions)
        visit(yes)
        if let no { visit(no) }
      case .switched(let value, let subject, let cases, _):
        note(subject, .unknown)
        visit(value)
        for one in cases {
          for pattern in one.patterns { visit(pattern) }
          visit(one.filter)
          visit(one.body)
        }
      }
    }
  }
}
