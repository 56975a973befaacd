/// Places in a program text: what people read in a diagnostic, for every kind of line.
import Basics
import Testing

@Suite struct `Source text` {
  private func place(_ text: String, _ offset: Int) -> [Int] {
    let position = SourceText(name: "a.swift", text).position(of: offset)
    return [position.line, position.column]
  }

  @Test func `an empty text has one empty line`() {
    let text = SourceText(name: "a.swift", "")
    #expect(text.lineCount == 1)
    #expect(text.line(1) == "")
    #expect(place("", 0) == [1, 1])
  }

  @Test(arguments: [
    (0, [1, 1]), (1, [1, 2]), (2, [1, 3]), (3, [2, 1]), (4, [3, 1]), (6, [3, 3]),
  ])
  func `lines and columns count from one`(offset: Int, expected: [Int]) {
    #expect(place("ab\n\ncd", offset) == expected)
  }

  @Test func `places outside the text are those of its ends`() {
    #expect(place("ab\ncd", -5) == [1, 1])
    #expect(place("ab\ncd", 99) == [2, 3])
    #expect(place("ab\n", 99) == [2, 1])
  }

  @Test func `columns count bytes as the compiler does`() {
    #expect(place("ü=\"é🎈\"x", "ü=\"é🎈\"".utf8.count) == [1, 12])
  }

  @Test func `lines come without their breaks, whichever they are`() {
    let text = SourceText(name: "a.swift", "one\r\ntwo\n\r\nfour")
    #expect(text.lineCount == 4)
    #expect((1...4).map(text.line) == ["one", "two", "", "four"])
    #expect(text.position(of: 5) == SourcePosition(line: 2, column: 1))
  }

  @Test func `a final line break opens one more line`() {
    let text = SourceText(name: "a.swift", "a\n")
    #expect(text.lineCount == 2)
    #expect(text.line(2) == "")
  }

  @Test func `lines that do not exist are empty`() {
    let text = SourceText(name: "a.swift", "a")
    #expect([0, -1, 2, .max].map(text.line) == ["", "", "", ""])
  }

  @Test func `ranges are cut to the text`() {
    let text = SourceText(name: "a.swift", "abc")
    #expect(text.text(in: SourceRange(1, 2)) == "b")
    #expect(text.text(in: SourceRange(1, 99)) == "bc")
    #expect(text.text(in: SourceRange(-4, 1)) == "a")
    #expect(text.text(in: SourceRange(2, 1)) == "")
    #expect(text.text(in: .none) == "")
  }

  @Test func `bytes that are no text become replacement characters`() {
    let text = SourceText(name: "a.swift", bytes: [0x61, 0xFF, 0x0A, 0xC3])
    #expect(text.string == "a\u{FFFD}\n\u{FFFD}")
    #expect(text.line(1) == "a\u{FFFD}")
    #expect(text.line(2) == "\u{FFFD}")
  }
}
