/// The door of this target: a resolved program in, findings out, in file and line order.
package import Basics
package import Language

package enum Linter {
  /// What stands behind the ids that are no rules.
  package static var explanations: [ExplainText] { [Suppressions.explanation] }

  /// What the rules find; suppressed findings are left out. Rules are given by id, nil for all.
  package static func check(
    _ program: ResolvedProgram, against catalog: Catalog, rules chosen: [String]? = nil
  ) -> [Diagnostic] {
    let survey = Survey(program, catalog)
    let rules = Rules.all.filter { chosen?.contains($0.id) ?? true }
    var found = rules.flatMap { rule in
      rule.find(survey).map { finding in
        var finding = finding
        finding.id = rule.id
        finding.severity = rule.severity
        return finding
      }
    }
    let suppressions = program.files.map { Suppressions($0) }
    found += suppressions.enumerated().flatMap { $1.problems(file: $0) }
    found.removeAll { finding in
      let range = finding.range
      guard program.files.indices.contains(range.file) else { return false }
      let line = program.files[range.file].position(of: range.start).line
      return suppressions[range.file].covers(finding.id, line: line)
    }
    var seen: Set<Diagnostic> = []
    found = found.filter { seen.insert($0).inserted }
    return found.sorted { a, b in
      (a.range.file, a.range.start, a.range.end, a.id, a.message)
        < (b.range.file, b.range.start, b.range.end, b.id, b.message)
    }
  }
}
