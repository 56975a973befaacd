// A table of programs that nobody should run unguarded, with what is to be said about each.
import Lab
import Testing

struct HostileProgram: Sendable, CustomTestStringConvertible {
  var title: String
  var bytes: [UInt8]
  var status: Lab.ExitStatus
  /// A part of a sentence, a console line or an id.
  var said: String?

  var testDescription: String { title }

  /// A whole text.
  static func text(
    _ title: String, _ text: String, _ status: Lab.ExitStatus, _ said: String? = nil
  ) -> HostileProgram {
    HostileProgram(title: title, bytes: Array(text.utf8), status: status, said: said)
  }

  /// A body, with declarations inside the view and beside it.
  static func view(
    _ title: String, _ body: String, inside: String = "", beside: String = "",
    _ status: Lab.ExitStatus, _ said: String? = nil
  ) -> HostileProgram {
    text(
      title,
      """
      import SwiftUI
      \(beside)
      struct ContentView: View {
        @State var n = 0
        @State var on = false
        \(inside)
        var body: some View {
          \(body)
        }
      }
      """, status, said)
  }

  /// A function that the body shows the number of.
  static func code(
    _ title: String, _ statements: String, beside: String = "", _ status: Lab.ExitStatus,
    _ said: String? = nil
  ) -> HostileProgram {
    view(
      title, "Text(\"\\(answer())\")", inside: "func answer() -> Int {\n\(statements)\nreturn 1 }",
      beside: beside, status, said)
  }
}

enum HostilePrograms {
  static let all = loops + recursion + selfInsertion + values + numbers + texts + nesting

  static let loops: [HostileProgram] = [
    .code("an endless loop in a body", "while true { }", .limit, "limit-fuel"),
    .view(
      "an endless loop in a tap", "Text(\"a\").onTapGesture { while true { n += 1 } }", .limit,
      "does a loop here never end"),
    .view(
      "an endless loop in a computed property", "Text(\"\\(x)\")",
      inside: "var x: Int { while true { } ; return 1 }", .limit, "limit-fuel"),
    .view(
      "an endless loop in an initial value", "Text(\"\\(x)\")", inside: "@State var x = spin()",
      beside: "func spin() -> Int { while true { } ; return 1 }", .limit, "limit-fuel"),
    .view(
      "a state written in a body", "let _ = bump()\nText(\"\\(n)\")",
      inside: "func bump() -> Int { n += 1; return n }", .limit,
      "Modifying state during view update"),
    // A call of a card costs what it does, so that 1,200,000 are too many, 800,000 are not.
    .code(
      "calling a card 1,200,000 times",
      "var n = 0; for i in 0..<1_200_000 { n = max(n, i) }; return n", .limit, "limit-fuel"),
    .code(
      "calling a card 800,000 times",
      "var n = 0; for i in 0..<800_000 { n = max(n, i) }; return n", .fine),
    .view(
      "an endless loop in an alignment guide",
      """
      HStack(alignment: .top) {
        Text("a").alignmentGuide(.top) { d in while true { }; return d.height }
        Text("b")
      }
      """,
      .limit,
      "limit-fuel"),
    .view(
      "an endless loop in a shape's path", "Endless()",
      beside: "struct Endless: Shape { func path(in rect: CGRect) -> Path { while true { } } }",
      .limit, "limit-fuel"),
    .view(
      "numbers out of bounds without end", "Endless()",
      beside: """
        struct Endless: Shape {
          func path(in rect: CGRect) -> Path {
            var path = Path()
            for i in 0..<9_223_372_036_854_775_807 {
              path.addLine(to: CGPoint(x: Double(i) * 1e9, y: 0))
            }
            return path
          }
        }
        """, .limit, "limit-fuel"),
    .code("printing without end", "while true { print(\"line\") }", .limit, "limit-output"),
    .code(
      "printing too much", "for _ in 0..<9 { print(String(repeating: \"ab\", count: 9000)) }",
      .limit, "the rest is left out"),
    .code(
      "searching a large list without end",
      "let b = Array(repeating: 0, count: 900_000); while !b.contains(5) { }", .limit,
      "limit-fuel"),
    .code(
      "sorting without end",
      "var b = Array(0..<90_000); while true { b.reverse(); b.sort() }", .limit, "limit-fuel"),
    .code(
      "changing a large dictionary without end",
      "var d: [Int: Int] = [:]; for i in 0..<20_000 { d[i] = i }\n"
        + "while true { d.removeValue(forKey: d.count); d[0] = nil; d[0] = 1 }", .limit,
      "limit-fuel"),
  ]

