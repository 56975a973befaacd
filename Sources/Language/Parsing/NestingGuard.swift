// The scan before the parser: it refuses what would overflow the parser's stack.
internal import Basics

/// Bounds what the parser would walk by recursion. Works on bytes, without a tree; strings and
/// comments are skipped, interpolations count as nesting.
struct NestingGuard {
  static let maxNesting = 128
  static let maxChain = 512
  /// Postfix steps summed over all open brackets: what a walk down the tree meets at most.
  static let maxTotalChain = 1024
  /// Square brackets that open right inside one another: the parser tries each as a type first,
  /// which doubles its work with every level.
  static let maxSquares = 7
  static let maxFileBytes = 256 * 1024
  static let maxLineBytes = 8192

  private let bytes: [UInt8]
  private let file: Int
  private var at = 0
  /// Open brackets, each with the postfix steps of the chain it stands in.
  private var open: [(byte: UInt8, chain: Int, squares: Int)] = []
  private var squares = 0
  private var lastByte: UInt8 = 0
  private var chain = 0
  private var totalChain = 0
  private var prefixRun = 0
  private var wordRun = 0
  private var arrowRun = 0
  private var elseRun = 0
  private var conditionals = 0
  private var angles = 0
  private var lastWord = ""
  private var problem: Diagnostic?

  /// The first thing that is beyond a bound, or nil.
  static func problem(in text: SourceText, file: Int) -> Diagnostic? {
    if text.bytes.count > maxFileBytes {
      return LanguageDiagnostics.size(
        "a file holds at most \(maxFileBytes / 1024) KiB", at: SourceRange(0, 0, file: file))
    }
    var scan = NestingGuard(bytes: text.bytes, file: file)
    scan.run()
    return scan.problem
  }

  private init(bytes: [UInt8], file: Int) {
    self.bytes = bytes
    self.file = file
  }

  private mutating func fail(_ message: String) {
    if problem == nil {
      problem = LanguageDiagnostics.limit(message, at: SourceRange(at, at + 1, file: file))
    }
    at = bytes.count
  }

  private func peek(_ offset: Int = 0) -> UInt8 {
    at + offset < bytes.count ? bytes[at + offset] : 0
  }

  private mutating func run() {
    var lineStart = 0
    for index in 0...bytes.count where index == bytes.count || isLineEnd(bytes[index]) {
      if index - lineStart > NestingGuard.maxLineBytes {
        problem = LanguageDiagnostics.size(
          "a line holds at most \(NestingGuard.maxLineBytes) bytes",
          at: SourceRange(lineStart, lineStart + 1, file: file))
        at = bytes.count
        return
      }
      lineStart = index + 1
    }
    while at < bytes.count { step() }
  }

