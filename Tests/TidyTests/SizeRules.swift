/// Rules about how large things may be: files, functions, lines.
import TestSupport

enum SizeRules {
  static let fileLimit = 400
  static let fileWarning = 300
  static let functionLimit = 60
  static let columnLimit = 100

  /// The one loop that runs register code is a single switch by design.
  static let longFunctionAllowed: Set<String> = ["Sources/Interpreter/Machine/Machine+Run.swift"]

  static let all: [TidyRule] = [
    TidyRule(
      "a file has at most 400 lines",
      spoiled: String(repeating: "let a = 1\n", count: 401),
      healthy: String(repeating: "let a = 1\n", count: 400)
    ) { file in
      let count = file.lines.count
      return count > fileLimit ? [Violation(file, count, "\(count) lines; split the file")] : []
    },
    TidyRule(
      "a function has at most 60 lines",
      spoiled: "func long(a: () -> Void = {}) -> Int {\n"
        + String(repeating: "  a()\n", count: 59) + "}\n",
      healthy: "protocol P {\n  func short()\n  var x: Int { get }\n}\nenum E {\n"
        + String(repeating: "  case a\n", count: 70) + "}\nfunc short() {\n  self.init(a)\n}\n",
      check: longFunctions),
    TidyRule(
      "a line has at most 100 columns",
      spoiled: "// " + String(repeating: "x", count: 98),
      healthy: "// " + String(repeating: "ü", count: 97)
    ) { file in
      file.lines.enumerated().filter { $0.element.count > columnLimit }.map {
        Violation(file, $0.offset + 1, "\($0.element.count) columns")
      }
    },
  ]

  private static func longFunctions(_ file: RepositoryFile) -> [Violation] {
    if longFunctionAllowed.contains(file.path) { return [] }
    return bodies(in: file.code).compactMap { name, first, last in
      let count = last - first + 1
      if count <= functionLimit { return nil }
      return Violation(file, first, "`\(name)` has \(count) lines; split the function")
    }
  }

  private static let starters: Set<String> = ["deinit", "func", "init", "subscript", "var"]

  /// Words that begin the next declaration: seen before a brace, they mean there is no body.
  private static let declarations: Set<String> = starters.union([
    "associatedtype", "case", "class", "enum", "extension", "fileprivate", "let", "mutating",
    "nonisolated", "override", "package", "private", "protocol", "static", "struct", "typealias",
    "}", "@", "=",
  ])

  /// Functions, initialisers, subscripts and computed properties with their first and last line.
  static func bodies(in tokens: [SwiftToken]) -> [(name: String, first: Int, last: Int)] {
    var found: [(name: String, first: Int, last: Int)] = []
    for index in tokens.indices where starters.contains(tokens[index].text) {
      if index > 0, tokens[index - 1].text == "." || tokens[index - 1].text == "case" { continue }
      guard let open = openingBrace(after: index, in: tokens) else { continue }
      let isNamed = tokens[index].text == "func" || tokens[index].text == "var"
      let name = tokens[isNamed ? min(index + 1, tokens.count - 1) : index].text
      found.append((name, tokens[index].line, closingLine(of: open, in: tokens)))
    }
    return found
  }

  private static func openingBrace(after start: Int, in tokens: [SwiftToken]) -> Int? {
    var depth = 0
    // The name may itself be an operator such as `==`.
    var index = start + 1
    while index < tokens.count {
      let text = tokens[index].text
      if tokens[index].kind == .symbol, "([".contains(text) { depth += 1 }
      if tokens[index].kind == .symbol, ")]".contains(text) { depth -= 1 }
      if depth < 0 { return nil }
      if depth == 0, tokens[index].kind == .symbol, text == "{" { return index }
      let isPartOfName = tokens[start].text == "func" && isOperatorName(start + 1, index, tokens)
      if depth == 0, index > start + 1, !isPartOfName, declarations.contains(text) { return nil }
      index += 1
    }
    return nil
  }

  /// Whether the tokens from `first` to `last` are all symbols: an operator's name.
  private static func isOperatorName(_ first: Int, _ last: Int, _ tokens: [SwiftToken]) -> Bool {
    tokens[first...last].allSatisfy { $0.kind == .symbol && $0.text != "(" && $0.text != "}" }
  }

  private static func closingLine(of open: Int, in tokens: [SwiftToken]) -> Int {
    var depth = 0
    for token in tokens[open...] where token.kind == .symbol {
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      if depth == 0 { return token.line }
    }
    return tokens[tokens.count - 1].line
  }
}
