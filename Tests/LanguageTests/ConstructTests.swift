// What programs mean: each construct, seen through the printer of these tests.
import Basics
import Language
import Testing

@Suite struct `Every construct resolves` {
  private func expectBody(
    _ content: String, fields: String = "", _ wanted: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let made = Compiled.view(content, fields: fields)
    #expect(made.found == [], sourceLocation: location)
    #expect(made.body("V.body") == wanted, sourceLocation: location)
  }

  @Test func `a view with a modifier and a builder argument`() {
    expectBody(
      "VStack(spacing: 2) { Text(\"a\"); Spacer() }.padding(8)",
      "VStack(center, 2.0, {Text('a'); Spacer(nil)}).padding(8.0)")
  }

  @Test func `implicit members follow the expected type, also in chains`() {
    expectBody(
      "Text(\"a\").transition(.scale(1)).transition(.opacity.combined(with: .scale(2)))",
      "Text('a').transition(scale(1.0, center)).transition(opacity.combined(scale(2.0, center)))")
    expectBody(
      "Text(\"a\").animation(.spring(response: 1).speed(2), value: 3)",
      "Text('a').animation(spring(1.0, 0.8, 0.0).speed(2.0), 3)")
  }

  @Test func `ternaries with implicit members, nil and literals`() {
    expectBody(
      "Text(\"a\").background(on ? .red : .blue).frame(width: on ? nil : 100)",
      fields: "  @State var on = false",
      "Text('a').background((l0.w0 ? red : blue)).frame((l0.w0 ? nil : 100.0), nil, center)")
  }

  @Test func `state is read, written and captured through self`() {
    expectBody(
      "Button(\"go\") { on.toggle(); n += 1 }",
      fields: "  @State var on = false\n  @State private var n = 0",
      "Button('go', closure[l0]{c0.w0.toggle(); c0.w1 += 1})")
  }

