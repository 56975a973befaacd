// Observable objects, wrappers and the wider control flow: what they mean and what is refused.
import Basics
import Language
import Testing

@Suite struct `The wider language resolves` {
  private let model = """
    class Model: ObservableObject {
      @Published var on = false
      func flip() { on.toggle() }
    }

    """

  @Test func `published properties are read and written through the graph`() {
    let made = Compiled(
      model + """
        struct V: View {
          @StateObject var model = Model()
          var body: some View { Button("go") { model.flip(); model.on = true } }
        }
        """)
    #expect(made.found == [])
    #expect(made.body("Model.flip()") == "l0.w0.toggle()")
    #expect(
      made.body("V.body") == "Button('go', closure[l0]{c0.w0.Model.flip()<>; c0.w0.w0 = true})")
    let fields = made.program.types.flatMap(\.fields)
    #expect(fields.map(\.wrapper) == [.published, .stateObject])
  }

  @Test func `every stored variable of an observable class is observed, constants are not`() {
    let made = Compiled(
      """
      @Observable class Model {
        var a = 1
        let b = 2
        @ObservationIgnored var c = 3
      }
      """)
    #expect(made.found == [])
    #expect(made.program.types[0].fields.map(\.wrapper) == [.published, .none, .none])
  }

  @Test func `fields of a superclass come first, and overridden methods are found at run time`() {
    let made = Compiled(
      """
      class A { var x = 1; func f() -> Int { x } }
      class B: A { var y = 2; override func f() -> Int { super.f() + y } }
      func call(_ a: A) -> Int { a.f() }
      """)
    #expect(made.found == [])
    #expect(made.program.types[1].fields.map(\.name) == ["x", "y"])
    #expect(made.body("call(_:)") == "return l0.?f()")
    #expect(made.body("B.f()") == "return (l0.A.f()<> + l0.f1)")
  }

  @Test func `observers become what assigns the property`() {
    let made = Compiled(
      "struct S { var n = 1 { willSet { print(newValue) } didSet { n = oldValue } } }")
    #expect(made.program.types[0].observers.count == 1)
    #expect(made.body("S.n.observe").hasSuffix("l2 := l0.f0; l0.f0 = l1; l0.f0 = l2"))
  }

  @Test func `objects handed down are keyed by their class`() {
    let made = Compiled(
      model + """
        struct V: View {
          @EnvironmentObject var model: Model
          @Environment(Model.self) var other: Model?
          var body: some View { Text(model.on ? "a" : "b") }
        }
        """)
    #expect(made.found == [])
    #expect(
      made.program.types[1].fields.map(\.wrapper)
        == [.environment(key: "@Model"), .environment(key: "@?Model")])
  }
}

@Suite struct `Wrappers in the wrong place are refused` {
  @Test(arguments: [
    ("struct S { @Published var n = 1 }", "1:12 wrapper-use"),
    ("@Observable struct S { var n = 1 }", "1:20 wrapper-use"),
    ("struct M { var n = 1 }\nstruct S { @StateObject var m = M() }", "2:29 wrapper-use"),
    ("class M { var n = 1 }\nstruct S { @ObservedObject var m: M }", "2:32 wrapper-use"),
    ("struct S { @FetchRequest var m = 1 }", "1:12 unsupported"),
    ("func f() { var n: Int { get { 1 } set { } } }", "1:23 unsupported"),
  ])
  func `each with one diagnostic`(text: String, found: String) {
    #expect(Compiled(text).found == [found])
  }
}
