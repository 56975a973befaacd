/// Findings for programs: one object a finding, columns in UTF-8 bytes.
import Basics

extension LintFormat {
  static let json = LintFormat(name: "json") { report in
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("files", report.fileCount)
      writer.key("findings")
      writer.array { writer in
        for entry in report.entries {
          writer.lineBreak()
          writer.object { write(entry, &$0) }
        }
      }
    }
    return writer.text + "\n"
  }

  private static func write(_ entry: LintReport.Entry, _ writer: inout JSONWriter) {
    let finding = entry.finding
    writer.member("rule", finding.id)
    writer.member("severity", finding.severity.rawValue)
    write(finding.range, entry.files, &writer)
    writer.member("message", finding.message)
    writer.key("notes")
    writer.array { writer in
      for note in finding.notes {
        writer.object { writer in
          write(note.range, entry.files, &writer)
          writer.member("message", note.message)
        }
      }
    }
    writer.key("hints")
    writer.array { writer in
      for hint in finding.hints { writer.value(hint) }
    }
    writer.key("fixes")
    writer.array { writer in
      for fix in finding.fixIts {
        writer.object { writer in
          writer.member("message", fix.message)
          write(fix.range, entry.files, &writer)
          writer.member("text", fix.text)
        }
      }
    }
  }

  private static func write(
    _ range: SourceRange, _ files: [SourceText], _ writer: inout JSONWriter
  ) {
    guard files.indices.contains(range.file) else {
      writer.member("file", nil as String?)
      return
    }
    let place = LintPlace(range, in: files[range.file])
    writer.member("file", files[range.file].name)
    writer.member("line", place.line)
    writer.member("column", place.column)
    writer.member("endLine", place.endLine)
    writer.member("endColumn", place.endColumn)
  }
}