  @Test func `a binding is passed with a dollar and read like a value`() {
    let made = Compiled(
      """
      struct Inner: View {
        @Binding var open: Bool
        let space: Namespace.ID
        var body: some View { Text(open ? "a" : "b").matchedGeometryEffect(id: 1, in: space) }
      }
      struct V: View {
        @State var on = false
        @Namespace var space
        var body: some View { Inner(open: $on, space: space) }
      }
      """)
    #expect(made.found == [])
    #expect(made.body("V.body") == "Inner(l0.$0, l0.w1)")
    #expect(
      made.body("Inner.body")
        == "Text((l0.w0 ? 'a' : 'b')).matchedGeometryEffect(1, l0.f1, true)")
  }

  @Test func `several trailing closures, and one that skips defaults`() {
    expectBody(
      "Button { print(1) } label: { Text(\"x\") }",
      "Button(closure[]{print([1])}, {Text('x')})")
    expectBody("Text(\"a\").onTapGesture { }", "Text('a').onTapGesture(1, closure[]{})")
  }

  @Test func `the number of closure parameters picks the overload`() {
    expectBody(
      "Text(\"a\").onChange(of: 1) { print(2) }.onChange(of: 1) { old, new in print(old, new) }",
      "Text('a').onChange(1, closure[]{print([2])}).onChange(1, closure[]{print([l0, l1])})")
  }

  @Test func `conditions, bindings and switches in builders`() {
    let made = Compiled(
      """
      enum Kind { case a, b(Int) }
      struct V: View {
        var kind = Kind.a
        var name: String?
        var body: some View {
          if let name { Text(name) } else if name == nil { Spacer() }
          switch kind {
          case .a: Text("a")
          case .b(let n): Text("\\(n)")
          }
        }
      }
      """)
    #expect(made.found == [])
    #expect(
      made.body("V.body")
        == "if l1 = l0.f1 {Text(l1)} else {if (l0.f1 == nil) {Spacer(nil)}}; "
        + "switch l0.f0 {Text('a')} {Text(text(l3))}")
  }

  @Test func `the element of a collection is known inside of ForEach`() {
    let made = Compiled(
      """
      struct Item { let name: String; var size: Double }
      struct V: View {
        let items = [Item(name: "a", size: 1)]
        var body: some View {
          ForEach(items, id: \\.name) { item in Text(item.name).opacity(item.size) }
          ForEach(0..<3, id: \\.self) { Text("\\($0)").offset(x: Double($0) * 2.5) }
        }
      }
      """)
    #expect(made.found == [])
    #expect(
      made.body("V.body")
        == "ForEach(l0.f0, \\.name, closure[]{Text(l0.f0).opacity(l0.f1)}); "
        + "ForEach((0 ..< 3), \\., closure[]{Text(text(l0)).offset((Double(l0) * 2.5), 0.0)})")
  }

  @Test func `a transition of the program and its shorthand`() {
    let made = Compiled(
      """
      struct Fade: Transition {
        var amount = 0.5
        func body(content: Content, phase: TransitionPhase) -> some View {
          content.opacity(phase == .identity ? 1 : amount)
        }
      }
      extension Transition where Self == Fade { static var fade: Fade { Fade() } }
      extension AnyTransition { static var pop: AnyTransition { .scale(scale: 2) } }
      struct V: View {
        var body: some View { Text("a").transition(.fade).transition(.pop) }
      }
      """)
    #expect(made.found == [])
    #expect(
      made.body("Fade.body(content:phase:)") == "l1.opacity(((l2 == identity) ? 1.0 : l0.f0))")
    #expect(
      made.body("V.body")
        == "Text('a').transition(get(Transition.fade)).transition(get(AnyTransition.pop))")
  }

  @Test func `environment entries, written both ways`() throws {
    let made = Compiled(
      """
      extension EnvironmentValues {
        @Entry var flag = true
        var sides: Double {
          get { self[Sides.self] }
          set { self[Sides.self] = newValue }
        }
      }
      struct Sides: EnvironmentKey { static let defaultValue: Double = 4 }
      struct V: View {
        @Environment(\\.flag) var flag
        @Environment(\\.sides) private var sides
        var body: some View { Text("\\(flag) \\(sides)").environment(\\.sides, 3) }
      }
      """)
    #expect(made.found == [])
    #expect(
      made.program.globals.map(\.name) == [
        "Sides.defaultValue", "EnvironmentValues.flag", "EnvironmentValues.sides",
      ])
    let view = try #require(made.program.types.first { $0.name == "V" })
    #expect(
      view.fields.map(\.wrapper) == [.environment(key: "flag"), .environment(key: "sides")])
    #expect(view.fields.map(\.type) == [.bool, .double])
    #expect(
      made.body("V.body")
        == "Text(text(l0.w0, ' ', l0.w1)).environment(\\.sides, 3.0)")
  }

  @Test func `animatable fields are the numeric ones that are not ignored`() throws {
    let made = Compiled(
      """
      @Animatable
      struct Radius: ViewModifier {
        var value: Double
        @AnimatableIgnored var other: Double = 0
        var name = "a"
        func body(content: Content) -> some View { content.cornerRadius(value) }
      }
      """)
    #expect(made.found == [])
    let type = try #require(made.program.types.first)
    #expect(type.animatableFields == [0])
    #expect(type.conformances.contains("Animatable"))
  }

  @Test func `statements of a function`() {
    let made = Compiled(
      """
      func count(_ limit: Int = 3) -> Int {
        var sum = 0
        for i in 0..<limit where i % 2 == 0 { sum += i }
        guard sum > 0 else { return -1 }
        let (a, b) = (sum, 2.5)
        print(a, b)
        let text = if sum > 2 { "many" } else { "few" }
        return text.count
      }
      let total = count() * 2
      """)
    #expect(made.found == [])
    #expect(made.body("total") == "return (count(_:)<3> * 2)")
    #expect(
      made.body("count(_:)").hasPrefix("l1 := 0; for l2 in (0 ..< l0) {l1 += l2}; guard (l1 > 0)"))
  }

  @Test func `variables that closures share are boxed`() throws {
    let made = Compiled(
      "func f() { var n = 0\n let m = 1\n let g = { n += m }\n g()\n print(n) }")
    #expect(made.found == [])
    let function = try #require(made.program.functions.first { $0.name == "f()" })
    #expect(function.boxedLocals == [0])
  }

  @Test func `names inside of an extension of a built-in type need no type`() {
    let made = Compiled(
      """
      extension Color { static let soft = red.opacity(0.5) }
      let numbers = [1, 2].map { Double($0) }
      let first = numbers[0] + 0.5
      """)
    #expect(made.found == [])
    #expect(made.body("Color.soft") == "return red.opacity(0.5)")
    #expect(made.program.globals.map(\.type) == [.named("Color", []), .array(.double), .double])
  }

  @Test func `a subscript that a card declares`() {
    let made = Compiled("func f(p: CGPoint) -> Double { p[.center] + 1 }")
    #expect(made.found == [])
    #expect(made.body("f(p:)") == "return (l0.subscript(center) + 1.0)")
  }

  @Test func `roots are views without arguments, in order of declaration`() {
    let made = Compiled(
      """
      struct A: View { var body: some View { Text("a") } }
      struct B: View { let n: Int; var body: some View { Text("b") } }
      struct C: View { @State var n = 1; var body: some View { Text("c") } }
      struct ContentView: View { var body: some View { A() } }
      #Preview { C().padding(3) }
      """)
    #expect(made.found == [])
    #expect(made.program.showcases.map(\.kind) == [.preview])
    #expect(made.program.rootCandidates() == ["A", "C", "ContentView"])
  }
}
