// Texts that are no programs, or too much for a parser.
import Lab

extension HostilePrograms {
  private static let small = """
    import SwiftUI

    struct ContentView: View {
      var body: some View { Text("a") }
    }

    """

  static let texts: [HostileProgram] = [
    .text("an empty file", "", .program, "no view here"),
    .text("only comments", "// a\n/* b */\n", .program, "no view here"),
    .text("carriage returns for line ends", small.replacing("\n", with: "\r"), .fine),
    .text("both kinds of line ends", small.replacing("\n", with: "\r\n"), .fine),
    .text("a byte order mark", "\u{FEFF}" + small, .fine),
    .text("a zero byte in a text", small.replacing("a\"", with: "a\0\""), .fine),
    HostileProgram(
      title: "zero bytes", bytes: Array(repeating: 0, count: 1000), status: .program,
      said: "no view here"),
    HostileProgram(
      title: "bytes that are no text", bytes: Array(small.utf8) + [0xFF, 0xFE, 0x80],
      status: .program, said: "invalid UTF-8"),
    HostileProgram(
      title: "all bytes", bytes: (0..<20).flatMap { _ in Array(UInt8.min...UInt8.max) },
      status: .program, said: "syntax"),
    .text(
      "ten megabytes", String(repeating: "// a line of text\n", count: 600_000), .program,
      "limit-size"),
    .text("a long line", "// " + String(repeating: "x", count: 9_000), .program, "limit-size"),
    .text("an open comment", small + "/* never", .program, "unterminated '/*' comment"),
    .text("an open text", small.replacing("a\"", with: "a"), .program, "syntax"),
  ]

  /// Five thousand times one thing, as an initial value.
  private static func deep(
    _ open: String, _ middle: String = "1", _ close: String = "", _ said: String? = "limit-"
  ) -> HostileProgram {
    let count = 5_000
    let text =
      String(repeating: open, count: count) + middle + String(repeating: close, count: count)
    return .text("'\(open)' 5000 times", "let x = " + text + "\n", .program, said)
  }

  static let nesting: [HostileProgram] =
    [
      ("(", ")"), ("[", "]"), ("{", "}"), ("A<", ">"), ("\"\\(", ")\""), ("(1, ", ")"),
      ("[1: ", "]"), ("f(\n", ")"), ("[(", ")]"), ("{ a in\n", "}"), ("if true {\n", "}"),
      ("do {\n", "}"), ("struct S {\n", "}"), ("func f() {\n", "}"), ("#if A\n", "#endif\n"),
      ("/* */(", ")"), ("// c\r(", ")"),
    ].map { deep($0.0, "1", $0.1) }
    + [
      "try ", "Int -> ", "- ", "!", "-", "true ? 1 :\n", "n = ", "await ", "try await\n", "some ",
      "&", "case ", "@a(", "#a(", "is ",
    ].map { deep($0, "1", "", nil) }
    + [".padding()\n", "?.b\n", "!", "[0]\n", "()\n", " {}\n", " as Int\n", "?"].map {
      deep("", "a", $0, nil)
    }
    + ["1 +\n", "true &&\n", "n ??\n", "1 == ", "a.", ".", "#", "`", ";", "\"", "<", "/"].map {
      deep($0, "1", "", nil)
    }
    + [
      .text(
        "else if 5000 times",
        "func f() { if true {}" + String(repeating: " else if true {}\n", count: 5_000) + "}",
        .program, "limit-nesting")
    ]
}
