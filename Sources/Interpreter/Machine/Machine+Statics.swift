/// Members of types that are values: `type(of: x).label`, `Mode(rawValue: "a")`; and key paths that
/// are written through.
import Basics
import Language

extension Machine {
  /// The declaration of the program that a type value stands for.
  private func declaration(of type: TypeObject) -> TypeInfo? {
    types.first { $0.name == type.spelling && $0.declaration.kind != .extensionOnly }
  }

  /// A static property, or a case.
  func staticMember(_ name: String, of type: TypeObject) throws(Trap) -> Value? {
    guard let info = declaration(of: type) else { return nil }
    switch info.declaration.statics[name] {
    case .global(let id): return try global(id)
    case .getter(let getter):
      let receiver = program.functions[getter].hasSelf ? Value.object(type) : nil
      return try call(function: getter, receiver: receiver)
    case nil: break
    }
    if let index = info.declaration.cases.firstIndex(where: { $0.name == name }) {
      return compiler.enumValue(info.id, index)
    }
    guard name == "allCases", info.declaration.kind == .enumeration else { return nil }
    return .array(info.declaration.cases.indices.map { compiler.enumValue(info.id, $0) })
  }

  /// A static method, or `Enumeration(rawValue:)`; nil when there is none.
  func callStatic(
    _ name: String, _ fullName: String, of type: TypeObject, _ arguments: [Value]
  ) throws(Trap) -> Value? {
    guard let info = declaration(of: type) else { return nil }
    if let method = info.declaration.staticMethods[fullName] {
      let receiver = program.functions[method].hasSelf ? Value.object(type) : nil
      return try call(function: method, receiver: receiver, arguments: arguments)
    }
    guard fullName == "init(rawValue:)", let raw = arguments.first,
      info.declaration.kind == .enumeration
    else { return nil }
    let index = info.declaration.cases.firstIndex { $0.rawValue.map { Value($0) == raw } ?? false }
    return index.map { compiler.enumValue(info.id, $0) } ?? Value.none
  }

  /// Writes what a key path leads to.
  func writePath(_ path: Value, of slot: Window, _ value: Value) throws(Trap) {
    guard let path = path.cast(to: KeyPathObject.self) else {
      throw Machine.expected("a key path", path)
    }
    try write(path.components[...], of: slot, value)
  }

  private func write(
    _ components: ArraySlice<String>, of slot: Window, _ value: Value
  ) throws(Trap) {
    guard let first = components.first else {
      slot.pointee = value
      return
    }
    guard components.count > 1 else { return try writeMember(first, of: slot, value) }
    let part = Window.allocate(capacity: 1)
    part.initialize(to: try member(first, of: slot.pointee))
    defer {
      part.deinitialize(count: 1)
      part.deallocate()
    }
    try write(components.dropFirst(), of: part, value)
    try writeMember(first, of: slot, part.pointee)
  }
}
