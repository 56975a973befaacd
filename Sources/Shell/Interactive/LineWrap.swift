import Terminal

/// Breaks printed lines at blanks where a terminal would break them anywhere.
enum LineWrap {
  /// What follows stands two columns further in than the line began. A line with escape sequences,
  /// and a word longer than the terminal, stay as they are.
  static func lines(_ line: String, columns: Int) -> [String] {
    guard CharacterWidth.width(of: line) > columns, !line.contains("\u{1B}") else { return [line] }
    let indent = line.prefix { $0 == " " }
    let further = String(indent) + "  "
    var lines: [String] = []
    var current = ""
    var isBlank = true
    for word in line.dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false)
    {
      if isBlank {
        current = (lines.isEmpty ? String(indent) : further) + word
        isBlank = word.isEmpty
      } else if CharacterWidth.width(of: current) + 1 + CharacterWidth.width(of: String(word))
        <= columns
      {
        current += " " + word
      } else {
        lines.append(current)
        current = further + word
        isBlank = word.isEmpty
      }
    }
    return lines + [current]
  }
}
