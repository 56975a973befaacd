/// Where an expression stands: which body, and what its locals are known to be.
import Basics
import Language

/// What a local of a body is.
enum Bound {
  /// The value of an expression, which stands in its own scope.
  case expression(ResolvedExpression, Scope)
  /// What an optional holds.
  case unwrapped(ResolvedExpression, Scope)
  /// The view itself.
  case instance(Instance)
}

/// One evaluation of a body, as far as it can be known without running it.
final class Scope {
  let number: Int
  let function: FunctionID
  var locals: [Int: Bound] = [:]
  /// What the closure captured, as expressions of `outer`.
  let captures: [ResolvedExpression]
  let outer: Scope?

  init(_ number: Int, _ function: FunctionID, captures: [ResolvedExpression] = [], in outer: Scope?)
  {
    self.number = number
    self.function = function
    self.captures = captures
    self.outer = outer
  }
}

/// One use of a view or modifier of the program.
final class Instance {
  let number: Int
  let type: TypeID
  /// What its properties were given, each with the scope of the giver.
  var fields: [Int: (value: ResolvedExpression, scope: Scope)] = [:]

  init(_ number: Int, _ type: TypeID) {
    self.number = number
    self.type = type
  }
}

extension Survey {
  /// How many steps from a name to what it stands for are followed.
  static let longestWay = 64

  /// What a name stands for: locals, captures and properties that were handed in are followed to
  /// the expression that made them.
  func resolve(
    _ expression: ResolvedExpression, _ scope: Scope
  ) -> (value: ResolvedExpression, scope: Scope) {
    var (value, scope) = (expression, scope)
    for _ in 0..<Survey.longestWay {
      switch value.kind {
      case .local(let local):
        guard case .expression(let next, let place)? = scope.locals[local] else {
          return (value, scope)
        }
        (value, scope) = (next, place)
      case .capture(let index):
        guard let outer = scope.outer, scope.captures.indices.contains(index) else {
          return (value, scope)
        }
        (value, scope) = (scope.captures[index], outer)
      case .field(let base, let index):
        guard let given = instance(base, scope)?.fields[index] else { return (value, scope) }
        (value, scope) = given
      case .intToDouble(let inner):
        value = inner
      default:
        return (value, scope)
      }
    }
    return (value, scope)
  }

  /// The view that an expression such as `self` stands for.
  func instance(_ expression: ResolvedExpression, _ scope: Scope) -> Instance? {
    let (value, place) = resolve(expression, scope)
    guard case .local(let local) = value.kind, case .instance(let made)? = place.locals[local]
    else { return nil }
    return made
  }

  func newScope(
    _ function: FunctionID, captures: [ResolvedExpression] = [], in outer: Scope? = nil
  ) -> Scope {
    scopeCount += 1
    return Scope(scopeCount, function, captures: captures, in: outer)
  }

  func newInstance(_ type: TypeID) -> Instance {
    instanceCount += 1
    return Instance(instanceCount, type)
  }

  /// The scope of a function or method that is called.
  func entry(
    _ function: FunctionID, _ receiver: ResolvedExpression?, _ arguments: [ResolvedExpression],
    _ scope: Scope
  ) -> Scope {
    let inner = newScope(function)
    if let receiver { inner.locals[0] = bound(receiver, scope) }
    for (index, argument) in arguments.enumerated() {
      inner.locals[index + (receiver == nil ? 0 : 1)] = .expression(argument, scope)
    }
    return inner
  }

  /// The scope of the body behind a function value; nil where it is not known.
  func callee(
    _ value: ResolvedExpression, _ scope: Scope, _ arguments: [ResolvedExpression]
  ) -> Scope? {
    let (function, place) = resolve(value, scope)
    switch function.kind {
    case .closure(let made):
      let inner = newScope(made.function, captures: made.captures, in: place)
      for (index, argument) in arguments.enumerated() {
        inner.locals[index] = .expression(argument, scope)
      }
      return inner
    case .functionValue(let id, let receiver):
      let inner = entry(id, receiver, [], place)
      for (index, argument) in arguments.enumerated() {
        inner.locals[index + (receiver == nil ? 0 : 1)] = .expression(argument, scope)
      }
      return inner
    default: return nil
    }
  }

  /// The use of a type of the program that an expression makes; nil for anything else.
  func made(by expression: ResolvedExpression, _ scope: Scope) -> Instance? {
    switch expression.kind {
    case .construct(let type, let arguments):
      let instance = newInstance(type)
      for (index, argument) in arguments.enumerated() {
        if let argument { instance.fields[index] = (argument, scope) }
      }
      return instance
    case .constructWith(let type, let initializer, let arguments):
      let instance = newInstance(type)
      let inner = newScope(initializer)
      for (index, argument) in arguments.enumerated() {
        inner.locals[index + 1] = .expression(argument, scope)
      }
      for (field, value) in assignments(in: initializer) {
        instance.fields[field] = (value, inner)
      }
      return instance
    default:
      return nil
    }
  }

  /// The fields that an initialiser sets, at its top level.
  private func assignments(in initializer: FunctionID) -> [(field: Int, value: ResolvedExpression)]
  {
    guard program.functions.indices.contains(initializer),
      case .statements(let list) = program.functions[initializer].body
    else { return [] }
    return list.compactMap { statement in
      guard case .assign(let target, let value) = statement.kind else { return nil }
      switch target.kind {
      case .field(let base, let index), .wrapper(let base, let index):
        guard case .local(0) = base.kind else { return nil }
        return (index, value)
      default: return nil
      }
    }
  }
}
