/// What linting has found, ready to be written in one of several formats. The order is that of the
/// paths, then of the text; the bytes depend on nothing else.
package import Basics

package struct LintReport: Sendable {
  /// One program: a file, or a folder of them.
  package struct Module: Sendable {
    package var files: [SourceText]
    package var findings: [Diagnostic]
    package init(files: [SourceText], findings: [Diagnostic]) {
      self.files = files
      self.findings = findings
    }
  }

  /// A finding with the file it is about; nil where it is about none.
  struct Entry {
    var finding: Diagnostic
    var files: [SourceText]
    var file: SourceText? {
      files.indices.contains(finding.range.file) ? files[finding.range.file] : nil
    }
  }

  package var modules: [Module]

  package init(_ modules: [Module]) { self.modules = modules }

  /// All findings; a file that is named twice is told once.
  var entries: [Entry] {
    struct Key: Hashable {
      var file: String
      var range: SourceRange
      var id: String
      var message: String
    }
    var seen: Set<Key> = []
    return modules.flatMap { module in
      module.findings.compactMap { finding in
        let entry = Entry(finding: finding, files: module.files)
        let range = SourceRange(finding.range.start, finding.range.end)
        let key = Key(
          file: entry.file?.name ?? "", range: range, id: finding.id, message: finding.message)
        return seen.insert(key).inserted ? entry : nil
      }
    }
  }

  package var count: Int { entries.count }

  /// Whether a program could not be understood.
  package var hasErrors: Bool { entries.contains { $0.finding.severity == .error } }

  /// Whether something was found that is more than a remark.
  package var hasWarnings: Bool { entries.contains { $0.finding.severity == .warning } }

  var fileCount: Int { Set(modules.flatMap { $0.files.map(\.name) }).count }
}

/// One way to write a report.
package struct LintFormat: Sendable {
  package let name: String
  package let make: @Sendable (LintReport) -> String

  /// All of them; the first is for people.
  package static let all = [text, json, sarif, github]
}

/// A place as formats print it: lines and columns from 1, the end behind the last character.
struct LintPlace {
  var line: Int
  var column: Int
  var endLine: Int
  var endColumn: Int

  /// Columns count UTF-8 bytes, as the compiler does, or UTF-16 units.
  init(_ range: SourceRange, in file: SourceText, utf16: Bool = false) {
    let start = file.position(of: range.start)
    let end = file.position(of: max(range.end, range.start))
    (line, column, endLine, endColumn) = (start.line, start.column, end.line, end.column)
    guard utf16 else { return }
    column = LintPlace.units(before: range.start, start, file) + 1
    endColumn = LintPlace.units(before: max(range.end, range.start), end, file) + 1
  }

  private static func units(before offset: Int, _ place: SourcePosition, _ file: SourceText) -> Int
  {
    let start = offset - (place.column - 1)
    return file.text(in: SourceRange(start, offset)).utf16.count
  }
}
