/// A rule over programs: what it is called, why it is one, and how a program's text shows that it
/// is broken. Nothing is run.
package import Basics
import Language

package struct Rule: Sendable {
  /// Shared with the cause of the same mistake, which sees it in a run.
  package let explanation: ExplainText
  package let severity: Diagnostic.Severity
  let find: @Sendable (Survey) -> [Diagnostic]

  package var id: String { explanation.id }

  /// `wrong` and `right` are whole programs: the first breaks exactly this rule, the second none.
  init(
    _ id: String, _ title: String, severity: Diagnostic.Severity = .warning, why: String,
    wrong: String, right: String, find: @escaping @Sendable (Survey) -> [Diagnostic]
  ) {
    explanation = ExplainText(id, .rule, title, why, wrong: wrong, right: right)
    self.severity = severity
    self.find = find
  }
}

extension Survey {
  /// A finding; the rule's id and severity are put in by the linter.
  func finding(
    _ message: String, at range: SourceRange, hint: String? = nil, notes: [Diagnostic.Note] = [],
    fix: Diagnostic.FixIt? = nil
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: "", message, at: trimmed(range), notes: notes, hints: hint.map { [$0] } ?? [],
      fixIts: fix.map { [$0] } ?? [])
  }

  /// An edit that puts the modifiers from `first` to `last` of a view behind the one at `target`;
  /// nil where they are not written one after the other in one text.
  func moving(
    _ moved: ClosedRange<Int>, behind target: Int, of node: ViewNode, _ message: String
  ) -> Diagnostic.FixIt? {
    let list = node.modifiers
    guard moved.upperBound < target, target < list.count else { return nil }
    let run = list[moved.lowerBound...target]
    for (one, next) in zip(run, run.dropFirst())
    where one.range.file != next.range.file || one.range.end != next.range.start { return nil }
    let block = SourceRange(
      list[moved.lowerBound].range.start, list[moved.upperBound].range.end,
      file: list[target].range.file)
    let rest = SourceRange(block.end, list[target].range.end, file: block.file)
    return Diagnostic.FixIt(
      message, replace: SourceRange(block.start, rest.end, file: block.file),
      with: text(rest) + text(block))
  }
}
