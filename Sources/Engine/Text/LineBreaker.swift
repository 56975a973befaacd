// Breaking text into lines.

/// Fills lines with words up to a width, and cuts the last line that is allowed.
struct LineBreaker {
  /// One character with its advance.
  struct Glyph {
    var character: Character
    /// In points, tracking included.
    var width: Double
    /// Size of its font in points.
    var size: Double
  }

  struct Line {
    var text: String
    /// In points, without the spaces at the line's end.
    var width: Double
    /// Size of the largest letters in points.
    var size: Double
  }

  /// In points; infinite for lines of any width.
  let width: Double
  /// The greatest number of lines, at least 1.
  let most: Int
  let truncation: TextSetting.Truncation
  /// The font of what stands for characters that are cut, and of lines without any.
  private let base: TextContent.Span
  private(set) var lines: [Line] = []
  private(set) var truncated = false

  init(width: Double, most: Int, truncation: TextSetting.Truncation, base: TextContent.Span) {
    self.width = width
    self.most = most
    self.truncation = truncation
    self.base = base
  }

  /// Breaks a text into lines; an empty one makes one empty line.
  mutating func run(_ spans: [TextContent.Span]) {
    let glyphs = LineBreaker.glyphs(spans)
    let paragraphs = glyphs.split(omittingEmptySubsequences: false) { $0.character.isNewline }
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
        rest = rest[end...].drop { LineBreaker.isBreakingSpace($0.character) }
      } while !rest.isEmpty
    }
  }

  private static func glyphs(_ spans: [TextContent.Span]) -> [Glyph] {
    var glyphs: [Glyph] = []
    for span in spans {
      let face = TextMetrics.Face(span.font)
      for character in span.string {
        glyphs.append(
          Glyph(
            character: character,
            width: face.width(of: character) * span.font.size + span.tracking,
            size: span.font.size))
      }
    }
    return glyphs
  }

  private func fits(_ length: Double) -> Bool { length <= width + 1e-6 }

  /// Where the next line ends: after the last word that fits, else inside the first word, which
  /// keeps at least one character.
  private func lineEnd(_ glyphs: ArraySlice<Glyph>) -> Int {
    if width == .infinity { return glyphs.endIndex }
    var used = 0.0
    var afterWord: Int?
    for index in glyphs.indices {
      let glyph = glyphs[index]
      used += glyph.width
      if LineBreaker.isBreakingSpace(glyph.character) {
        if index > glyphs.startIndex { afterWord = index }
        continue
      }
      if !fits(used) { return afterWord ?? max(index, glyphs.startIndex + 1) }
      if glyph.character == "-" || glyph.character == "\u{2014}" { afterWord = index + 1 }
    }
    return glyphs.endIndex
  }

  private mutating func append(_ glyphs: ArraySlice<Glyph>) {
    let shown = LineBreaker.withoutTrailingSpaces(glyphs)
    lines.append(
      Line(
        text: String(shown.map(\.character)), width: LineBreaker.length(shown),
        size: largest(shown)))
  }

  private func largest(_ glyphs: ArraySlice<Glyph>) -> Double {
    glyphs.isEmpty ? base.font.size : glyphs.reduce(0) { max($0, $1.size) }
  }

  private static func length(_ glyphs: ArraySlice<Glyph>) -> Double {
    glyphs.reduce(0) { $0 + $1.width }
  }

  /// The last line allowed: as much as fits beside an ellipsis, at least one character.
  private mutating func cut(_ glyphs: ArraySlice<Glyph>) {
    truncated = true
    let ellipsis =
      TextMetrics.Face(base.font).width(of: TextMetrics.ellipsis) * base.font.size + base.tracking
    var head = glyphs.startIndex
    var tail = glyphs.endIndex
    var used = ellipsis
    var takesHead = truncation != .head
    while head < tail {
      let next = used + glyphs[takesHead ? head : tail - 1].width
      if !fits(next), head > glyphs.startIndex || tail < glyphs.endIndex { break }
      used = next
      if takesHead { head += 1 } else { tail -= 1 }
      if truncation == .middle { takesHead.toggle() }
    }
    let front = LineBreaker.withoutTrailingSpaces(glyphs[..<head])
    let back = glyphs[tail...].drop { LineBreaker.isBreakingSpace($0.character) }
    let text = front.map(\.character) + [TextMetrics.ellipsis] + back.map(\.character)
    lines.append(
      Line(
        text: String(text),
        width: LineBreaker.length(front) + ellipsis + LineBreaker.length(back),
        size: max(largest(front), largest(back))))
  }

  private static func isBreakingSpace(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }

  private static func withoutTrailingSpaces(_ glyphs: ArraySlice<Glyph>) -> ArraySlice<Glyph> {
    var end = glyphs.endIndex
    while end > glyphs.startIndex, isBreakingSpace(glyphs[end - 1].character) { end -= 1 }
    return glyphs[..<end]
  }
}
