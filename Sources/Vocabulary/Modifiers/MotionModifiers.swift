/// Animation of changes, transitions.
import Engine
import Interpreter

extension Vocabulary {
  static let motionModifiers: [Builtin] = [
    .modifier(
      text(
        "Animates changes inside when a value changes.",
        "Text(\"Hi\").opacity(on ? 1 : 0).animation(.linear, value: on)",
        "/// Marks: animates\n"
          + "func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View")
    ) {
      (animation: Animation?, value: IdentityArgument) in
      TransactionModifier(animation: animation, value: value.id)
    },
    .modifier(
      text(
        "Animates all changes inside.", "Text(\"Hi\").opacity(on ? 1 : 0).animation(.linear)",
        "/// Marks: animates\nfunc animation(_ animation: Animation?) -> some View")
    ) {
      (animation: Animation?) in TransactionModifier(animation: animation)
    },
    .modifier(
      text(
        "How the view appears and disappears.",
        "VStack { if on { Text(\"Hi\").transition(.scale) } }",
        "/// Marks: transitions\nfunc transition<T: Transition>(_ transition: T) -> some View")
    ) {
      (transition: TransitionArgument) in TraitModifier.transition(transition.value)
    },
    .modifier(
      text(
        "How the view appears and disappears.",
        "VStack { if on { Text(\"Hi\").transition(AnyTransition.slide) } }",
        "/// Marks: transitions\nfunc transition(_ transition: AnyTransition) -> some View")
    ) {
      (transition: TransitionArgument) in TraitModifier.transition(transition.value)
    },
    .function(
      text(
        "Animates the changes that a function makes.",
        "Text(\"Hi\").onTapGesture { withAnimation { on.toggle() } }",
        """
        /// Marks: animates
        func withAnimation<Result>(
          _ animation: Animation? = .default, _ body: () throws -> Result
        ) rethrows -> Result
        """)
    ) {
      (animation: Animation?, body: Closure) in
      guard let host = body.machine.host else { return try body() }
      return try host.withTransaction(Transaction(animation: animation)) { try body() }
    },
  ]
}
