/// The view a program is started with, and what is sent to it from outside.
package import Basics
import Language

extension Machine {
  /// A view of the program made without arguments.
  package func rootView(named name: String) throws(Trap) -> InterpretedView {
    guard let structure = try structure(named: name).cast(to: StructObject.self) else {
      throw Trap("'\(name)' is not a structure")
    }
    return InterpretedView(self, structure)
  }

  /// A structure of the program made without arguments.
  package func structure(named name: String) throws(Trap) -> Value {
    guard let type = types.first(where: { $0.name == name }) else {
      throw Trap("there is no view '\(name)'")
    }
    var fields: [Value] = []
    for field in type.declaration.fields {
      guard let initial = field.initialValue, field.wrapper != .stateObject else {
        fields.append(.none)
        continue
      }
      fields.append(try call(function: initial))
    }
    let structure = StructObject(type, fields)
    let initializer = type.declaration.initializers.first {
      program.functions[$0].parameterCount == 0
    }
    guard let initializer else { return .object(structure) }
    return try callMutating(function: initializer, receiver: .object(structure)).receiver
  }

  /// Calls a method without parameters of an installed structure, by its full name.
  package func call(method name: String, on receiver: StructObject) throws(Trap) {
    let method = types.first {
      $0.name == receiver.type.name && $0.declaration.methods[name] != nil
    }?
    .declaration.methods[name]
    guard let method else { throw Trap("'\(receiver.type.name)' has no method '\(name)'") }
    _ = try call(function: method, receiver: .object(receiver))
  }
}
