/// What stands behind an id: the long form of a diagnostic, a rule, a cause or a limit, with
/// programs that show it.
package struct ExplainText: Sendable {
  package enum Kind: String, Sendable { case rule, cause, error, warning, note, limit }

  /// The stable name that messages end in.
  package var id: String
  package var kind: Kind
  /// One sentence without a full stop.
  package var title: String
  /// Why it is so, in whole sentences.
  package var text: String
  /// A program in which it is wrong; nil where no text of a program brings it about.
  package var wrong: String?
  /// The same program in order.
  package var right: String?

  package init(
    _ id: String, _ kind: Kind, _ title: String, _ text: String, wrong: String? = nil,
    right: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.text = text
    self.wrong = wrong
    self.right = right
  }
}
