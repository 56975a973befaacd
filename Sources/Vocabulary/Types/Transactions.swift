// Transactions as values: what `withTransaction` carries.
package import Engine
import Interpreter

extension Transaction: HostValue {
  package static var spelling: String { "Transaction" }
}

extension Vocabulary {
  static let transactions: [Builtin] = [
    .type("/// The context of one change.\nstruct Transaction"),
    .initializer(
      of: "Transaction",
      text(
        "A change with an animation.",
        "Text(\"Hi\").onTapGesture { withTransaction(Transaction()) { on = true } }",
        "init(animation: Animation? = nil)")
    ) { (animation: Animation?) in Transaction(animation: animation) },
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
          + "func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) "
          + "rethrows -> Result")
    ) { (transaction: Transaction, body: Closure) in
      guard let host = body.machine.host else { return try body() }
      return try host.withTransaction(transaction) { try body() }
    },
  ]
}
