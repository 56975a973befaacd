/// Reading and writing parts of values: fields, elements, wrapped properties.
package import Basics
import Engine
import Language

extension Machine {
  func structure(_ value: Value) throws(Trap) -> StructObject {
    guard let object = value.cast(to: StructObject.self) else {
      throw Machine.expected("a structure", value)
    }
    return object
  }

  func field(_ index: Int, of value: Value) throws(Trap) -> Value {
    let object = try structure(value)
    guard object.fields.indices.contains(index) else { throw Trap("there is no such property") }
    return object.fields[index]
  }

  /// Writes a field in place; a structure that others hold too is copied first.
  func writeField(_ index: Int, of slot: Window, _ value: Value) throws(Trap) {
    var object = try structure(slot.pointee)
    guard object.fields.indices.contains(index) else { throw Trap("there is no such property") }
    if !object.type.isReference {
      slot.pointee = .none
      if !isKnownUniquelyReferenced(&object) { object = object.copy() }
      defer { slot.pointee = .object(object) }
      try nest(value, in: object)
      object.fields[index] = value
    } else {
      object.fields[index] = value
    }
  }

  /// The value behind a wrapped property.
  func wrapped(_ index: Int, of value: Value) throws(Trap) -> Value {
    let object = try structure(value)
    guard object.fields.indices.contains(index) else { throw Trap("there is no such property") }
    let content = object.fields[index]
    switch object.type.declaration.fields[index].wrapper {
    case .none, .observed: return WeakObject.value(of: content)
    case .namespace: return content.isNone ? strayNamespace() : content
    case .state, .stateObject, .published, .stored:
      return content.cast(to: StateBox.self)?.read() ?? content
    case .binding:
      guard let binding = content.cast(to: BindingObject.self) else { return content }
      return try read(binding)
    case .environment(let key):
      do {
        if let reader = content.cast(to: EnvironmentObject.self) { return try reader.read(key) }
        return try environmentValue(key, in: EnvironmentValues())
      } catch {
        throw Machine.trap(from: error)
      }
    }
  }

  /// What a `@Namespace` answers before its view has a place: another one each time (I7).
  private func strayNamespace() -> Value {
    if strayNamespaces == 0 {
      note(
        "Reading a Namespace property outside View.body. This will result in identifiers that "
          + "never match any other identifier.")
    }
    strayNamespaces += 1
    // Those of views count upwards from 1.
    return NamespaceID(number: -strayNamespaces).toValue()
  }

  func read(_ binding: BindingObject) throws(Trap) -> Value {
    do {
      return try binding.get()
    } catch {
      throw Machine.trap(from: error)
    }
  }

  /// `$name`.
  func projected(_ index: Int, of value: Value) throws(Trap) -> Value {
    let object = try structure(value)
    guard object.fields.indices.contains(index) else { throw Trap("there is no such property") }
    let content = object.fields[index]
    if let box = content.cast(to: StateBox.self) { return .object(BindingObject(box)) }
    if content.cast(to: BindingObject.self) != nil { return content }
    return .object(BindingObject(constant: try wrapped(index, of: value)))
  }

  func writeWrapped(_ index: Int, of slot: Window, _ value: Value) throws(Trap) {
    let object = try structure(slot.pointee)
    guard object.fields.indices.contains(index) else { throw Trap("there is no such property") }
    let content = object.fields[index]
    // Each write is kept until the handler has returned.
    fuel -= 100
    if object.type.declaration.fields[index].wrapper == .published {
      publish(index, of: object, value)
    } else if let box = content.cast(to: StateBox.self) {
      box.write(value)
    } else if let binding = content.cast(to: BindingObject.self) {
      do {
        try binding.set(value)
      } catch {
        throw Machine.trap(from: error)
      }
    } else {
      // Before the view is installed: the initial value changes.
      try writeField(index, of: slot, value)
    }
  }

  /// Writes a property of an observable object: once it is known to the graph, like state.
  private func publish(_ index: Int, of object: StructObject, _ value: Value) {
    if let box = object.fields[index].cast(to: StateBox.self) {
      box.host = host
      box.write(value)
    } else if let host, !host.isEvaluating {
      let box = StateBox(object.fields[index])
      box.host = host
      object.fields[index] = .object(box)
      box.write(value)
    } else {
      object.fields[index] = value
    }
  }

  func tupleElement(_ index: Int, of value: Value) throws(Trap) -> Value {
    guard let tuple = value.cast(to: TupleObject.self), tuple.elements.indices.contains(index)
    else { throw Machine.expected("a tuple", value) }
    return tuple.elements[index]
  }

  func writeTupleElement(_ index: Int, of slot: Window, _ value: Value) throws(Trap) {
    guard var tuple = slot.pointee.cast(to: TupleObject.self),
      tuple.elements.indices.contains(index)
    else { throw Machine.expected("a tuple", slot.pointee) }
    slot.pointee = .none
    if !isKnownUniquelyReferenced(&tuple) {
      tuple = TupleObject(tuple.elements, labels: tuple.labels)
    }
    defer { slot.pointee = .object(tuple) }
    try nest(value, in: tuple)
    tuple.elements[index] = value
  }

