import Basics
import Lab

/// A grade as JUnit XML, which build servers read: a failure is a criterion that is not met, an
/// error one that could not be decided, skipped one that waits for another. Times are virtual.
enum JUnitReport {
  static let report = Report(name: "junit") { grade in
    let cases = grade.problem.map { [problem($0, grade)] } ?? grade.results.map { one($0, grade) }
    let failures = count("<failure", cases)
    let errors = count("<error", cases)
    let skipped = count("<skipped", cases)
    let seconds = grade.results.reduce(0) { $0 + $1.seconds }
    let numbers =
      "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\" time=\"\(NumberFormat.string(seconds))\""
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"slowmo\" \(numbers)>")
    lines.append("  <testsuite name=\"\(attribute(grade.exercise))\" \(numbers)>")
    lines.append("    <properties>")
    lines.append("      \(property("submission", grade.submission))")
    if !grade.isFault { lines.append("      \(property("score", String(grade.score)))") }
    lines.append("      \(property("points", String(grade.points)))")
    lines.append("    </properties>")
    lines += cases.flatMap { $0 }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func count(_ tag: String, _ cases: [[String]]) -> Int {
    cases.filter { lines in lines.contains { $0.hasPrefix("      " + tag) } }.count
  }

  private static func property(_ name: String, _ value: String) -> String {
    "<property name=\"\(name)\" value=\"\(attribute(value))\"/>"
  }

  private static func head(_ name: String, _ grade: Grade, _ seconds: Double) -> String {
    "<testcase name=\"\(attribute(name))\" classname=\"\(attribute(grade.exercise))\" "
      + "time=\"\(NumberFormat.string(seconds))\""
  }

  private static func problem(_ problem: Grade.Problem, _ grade: Grade) -> [String] {
    let text = ([problem.message] + problem.details).map(content).joined(separator: "\n")
    return [
      "    \(head("the submission can be graded", grade, 0))>",
      "      <error message=\"\(attribute(problem.message))\" "
        + "type=\"\(attribute(problem.verdict.name))\">\(text)</error>",
      "    </testcase>",
    ]
  }

  private static func one(_ result: CriterionResult, _ grade: Grade) -> [String] {
    let head = "    " + head(result.title, grade, result.seconds)
    let body: String
    switch result.verdict {
    case .pass: return [head + "/>"]
    case .notRun(let need): body = "<skipped message=\"needs \(attribute(need))\"/>"
    case .fail: body = element("failure", result)
    case .limit, .ungradable, .fault: body = element("error", result)
    }
    return [head + ">", "      " + body, "    </testcase>"]
  }

  private static func element(_ tag: String, _ result: CriterionResult) -> String {
    let message = result.failure?.message ?? result.verdict.name
    var lines: [String] = []
    if let evidence = result.failure?.evidence {
      lines.append("t=\(NumberFormat.string(evidence.seconds)), frame \(evidence.frame)")
      lines.append("expected \(evidence.expected)")
      if let found = evidence.found { lines.append("found \(found)") }
      if let place = evidence.place { lines.append("view \(place)") }
    }
    lines += result.failure?.details ?? []
    if let hint = result.failure?.hint { lines.append("try \(hint)") }
    return "<\(tag) message=\"\(attribute(message))\" type=\"\(attribute(result.verdict.name))\">"
      + lines.map(content).joined(separator: "\n") + "</\(tag)>"
  }

  // MARK: - Escaping

  /// Text between tags: control characters become visible, what XML 1.0 cannot hold is dropped, and
  /// marks that some readers take for orders are broken up.
  private static func content(_ text: String) -> String {
    var out = ""
    for scalar in Escaping.visible(text).unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "[" where out.hasSuffix("["): out += " ["
      default:
        let isForbidden = scalar.value & 0xFFFE == 0xFFFE || scalar.value < 0x20
        if !isForbidden { out.unicodeScalars.append(scalar) }
      }
    }
    return out
  }

  private static func attribute(_ text: String) -> String { content(text) }
}
