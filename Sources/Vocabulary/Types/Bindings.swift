/// Bindings and state as values.
import Interpreter

extension Vocabulary {
  static let bindings: [Builtin] = [
    .initializer(
      of: "Binding",
      text(
        "A binding made of two functions.", "Text(\"Hi\")",
        "init(get: @escaping () -> Value, set: @escaping (Value) -> Void)")
    ) {
      (get: Closure, set: Closure) in
      Value.object(BindingObject(get: { try get() }, set: { _ = try set($0) }))
    },
    .staticMember(
      of: "Binding",
      text(
        "A binding to a value that never changes.", "Text(\"Hi\")",
        "static func constant<Value>(_ value: Value) -> Binding<Value>")
    ) {
      (value: Value) in Value.object(BindingObject(constant: value))
    },
    .initializer(
      of: "State",
      text(
        "State with its first value.", "Text(\"Hi\")", "init(initialValue value: Value)")
    ) {
      (value: Value) in Value.object(StateBox(value))
    },
    .initializer(
      of: "State",
      text(
        "State with its first value.", "Text(\"Hi\")", "init(wrappedValue value: Value)")
    ) {
      (value: Value) in Value.object(StateBox(value))
    },
  ]
}
