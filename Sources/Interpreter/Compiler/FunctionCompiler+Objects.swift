/// Expressions that make objects, read parts of them or call something.
import Basics
import Language

extension FunctionCompiler {
  mutating func object(_ expression: ResolvedExpression) -> Int32 {
    let range = expression.range
    switch expression.kind {
    case .interpolation(let parts):
      let start = top
      for part in parts {
        let slot = slot(part)
        guard part.type.mentionsOptional else { continue }
        code.types.append(part.type)
        code.slow(.describe, slot, slot, Int32(code.types.count - 1), at: part.range)
      }
      return finish(.concatenate, from: start, count: parts.count, at: range)
    case .array(let parts):
      if case .named("Set", _) = expression.type { return gather(.makeSet, parts, at: range) }
      return gather(.makeArray, parts, at: range)
    case .tuple(let parts): return tuple(parts, expression.type, at: range)
    case .dictionary(let pairs):
      let start = top
      for pair in pairs {
        slot(pair.key)
        slot(pair.value)
      }
      return finish(.makeDictionary, from: start, count: 2 * pairs.count, at: range)
    case .typeValue(let name): return load(.object(TypeObject(name)), at: range)
    case .keyPath(let names): return load(.object(KeyPathObject(names)), at: range)
    case .functionValue(let function, let receiver):
      return closure(function, receiver.map { [$0] } ?? [], isBound: receiver != nil, at: range)
    case .closure(let closure):
      return self.closure(closure.function, closure.captures, isBound: false, at: range)
    case .enumCase(let type, let index, let payload):
      return makeCase(type, index, payload, at: range)
    case .construct(let type, let arguments): return construct(type, arguments, at: range)
    case .builder(let builder): return self.builder(builder, at: range)
    case .poisoned(let name):
      let target = push()
      code.sites.append(range)
      code.slow(
        .placeholder, target, code.constant(.string(name)), Int32(code.sites.count - 1), at: range)
      return target
    case .tupleElement, .field, .wrapped, .projected, .wrapper, .dynamicMember, .subscripted,
      .global, .forced, .isType, .conditionalCast, .typeOf, .weak, .strong:
      return part(expression)
    default: return call(expression)
    }
  }

  mutating func load(_ value: Value, at range: SourceRange) -> Int32 {
    let target = push()
    code.emit(.loadConstant, target, code.constant(value), at: range)
    return target
  }

  private mutating func gather(
    _ opcode: SlowOpcode, _ parts: [ResolvedExpression], at range: SourceRange
  ) -> Int32 {
    let start = top
    for part in parts { slot(part) }
    return finish(opcode, from: start, count: parts.count, at: range)
  }

  /// One value made of the slots from `start`.
  mutating func finish(
    _ opcode: SlowOpcode, from start: Int32, count: Int, at range: SourceRange
  ) -> Int32 {
    top = start
    let target = push()
    code.slow(opcode, target, start, Int32(count), at: range)
    return target
  }

  private mutating func tuple(
    _ parts: [ResolvedExpression], _ type: TypeName, at range: SourceRange
  ) -> Int32 {
    let start = top
    for part in parts { slot(part) }
    code.types.append(type)
    code.makes.append(MakeSite(index: code.types.count - 1, count: parts.count))
    return finish(.makeTuple, from: start, count: code.makes.count - 1, at: range)
  }

  private mutating func closure(
    _ function: FunctionID, _ captures: [ResolvedExpression], isBound: Bool, at range: SourceRange
  ) -> Int32 {
    let start = top
    for capture in captures {
      switch capture.kind {
      case .local(let local):
        let target = push()
        code.emit(.copy, target, register(of: local), at: range)
      case .capture(let index):
        _ = slow(.copyCapture, closureRegister, Int32(index), at: range)
      default: slot(capture)
      }
    }
    code.makes.append(
      MakeSite(function: function, count: captures.count, isBound: isBound))
    return finish(.makeClosure, from: start, count: code.makes.count - 1, at: range)
  }

  private mutating func makeCase(
    _ type: TypeID, _ index: Int, _ payload: [ResolvedExpression], at range: SourceRange
  ) -> Int32 {
    guard !payload.isEmpty else { return load(context.enumValue(type, index), at: range) }
    let start = top
    for part in payload { slot(part) }
    code.makes.append(MakeSite(type: type, index: index, count: payload.count))
    return finish(.makeCase, from: start, count: code.makes.count - 1, at: range)
  }

  /// All fields in order: the argument given or the initial value.
  mutating func construct(
    _ type: TypeID, _ arguments: [ResolvedExpression?], at range: SourceRange
  ) -> Int32 {
    let start = top
    for (index, field) in context.types[type].declaration.fields.enumerated() {
      if index < arguments.count, let argument = arguments[index] {
        slot(argument)
      } else {
        let target = push()
        if let initial = field.initialValue, field.wrapper != .stateObject {
          code.emit(.call, Int32(initial), target, at: field.range)
          top = target + 1
          highest = max(highest, top + 1)
        } else {
          code.emit(.loadNone, target, at: range)
        }
      }
    }
    return finish(.makeStruct, from: start, count: type, at: range)
  }

  /// A part of a value, or something read through it.
  private mutating func part(_ expression: ResolvedExpression) -> Int32 {
    let range = expression.range
    switch expression.kind {
    case .global(let id): return slow(.readGlobal, Int32(id), at: range)
    case .field(let base, let index), .wrapper(let base, let index):
      return read(.readField, base, Int32(index), at: range)
    case .wrapped(let base, let index): return read(.readWrapped, base, Int32(index), at: range)
    case .projected(let base, let index): return read(.readProjected, base, Int32(index), at: range)
    case .tupleElement(let base, let index):
      return read(.readTupleElement, base, Int32(index), at: range)
    case .dynamicMember(let base, let name):
      return read(.readMember, base, code.constant(.string(name)), at: range)
    case .weak(let base): return read(.makeWeak, base, 0, at: range)
    case .strong(let base): return read(.readWeak, base, 0, at: range)
    case .typeOf(let base): return read(.readType, base, 0, at: range)
    case .isType(let base, let type):
      code.types.append(type)
      return read(.testType, base, Int32(code.types.count - 1), at: range)
    case .conditionalCast(let base, let type):
      code.types.append(type)
      return read(.castType, base, Int32(code.types.count - 1), at: range)
    case .forced(let base):
      let target = slot(base)
      code.slow(.force, target, at: range)
      return target
    case .subscripted(let base, let index):
      let start = top
      let container = value(base)
      let key = value(index)
      top = start
      let target = push()
      code.slow(.readElement, target, container, key, at: range)
      release(container, base.type, unless: target, at: range)
      release(key, index.type, unless: target, at: range)
      return target
    default: return push()
    }
  }

  private mutating func read(
    _ opcode: SlowOpcode, _ base: ResolvedExpression, _ operand: Int32, at range: SourceRange
  ) -> Int32 {
    let start = top
    let source = value(base)
    top = start
    let target = push()
    code.slow(opcode, target, source, operand, at: range)
    return target
  }
}
