// Transactions as values: what `withTransaction` carries.
import Basics
package import Engine
import Interpreter

extension Transaction: HostValue {
  package static var spelling: String { "Transaction" }
}

extension Vocabulary {
  static let transactions: [Builtin] =
    [
      .type("/// The context of one change.\nstruct Transaction"),
      .initializer(
        of: "Transaction",
        text(
          "A change that says nothing of animations.",
          "Text(\"Hi\").onTapGesture { withTransaction(Transaction()) { on = true } }", "init()")
      ) { Transaction() },
      .initializer(
        of: "Transaction",
        text(
          "A change with an animation, or with none.",
          "Text(\"Hi\").onTapGesture { withTransaction(Transaction(animation: .linear)) { } }",
          "init(animation: Animation?)")
      ) { (animation: Animation?) in Transaction(animation: animation) },
      .property(
        of: "Transaction",
        text(
          "Whether the change follows something that goes on, such as a finger.",
          "Text(\"\\(Transaction(animation: nil).isContinuous)\")",
          "var isContinuous: Bool { get set }"),
        get: { (transaction: Transaction) in transaction.isContinuous },
        set: { (transaction: inout Transaction, value: Bool) in transaction.isContinuous = value }),
      .mutating(
        of: "Transaction",
        text(
          "Does something when the animations of the change are complete.",
          "Text(\"Hi\").transaction { $0.addAnimationCompletion { on = true } }",
          """
          mutating func addAnimationCompletion(
            criteria: AnimationCompletionCriteria = .logicallyComplete,
            _ completion: @escaping () -> Void
          )
          """)
      ) { (receiver: inout Value, context: CallContext, criteria: Value, completion: Closure) in
        var transaction = try Transaction(receiver, in: context)
        transaction.addCompletion(isLogical: criteria.isLogical) { _ = try completion() }
        receiver = transaction.toValue()
        return Nothing()
      },
      .property(
        of: "Transaction",
        text(
          "Whether animation modifiers inside leave the change alone.",
          "Text(\"\\(Transaction(animation: nil).disablesAnimations)\")",
          "var disablesAnimations: Bool { get set }"),
        get: { (transaction: Transaction) in transaction.disablesAnimations },
        set: { (transaction: inout Transaction, value: Bool) in
          transaction.disablesAnimations = value
        }),
      .property(
        of: "Transaction",
        text(
          "The animation of the change.",
          "Text(Transaction().animation == nil ? \"no\" : \"yes\")",
          "var animation: Animation? { get set }"),
        get: { (transaction: Transaction) in transaction.animation },
        set: { (transaction: inout Transaction, value: Animation?) in
          transaction.animation = value
        }),
      .function(
        text(
          "Makes the changes of a function in one transaction.",
          "Text(\"Hi\").onTapGesture { withTransaction(Transaction()) { on = true } }",
          "/// Marks: animates\n"
            + "func withTransaction<Result>("
            + "_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result")
      ) { (transaction: Transaction, body: Closure) in
        guard let host = body.machine.host else { return try body() }
        return try host.withTransaction(transaction) { try body() }
      },
    ]
    + options(
      "AnimationCompletionCriteria", "When an animation counts as complete.",
      ["logicallyComplete", "removed"]
    ) {
      "Text(\"Hi\").onTapGesture { withAnimation(.spring, completionCriteria: .\($0)) "
        + "{ on = true } completion: { on = false } }"
    }
}

extension Value {
  /// Of completion criteria: whether the end of a swing is not waited for.
  var isLogical: Bool {
    cast(to: HostObject<Choice>.self)?.value.name == "logicallyComplete"
  }
}

extension Closure {
  /// A change of a transaction, as the program wrote it; what stops it is reported.
  var transactionChange: (inout Transaction) -> Void {
    { [self] transaction in
      do {
        var arguments = [transaction.toValue()]
        _ = try call(&arguments, changing: [0])
        if let changed = arguments[0].cast(to: HostObject<Transaction>.self)?.value {
          transaction = changed
        }
      } catch {
        machine.host?.report(error as? Trap ?? Trap("\(error)"))
      }
    }
  }

  /// What a view builder with one view makes of it.
  func view(around content: ViewValue) throws -> ViewValue {
    machine.viewValue(try callAsFunction(.object(content))) ?? EmptyView()
  }
}
