/// Program texts as lists of tokens, good enough to change one of them: nothing is understood.
enum FuzzTokens {
  /// Words, numbers, strings, and single signs, each with the white space before it.
  static func split(_ text: String) -> [String] {
    var tokens: [String] = []
    var token = ""
    let characters = Array(text.unicodeScalars)
    var index = 0
    while index < characters.count {
      while index < characters.count, characters[index].properties.isWhitespace {
        token.unicodeScalars.append(characters[index])
        index += 1
      }
      guard index < characters.count else { break }
      let start = index
      if isWord(characters[index]) {
        while index < characters.count, isWord(characters[index]) { index += 1 }
      } else if characters[index] == "\"" {
        index += 1
        while index < characters.count, characters[index] != "\"", characters[index] != "\n" {
          index += characters[index] == "\\" ? 2 : 1
        }
        index = min(index + 1, characters.count)
      } else {
        index += 1
      }
      token.unicodeScalars.append(contentsOf: characters[start..<index])
      tokens.append(token)
      token = ""
    }
    if !token.isEmpty { tokens.append(token) }
    return tokens
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "." || scalar.properties.isAlphabetic
      || (scalar.value >= 48 && scalar.value <= 57)
  }

  /// The white space before a token.
  static func space(of token: String) -> Substring {
    token.prefix { $0.isWhitespace }
  }
}
