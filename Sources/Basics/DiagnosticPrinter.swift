/// Diagnostics as text for people: place, sentence, the line with carets, notes and hints.
package enum DiagnosticPrinter {
  package static func lines(_ diagnostic: Diagnostic, in files: [SourceText]) -> [String] {
    var lines = [
      place(diagnostic.range, files) + "\(diagnostic.severity.rawValue): "
        + Escaping.visible(diagnostic.message) + " [\(diagnostic.id)]"
    ]
    lines += snippet(diagnostic.range, files)
    for note in diagnostic.notes {
      lines.append(place(note.range, files) + "note: " + Escaping.visible(note.message))
      lines += snippet(note.range, files)
    }
    for hint in diagnostic.hints { lines.append("  hint: " + Escaping.visible(hint)) }
    for fix in diagnostic.fixIts { lines.append("  fix: " + Escaping.visible(fix.message)) }
    return lines
  }

  private static func place(_ range: SourceRange, _ files: [SourceText]) -> String {
    guard files.indices.contains(range.file) else { return "" }
    let file = files[range.file]
    let position = file.position(of: file.trimmed(range).start)
    return "\(Escaping.visible(file.name)):\(position.line):\(position.column): "
  }

  /// The line with carets under the range; long lines are cut around it.
  private static func snippet(_ range: SourceRange, _ files: [SourceText]) -> [String] {
    guard files.indices.contains(range.file) else { return [] }
    let file = files[range.file]
    let range = file.trimmed(range)
    let position = file.position(of: range.start)
    let lineStart = range.start - (position.column - 1)
    let text = file.line(position.line)
    let before = file.text(in: SourceRange(lineStart, range.start, file: range.file))
    let covered = file.text(
      in: SourceRange(range.start, min(range.end, lineStart + text.utf8.count), file: range.file))
    var shown = Escaping.visible(text)
    var indent = Escaping.visible(before).count
    var width = max(1, Escaping.visible(covered).count)
    if shown.count > 100 {
      let start = max(0, indent - 40)
      shown = String(shown.dropFirst(start).prefix(100))
      indent -= start
      width = min(width, 100 - indent)
    }
    let number = String(position.line)
    let gutter = String(repeating: " ", count: number.count)
    return [
      "  \(number) | \(shown)",
      "  \(gutter) | " + String(repeating: " ", count: indent)
        + String(repeating: "^", count: max(1, width)),
    ]
  }
}
