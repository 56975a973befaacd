/// Environment values as the program sees them: of the vocabulary, and its own, which are globals
/// named `EnvironmentValues.name`.
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
    if key.hasPrefix("@") {
      let name = String(key.drop { $0 == "@" || $0 == "?" })
      if let box = environment[custom: "@" + name] as? EnvironmentBox { return box.value }
      if key.hasPrefix("@?") { return .none }
      throw Trap("no object of type '\(name)' was handed down with environmentObject(_:)")
    }
    let names = key.split(separator: ".").map(String.init)
    guard let first = names.first else { return .none }
    let value = try environmentProperty(first, in: environment)
    return try read(Array(names.dropFirst()), of: value)
  }

  private func environmentProperty(
    _ name: String, in environment: EnvironmentValues
  ) throws -> Value {
    if let box = environment[custom: name] as? EnvironmentBox { return box.value }
    if let id = programEnvironment[name] { return try global(id) }
    guard let access = environmentAccess[name] else {
      throw Trap("there is no environment value '\(name)'")
    }
    return access.read(environment)
  }

  /// What `.environmentObject(object)` does to the environment below.
  package func environmentWrite(
    object: Value, _ context: CallContext
  ) throws -> (inout EnvironmentValues) -> Void {
    guard let type = object.cast(to: StructObject.self)?.type, type.isReference else {
      throw context.mismatch(expected: "an observable object", got: object)
    }
    let box = EnvironmentBox(object)
    let names = [type.name] + type.declaration.conformances
    return { values in for name in names { values[custom: "@" + name] = box } }
  }

  /// What `.environment(\.name, value)` does to the environment below.
  package func environmentWrite(
    _ components: [String], _ value: Value, _ context: CallContext
  ) throws -> (inout EnvironmentValues) -> Void {
    guard components.count == 1, let name = components.first else {
      throw context.trap("only a property of the environment can be written, not a part of one")
    }
    if programEnvironment[name] != nil {
      let box = EnvironmentBox(value)
      return { $0[custom: name] = box }
    }
    guard let access = environmentAccess[name] else {
      throw context.trap("there is no environment value '\(name)'")
    }
    return try access.write(value, context)
  }
}
