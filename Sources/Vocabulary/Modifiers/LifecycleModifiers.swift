/// What a view does when it comes, goes or sees a change.
import Engine
import Interpreter

extension Vocabulary {
  static let lifecycleModifiers: [Builtin] = [
    .modifier(
      text(
        "Does something when the view has come.", "Text(\"Hi\").onAppear { on = true }",
        "func onAppear(perform action: (() -> Void)? = nil) -> some View")
    ) { (action: Closure?) in
      AppearModifier(onAppear: action.map { action in { _ = try action() } })
    },
    .modifier(
      text(
        "Does something when the view has gone.", "Text(\"Hi\").onDisappear { on = false }",
        "func onDisappear(perform action: (() -> Void)? = nil) -> some View")
    ) { (action: Closure?) in
      AppearModifier(onDisappear: action.map { action in { _ = try action() } })
    },
    .modifier(
      text(
        "Does something when a value has changed.", "Text(\"Hi\").onChange(of: on) { print(on) }",
        """
        func onChange<V: Equatable>(
          of value: V, initial: Bool = false, _ action: @escaping () -> Void
        ) -> some View
        """)
    ) { (value: Value, initial: Bool, action: Closure) in
      ChangeModifier(value: ElementID(value), payload: Seen(value), isInitial: initial) { _ in
        _ = try action()
      }
    },
    .modifier(
      text(
        "Does something with the old and the new value.",
        "Text(\"Hi\").onChange(of: on) { old, new in print(old, new) }",
        """
        func onChange<V: Equatable>(
          of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
        ) -> some View
        """)
    ) { (value: Value, initial: Bool, action: Closure) in
      ChangeModifier(value: ElementID(value), payload: Seen(value), isInitial: initial) { old in
        _ = try action((old as? Seen)?.value ?? value, value)
      }
    },
    .modifier(
      text(
        "Does something with the new value.",
        "Text(\"Hi\").onChange(of: on, perform: { new in print(new) })",
        """
        func onChange<V: Equatable>(
          of value: V, perform action: @escaping (V) -> Void
        ) -> some View
        """)
    ) { (value: Value, action: Closure) in
      ChangeModifier(value: ElementID(value), payload: Seen(value)) { _ in
        _ = try action(value)
      }
    },
  ]
}

/// The value an `onChange` last saw.
private final class Seen {
  let value: Value
  init(_ value: Value) { self.value = value }
}
