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
    .rewriting(
      text(
        "Animates changes of what the function puts around the view.",
        "Text(\"Hi\").animation(.linear) { $0.opacity(on ? 1 : 0) }",
        """
        /// Marks: animates
        func animation<V: View>(
          _ animation: Animation?, @ViewBuilder body: (some View) -> V
        ) -> some View
        """)
    ) { (content: ViewValue, animation: Animation?, body: Closure) in
      try TransactionModifier.scoped(
        content, { if !$0.disablesAnimations { $0.animation = animation } },
        body: body.view(around:))
    },
    .modifier(
      text(
        "Changes the transaction for everything inside.",
        "Text(\"Hi\").transaction { $0.animation = nil }",
        "/// Marks: animates\n"
          + "func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View")
    ) { (transform: Closure) in TransactionModifier(transform.transactionChange) },
    .modifier(
      text(
        "Changes the transaction for everything inside when a value changes.",
        "Text(\"Hi\").transaction(value: on) { $0.animation = .linear }",
        """
        /// Marks: animates
        func transaction<V: Equatable>(
          value: V, _ transform: @escaping (inout Transaction) -> Void
        ) -> some View
        """)
    ) { (value: IdentityArgument, transform: Closure) in
      TransactionModifier(value: value.id, transform.transactionChange)
    },
    .rewriting(
      text(
        "Changes the transaction for what the function puts around the view.",
        "Text(\"Hi\").transaction { $0.animation = .linear } body: { $0.opacity(on ? 1 : 0) }",
        """
        /// Marks: animates
        func transaction<V: View>(
          _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (some View) -> V
        ) -> some View
        """)
    ) { (content: ViewValue, transform: Closure, body: Closure) in
      try TransactionModifier.scoped(
        content, transform.transactionChange, body: body.view(around:))
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
    .function(
      text(
        "Animates the changes that a function makes, and says when that is complete.",
        "Text(\"Hi\").onTapGesture { withAnimation { on.toggle() } completion: { print(on) } }",
        """
        /// Marks: animates
        func withAnimation<Result>(
          _ animation: Animation? = .default,
          completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
          _ body: () throws -> Result, completion: @escaping () -> Void
        ) rethrows -> Result
        """)
    ) { (animation: Animation?, criteria: Value, body: Closure, completion: Closure) in
      guard let host = body.machine.host else { return try body() }
      var transaction = Transaction(animation: animation)
      transaction.addCompletion(isLogical: criteria.isLogical) { _ = try completion() }
      return try host.withTransaction(transaction) { try body() }
    },
  ]
}
