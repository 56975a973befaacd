/// Where typing goes, and what the return key does.
import Engine
import Interpreter

extension Vocabulary {
  static let focus: [Builtin] = focusing + submission

  private static let focusing: [Builtin] = [
    .modifier(
      differing(
        "Keeps whether typing goes to the field inside, and decides it.",
        "TextField(\"Name\", text: .constant(\"\")).focused($on)",
        "only fields can be typed into; a tap or the program chooses one, no keyboard appears",
        "func focused(_ condition: Binding<Bool>) -> some View")
    ) { (condition: BindingArgument) in
      let binding = condition.object
      let link = FocusLink(
        isWanted: { try isTrue(binding.get()) }, changed: { try binding.set(.bool($0)) })
      return EnvironmentModifier { $0.focusLink = link }
    },
    .modifier(
      differing(
        "Keeps which field typing goes to, and decides it.",
        "TextField(\"Name\", text: .constant(\"\")).focused(.constant(1), equals: 1)",
        "only fields can be typed into; a tap or the program chooses one, no keyboard appears",
        "func focused<V: Hashable>(_ binding: Binding<V?>, equals value: V) -> some View")
    ) { (chosen: BindingArgument, value: Value) in
      let binding = chosen.object
      let isThis = { try binding.get() == value }
      let link = FocusLink(isWanted: isThis) { isFocused in
        if isFocused {
          try binding.set(value)
        } else if try isThis() {
          try binding.set(.none)
        }
      }
      return EnvironmentModifier { $0.focusLink = link }
    },
  ]

  private static let submission: [Builtin] =
    [
      .modifier(
        differing(
          "What the return key does in the fields inside; the command submit presses it.",
          "TextField(\"Name\", text: .constant(\"\")).onSubmit { on = true }",
          "a searchable(text:) counts as a field of text",
          """
          func onSubmit(
            of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
          ) -> some View
          """)
      ) { (_: Value, action: Closure) in
        EnvironmentModifier {
          let outer = $0.submission
          $0.submission = FollowUp {
            _ = try action()
            try outer?.action()
          }
        }
      }
    ]
    + options("SubmitTriggers", "Which fields are meant.", ["text", "search"]) {
      "TextField(\"Name\", text: .constant(\"\")).onSubmit(of: .\($0)) { on = true }"
    }
}
