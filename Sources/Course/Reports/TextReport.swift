import Basics
import Lab

/// A grade for people: one line a criterion, and under a failure what there is to know.
package enum TextReport {
  package static let report = Report(name: "text") { grade in
    lines(grade).map { $0 + "\n" }.joined()
  }

  package static func lines(_ grade: Grade) -> [String] {
    if let problem = grade.problem {
      var lines = ["not graded, \(problem.verdict.name): \(Escaping.visible(problem.message))"]
      lines += problem.details.map { "  " + Escaping.visible($0) }
      return lines
    }
    var lines: [String] = []
    for result in grade.results { lines += self.lines(result) }
    var total = "\(grade.passed) of \(grade.results.count) passed"
    total += grade.isFault ? ", no score" : ", \(grade.score) of \(grade.points) points"
    return lines + [total]
  }

  private static func lines(_ result: CriterionResult) -> [String] {
    let title = Escaping.visible(result.title)
    switch result.verdict {
    case .pass: return ["  ok    \(title)"]
    case .notRun(let need): return ["  --    \(title): waits for '\(Escaping.visible(need))'"]
    case .fail: return ["  FAIL  \(title)"] + details(result)
    case .limit, .ungradable, .fault:
      return ["  FAIL  \(title) (\(result.verdict.name))"] + details(result)
    }
  }

  /// A sentence of an author in lines that fit a terminal.
  private static func wrapped(_ head: String, _ text: String) -> [String] {
    let lines = MarkdownPrinter.lines([.paragraph([text])], width: 70 - head.count)
    let indent = String(repeating: " ", count: head.count)
    return lines.enumerated().map { ($0 == 0 ? head : indent) + $1 }
  }

  private static func details(_ result: CriterionResult) -> [String] {
    guard let failure = result.failure else { return [] }
    var lines = wrapped("", failure.message)
    if let evidence = failure.evidence {
      lines.append("when      t=\(NumberFormat.string(evidence.seconds)), frame \(evidence.frame)")
      lines.append("expected  " + evidence.expected)
      if let found = evidence.found { lines.append("found     " + found) }
      if let place = evidence.place { lines.append("view      " + place) }
    }
    lines += failure.details
    if let hint = failure.hint { lines += wrapped("try       ", hint) }
    return lines.map { "        " + Escaping.visible($0) }
  }
}
