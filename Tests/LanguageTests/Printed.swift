// Resolved expressions as short text, for expectations.
import Language

/// Prints what a test wants to see of an expression: structure, slots and card names.
struct Printed {
  let catalog: Catalog
  let program: ResolvedProgram

  func callAsFunction(_ value: ResolvedExpression) -> String {
    switch value.kind {
    case .literal(let literal): return text(literal)
    case .interpolation(let parts): return "text(\(list(parts)))"
    case .array(let parts): return "[\(list(parts))]"
    case .dictionary(let pairs):
      return "[\(pairs.map { "\(self($0.key)): \(self($0.value))" }.joined(separator: ", "))]"
    case .tuple(let parts): return "(\(list(parts)))"
    case .tupleElement(let base, let index): return "\(self(base)).\(index)"
    case .local(let index): return "l\(index)"
    case .capture(let index): return "c\(index)"
    case .global(let id): return "global \(program.globals[id].name)"
    case .functionValue(let id, _): return "function \(program.functions[id].name)"
    case .typeValue(let type): return "type \(type)"
    case .field(let base, let index): return "\(self(base)).f\(index)"
    case .wrapped(let base, let index): return "\(self(base)).w\(index)"
    case .projected(let base, let index): return "\(self(base)).$\(index)"
    case .wrapper(let base, let index): return "\(self(base))._\(index)"
    case .getter(let id, let base): return "\(self(base)).get(\(program.functions[id].name))"
    case .staticGetter(let id): return "get(\(program.functions[id].name))"
    case .dynamicMember(let base, let name): return "\(self(base)).?\(name)"
    case .keyPath(let names): return "\\." + names.joined(separator: ".")
    case .poisoned(let name): return "poisoned(\(name))"
    case .builder(let builder): return "{\(items(builder))}"
    case .closure(let closure):
      return "closure[\(list(closure.captures))]{\(body(closure.function))}"
    default: return compound(value)
    }
  }

  private func compound(_ value: ResolvedExpression) -> String {
    switch value.kind {
    case .call(let id, let receiver, let arguments):
      return "\(receiver.map { self($0) + "." } ?? "")\(program.functions[id].name)"
        + "<\(list(arguments))>"
    case .construct(let id, let fields): return "\(program.types[id].name)(\(optional(fields)))"
    case .constructWith(let id, _, let arguments):
      return "\(program.types[id].name).init(\(list(arguments)))"
    case .enumCase(let id, let index, let payload):
      return ".\(program.types[id].cases[index].name)"
        + (payload.isEmpty ? "" : "(\(list(payload)))")
    case .card(let id, let receiver, let arguments):
      let signature = catalog.signature(id)
      let name = signature?.name == "init" ? "\(signature?.result ?? .unknown)" : signature?.name
      let end = signature?.kind == .property ? "" : "(\(optional(arguments)))"
      return "\(receiver.map { self($0) + "." } ?? "")\(short(name ?? "?"))\(end)"
    case .callValue(let function, let arguments): return "\(self(function))<\(list(arguments))>"
    case .dynamicCall(let base, let name, _, let arguments):
      return "\(self(base)).?\(name)(\(list(arguments)))"
    case .subscripted(let base, let index): return "\(self(base))[\(self(index))]"
    case .unary(let text, let inner): return "\(text.rawValue)\(self(inner))"
    case .binary(let text, let left, let right):
      return "(\(self(left)) \(text.rawValue) \(self(right)))"
    case .and(let left, let right): return "(\(self(left)) && \(self(right)))"
    case .or(let left, let right): return "(\(self(left)) || \(self(right)))"
    case .coalesce(let left, let right): return "(\(self(left)) ?? \(self(right)))"
    case .ternary(let test, let first, let second):
      return "(\(self(test)) ? \(self(first)) : \(self(second)))"
    case .forced(let inner): return "\(self(inner))!"
    case .optionalChain(let base, let slot, let rest):
      return "(\(self(base)) -> l\(slot)? \(self(rest)))"
    case .isType(let inner, _): return "\(self(inner)) is"
    case .conditionalCast(let inner, _): return "\(self(inner)) as?"
    default: return "other"
    }
  }

  private func short(_ name: String) -> String {
    guard name.hasPrefix("named(\"") else { return name }
    return name.split(separator: "\"").dropFirst().first.map(String.init) ?? name
  }

  private func text(_ literal: ResolvedLiteral) -> String {
    switch literal {
    case .none: return "nil"
    case .int(let value): return "\(value)"
    case .double(let value): return "\(value)"
    case .bool(let value): return "\(value)"
    case .string(let value): return "'\(value)'"
    }
  }

  private func list(_ values: [ResolvedExpression]) -> String {
    values.map { self($0) }.joined(separator: ", ")
  }

  private func optional(_ values: [ResolvedExpression?]) -> String {
    values.map { $0.map { self($0) } ?? "_" }.joined(separator: ", ")
  }

  func items(_ builder: ResolvedBuilder) -> String {
    builder.items.map { item in
      switch item {
      case .view(let value): return self(value)
      case .statement(let statement): return self(statement)
      case .conditional(let conditions, let first, let second, _):
        return "if \(conditions.map(condition).joined(separator: ", ")) {\(items(first))}"
          + (second.map { " else {\(items($0))}" } ?? "")
      case .switched(let value, _, let cases, _):
        return "switch \(self(value)) "
          + cases.map { "{\(items($0.body))}" }.joined(separator: " ")
      }
    }.joined(separator: "; ")
  }

  private func condition(_ condition: ResolvedCondition) -> String {
    switch condition {
    case .boolean(let value): return self(value)
    case .binding(let local, let value): return "l\(local) = \(self(value))"
    case .pattern(_, _, let value): return "case = \(self(value))"
    }
  }

  func body(_ id: FunctionID) -> String {
    switch program.functions[id].body {
    case .builder(let builder): return items(builder)
    case .statements(let list): return list.map { self($0) }.joined(separator: "; ")
    }
  }

  func callAsFunction(_ statement: ResolvedStatement) -> String {
    switch statement.kind {
    case .expression(let value): return self(value)
    case .declare(let local, let value): return "l\(local) := \(value.map { self($0) } ?? "_")"
    case .assign(let place, let value): return "\(self(place)) = \(self(value))"
    case .compoundAssign(let text, let place, let value):
      return "\(self(place)) \(text.rawValue)= \(self(value))"
    case .returnValue(let value): return "return \(value.map { self($0) } ?? "")"
    case .ifElse(let conditions, let first, let second):
      return "if \(conditions.map(condition).joined(separator: ", "))"
        + " {\(first.map { self($0) }.joined(separator: "; "))}"
        + " {\(second.map { self($0) }.joined(separator: "; "))}"
    case .guardElse(let conditions, _):
      return "guard \(conditions.map(condition).joined(separator: ", "))"
    case .forIn(let local, let sequence, _, let body):
      return "for l\(local) in \(self(sequence)) {\(body.map { self($0) }.joined(separator: "; "))}"
    case .switchCase(let value, _, let cases): return "switch \(self(value)) \(cases.count)"
    default: return "statement"
    }
  }
}
