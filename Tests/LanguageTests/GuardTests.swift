// What no text may do: overflow, hang or crash the compiler.
import Basics
import Language
import TestSupport
import Testing

@Suite struct `Nothing a stranger writes stops the compiler` {
  private static func nested(
    _ open: String, _ middle: String, _ close: String, _ count: Int
  )
    -> String
  {
    String(repeating: open, count: count) + middle + String(repeating: close, count: count)
  }

  @Test(arguments: [
    nested("(", "1", ")", 200), nested("[", "1", "]", 60), nested("{ ", "", " }", 200),
    nested("f(", "1", ")", 200), nested("\"\\(", "1", ")\"", 140), nested("- ", "1", "", 300),
    nested("try ", "g()", "", 300), nested("a<", "b", ">", 300), nested("", "a", ".b", 600),
    nested("!", "a", "", 600), nested("Int -> ", "Int", "", 300),
    nested("[() -> ", "Int", "]", 20),
  ])
  func `what the parser would choke on is refused with its place`(text: String) {
    #expect(
      Compiled("let x = " + text).found.map { $0.split(separator: " ")[1] } == ["limit-nesting"])
  }

  @Test func `a run of else-if and nested conditional compilation`() {
    let run =
      "func f(a: Int) { if a == 1 {}" + Self.nested(" else if a == 2 {}\n", "", "", 200) + "}"
    #expect(Compiled(run).found.count == 1)
    #expect(Compiled(Self.nested("#if A\n", "", "#endif\n", 200)).found.count == 1)
  }

  @Test func `a file of more than 256 KiB`() {
    #expect(
      Compiled(String(repeating: "// line\n", count: 40_000)).found == ["1:1 limit-size"])
    #expect(Compiled("let x = " + String(repeating: "x", count: 9000)).found == ["1:1 limit-size"])
  }

  @Test(arguments: ["/\"/ ", "/\\// ", "#/\"\"\"/# ", "/\"\"\"/ ", "// c\r", "1\r\"\r"])
  func `nothing hides from the scan what the parser sees`(start: String) {
    let text = "let x = " + start + Self.nested("(", "1", ")", 3_000)
    #expect(Compiled(text).found.allSatisfy { $0.contains("limit-") })
  }

  @Test func `what is long but flat passes`() {
    let chain = "Text(\"a\")" + String(repeating: "\n.opacity(1)", count: 240)
    #expect(Compiled.view(chain).found == [])
    let sum = "let y = 1.5\nlet x = y" + String(repeating: "\n+ y", count: 900)
    #expect(Compiled(sum).found == [])
    #expect(Compiled(sum + String(repeating: "\n+ y", count: 200)).found == ["2:9 unsupported"])
    let stack = Self.nested("VStack { ", "Text(\"a\")", " }", 60)
    #expect(Compiled.view(stack).found == [])
  }

  @Test func `declarations that go round in circles end`() {
    let made = Compiled(
      """
      struct A { var b = B().a }
      struct B { var a = A().b }
      let q = r
      let r = q
      typealias X = Y
      typealias Y = X
      let z: X = 1
      protocol P: Q {}
      protocol Q: P {}
      struct S: P {}
      class C: C {}
      """)
    #expect(made.program.types.count == 6)
  }

  /// The programs of all case files, each once.
  private static let programs: [SourceText] = {
    var seen: Set<String> = []
    return ["animation", "layout", "matching", "transitions"].flatMap(CaseFile.cases)
      .filter { seen.insert($0.program).inserted }
      .map { SourceText(name: $0.title, $0.program) }
  }()

  @Test func `every program of the cases is lowered, whatever the catalog knows`() {
    #expect(Self.programs.count > 40)
    for text in Self.programs {
      let (program, diagnostics) = Frontend.compile([text], against: ToyCatalog.make())
      #expect(program.types.contains { $0.name == "ContentView" }, "\(text.name)")
      #expect(!diagnostics.contains { $0.id == "syntax" }, "\(text.name)")
    }
  }

  @Test func `every prefix of some programs is answered`() {
    let catalog = ToyCatalog.make()
    for index in stride(from: 3, to: Self.programs.count, by: 9) {
      let bytes = Self.programs[index].bytes
      for end in stride(from: 0, to: bytes.count, by: 97) {
        let text = SourceText(name: "prefix", bytes: Array(bytes[..<end]))
        _ = Frontend.compile([text], against: catalog)
      }
    }
  }
}
