/// Lines typed or pasted together: when they are complete, and which commands they hold.
package enum CommandBlock {
  /// The commands of a block, each complete; and what is still open behind them.
  package static func split(_ text: String) -> (commands: [String], rest: String?) {
    var commands: [String] = []
    var open: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if open.isEmpty, line.allSatisfy({ $0 == " " || $0 == "\t" }) { continue }
      open.append(line)
      let block = open.joined(separator: "\n")
      if takesSwift(block), isOpen(block) { continue }
      commands.append(block)
      open = []
    }
    return (commands, open.isEmpty ? nil : open.joined(separator: "\n"))
  }

  /// Whether a line may hold Swift: only there do braces ask for more lines.
  private static func takesSwift(_ text: String) -> Bool {
    if CommandTable.isSwift(text) { return true }
    let name = text.drop { $0 == " " || $0 == "\t" }.prefix { $0.isLetter }
    return ["expect", "print", "set"].contains(String(name))
  }

  /// Whether a brace, bracket or parenthesis is open, outside of strings and comments.
  static func isOpen(_ text: String) -> Bool {
    var depth = 0
    var inString = false
    var inComment = false
    var last: Character = "\n"
    for character in text {
      if character == "\n" {
        inComment = false
        inString = false
      } else if inString {
        if character == "\"", last != "\\" { inString = false }
      } else if !inComment {
        switch character {
        case "\"": inString = true
        case "/" where last == "/": inComment = true
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        default: break
        }
      }
      last = character == "\\" && last == "\\" ? " " : character
    }
    return depth > 0
  }
}
