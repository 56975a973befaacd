/// Environment values as the program sees them: of the vocabulary, `@Entry` and written by hand.
import Basics
package import Engine
import Language

/// How a card's environment value is read and written.
package struct EnvironmentAccess: Sendable {
  package let name: String
  package let read: @Sendable (EnvironmentValues) -> Value
  package let write:
    @Sendable (Value, CallContext) throws -> @Sendable (inout EnvironmentValues) -> Void

  package init(
    name: String, read: @escaping @Sendable (EnvironmentValues) -> Value,
    write:
      @escaping @Sendable (Value, CallContext) throws -> @Sendable (inout EnvironmentValues) -> Void
  ) {
    self.name = name
    self.read = read
    self.write = write
  }
}

/// An `EnvironmentValues` in the hands of a program's own accessor: reads come from the engine's,
/// writes are gathered.
package final class EnvironmentHandle: ValueObject {
  let values: EnvironmentValues
  var writes: [(key: String, value: Value)] = []

  package init(_ values: EnvironmentValues) {
    self.values = values
    super.init()
  }

  package override var typeName: String { "EnvironmentValues" }
}

/// A value of the program in the engine's environment.
final class EnvironmentBox {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension Machine {
  /// Reads a key path's value.
  package func environmentValue(
    _ key: String, in environment: EnvironmentValues
  ) throws -> Value {
    let names = key.split(separator: ".").map(String.init)
    guard let first = names.first else { return .none }
    let value = try environmentProperty(first, in: environment)
    return try read(Array(names.dropFirst()), of: value)
  }

  private func environmentProperty(
    _ name: String, in environment: EnvironmentValues
  ) throws -> Value {
    if let box = environment[custom: name] as? EnvironmentBox { return box.value }
    for type in types where type.name == "EnvironmentValues" {
      if let getter = type.declaration.getters[name] {
        return try call(function: getter, receiver: .object(EnvironmentHandle(environment)))
      }
      if type.fieldIndices[name] != nil { return try initialEnvironment(name) }
    }
    guard let access = environmentAccess[name] else {
      throw Trap("there is no environment value '\(name)'")
    }
    return access.read(environment)
  }

  /// `self[Key.self]` in a program's accessor.
  func environmentElement(_ key: String, of handle: EnvironmentHandle) throws(Trap) -> Value {
    if let written = handle.writes.last(where: { $0.key == key }) { return written.value }
    if let box = handle.values[custom: key] as? EnvironmentBox { return box.value }
    let name = key + ".defaultValue"
    if let id = program.globals.firstIndex(where: { $0.name == name }) { return try global(id) }
    if let getter = program.functions.firstIndex(where: { $0.name == name }) {
      return try call(function: getter)
    }
    return .none
  }

  /// What `.environment(\.name, value)` does to the environment below.
  package func environmentWrite(
    _ components: [String], _ value: Value, _ context: CallContext
  ) throws -> (inout EnvironmentValues) -> Void {
    guard components.count == 1, let name = components.first else {
      throw context.trap("only a property of the environment can be written, not a part of one")
    }
    for type in types where type.name == "EnvironmentValues" {
      if type.fieldIndices[name] != nil {
        let box = EnvironmentBox(value)
        return { $0[custom: name] = box }
      }
      if let setter = type.declaration.setters[name] {
        let changed = try callMutating(
          function: setter, receiver: .object(EnvironmentHandle(EnvironmentValues())),
          arguments: [value])
        guard case .object(let object) = changed.receiver,
          let writes = (object as? EnvironmentHandle)?.writes
        else { return { _ in } }
        let boxes = writes.map { ($0.key, EnvironmentBox($0.value)) }
        return { environment in
          for (key, box) in boxes { environment[custom: key] = box }
        }
      }
    }
    guard let access = environmentAccess[name] else {
      throw context.trap("there is no environment value '\(name)'")
    }
    return try access.write(value, context)
  }
}
