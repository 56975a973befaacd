/// Values of types that the program declares.
package import Basics
package import Language

/// What the machine keeps about a type of the program.
package final class TypeInfo {
  package let id: TypeID
  package let declaration: ResolvedType
  package let fieldIndices: [String: Int]
  /// Whether a value is an object with identity.
  package let isReference: Bool
  /// What runs the type's own `==`, `<` and `description`.
  weak var machine: Machine?

  package init(id: TypeID, _ declaration: ResolvedType) {
    self.id = id
    self.declaration = declaration
    isReference = declaration.kind == .classType
    var indices: [String: Int] = [:]
    for (index, field) in declaration.fields.enumerated() where indices[field.name] == nil {
      indices[field.name] = index
    }
    fieldIndices = indices
  }

  package var name: String { declaration.name }

  /// Whether the type has a method of this full name, such as `body(content:)`.
  package func hasMethod(_ name: String) -> Bool { declaration.methods[name] != nil }

  package func conforms(to name: String) -> Bool {
    declaration.name == name || declaration.conformances.contains(name)
  }
}

/// A structure or a class instance of the program.
package final class StructObject: ValueObject {
  package let type: TypeInfo
  package var fields: [Value]

  package init(_ type: TypeInfo, _ fields: [Value]) {
    self.type = type
    self.fields = fields
  }

  deinit {
    guard type.isReference else { return }
    if !isEnded, !type.declaration.deinitializers.isEmpty, let machine = type.machine {
      // What `deinit` sees: the fields, in an object that ends for good.
      let last = StructObject(type, fields)
      last.isEnded = true
      fields = []
      machine.endings.append(last)
    } else {
      release(&fields)
    }
  }

  /// Whether `deinit` has had its turn.
  private var isEnded = false

  override var children: [Value] { fields }
  override func surrender() -> [Value] {
    // A `deinit` sees the fields: it has its turn when the object goes.
    if type.isReference, !isEnded, !type.declaration.deinitializers.isEmpty { return [] }
    let values = fields
    fields = []
    return values
  }

  package func copy() -> StructObject {
    let copy = StructObject(type, fields)
    copy.nesting = nesting
    return copy
  }

  package override var typeName: String { type.name }

  package override var description: String {
    if let text = type.text(of: self) { return text }
    return type.isReference ? type.name : described
  }

  package override func describe(into text: inout String, _ walk: inout ValueWalk) {
    if let own = type.text(of: self) {
      text += own
    } else if type.isReference {
      text += type.name
    } else {
      let labels = type.declaration.fields.map(\.name)
      walk.describe(fields, labels: labels, type.name + "(", ")", &text)
    }
  }

  package override func isEqual(to other: HeapObject, _ walk: inout ValueWalk) -> Bool {
    if let truth = type.areEqual(self, other) { return truth }
    guard !type.isReference, let other = other as? StructObject, other.type === type else {
      return self === other
    }
    return walk.areEqual(fields, other.fields)
  }

  package override func hash(into hasher: inout Hasher) {
    if type.declaration.operators["=="] != nil {
      // Values that the program calls equal must have one hash.
      hasher.combine(type.id)
    } else if type.isReference {
      hasher.combine(ObjectIdentifier(self))
    } else {
      for field in fields { field.hashShallow(into: &hasher) }
    }
  }
}

/// A case of an enumeration of the program.
package final class EnumObject: ValueObject {
  package let type: TypeInfo
  package let index: Int
  package private(set) var payload: [Value]

  package init(_ type: TypeInfo, _ index: Int, _ payload: [Value] = []) {
    self.type = type
    self.index = index
    self.payload = payload
  }

  override var children: [Value] { payload }
  override func surrender() -> [Value] {
    let values = payload
    payload = []
    return values
  }

  /// The case's name.
  package var caseName: String { declaration?.name ?? "" }

  package var declaration: ResolvedCase? {
    type.declaration.cases.indices.contains(index) ? type.declaration.cases[index] : nil
  }

  package override var typeName: String { type.name }

  package override var description: String { type.text(of: self) ?? described }

  package override func describe(into text: inout String, _ walk: inout ValueWalk) {
    if let own = type.text(of: self) {
      text += own
      return
    }
    let name = declaration?.name ?? "case\(index)"
    if payload.isEmpty {
      text += name
    } else {
      walk.describe(payload, labels: declaration?.labels ?? [], name + "(", ")", &text)
    }
  }

  package override func isEqual(to other: HeapObject, _ walk: inout ValueWalk) -> Bool {
    if let truth = type.areEqual(self, other) { return truth }
    guard let other = other as? EnumObject, other.type === type, other.index == index else {
      return false
    }
    return walk.areEqual(payload, other.payload)
  }

  package override func hash(into hasher: inout Hasher) {
    if type.declaration.operators["=="] != nil {
      hasher.combine(type.id)
      return
    }
    hasher.combine(index)
    for value in payload { value.hashShallow(into: &hasher) }
  }
}

/// A type used as a value.
package final class TypeObject: ValueObject {
  package let name: TypeName

  package init(_ name: TypeName) { self.name = name }

  /// The type of a value.
  package init(of value: Value) { name = .named(value.typeName, []) }

  package override var typeName: String { "\(spelling).Type" }
  package override var description: String { spelling }

  /// The type's name.
  package var spelling: String {
    if case .named(let name, _) = name { return name }
    return "Any"
  }

  package override func isEqual(to other: HeapObject, _ walk: inout ValueWalk) -> Bool {
    (other as? TypeObject)?.name == name
  }

  package override func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
