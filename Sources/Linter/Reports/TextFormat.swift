/// Findings for people: place, sentence, the line with carets, hints and fixes.
import Basics

extension LintFormat {
  static let text = LintFormat(name: "text") { report in
    let entries = report.entries
    var lines = entries.flatMap { DiagnosticPrinter.lines($0.finding, in: $0.files) }
    let files = report.fileCount == 1 ? "1 file" : "\(report.fileCount) files"
    let fixes = entries.filter { !$0.finding.fixIts.isEmpty }.count
    switch entries.count {
    case 0: lines.append("nothing found in \(files)")
    case 1: lines.append("1 finding in \(files)")
    default: lines.append("\(entries.count) findings in \(files)")
    }
    if fixes > 0 { lines[lines.count - 1] += "; '--fix' mends \(fixes)" }
    return lines.map { $0 + "\n" }.joined()
  }
}
