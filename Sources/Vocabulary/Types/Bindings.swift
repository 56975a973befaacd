/// Bindings and state as values.
import Engine
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
    .member(
      of: "Binding",
      text(
        "The binding whose changes run with an animation.",
        "Toggle(\"Sound\", isOn: $on.animation(.linear))",
        "func animation(_ animation: Animation? = .default) -> Binding<Value>")
    ) { (binding: HostedBinding, animation: Animation?) in
      binding.changing(under: Transaction(animation: animation))
    },
    .member(
      of: "Binding",
      text(
        "The binding whose changes run in a transaction.",
        "Toggle(\"Sound\", isOn: $on.transaction(Transaction(animation: .linear)))",
        "func transaction(_ transaction: Transaction) -> Binding<Value>")
    ) { (binding: HostedBinding, transaction: Transaction) in
      binding.changing(under: transaction)
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
    .initializer(
      of: "StateObject",
      text(
        "An object that lives as long as the view.", "Text(\"Hi\")",
        "init(wrappedValue object: @autoclosure @escaping () -> Value)")
    ) {
      (object: Closure) in Value.object(StateBox(try object()))
    },
    .initializer(
      of: "ObservedObject",
      text("An object a view looks at.", "Text(\"Hi\")", "init(wrappedValue object: Value)")
    ) {
      (object: Value) in object
    },
    .modifier(
      text(
        "Hands an observable object down to everything inside.", "Text(\"Hi\")",
        "func environmentObject(_ object: Any) -> some View"), taking: ["Any"],
      inContext: environmentObject),
    .modifier(
      text(
        "Hands an observable object down to everything inside.", "Text(\"Hi\")",
        "func environment(_ object: Any) -> some View"), taking: ["Any"],
      inContext: environmentObject),
  ]

  private static let environmentObject: Builtin.Apply = { context in
    let content = try context.next(ViewContent.self).value
    let object = try context.next(Value.self)
    let write = try context.machine.environmentWrite(object: object, context)
    return .object(content.modified(by: EnvironmentModifier(write)))
  }
}

extension HostedBinding {
  /// T6: the binding whose writes run under a transaction; what `withAnimation` around a write says
  /// wins.
  func changing(under transaction: Transaction) -> Value {
    let inner = object
    return .object(
      BindingObject(
        source: inner.source ?? inner, path: inner.path, get: inner.get,
        set: { [machine] value in
          guard let host = machine.host else { return try inner.set(value) }
          let merged = host.currentTransaction.merged(into: transaction)
          try host.withTransaction(merged) { try inner.set(value) }
        }))
  }
}