  func element(_ key: Value, of value: Value) throws(Trap) -> Value {
    if let array = value.cast(to: ArrayObject.self) {
      if case .int(let index) = key {
        guard array.elements.indices.contains(index) else {
          throw Machine.outOfBounds(index, array.elements.count)
        }
        return array.elements[index]
      }
      if let range = key.cast(to: RangeObject.self)?.integers {
        // `a...` and `...b` end where the array does.
        let lower = range.lowerBound == Int.min ? 0 : range.lowerBound
        let upper = range.upperBound == Int.max ? array.elements.count : range.upperBound
        guard lower >= 0, upper <= array.elements.count, lower <= upper else {
          throw Machine.outOfBounds(upper, array.elements.count)
        }
        return .array(Array(array.elements[lower..<upper]))
      }
    }
    if let dictionary = value.cast(to: DictionaryObject.self) { return dictionary[key] }
    if let binding = value.cast(to: BindingObject.self) {
      return .object(elementBinding(of: binding, key))
    }
    if let range = value.cast(to: RangeObject.self)?.integers, case .int(let index) = key {
      guard range.contains(index) else { throw Machine.outOfBounds(index, range.upperBound) }
      return .int(index)
    }
    if case .object(let object) = value,
      let found = (object as? any HostView)?.hostElement(key)
    {
      return found
    }
    throw Trap("\(Operators.name(value)) has no subscript that takes \(Operators.name(key))")
  }

  func writeElement(_ key: Value, of slot: Window, _ value: Value) throws(Trap) {
    if var array = slot.pointee.cast(to: ArrayObject.self), case .int(let index) = key {
      guard array.elements.indices.contains(index) else {
        throw Machine.outOfBounds(index, array.elements.count)
      }
      slot.pointee = .none
      if !isKnownUniquelyReferenced(&array) {
        try spend(16 * array.elements.count)
        array = ArrayObject(array.elements)
      }
      defer { slot.pointee = .object(array) }
      try nest(value, in: array)
      array.elements[index] = value
    } else if var dictionary = slot.pointee.cast(to: DictionaryObject.self) {
      guard dictionary.keys.count < ValueLimits.elements else { throw ValueLimits.collection }
      slot.pointee = .none
      try spend(128)
      fuel -= 100 + Machine.weight(key) + (value.isNone ? 8 * dictionary.keys.count : 0)
      if !isKnownUniquelyReferenced(&dictionary) {
        try spend(64 * dictionary.keys.count)
        dictionary = dictionary.copy()
      }
      defer { slot.pointee = .object(dictionary) }
      try nest(value, in: dictionary)
      dictionary[key] = value
    } else {
      throw Trap("elements of \(Operators.name(slot.pointee)) cannot be assigned")
    }
  }

  static func outOfBounds(_ index: Int, _ count: Int) -> Trap {
    Trap("index \(index) is out of range: there are \(count) elements")
  }

  /// The elements of a collection; nil when the value is not one.
  package func elements(of value: Value) throws(Trap) -> [Value]? {
    if let array = value.cast(to: ArrayObject.self) { return array.elements }
    if let range = value.cast(to: RangeObject.self)?.integers {
      let (count, isOver) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
      guard !isOver, count <= ValueLimits.elements else { throw ValueLimits.collection }
      return range.map { .int($0) }
    }
    if let set = value.cast(to: SetObject.self) { return set.elements }
    if let text = value.stringValue {
      try spend(64 * text.utf8.count)
      return text.map { .string(String($0)) }
    }
    if let dictionary = value.cast(to: DictionaryObject.self) {
      return zip(dictionary.keys, dictionary.values).map {
        .object(TupleObject([$0, $1], labels: ["key", "value"]))
      }
    }
    if let binding = value.cast(to: BindingObject.self) {
      guard let values = try elements(of: try read(binding)) else { return nil }
      return values.indices.map { .object(elementBinding(of: binding, .int($0))) }
    }
    return try ownElements(of: value)
  }

  /// The binding to one element of a collection behind a binding.
  private func elementBinding(of binding: BindingObject, _ key: Value) -> BindingObject {
    BindingObject(
      source: binding.source ?? binding, path: binding.path + ["[\(key.description)]"],
      get: { [unowned self] in try self.element(key, of: try binding.get()) },
      set: { [unowned self] value in
        var whole = try binding.get()
        try withUnsafeMutablePointer(to: &whole) { try self.writeElement(key, of: $0, value) }
        try binding.set(whole)
      })
  }

  /// Whether a value is of a type.
  func isValue(_ value: Value, of type: TypeName) -> Bool {
    switch type {
    case .unknown: return true
    case .void: return value.isNone
    case .optional(let wrapped): return value.isNone || isValue(value, of: wrapped)
    case .array(let element):
      return value.arrayValue?.allSatisfy { isValue($0, of: element) } ?? false
    case .dictionary: return value.cast(to: DictionaryObject.self) != nil
    case .tuple(let elements):
      return value.cast(to: TupleObject.self)?.elements.count == elements.count
    case .function: return value.isCallable
    case .metatype: return value.cast(to: TypeObject.self) != nil
    case .keyPath: return value.cast(to: KeyPathObject.self) != nil
    case .named(let name, _), .opaque(let name):
      if value.isNone { return false }
      if name == "Any" || value.typeName == name { return true }
      if let object = value.cast(to: StructObject.self) { return object.type.conforms(to: name) }
      if let object = value.cast(to: EnumObject.self) { return object.type.conforms(to: name) }
      return false
    }
  }

  /// `as?`: the value, or nil. Nothing is converted.
  func cast(_ value: Value, to type: TypeName) -> Value {
    isValue(value, of: type) ? value : .none
  }
}

/// A value of the vocabulary with a subscript.
package protocol HostElements {
  func element(_ key: Value) -> Value?
}
