/// Findings as SARIF 2.1.0: rules in the driver, results that point to them, columns in UTF-16
/// units, paths as URIs.
import Basics

extension LintFormat {
  static let sarif = LintFormat(name: "sarif") { report in
    let entries = report.entries
    var ids = Rules.all.map(\.id)
    for entry in entries where !ids.contains(entry.finding.id) { ids.append(entry.finding.id) }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.member("version", "2.1.0")
      writer.key("runs")
      writer.array { writer in
        writer.object { writer in
          writer.key("tool")
          writer.object { $0.nested("driver") { driver(ids, &$0) } }
          writer.member("columnKind", "utf16CodeUnits")
          writer.key("invocations")
          writer.array { writer in
            writer.object { $0.member("executionSuccessful", !report.hasErrors) }
          }
          writer.key("results")
          writer.array { writer in
            for entry in entries {
              writer.lineBreak()
              writer.object { result(entry, ids, &$0) }
            }
          }
        }
      }
    }
    return writer.text + "\n"
  }

  private static func driver(_ ids: [String], _ writer: inout JSONWriter) {
    writer.member("name", "slowmo")
    writer.key("rules")
    writer.array { writer in
      for id in ids {
        writer.lineBreak()
        writer.object { writer in
          writer.member("id", id)
          guard let rule = Rules.all.first(where: { $0.id == id }) else { return }
          writer.nested("shortDescription") { $0.member("text", rule.explanation.title) }
          writer.nested("fullDescription") { $0.member("text", rule.explanation.text) }
          writer.nested("help") {
            $0.member("text", "'slowmo explain \(id)' shows a wrong and a right example.")
          }
          writer.nested("defaultConfiguration") { $0.member("level", rule.severity.rawValue) }
        }
      }
    }
  }

  private static func result(
    _ entry: LintReport.Entry, _ ids: [String], _ writer: inout JSONWriter
  ) {
    let finding = entry.finding
    writer.member("ruleId", finding.id)
    writer.member("ruleIndex", ids.firstIndex(of: finding.id))
    writer.member("level", finding.severity.rawValue)
    let message = ([finding.message] + finding.hints).joined(separator: "; ")
    writer.nested("message") { $0.member("text", message) }
    writer.key("locations")
    writer.array { writer in
      guard let file = entry.file else { return }
      writer.object { location(finding.range, file, &$0) }
    }
    let notes = finding.notes.filter { entry.files.indices.contains($0.range.file) }
    if !notes.isEmpty {
      writer.key("relatedLocations")
      writer.array { writer in
        for (number, note) in notes.enumerated() {
          writer.object { writer in
            writer.member("id", number + 1)
            location(note.range, entry.files[note.range.file], &writer)
            writer.nested("message") { $0.member("text", note.message) }
          }
        }
      }
    }
    let fixes = finding.fixIts.filter { entry.files.indices.contains($0.range.file) }
    guard !fixes.isEmpty else { return }
    writer.key("fixes")
    writer.array { writer in
      for fix in fixes { writer.object { write(fix, entry.files[fix.range.file], &$0) } }
    }
  }

  private static func write(
    _ fix: Diagnostic.FixIt, _ file: SourceText, _ writer: inout JSONWriter
  ) {
    writer.nested("description") { $0.member("text", fix.message) }
    writer.key("artifactChanges")
    writer.array { writer in
      writer.object { writer in
        writer.nested("artifactLocation") { $0.member("uri", uri(file.name)) }
        writer.key("replacements")
        writer.array { writer in
          writer.object { writer in
            writer.nested("deletedRegion") { region(fix.range, file, &$0) }
            writer.nested("insertedContent") { $0.member("text", fix.text) }
          }
        }
      }
    }
  }

  private static func location(
    _ range: SourceRange, _ file: SourceText, _ writer: inout JSONWriter
  ) {
    writer.nested("physicalLocation") { writer in
      writer.nested("artifactLocation") { $0.member("uri", uri(file.name)) }
      writer.nested("region") { region(range, file, &$0) }
    }
  }

  private static func region(
    _ range: SourceRange, _ file: SourceText, _ writer: inout JSONWriter
  ) {
    let place = LintPlace(range, in: file, utf16: true)
    writer.member("startLine", place.line)
    writer.member("startColumn", place.column)
    writer.member("endLine", place.endLine)
    writer.member("endColumn", place.endColumn)
  }

  /// A path as a reference: relative ones stay relative, everything but the letters, digits and
  /// marks that a path may hold is percent-encoded.
  static func uri(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    var out = rest.hasPrefix("/") ? "file://" : ""
    for byte in rest.utf8 {
      let character = Character(UnicodeScalar(byte))
      let isPlain =
        byte < 0x80 && (character.isLetter || character.isNumber || "-._~/".contains(character))
      if isPlain {
        out.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        out += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return out
  }
}

extension JSONWriter {
  /// A key whose value is an object.
  fileprivate mutating func nested(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }
}
