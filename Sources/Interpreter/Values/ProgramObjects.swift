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
    if type.isReference { release(&fields) }
  }

  override var children: [Value] { fields }
  override func surrender() -> [Value] {
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
    if type.isReference { return type.name }
    var parts: [String] = []
    for (field, value) in zip(type.declaration.fields, fields) {
      parts.append(field.name + ": " + value.debugDescription)
    }
    return type.name + "(" + parts.joined(separator: ", ") + ")"
  }

  package override func isEqual(to other: HeapObject) -> Bool {
    if let truth = type.areEqual(self, other) { return truth }
    guard !type.isReference, let other = other as? StructObject, other.type === type else {
      return self === other
    }
    return fields == other.fields
  }

  package override func hash(into hasher: inout Hasher) {
    if type.isReference { hasher.combine(ObjectIdentifier(self)) } else { hasher.combine(fields) }
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

  package override var description: String {
    if let text = type.text(of: self) { return text }
    let name = declaration?.name ?? "case\(index)"
    if payload.isEmpty { return name }
    let labels = declaration?.labels ?? []
    var parts: [String] = []
    for (position, value) in payload.enumerated() {
      let label = position < labels.count ? labels[position] : nil
      parts.append((label.map { $0 + ": " } ?? "") + value.debugDescription)
    }
    return name + "(" + parts.joined(separator: ", ") + ")"
  }

  package override func isEqual(to other: HeapObject) -> Bool {
    if let truth = type.areEqual(self, other) { return truth }
    guard let other = other as? EnumObject else { return false }
    return other.type === type && other.index == index && other.payload == payload
  }

  package override func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(payload)
  }
}

/// A type used as a value.
package final class TypeObject: ValueObject {
  package let name: TypeName

  package init(_ name: TypeName) { self.name = name }

  package override var typeName: String { "\(spelling).Type" }
  package override var description: String { spelling }

  /// The type's name.
  package var spelling: String {
    if case .named(let name, _) = name { return name }
    return "Any"
  }

  package override func isEqual(to other: HeapObject) -> Bool {
    (other as? TypeObject)?.name == name
  }

  package override func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
