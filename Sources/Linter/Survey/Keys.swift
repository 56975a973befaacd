/// Expressions as keys: two with one key have one value, as far as the text can tell.
import Basics
import Language

extension Survey {
  /// The longest key; what would be longer is known by its place alone.
  private static let longestKey = 2_000

  /// The key of a value: names are followed to what they stand for.
  func key(_ expression: ResolvedExpression, _ scope: Scope) -> String {
    text(expression, scope, isShape: false, depth: 0)
  }

  /// The key with everything that differs from place to place replaced by its type: `item.id` of a
  /// row and `chosen.id` of a detail have one shape.
  func shape(_ expression: ResolvedExpression, _ scope: Scope) -> String {
    text(expression, scope, isShape: true, depth: 0)
  }

  /// The state behind an expression that may be assigned; nil where it is none.
  func place(_ expression: ResolvedExpression, _ scope: Scope) -> String? {
    let (value, scope) = resolve(expression, scope)
    switch value.kind {
    case .wrapped: return key(value, scope)
    case .field(let base, _), .forced(let base), .subscripted(let base, _),
      .dynamicMember(let base, _), .tupleElement(let base, _):
      return place(base, scope)
    default: return nil
    }
  }

  /// The states an expression looks at.
  func places(in expression: ResolvedExpression, _ scope: Scope) -> Set<String> {
    var found: Set<String> = []
    visit(expression, scope) { value, scope in
      if case .wrapped = value.kind { found.insert(key(value, scope)) }
    }
    return found
  }

  /// Every part of an expression, names followed.
  func visit(
    _ expression: ResolvedExpression, _ scope: Scope, depth: Int = 0,
    _ look: (ResolvedExpression, Scope) -> Void
  ) {
    guard depth < Survey.longestWay else { return }
    let (value, place) = resolve(expression, scope)
    look(value, place)
    if case .getter(let function, let receiver) = value.kind, depth < 8,
      let answer = answer(of: function, receiver: receiver, place)
    {
      visit(answer.value, answer.scope, depth: depth + 1, look)
    }
    for child in value.children { visit(child, place, depth: depth + 1, look) }
  }

  /// What a computed property answers, where it is one expression.
  func answer(
    of function: FunctionID, receiver: ResolvedExpression, _ scope: Scope
  ) -> (value: ResolvedExpression, scope: Scope)? {
    guard program.functions.indices.contains(function),
      case .statements(let list) = program.functions[function].body, list.count == 1
    else { return nil }
    let inner = newScope(function)
    inner.locals[0] = bound(receiver, scope)
    switch list[0].kind {
    case .returnValue(let value?), .expression(let value): return (value, inner)
    default: return nil
    }
  }

  /// A value as a local of another body.
  func bound(_ expression: ResolvedExpression, _ scope: Scope) -> Bound {
    if let instance = instance(expression, scope) { return .instance(instance) }
    return .expression(expression, scope)
  }

  private func text(
    _ expression: ResolvedExpression, _ scope: Scope, isShape: Bool, depth: Int
  ) -> String {
    guard depth < Survey.longestWay else { return unknown(expression, scope) }
    let (value, scope) = resolve(expression, scope)
    func inner(_ part: ResolvedExpression) -> String {
      text(part, scope, isShape: isShape, depth: depth + 1)
    }
    let made = written(value, scope, isShape: isShape, inner)
    return made.utf8.count > Survey.longestKey ? unknown(value, scope) : made
  }

  private func unknown(_ value: ResolvedExpression, _ scope: Scope) -> String {
    "?\(scope.number):\(value.range.file):\(value.range.start)"
  }

