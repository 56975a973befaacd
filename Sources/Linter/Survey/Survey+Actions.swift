// The changes of state that actions make, and whether they come with an animation.
import Basics
import Language

/// One place of the text that changes a state.
struct Change {
  /// The state, as a key.
  let place: String
  /// The statement.
  let range: SourceRange
  let isAnimated: Bool
}

extension Survey {
  /// Walks the body of an action.
  func act(_ function: FunctionID, _ scope: Scope, isAnimated: Bool) {
    guard program.functions.indices.contains(function), walking.count < Survey.longestWay,
      walking.filter({ $0 == function }).count < 2, changes.count < Survey.mostChanges
    else {
      isComplete = false
      return
    }
    walking.append(function)
    defer { walking.removeLast() }
    switch program.functions[function].body {
    case .statements(let list):
      for statement in list { act(statement, scope, isAnimated: isAnimated) }
    case .builder: break
    }
  }

  private func act(_ statement: ResolvedStatement, _ scope: Scope, isAnimated: Bool) {
    declare(statement, scope)
    switch statement.kind {
    case .assign(let target, _), .compoundAssign(_, let target, _):
      note(target, scope, statement.range, isAnimated)
    case .ifElse(let conditions, _, _), .guardElse(let conditions, _):
      for case .binding(let local, let value) in conditions {
        scope.locals[local] = .unwrapped(value, scope)
      }
    default: break
    }
    let (expressions, statements) = statement.parts
    for expression in expressions {
      act(expression, scope, isAnimated: isAnimated, statement: statement.range)
    }
    for inner in statements { act(inner, scope, isAnimated: isAnimated) }
  }

  private func note(
    _ target: ResolvedExpression, _ scope: Scope, _ range: SourceRange, _ isAnimated: Bool
  ) {
    guard let place = place(target, scope) else { return }
    changes.append(Change(place: place, range: range, isAnimated: isAnimated))
  }

  /// Walks what an expression does when it is evaluated.
  func act(
    _ expression: ResolvedExpression, _ scope: Scope, isAnimated: Bool,
    statement: SourceRange? = nil
  ) {
    let range = statement ?? expression.range
    switch expression.kind {
    case .card(let card, let receiver, let arguments):
      if let receiver, catalog.signature(card)?.isMutating == true {
        note(receiver, scope, range, isAnimated)
      }
      let inside = animation(card, arguments, isAnimated)
      for argument in ([receiver] + arguments).compactMap({ $0 }) {
        actArgument(argument, scope, isAnimated: inside)
      }
    case .call(let function, let receiver, let arguments):
      for argument in arguments { act(argument, scope, isAnimated: isAnimated) }
      act(function, entry(function, receiver, arguments, scope), isAnimated: isAnimated)
    case .callValue(let function, let arguments):
      for argument in arguments { act(argument, scope, isAnimated: isAnimated) }
      guard let inner = callee(function, scope, arguments) else { return }
      act(inner.function, inner, isAnimated: isAnimated)
    case .inoutCall(let call, let arguments):
      for argument in arguments { note(argument.target, scope, range, isAnimated) }
      act(call, scope, isAnimated: isAnimated)
    case .optionalChain(let base, let slot, let rest):
      scope.locals[slot] = .expression(base, scope)
      act(base, scope, isAnimated: isAnimated, statement: range)
      act(rest, scope, isAnimated: isAnimated, statement: range)
    default:
      for child in expression.children {
        act(child, scope, isAnimated: isAnimated, statement: range)
      }
    }
  }

  /// A closure handed to a card is run by it; what else there is, is evaluated.
  private func actArgument(_ argument: ResolvedExpression, _ scope: Scope, isAnimated: Bool) {
    guard let inner = callee(argument, scope, []) else {
      act(argument, scope, isAnimated: isAnimated)
      return
    }
    act(inner.function, inner, isAnimated: isAnimated)
  }

  /// Whether what a card is handed runs with an animation.
  private func animation(
    _ card: CardID, _ arguments: [ResolvedExpression?], _ isAnimated: Bool
  ) -> Bool {
    let marks = catalog.marks(card)
    if marks.contains(.defers) { return false }
    guard marks.contains(.animates) else { return isAnimated }
    if case .literal(.none)? = argument("animation", card, arguments)?.kind { return false }
    return true
  }
}
