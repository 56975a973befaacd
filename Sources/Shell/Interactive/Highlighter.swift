/// Colours Swift by the class of its words. Made for reading, not for compiling: it goes line by
/// line and knows comments, strings, numbers, attributes, keywords and names that begin large.
struct Highlighter {
  private let palette: Palette
  private var commentDepth = 0
  private var isInText = false

  init(_ palette: Palette) { self.palette = palette }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "is", "let", "mutating", "nil", "private",
    "protocol", "public", "repeat", "return", "self", "Self", "some", "any", "static", "struct",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The line with its colours; comments and texts of several lines are remembered.
  mutating func line(_ line: String) -> String {
    guard palette.isOn else { return line }
    var out = ""
    var rest = line[...]
    while !rest.isEmpty {
      let (length, style) = next(rest)
      let piece = String(rest.prefix(length))
      out += style.map { palette.text(piece, $0) } ?? piece
      rest = rest.dropFirst(length)
    }
    return out
  }

  /// The length and the style of the piece at the start.
  private mutating func next(_ rest: Substring) -> (Int, Palette.Style?) {
    if commentDepth > 0 { return (comment(rest), .comment) }
    if isInText { return (longText(rest), .literal) }
    if rest.hasPrefix("//") { return (rest.count, .comment) }
    if rest.hasPrefix("/*") {
      commentDepth = 1
      return (2, .comment)
    }
    if rest.hasPrefix("\"\"\"") {
      isInText = true
      return (3, .literal)
    }
    guard let first = rest.first else { return (1, nil) }
    if first == "\"" { return (shortText(rest), .literal) }
    if first.isNumber {
      return (rest.prefix { $0.isNumber || "._xbe".contains($0) }.count, .literal)
    }
    if first == "@" || first == "#" {
      return (1 + rest.dropFirst().prefix { $0.isLetter }.count, .keyword)
    }
    guard first.isLetter || first == "_" else { return (1, nil) }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if Highlighter.keywords.contains(String(word)) { return (word.count, .keyword) }
    return (word.count, first.isUppercase ? .type : nil)
  }

  private mutating func comment(_ rest: Substring) -> Int {
    var length = 0
    var rest = rest
    while !rest.isEmpty, commentDepth > 0 {
      let opens = rest.hasPrefix("/*")
      let closes = rest.hasPrefix("*/")
      if opens { commentDepth += 1 }
      if closes { commentDepth -= 1 }
      let step = opens || closes ? 2 : 1
      length += step
      rest = rest.dropFirst(step)
    }
    return length
  }

  private mutating func longText(_ rest: Substring) -> Int {
    guard let end = rest.firstRange(of: "\"\"\"") else { return rest.count }
    isInText = false
    return rest[..<end.upperBound].count
  }

  private func shortText(_ rest: Substring) -> Int {
    var length = 1
    var isEscaped = false
    for character in rest.dropFirst() {
      length += 1
      if character == "\"", !isEscaped { break }
      isEscaped = character == "\\" && !isEscaped
    }
    return length
  }
}
