/// Findings as annotations of a pull request: one workflow command a line.
import Basics

extension LintFormat {
  static let github = LintFormat(name: "github") { report in
    report.entries.map { entry in
      let finding = entry.finding
      var properties: [String] = []
      if let file = entry.file {
        let place = LintPlace(finding.range, in: file)
        properties = [
          "file=" + property(file.name), "line=\(place.line)", "endLine=\(place.endLine)",
        ]
        // Columns only mean something on one line.
        if place.line == place.endLine {
          properties += ["col=\(place.column)", "endColumn=\(place.endColumn)"]
        }
      }
      properties.append("title=" + property(finding.id))
      let message = ([finding.message] + finding.hints).joined(separator: "\n")
      return "::\(level(finding.severity)) \(properties.joined(separator: ","))::"
        + data(message) + "\n"
    }.joined()
  }

  private static func level(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: return "error"
    case .warning: return "warning"
    case .note: return "notice"
    }
  }

  /// The text of a command: percent signs and line breaks are escaped, what else is unsafe shown.
  private static func data(_ text: String) -> String {
    Escaping.visible(text, keepingLines: true).replacing("%", with: "%25")
      .replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The value of a property: as the text, and its own two separators.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
