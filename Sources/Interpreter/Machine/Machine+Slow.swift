/// Instructions on objects.
package import Basics
import Engine
package import Language

extension Machine {
  typealias Window = UnsafeMutablePointer<Value>

  func slow(_ i: Instruction, _ r: Window, _ code: Code) throws(Trap) {
    let a = Int(i.a)
    let b = Int(i.b)
    let c = Int(i.c)
    guard let operation = SlowOpcode(rawValue: i.x) else { return }
    switch operation {
    case .concatenate, .makeArray, .makeSet, .makeDictionary, .makeTuple, .makeStruct, .makeCase,
      .makeClosure:
      r[a] = try make(operation, r + b, c, code)
    case .describe: r[a] = .string(Machine.text(of: r[b], as: code.types[c]))
    case .makeBox: r[a] = .object(BoxObject(r[b]))
    case .readBox: r[a] = unboxed(r[b])
    case .writeBox: r[a].cast(to: BoxObject.self)?.value = r[b]
    case .readCapture: r[a] = unboxed(capture(r[b], c))
    case .copyCapture: r[a] = capture(r[b], c)
    case .writeCapture: capture(r[a], b).cast(to: BoxObject.self)?.value = r[c]
    case .readGlobal: r[a] = try global(b)
    case .writeGlobal: globals[b] = .ready(r[a])
    case .readField: r[a] = try field(c, of: r[b])
    case .writeField: try writeField(b, of: r + a, r[c])
    case .readWrapped: r[a] = try wrapped(c, of: r[b])
    case .readProjected: r[a] = try projected(c, of: r[b])
    case .writeWrapped: try writeWrapped(b, of: r + a, r[c])
    case .readElement: r[a] = try element(r[c], of: r[b])
    case .writeElement: try writeElement(r[b], of: r + a, r[c])
    case .readTupleElement: r[a] = try tupleElement(c, of: r[b])
    case .writeTupleElement: try writeTupleElement(b, of: r + a, r[c])
    case .readMember: r[a] = try member(code.constants[c].description, of: r[b])
    case .writeMember: try writeMember(code.constants[b].description, of: r + a, r[c])
    case .readPath: r[a] = try callNative(r[c], [r[b]])
    case .writePath: try writePath(r[b], of: r + a, r[c])
    case .readPayload: r[a] = try payload(c, of: r[b])
    case .force: if r[a].isNone { throw Trap("found nil while unwrapping an optional value") }
    case .makeWeak, .readWeak, .readType: r[a] = related(operation, r[b])
    case .readCase: r[a] = builtInCase(code.constants[c].description, of: r[b])
    case .testType: r[a] = .bool(isValue(r[b], of: code.types[c]))
    case .castType: r[a] = cast(r[b], to: code.types[c])
    case .matches: r[a] = .bool(Operators.contains(r[c], r[b]))
    case .checkRange: try Operators.checkRange(r[a], r[b])
    case .startIteration: r[a] = .object(try iterator(over: r[b]))
    case .advance:
      let next = try r[a].cast(to: IteratorObject.self)?.next()
      r[b] = next ?? .none
      r[c] = .bool(next != nil)
    case .throwValue:
      let error = r[a]
      r[a] = .none
      throw throwing(error)
    case .viewItem:
      r[a] = try viewItem(r[a], code.sites[b])
    case .viewTuple: r[a] = views.tuple(takeValues(r + b, c))
    case .viewConditional: r[a] = views.conditional(b, r[a], code.sites[c])
    case .viewEmpty: r[a] = views.empty()
    case .placeholder:
      r[a] = views.placeholder(code.constants[b].description, code.sites[c])
    }
  }

  /// What a value leads to without being a part of it.
  private func related(_ operation: SlowOpcode, _ value: Value) -> Value {
    switch operation {
    case .makeWeak: WeakObject.reference(to: value)
    case .readWeak: WeakObject.value(of: value)
    default: .object(TypeObject(of: value))
    }
  }

