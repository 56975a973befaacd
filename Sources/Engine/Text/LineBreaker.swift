// Breaking text into lines.

/// Fills lines with words up to a width, and cuts the last line that is allowed.
struct LineBreaker {
  struct Line {
    var text: String
    /// In points, without the spaces at the line's end.
    var width: Double
  }

  /// In points; infinite for lines of any width.
  let width: Double
  let fontSize: Double
  /// The greatest number of lines, at least 1.
  let most: Int
  private(set) var lines: [Line] = []
  private(set) var truncated = false

  init(width: Double, fontSize: Double, most: Int) {
    self.width = width
    self.fontSize = fontSize
    self.most = most
  }

  /// Breaks a string into lines; an empty one makes one empty line.
  mutating func run(_ string: String) {
    let paragraphs = string.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (number, paragraph) in paragraphs.enumerated() {
      var rest = paragraph
      repeat {
        let isLast = lines.count == most - 1
        let end = lineEnd(rest)
        let isMoreBelow = end < rest.endIndex || number < paragraphs.count - 1
        if isLast, isMoreBelow {
          cut(rest)
          return
        }
        append(rest[..<end])
        rest = LineBreaker.withoutLeadingSpaces(rest[end...])
      } while !rest.isEmpty
    }
  }

  private func measure(_ text: some StringProtocol) -> Double {
    TextMetrics.width(of: text) * fontSize
  }

  private func fits(_ length: Double) -> Bool { length <= width + 1e-6 }

  /// Where the next line ends: after the last word that fits, else inside the first word, which
  /// keeps at least one character.
  private func lineEnd(_ text: Substring) -> Substring.Index {
    if width == .infinity { return text.endIndex }
    var used = 0.0
    var afterWord: Substring.Index?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if LineBreaker.isBreakingSpace(character) {
        if index > text.startIndex { afterWord = index }
        used += TextMetrics.width(of: character) * fontSize
        index = next
        continue
      }
      used += TextMetrics.width(of: character) * fontSize
      if !fits(used) { return afterWord ?? max(index, text.index(after: text.startIndex)) }
      index = next
      if character == "-" || character == "\u{2014}" { afterWord = next }
    }
    return text.endIndex
  }

  private mutating func append(_ text: Substring) {
    let shown = LineBreaker.withoutTrailingSpaces(text)
    lines.append(Line(text: String(shown), width: measure(shown)))
  }

  /// The last line allowed: as much as fits before an ellipsis, at least one character.
  private mutating func cut(_ text: Substring) {
    truncated = true
    let ellipsis = TextMetrics.width(of: TextMetrics.ellipsis) * fontSize
    var used = 0.0
    var end = text.startIndex
    while end < text.endIndex {
      let next = used + TextMetrics.width(of: text[end]) * fontSize
      if !fits(next + ellipsis), end > text.startIndex { break }
      used = next
      end = text.index(after: end)
    }
    let kept = LineBreaker.withoutTrailingSpaces(text[..<end])
    lines.append(
      Line(text: String(kept) + String(TextMetrics.ellipsis), width: measure(kept) + ellipsis))
  }

  private static func isBreakingSpace(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }

  private static func withoutLeadingSpaces(_ text: Substring) -> Substring {
    text.drop(while: isBreakingSpace)
  }

  private static func withoutTrailingSpaces(_ text: Substring) -> Substring {
    var end = text.endIndex
    while end > text.startIndex, isBreakingSpace(text[text.index(before: end)]) {
      end = text.index(before: end)
    }
    return text[..<end]
  }
}
