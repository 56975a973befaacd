// What is wrong with programs: ids and places.
import Basics
import Language
import Testing

@Suite struct `What is wrong is said once, at its place` {
  @Test func `a property declared as a number and used as a truth value has one root`() throws {
    let made = Compiled(
      """
      struct Tile: View {
        var large: Double
        var body: some View { RoundedRectangle(cornerRadius: large ? 32 : 8).fill(.yellow) }
      }
      struct V: View {
        var body: some View {
          Tile(large: true)
          Tile(large: false)
        }
      }
      """)
    #expect(made.found == ["2:14 argument-type"])
    let one = try #require(made.diagnostics.first)
    #expect(one.message == "'large' is declared as 'Double' but is used as 'Bool'")
    #expect(one.notes.map { made.text.position(of: $0.range.start).line } == [3, 7, 8])
    #expect(one.fixIts.map(\.text) == ["Bool"])
  }

  @Test func `one wrong argument to a sound property is wrong at the call`() {
    let made = Compiled(
      """
      struct Leaf: View { var size: Double; var body: some View { Text("a").opacity(size) } }
      struct V: View { var body: some View { Leaf(size: "x") } }
      """)
    #expect(made.found == ["2:51 argument-type"])
  }

  @Test(arguments: [
    ("Text(cout)", "4:6 unknown-name"),
    ("Text(\"a\").paddin(3)", "4:11 unknown-modifier"),
    ("Rectangl()", "4:1 unknown-view"),
    ("Text(42)", "4:6 argument-type"),
    ("Text(\"a\").frame(width: \"w\")", "4:24 argument-type"),
    ("Text(\"a\").frame(width: count)", "4:24 argument-type"),
    ("Text(\"a\").background(.purpel)", "4:22 unknown-member"),
    ("Text(\"a\").offset(q: 3)", "4:18 unknown-argument"),
    ("Text(\"a\").zIndex()", "4:17 missing-argument"),
    ("Text(\"a\").zIndex(1, 2)", "4:21 extra-argument"),
    ("if count { Text(\"q\") }", "4:4 condition-type"),
    ("Button(\"a\") { fixed = 2 }", "4:15 assign-constant"),
    ("Button(\"a\") { plain = 2 }", "4:15 assign-immutable-self"),
    ("Button(\"a\") { count = \"x\" }", "4:23 assign-type"),
    ("Button(\"a\") { let k = 1; k = 2 }", "4:26 assign-constant"),
    ("Text(\"\\(count * 2.5)\")", "4:15 operator-type"),
    ("count", "4:1 view-type"),
    ("count = 3", "4:1 unsupported"),
    ("for i in 0..<3 { Text(\"x\") }", "4:1 unsupported"),
    ("Text(name)", "4:6 optional-unwrap"),
    ("Text(\"\\(name.count)\")", "4:14 optional-unwrap"),
    ("Text(\"a\").onTapGesture { $0 }", "4:24 closure-parameters"),
  ])
  func `in a body`(content: String, wanted: String) {
    let made = Compiled(
      """
      struct V: View {
        @State var count = 0; let fixed = 3; var plain = 0; var name: String?
        var body: some View {
      \(content)
        }
      }
      """)
    #expect(made.found == [wanted])
  }

  @Test(arguments: [
    (
      "struct V: View { @state var on = false; var body: some View { Text(\"a\") } }",
      "1:18 wrapper-misspelt"
    ),
    ("func f(_ n: Intt) {}", "1:13 unknown-type"),
    ("func f() -> String { 3 }", "1:22 return-type"),
    ("func f() -> Int { let n = 1 }", "1:19 return-type"),
    ("func f() { return 3 }", "1:19 return-type"),
    ("let n: Int = \"x\"", "1:14 argument-type"),
    (
      "enum E { case a, b }\nfunc f(e: E) -> Int { switch e { case .a: return 1 } }",
      "2:23 switch-exhaustive"
    ),
    ("struct S { @StateObject var s = 3 }", "1:29 wrapper-use"),
    ("func f() { var n: Int { get { 1 } set { } } }", "1:23 unsupported"),
    ("struct A { var n: Int }\nlet a = A()", "2:10 missing-argument"),
    ("struct A { var n: Int }\nlet a = A(m: 1)", "2:11 argument-label"),
    ("struct V: View { }", "1:8 conformance"),
    ("let x = (1 +", "1:13 syntax"),
  ])
  func `in a declaration`(source: String, wanted: String) {
    #expect(Compiled(source).found.first == wanted)
  }

  @Test func `an unknown modifier lets its content through`() {
    let made = Compiled.view("Text(\"a\").paddin(3).opacity(0.5)")
    #expect(made.body("V.body") == "Text('a').opacity(0.5)")
    #expect(made.diagnostics.map(\.severity) == [.warning])
    #expect(made.diagnostics.map(\.hints) == [["did you mean 'padding'?"]])
  }

  @Test func `an unknown view is a placeholder that keeps its modifiers`() {
    let made = Compiled.view("Nope().padding(3)")
    #expect(made.body("V.body") == "poisoned(Nope).padding(3.0)")
    #expect(made.diagnostics.map(\.id) == ["unknown-view"])
  }

  @Test func `several mistakes in one run come in the order of the text`() {
    let made = Compiled.view("Text(a1)\nText(b1)\nText(c1)")
    #expect(made.found.map { $0.prefix(1) } == ["4", "5", "6"])
  }
}