  static let recursion: [HostileProgram] = [
    .code(
      "a function that calls itself", "return f(1)", beside: "func f(_ n: Int) -> Int { f(n) + 1 }",
      .limit, "limit-depth"),
    .code(
      "two functions that call each other", "return f(1)",
      beside: "func f(_ n: Int) -> Int { g(n) + 1 }\nfunc g(_ n: Int) -> Int { f(n) + 1 }", .limit,
      "does this one ever stop"),
    .code(
      "recursion through map", "return f(1)",
      beside: "func f(_ n: Int) -> Int { [n].map { f($0) }[0] }", .limit, "limit-depth"),
    .code(
      "recursion through closures", "return f(1)",
      beside: "func f(_ n: Int) -> Int { let g = { f(n) }; return g() }", .limit, "limit-depth"),
    .view(
      "a property that reads itself", "Text(\"\\(x)\")", inside: "var x: Int { x + 1 }", .limit,
      "limit-depth"),
    .view(
      "a function that nests views", "f(3000)",
      inside: """
        @ViewBuilder func f(_ n: Int) -> some View {
          if n > 0 { f(n - 1).padding(1) } else { Text("a") }
        }
        """, .limit, "limit-depth"),
    .view(
      "views wrapped in a loop", "wrapped()",
      inside: """
        func wrapped() -> AnyView {
          var v = AnyView(Text("a"))
          for _ in 0..<100_000 { v = AnyView(v.opacity(0.9)) }
          return v
        }
        """, .limit, "limit-depth"),
  ]

  static let selfInsertion: [HostileProgram] = [
    .view("a view that is itself", "ContentView()", .limit, "does 'ContentView' contain itself?"),
    .view(
      "a view inside its own stack", "VStack { Text(\"a\"); ContentView() }", .limit,
      "does 'ContentView' contain itself?"),
    .view(
      "a view inside another inside itself", "B()",
      beside: "struct B: View { var body: some View { HStack { ContentView() } } }", .limit,
      "contain itself?"),
    .view(
      "a view on top of itself", "Text(\"a\").overlay { ContentView() }", .limit,
      "contain itself?"),
    .view(
      "a view behind itself", "Text(\"a\").background(ContentView())", .limit, "contain itself?"),
    .view(
      "a view twice inside itself", "ForEach(0..<2, id: \\.self) { _ in ContentView() }", .limit,
      "contain itself?"),
    .view(
      "a modifier that puts itself on", "Text(\"a\").modifier(M())",
      beside: """
        struct M: ViewModifier {
          func body(content: Content) -> some View { VStack { content.modifier(M()) } }
        }
        """, .limit, "limit-depth"),
    .view(
      "a long chain around itself", "ContentView()" + String(repeating: ".padding(1)", count: 200),
      .limit, "limit-depth"),
    .view(
      "views that double", "F(n: 40)",
      beside: """
        struct F: View {
          var n: Int
          var body: some View { VStack { if n > 0 { F(n: n - 1); F(n: n - 1) } } }
        }
        """, .limit, "limit-views"),
    .view(
      "a hundred thousand views",
      "VStack { ForEach(0..<100_000, id: \\.self) { Text(\"\\($0)\") } }",
      .limit, "limit-views"),
    .view(
      "modifiers by the thousand",
      "ZStack { ForEach(0..<900, id: \\.self) { i in Color.red"
        + String(repeating: ".offset(x: 1)", count: 12) + " } }", .limit, "limit-views"),
    .view(
      "many matched groups",
      "ZStack { ForEach(0..<900, id: \\.self) { i in "
        + "Color.red.matchedGeometryEffect(id: i, in: s) } }",
      inside: "@Namespace var s", .limit, "limit-groups"),
    .view(
      "a view that cuts itself out", "Color.red.mask { ContentView() }", .limit, "contain itself?"),
    .view("a view in its own list", "List { ContentView() }", .limit, "contain itself?"),
    .view(
      "a state that changes whenever it has changed",
      "Text(\"\\(n)\").onAppear { n = 1 }.onChange(of: n) { n += 1 }", .limit, "without end"),
    .view(
      "ids that are not unique", "ForEach([1, 1, 2, 2], id: \\.self) { Text(\"\\($0)\") }", .fine),
    .view(
      "two hundred bodies", "F(n: 200)",
      beside: """
        struct F: View {
          var n: Int
          var body: some View {
            VStack { if n > 0 { F(n: n - 1).padding(0.1).scaleEffect(0.99).clipped() } }
          }
        }
        """, .fine),
  ]
}