  private func written(
    _ value: ResolvedExpression, _ scope: Scope, isShape: Bool,
    _ inner: (ResolvedExpression) -> String
  ) -> String {
    switch value.kind {
    case .literal(let literal): return "\(literal)"
    case .interpolation(let parts), .array(let parts), .tuple(let parts):
      return "[" + parts.map(inner).joined(separator: ",") + "]"
    case .local(let local): return self.local(local, value, scope, isShape, inner)
    case .global(let global): return "g\(global)"
    case .field(let base, let index):
      if let instance = instance(base, scope) {
        return isShape ? root(value.type) : "<i\(instance.number).f\(index)>"
      }
      return inner(base) + ".f\(index)"
    case .wrapped(let base, let index):
      return wrapped(value, base, index, scope, isShape, inner)
    case .projected(let base, let index):
      let behind = ResolvedExpression(.wrapped(base, index), type: .unknown, range: value.range)
      return "$" + inner(behind)
    case .getter(let function, let receiver):
      if let answer = answer(of: function, receiver: receiver, scope) {
        return text(answer.value, answer.scope, isShape: isShape, depth: 32)
      }
      return "m\(function)(" + inner(receiver) + ")"
    case .forced(let base): return isShape ? root(value.type) : inner(base) + "!"
    case .optionalChain(let base, let slot, let rest):
      scope.locals[slot] = .unwrapped(base, scope)
      return inner(rest)
    case .keyPath(let names): return "\\" + names.joined(separator: ".")
    case .closure, .builder, .poisoned: return unknown(value, scope)
    default: return head(value) + "(" + value.children.map(inner).joined(separator: ",") + ")"
    }
  }

  private func local(
    _ local: Int, _ value: ResolvedExpression, _ scope: Scope, _ isShape: Bool,
    _ inner: (ResolvedExpression) -> String
  ) -> String {
    switch scope.locals[local] {
    case .unwrapped(let base, let place)?:
      if isShape { return root(value.type) }
      return text(base, place, isShape: false, depth: 16) + "!"
    case .instance(let instance)?: return "<i\(instance.number)>"
    default: return isShape ? root(value.type) : "<s\(scope.number).l\(local)>"
    }
  }

  private func root(_ type: TypeName) -> String { "_\(type)" }

  private func wrapped(
    _ value: ResolvedExpression, _ base: ResolvedExpression, _ index: Int, _ scope: Scope,
    _ isShape: Bool, _ inner: (ResolvedExpression) -> String
  ) -> String {
    guard let instance = instance(base, scope) else {
      if isShape { return root(value.type) }
      // A property of an object is known by the object's class.
      if case .named(let name, _) = base.type { return "<\(name).w\(index)>" }
      return inner(base) + ".w\(index)"
    }
    let fields = program.types[instance.type].fields
    if fields.indices.contains(index), fields[index].wrapper == .binding,
      let given = instance.fields[index]
    {
      let (source, place) = resolve(given.value, given.scope)
      if case .projected(let owner, let number) = source.kind {
        let behind = ResolvedExpression(
          .wrapped(owner, number), type: value.type, range: value.range)
        return text(behind, place, isShape: isShape, depth: 16)
      }
    }
    return isShape ? root(value.type) : "<i\(instance.number).w\(index)>"
  }

  /// What kind of expression it is, and which.
  private func head(_ value: ResolvedExpression) -> String {
    switch value.kind {
    case .card(let id, _, _): return "c\(id)"
    case .enumCase(let type, let index, _): return "e\(type).\(index)"
    case .call(let function, _, _): return "k\(function)"
    case .construct(let type, _), .constructWith(let type, _, _): return "n\(type)"
    case .unary(let operation, _): return operation.rawValue
    case .binary(let operation, _, _): return operation.rawValue
    case .dynamicMember(_, let name): return ".\(name)"
    case .dynamicCall(_, let name, _, _): return ".\(name)"
    case .staticGetter(let function): return "g\(function)"
    case .tupleElement(_, let index): return "t\(index)"
    case .typeValue(let type): return "T\(type)"
    case .and: return "&&"
    case .or: return "||"
    case .coalesce: return "??"
    case .ternary: return "?:"
    case .subscripted: return "at"
    default: return "x\(value.range.file):\(value.range.start)"
    }
  }
}
