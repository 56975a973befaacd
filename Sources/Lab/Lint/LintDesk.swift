/// Linting as the storeys above see it: paths and names of rules in, a report or mended texts out.
package import Basics
import Language
import Linter

/// What `lint` was asked to look for.
package struct LintChoice: Sendable {
  /// Rules by id; empty for all.
  package var only: [String] = []
  /// Rules that are left out.
  package var without: [String] = []
  package init() {}

  /// Checks that the rule exists.
  package static func rule(_ id: String) throws(CommandFailure) -> String {
    if Rules.all.contains(where: { $0.id == id }) { return id }
    let nearest = Suggestion.nearest(to: id, in: Rules.all.map(\.id))
    throw CommandFailure(
      "'\(Escaping.visible(id))' is no rule",
      hints: [nearest.map { "did you mean '\($0)'?" } ?? "'slowmo lint --rules' lists them"])
  }

  fileprivate var ids: [String] {
    Rules.all.map(\.id).filter { (only.isEmpty || only.contains($0)) && !without.contains($0) }
  }
}

/// What came of linting.
package struct LintResult: Sendable {
  let report: LintReport
  /// Files that fixes have changed, in order; and how many fixes were made.
  package var changed: [SourceText] = []
  package var fixes = 0

  package var count: Int { report.count }

  /// Remarks alone are no failure.
  package var status: ExitStatus {
    report.hasErrors ? .program : report.hasWarnings ? .failed : .fine
  }

  /// The report in a format of `LintDesk.formats`.
  package func text(format: String) -> String {
    (LintFormat.all.first { $0.name == format } ?? LintFormat.all[0]).make(report)
  }
}

package enum LintDesk {
  package static var formats: [String] { LintFormat.all.map(\.name) }

  /// Rules with their titles, in order.
  package static var rules: [MemberNote] {
    Rules.all.map { MemberNote(name: $0.id, note: $0.explanation.title) }
  }

  /// What stands behind each rule.
  package static var explanations: [ExplainText] { Rules.all.map(\.explanation) }

  /// Causes with their titles, the most telling first.
  package static var causes: [MemberNote] {
    Causes.all.map { MemberNote(name: $0.id, note: $0.title) }
  }

  /// Lints each path as one program. `progress` hears of each before it is read.
  package static func run(
    _ paths: [String], _ tree: any FileTree, _ choice: LintChoice, fixing: Bool = false,
    progress: (_ done: Int, _ path: String) -> Void = { _, _ in }
  ) throws(CommandFailure) -> LintResult {
    var result = LintResult(report: LintReport([]))
    var modules: [LintReport.Module] = []
    for (number, path) in paths.enumerated() {
      progress(number, path)
      var (files, problem) = try BenchLoader.read(path, tree)
      if let problem {
        modules.append(LintReport.Module(files: [], findings: [problem]))
        continue
      }
      if fixing {
        let mended = mend(files, choice)
        for (old, new) in zip(files, mended.files)
        where old != new && !result.changed.contains(where: { $0.name == new.name }) {
          result.changed.append(new)
        }
        result.fixes += mended.fixes
        files = mended.files
      }
      modules.append(LintReport.Module(files: files, findings: findings(files, choice)))
    }
    return LintResult(
      report: LintReport(modules), changed: result.changed, fixes: result.fixes)
  }

  /// The findings of one program that is at hand.
  package static func findings(_ files: [SourceText], _ choice: LintChoice) -> [Diagnostic] {
    let catalog = Bench.catalog()
    let (program, diagnostics) = Frontend.compile(files, against: catalog)
    let errors = diagnostics.filter { $0.severity == .error }
    return errors.isEmpty ? Linter.check(program, against: catalog, rules: choice.ids) : errors
  }

  /// The most times that fixes are made: one may bring another to light.
  private static let mostRounds = 8

  /// The texts with the fixes made, as far as the program stays one.
  package static func mend(
    _ files: [SourceText], _ choice: LintChoice
  ) -> (files: [SourceText], fixes: Int) {
    var files = files
    var fixes = 0
    for _ in 0..<mostRounds {
      let found = findings(files, choice)
      if found.contains(where: { $0.severity == .error }) { break }
      let edits = found.compactMap(\.fixIts.first)
      var next = files
      var made = 0
      for index in files.indices {
        let (text, count) = files[index].applying(edits.filter { $0.range.file == index })
        next[index] = text
        made += count
      }
      if made == 0 || findings(next, choice).contains(where: { $0.severity == .error }) { break }
      files = next
      fixes += made
    }
    return (files, fixes)
  }
}