  private mutating func step() {
    let byte = bytes[at]
    defer { if byte > 32, at <= bytes.count { lastByte = bytes[at - 1] } }
    switch byte {
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): string(pounds: 0)
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): push(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): pop()
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): postfix(byte)
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "~"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "%"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "/"), UInt8(ascii: "="):
      operators(byte)
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      endChain()
      if byte == UInt8(ascii: ";") { angles = 0 }
      prefixRun = 0
      at += 1
    case 32, 9, 10, 13: at += 1
    default: word()
    }
  }

  private mutating func endChain() {
    totalChain -= chain
    chain = 0
  }

  private mutating func addToChain() {
    chain += 1
    totalChain += 1
    if chain > NestingGuard.maxChain {
      fail("a chain of calls holds at most \(NestingGuard.maxChain) steps")
    } else if totalChain > NestingGuard.maxTotalChain {
      fail("nested chains of calls hold at most \(NestingGuard.maxTotalChain) steps")
    }
  }

  private mutating func push(_ byte: UInt8) {
    addToChain()
    open.append((byte, chain, squares))
    chain = 0
    let isDirect = "[(<>".utf8.contains(lastByte)
    if !isDirect { squares = 0 }
    if byte == UInt8(ascii: "[") { squares += 1 }
    if squares > NestingGuard.maxSquares {
      return fail("at most \(NestingGuard.maxSquares) square brackets open inside one another")
    }
    prefixRun = 0
    arrowRun = 0
    elseRun = byte == UInt8(ascii: "{") ? elseRun : 0
    if open.count > NestingGuard.maxNesting {
      return fail("brackets are nested at most \(NestingGuard.maxNesting) deep")
    }
    at += 1
  }

  private mutating func pop() {
    endChain()
    if let last = open.popLast() { (chain, squares) = (last.chain, last.squares) }
    prefixRun = 0
    angles = 0
    at += 1
  }

  private mutating func postfix(_ byte: UInt8) {
    if byte == UInt8(ascii: "!"), at == 0 || !isOperandEnd(bytes[at - 1]) {
      return operators(byte)
    }
    if byte == UInt8(ascii: "."), peek(1) == byte { return operators(byte) }
    addToChain()
    at += 1
  }

  private mutating func operators(_ byte: UInt8) {
    if byte == UInt8(ascii: "/"), mayHideText() {
      return fail("a regular expression is not supported here")
    }
    if byte == UInt8(ascii: "-"), peek(1) == UInt8(ascii: ">") {
      arrowRun += 1
      if arrowRun > NestingGuard.maxNesting {
        return fail("at most \(NestingGuard.maxNesting) arrows stand in a row")
      }
      at += 2
      return
    }
    if byte == UInt8(ascii: "<") {
      angles += 1
      if angles > NestingGuard.maxNesting {
        return fail("angle brackets are nested at most \(NestingGuard.maxNesting) deep")
      }
    } else if byte == UInt8(ascii: ">") {
      angles = max(0, angles - 1)
    }
    endChain()
    prefixRun += 1
    if prefixRun > NestingGuard.maxNesting {
      return fail("at most \(NestingGuard.maxNesting) operators stand in a row")
    }
    at += 1
  }

  private func isOperandEnd(_ byte: UInt8) -> Bool {
    isWord(byte) || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
      || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }

  private func isWord(_ byte: UInt8) -> Bool {
    (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private mutating func word() {
    let start = at
    while at < bytes.count, isWord(bytes[at]) { at += 1 }
    if at == start {
      at += 1
      return
    }
    let word = at - start > 12 ? "" : String(decoding: bytes[start..<at], as: UTF8.self)
    switch word {
    case "try", "await", "some", "any", "repeat", "case", "is", "as", "in", "where", "return":
      wordRun += 1
    case "else":
      elseRun += 1
      prefixRun = 0
    case "if":
      if lastWord != "else" { elseRun = 0 }
    case "let", "var", "func", "struct", "enum", "class", "extension", "for", "while":
      endChain()
      elseRun = 0
      angles = 0
      (wordRun, prefixRun, arrowRun) = (0, 0, 0)
    default:
      wordRun = 0
      prefixRun = 0
      if lastByteBefore(start) != UInt8(ascii: ".") { endChain() }
    }
    lastWord = word
    if wordRun > NestingGuard.maxNesting || elseRun > NestingGuard.maxNesting {
      at = start
      fail("at most \(NestingGuard.maxNesting) '\(word)' stand in a row")
    }
  }

  private func lastByteBefore(_ index: Int) -> UInt8 { index > 0 ? bytes[index - 1] : 0 }
}

extension NestingGuard {
  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

  /// Whether the parser may take the slash here for the start of a regular expression, and with it
  /// a quotation mark or a comment for a part of that: then this scan would skip what the parser
  /// does not.
  private func mayHideText() -> Bool {
    let next = peek(1)
    if next <= 32 || next == UInt8(ascii: "=") { return false }
    var end = at + 1
    while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
    let rest = Array(bytes[(at + 1)..<end])
    func holds(_ text: String) -> Bool {
      let wanted = Array(text.utf8)
      return rest.indices.contains { rest[$0...].starts(with: wanted) }
    }
    if holds("\\/") || holds("\"\"\"") || holds("/*") { return true }
    return rest.count > 256 && (holds("\"") || holds("//"))
  }

  private mutating func skipLine() {
    while at < bytes.count, !isLineEnd(bytes[at]) { at += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while at < bytes.count {
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        at += 2
        if depth == 0 { return }
      } else {
        at += 1
      }
    }
  }

  private mutating func pound() {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    if peek(count) == UInt8(ascii: "\"") {
      at += count
      return string(pounds: count)
    }
    if count > NestingGuard.maxNesting {
      return fail("at most \(NestingGuard.maxNesting) '#' stand in a row")
    }
    if peek(count) == UInt8(ascii: "/") {
      return fail("a regular expression is not supported here")
    }
    let rest = bytes[at..<min(at + 6, bytes.count)]
    if rest.starts(with: Array("#if".utf8)) {
      conditionals += 1
      if conditionals > NestingGuard.maxNesting {
        return fail("'#if' is nested at most \(NestingGuard.maxNesting) deep")
      }
    } else if rest.starts(with: Array("#endif".utf8)) {
      conditionals = max(0, conditionals - 1)
    }
    at += count
  }

  private func hasPounds(_ count: Int, from offset: Int) -> Bool {
    for index in 0..<count where peek(offset + index) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Skips a string literal; the parts in `\( )` are scanned like code, by the same loop.
  private mutating func string(pounds: Int) {
    let quote = UInt8(ascii: "\"")
    (prefixRun, wordRun) = (0, 0)
    let isMultiline = peek(1) == quote && peek(2) == quote
    at += isMultiline ? 3 : 1
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\\"), hasPounds(pounds, from: 1) {
        if peek(1 + pounds) == UInt8(ascii: "(") {
          at += 1 + pounds
          interpolation()
        } else {
          at += 2 + pounds
        }
      } else if byte == quote, !isMultiline || (peek(1) == quote && peek(2) == quote),
        hasPounds(pounds, from: isMultiline ? 3 : 1)
      {
        at += (isMultiline ? 3 : 1) + pounds
        return
      } else if isLineEnd(byte), !isMultiline {
        return
      } else {
        at += 1
      }
    }
  }

  private mutating func interpolation() {
    let depth = open.count
    push(UInt8(ascii: "("))
    while at < bytes.count, open.count > depth { step() }
  }
}
