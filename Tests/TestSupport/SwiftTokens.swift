/// A small tokenizer for Swift: enough to read this project's own sources without being deceived by
/// comments and string literals. Separate from the parser, so that tidy rules do not depend on the
/// code they watch. Regular expression literals are not known; the project writes none.
package struct SwiftToken: Sendable, Equatable {
  package enum Kind: Sendable { case word, number, symbol, string, comment }
  package let kind: Kind
  /// The text; of a string literal only what stands between its quotes.
  package let text: String
  /// The line it starts on, counted from 1.
  package let line: Int

  package init(_ kind: Kind, _ text: String, line: Int) {
    self.kind = kind
    self.text = text
    self.line = line
  }
}

extension SwiftToken {
  /// The tokens of a text in order, comments and string literals included. The code inside an
  /// interpolation follows the literal that holds it.
  package static func all(in text: String) -> [SwiftToken] {
    var scanner = TokenScanner(text)
    return scanner.run()
  }

  /// The tokens that are code: no comments, no string literals.
  package static func code(in text: String) -> [SwiftToken] {
    all(in: text).filter { $0.kind != .comment && $0.kind != .string }
  }
}

private struct TokenScanner {
  private let text: [Character]
  private var index = 0
  private var line = 1
  private var tokens: [SwiftToken] = []

  init(_ text: String) { self.text = Array(text) }

  mutating func run() -> [SwiftToken] {
    while index < text.count { step() }
    return tokens
  }

  private func peek(_ ahead: Int = 0) -> Character {
    index + ahead < text.count ? text[index + ahead] : "\0"
  }

  private mutating func advance() {
    if index < text.count, text[index].isNewline { line += 1 }
    index += 1
  }

  private mutating func step() {
    let character = peek()
    if character == "/" && peek(1) == "/" { return lineComment() }
    if character == "/" && peek(1) == "*" { return blockComment() }
    if character == "`" { return quotedWord() }
    if character.isNumber { return take(.number) { $0.isNumber || $0.isLetter || $0 == "_" } }
    if isWord(character) { return take(.word, while: isWord) }
    if let hashes = literalStart() { return literal(hashes) }
    if !character.isWhitespace {
      tokens.append(SwiftToken(.symbol, String(character), line: line))
    }
    advance()
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private mutating func take(_ kind: SwiftToken.Kind, while belongs: (Character) -> Bool) {
    var word = ""
    while index < text.count, belongs(peek()) {
      word.append(peek())
      advance()
    }
    tokens.append(SwiftToken(kind, word, line: line))
  }

  private mutating func lineComment() {
    var comment = ""
    while index < text.count, !peek().isNewline {
      comment.append(peek())
      advance()
    }
    tokens.append(SwiftToken(.comment, comment, line: line))
  }

  private mutating func blockComment() {
    let start = line
    var comment = ""
    var depth = 0
    while index < text.count {
      let opens = peek() == "/" && peek(1) == "*"
      let closes = peek() == "*" && peek(1) == "/"
      comment.append(peek())
      advance()
      guard opens || closes else { continue }
      comment.append(peek())
      advance()
      depth += opens ? 1 : -1
      if depth == 0 { break }
    }
    tokens.append(SwiftToken(.comment, comment, line: start))
  }

  private mutating func quotedWord() {
    advance()
    var word = ""
    while index < text.count, peek() != "`", !peek().isNewline {
      word.append(peek())
      advance()
    }
    advance()
    tokens.append(SwiftToken(.word, word, line: line))
  }

  /// The number of `#` before a string literal that starts here; nil when none starts.
  private func literalStart() -> Int? {
    var hashes = 0
    while peek(hashes) == "#" { hashes += 1 }
    return peek(hashes) == "\"" ? hashes : nil
  }

  private func isRun(of character: Character, _ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { peek(offset + $0) == character }
  }

  private mutating func literal(_ hashes: Int) {
    let start = line
    let quotes = isRun(of: "\"", 3, at: hashes) ? 3 : 1
    for _ in 0..<(hashes + quotes) { advance() }
    var content = ""
    let place = tokens.count
    while index < text.count {
      if isRun(of: "\"", quotes, at: 0), isRun(of: "#", hashes, at: quotes) { break }
      if quotes == 1, peek().isNewline { break }
      let isEscape = peek() == "\\" && isRun(of: "#", hashes, at: 1)
      content.append(peek())
      advance()
      guard isEscape else { continue }
      for _ in 0..<hashes { advance() }
      if peek() == "(" {
        interpolation()
      } else {
        content.append(peek())
        advance()
      }
    }
    for _ in 0..<(hashes + quotes) where !peek().isNewline { advance() }
    tokens.insert(SwiftToken(.string, content, line: start), at: place)
  }

  /// Reads the code between the parentheses of an interpolation as tokens.
  private mutating func interpolation() {
    var depth = 0
    repeat {
      if peek() == "(" { depth += 1 }
      if peek() == ")" { depth -= 1 }
      step()
    } while depth > 0 && index < text.count
  }
}
