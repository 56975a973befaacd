/// The tools of the tests are tested too: a tokenizer that misreads would blind the tidy rules.
import TestSupport
import Testing

@Suite struct `Tools of the tests` {
  private func code(_ text: String) -> [String] { SwiftToken.code(in: text).map(\.text) }

  @Test(arguments: [
    ("a // b\nc", ["a", "c"]),
    ("a /* b /* c */ d */ e", ["a", "e"]),
    ("x = \"try! // \\\" y\" z", ["x", "=", "z"]),
    ("\"\"\"\n print(\"a\") \" \n\"\"\" b", ["b"]),
    ("#\"a \"b\" \\(c) \\#(d)\"# e", ["(", "d", ")", "e"]),
    ("\"a\\(f(\")\") + 1)b\" c", ["(", "f", "(", ")", "+", "1", ")", "c"]),
    ("func `a name`() {}", ["func", "a name", "(", ")", "{", "}"]),
    ("#if os(Linux)", ["#", "if", "os", "(", "Linux", ")"]),
    ("1_000.5e3 ü2", ["1_000", ".", "5e3", "ü2"]),
    ("\"never closed\nb", ["b"]),
    ("/* never closed", []),
  ])
  func `the tokenizer skips comments and string literals`(text: String, tokens: [String]) {
    #expect(code(text) == tokens)
  }

  @Test func `tokens know their lines`() {
    let tokens = SwiftToken.all(in: "a\r\n/* b\n */ \"\"\"\nx\n\"\"\" c")
    #expect(tokens.map(\.line) == [1, 2, 3, 5])
    #expect(tokens.map(\.kind) == [.word, .comment, .string, .word])
    #expect(tokens[2].text == "\nx\n")
  }

  @Test func `functions are measured by their braces`() {
    let text = """
      func == (a: A, b: A) -> Bool {
        a.init { b }
      }
      init?(a: [Int] = { [1] }()) where A: B {
        if a {}

      }
      var stored: Int
      var lazily: Int { 1 }
      """
    let found = SizeRules.bodies(in: SwiftToken.code(in: text))
    #expect(found.map(\.name) == ["=", "init", "lazily"])
    #expect(found.map(\.first) == [1, 4, 9])
    #expect(found.map(\.last) == [3, 7, 9])
  }

  @Test func `random numbers are those of SplitMix64`() {
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(
      [generator.next(), generator.next(), generator.next()]
        == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test func `equal grids have no difference`() {
    #expect(GridDifference.describe(expected: "ab\ncd\n", actual: "ab\ncd") == nil)
  }

  @Test func `differing cells are counted, placed and marked`() {
    let text = GridDifference.describe(expected: "ab\ncd\nef", actual: "ab\ncx")
    #expect(
      text == """
        3 cells differ, first at row 2, column 2
        expected | actual   |
        ab       | ab       |
        cd       | cx       |  ^
        ef       |          | ^^ (row in one only)
        """)
  }

  @Test func `markers come out of a text with their places`() {
    let marked = MarkedText("ü⟦1⟧ab⟦end⟧")
    #expect(marked.text == "üab")
    #expect(marked.offsets == ["1": 2, "end": 4])
    #expect(marked.offset("none") == -1)
  }
}
