// What no text may do: overflow, hang or crash the compiler.
import Basics
import Language
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
    nested("[() -> ", "Int", "]", 20), String(repeating: "x", count: 9000),
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
      Compiled(String(repeating: "// line\n", count: 40_000)).found == ["1:1 limit-nesting"])
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

  @Test(arguments: SeedPrograms.all.indices)
  func `every program of the seed documents is lowered`(index: Int) {
    let text = SeedPrograms.all[index]
    let (program, diagnostics) = Frontend.compile([text], against: ToyCatalog.make())
    #expect(!program.types.isEmpty || diagnostics.contains { $0.id == "syntax" })
    let isPlaceholder = text.string.contains("/*...*/")
    #expect(diagnostics.contains { $0.id == "syntax" } == isPlaceholder)
  }

  @Test func `the last state of the first document has no mistake`() throws {
    let last = try #require(SeedPrograms.all.last { $0.name.hasPrefix("0-") })
    let (program, diagnostics) = Frontend.compile([last], against: ToyCatalog.make())
    #expect(diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    #expect(program.rootCandidates() == ["ContentView", "MyView"])
  }

  @Test func `every prefix of some programs is answered`() {
    let catalog = ToyCatalog.make()
    for index in stride(from: 3, to: SeedPrograms.all.count, by: 9) {
      let bytes = SeedPrograms.all[index].bytes
      for end in stride(from: 0, to: bytes.count, by: 97) {
        let text = SourceText(name: "prefix", bytes: Array(bytes[..<end]))
        _ = Frontend.compile([text], against: catalog)
      }
    }
  }
}