  private func payload(_ index: Int, of value: Value) throws(Trap) -> Value {
    guard let found = value.cast(to: EnumObject.self), found.payload.indices.contains(index) else {
      throw Machine.expected("a case with a value", value)
    }
    return found.payload[index]
  }

  /// The values of a case of a built-in enumeration, or nil where the value is another case.
  private func builtInCase(_ name: String, of value: Value) -> Value {
    guard case .object(let object) = value, let found = (object as? any HostOperators)?.choice,
      found.name == name
    else { return .none }
    return .object(TupleObject(found.values))
  }

  private func viewItem(_ value: Value, _ site: SourceRange) throws(Trap) -> Value {
    guard let item = views.item(value, site) else {
      throw Trap("\(Operators.name(value)) is not a view", at: site)
    }
    if case .object(let object) = item, let view = object as? ViewValue,
      view.depth > ViewValue.mostLevels
    {
      throw ValueLimits.views
    }
    return item
  }

  private func make(
    _ operation: SlowOpcode, _ window: Window, _ c: Int, _ code: Code
  ) throws(Trap) -> Value {
    fuel -= 8
    let value = try assemble(operation, window, c, code)
    try account(value)
    return value
  }

  private func assemble(
    _ operation: SlowOpcode, _ window: Window, _ c: Int, _ code: Code
  ) throws(Trap) -> Value {
    switch operation {
    case .concatenate:
      var text = ""
      for index in 0..<c {
        switch window[index] {
        case .int(let number): text += String(number)
        case .object(let object) where type(of: object) == StringObject.self:
          text += unsafeDowncast(object, to: StringObject.self).text
        default: text += window[index].isPlaceholder ? "?" : window[index].description
        }
        window[index] = .none
      }
      guard text.utf8.count <= ValueLimits.textBytes else { throw ValueLimits.text }
      fuel -= text.utf8.count / 16
      return .string(text)
    case .makeArray:
      let values = takeValues(window, c)
      return try nested(ArrayObject(values), values)
    case .makeSet:
      let values = takeValues(window, c)
      return try nested(SetObject(values), values)
    case .makeDictionary:
      let values = takeValues(window, c)
      let dictionary = DictionaryObject()
      for index in stride(from: 0, to: values.count - 1, by: 2) {
        dictionary[values[index]] = values[index + 1]
      }
      return try nested(dictionary, values)
    case .makeTuple:
      let site = code.makes[c]
      var labels: [String?] = []
      if case .tuple(let elements) = code.types[site.index] { labels = elements.map(\.label) }
      let values = takeValues(window, site.count)
      return try nested(TupleObject(values, labels: labels), values)
    case .makeStruct:
      let type = types[c]
      let values = takeValues(window, type.declaration.fields.count)
      return try nested(StructObject(type, values), values)
    case .makeCase:
      let site = code.makes[c]
      let values = takeValues(window, site.count)
      return try nested(EnumObject(types[site.type], site.index, values), values)
    default:
      let site = code.makes[c]
      let values = takeValues(window, site.count)
      if site.isBound, let receiver = values.first {
        return try nested(ClosureObject(site.function, receiver: receiver), values)
      }
      return try nested(ClosureObject(site.function, captures: values), values)
    }
  }

  private func unboxed(_ value: Value) -> Value {
    value.cast(to: BoxObject.self)?.value ?? value
  }

  private func capture(_ closure: Value, _ index: Int) -> Value {
    guard let closure = closure.cast(to: ClosureObject.self),
      closure.captures.indices.contains(index)
    else { return .none }
    return closure.captures[index]
  }

  /// A global, evaluated when it is first read.
  package func global(_ id: GlobalID) throws(Trap) -> Value {
    switch globals[id] {
    case .ready(let value): return value
    case .running:
      throw Trap("the initial value of '\(program.globals[id].name)' depends on itself")
    case .pending:
      globals[id] = .running
      do throws(Trap) {
        let value = try call(function: program.globals[id].initialValue)
        globals[id] = .ready(value)
        return value
      } catch {
        globals[id] = .pending
        throw error
      }
    }
  }
}
