import Basics

/// `lint`: what the text of the open bench, or of a file, shows before it is run.
enum LintCommand {
  static let all: [Command] = [
    Command(
      "lint [file]", "Finds mistakes of motion in the text, before anything is run.",
      example: "lint", next: ["explain ID", "why", "source"]
    ) { (console, arguments) throws(CommandFailure) in
      if let path = arguments[0] {
        let result = try LintDesk.run([path], console.files, LintChoice())
        console.write(report: result.text(format: "text"))
        if result.status != .fine { throw CommandFailure("", status: result.status) }
        return
      }
      let files = try console.bench().bench.files
      let found = LintDesk.findings(files, LintChoice())
      for finding in found {
        for line in DiagnosticPrinter.lines(finding, in: files) { console.write(line) }
      }
      if found.isEmpty { console.write("nothing found") }
      if found.contains(where: { $0.severity == .warning }) {
        throw CommandFailure("", status: .failed)
      }
    }
  ]
}

extension Console {
  /// A text of several lines.
  func write(report text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      write(String(line))
    }
  }
}
