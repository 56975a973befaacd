/// A stranger's text cannot move the cursor, reorder a line or hide in it.
import Basics
import Testing

@Suite struct Escapes {
  @Test(arguments: [
    ("plain – ü🎈漢", "plain – ü🎈漢"), ("\u{1B}[2J", "\\x1b[2J"), ("a\nb\tc", "a\\x0ab\\x09c"),
    ("\u{7F}\u{9B}", "\\x7f\\x9b"), ("\u{202E}abc", "\\u{202e}abc"), ("\u{200B}", "\\u{200b}"),
    ("\u{AD}\u{180E}", "\\xad\\u{180e}"), ("\u{E0041}", "\\u{e0041}"), ("", ""),
  ])
  func `what a terminal would obey is shown instead`(text: String, shown: String) {
    #expect(Escaping.visible(text) == shown)
  }

  @Test func `lines may be kept, carriage returns never are`() {
    #expect(Escaping.visible("a\nb\tc\r\n", keepingLines: true) == "a\nb\tc\\x0d\n")
  }

  @Test func `whatever the text, the result is safe and stays as it is`() {
    for scalar in (UInt32(0)...0xE_0100).compactMap(Unicode.Scalar.init) {
      let shown = Escaping.visible(String(scalar))
      if Escaping.isUnsafe(scalar) || shown != String(scalar) {
        #expect(!shown.unicodeScalars.contains(where: Escaping.isUnsafe))
        #expect(Escaping.visible(shown) == shown)
      }
    }
  }
}
