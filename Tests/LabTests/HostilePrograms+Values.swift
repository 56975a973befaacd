// Values and numbers that are too much.
import Lab

extension HostilePrograms {
  static let values: [HostileProgram] = [
    .code(
      "a list that doubles", "var a = [0]; while true { a += a }", .limit,
      "limit-memory"),
    .code(
      "lists of lists",
      "var a: [[Int]] = []; while true { a.append(Array(repeating: 0, count: 100_000)) }", .limit,
      "limit-memory"),
    .code("a text that doubles", "var t = \"ab\"; while true { t += t }", .limit, "limit-memory"),
    .code(
      "a dictionary that grows without end",
      "var d: [Int: Int] = [:]; var i = 0; while true { d[i] = i; i += 1 }", .limit, "limit-fuel"),
    .view(
      "a huge text", "Text(String(repeating: \"ab\", count: 1_000_000_000))", .limit,
      "limit-memory"),
    .code("the largest range", "return (Int.min..<Int.max).count", .limit, "limit-memory"),
    .code("a list of a hundred thousand", "return Array(0..<100_000).map { $0 * 2 }.count", .fine),
    .code(
      "a long chain of objects",
      "let h = N(); var t = h; for _ in 0..<300_000 { let m = N(); t.next = m; t = m }",
      beside: "class N { var next: N? }", .fine),
    .code(
      "a deep enumeration", "var l = L.end; for _ in 0..<300_000 { l = .cons(l) }",
      beside: "indirect enum L { case end; case cons(L) }", .limit, "nested too deeply"),
    .code(
      "closures inside closures",
      "var f: () -> Int = { 1 }; for _ in 0..<100_000 { let g = f; f = { g() + 1 } }\nreturn f()",
      .limit, "nested too deeply"),
    .code(
      "a value that holds itself many times, printed",
      "var t = N(c: []); for _ in 0..<60 { t = N(c: [t, t]) }; print(t)",
      beside: "struct N { var c: [N] }", .limit, "limit-output"),
    .code(
      "values that hold themselves many times, compared",
      """
      var t = N(c: []); var u = N(c: [])
      for _ in 0..<60 { t = N(c: [t, t]); u = N(c: [u, u]) }
      return t == u ? 1 : 2
      """, beside: "struct N: Equatable { var c: [N] }", .limit, "nested too deeply"),
    .code(
      "deep values compared",
      """
      var t = N(c: []); var u = N(c: [])
      for _ in 0..<100_000 { t = N(c: [t]); u = N(c: [u]) }
      return t == u ? 1 : 2
      """, beside: "struct N: Equatable { var c: [N] }", .limit, "nested too deeply"),
    .view(
      "animations made of animations",
      "Text(\"a\").onTapGesture { withAnimation(made()) { on.toggle() } }",
      inside: """
        func made() -> Animation {
          var a = Animation.linear
          for _ in 0..<100_000 { a = a.delay(0.001) }
          return a
        }
        """, .limit, "nested too deeply"),
    .code(
      "bindings made of bindings",
      """
      var b = Binding(get: { 1 }, set: { _ in })
      for _ in 0..<30_000 { let c = b; b = Binding(get: { c.wrappedValue }, set: { _ in }) }
      """, .limit, "nested too deeply"),
    .code(
      "out of bounds", "let a = [1, 2]; return a[n + 10]", .program, "index 10 is out of range"),
    .code("a forced nil", "let s: Int? = nil; return s!", .program, "found nil"),
  ]

  /// A view that uses one number wherever one goes.
  private static func number(_ text: String, _ said: String) -> HostileProgram {
    .view(
      "the number \(text) everywhere",
      """
      VStack(spacing: q) {
        Circle().padding(on ? q : 0).offset(x: q, y: q).scaleEffect(q).opacity(q)
          .rotationEffect(.degrees(q))
        RoundedRectangle(cornerRadius: q).fill(.red).zIndex(q).layoutPriority(q)
          .frame(minWidth: q, maxWidth: q)
        Text("a").position(x: q, y: q)
        Text("b").frame(width: q).aspectRatio(q, contentMode: .fit).font(.system(size: q))
      }
      .animation(.linear(duration: q).delay(q), value: on)
      .onTapGesture { on.toggle() }
      """, inside: "let zero = 0.0\n  var q: Double { \(text) }", .fine, said)
  }

  private static func animation(_ text: String) -> HostileProgram {
    .view(
      "the animation \(text)",
      "Color.red.frame(width: on ? 300 : 20, height: 20).opacity(on ? 0.2 : 1)"
        + ".onTapGesture { withAnimation(\(text)) { on.toggle() } }", .fine)
  }

  static let numbers: [HostileProgram] =
    [
      number("0.0 / zero", "a number that is not a number"),
      number("1.0 / zero", "at most 1000000 points"), number("-1e300", "at most 1000000 points"),
      number("1e308", "at most 60 seconds"),
      .code("division by zero", "return 1 / n", .program, "division by zero"),
      .code("a remainder by zero", "return 1 % n", .program, "division by zero"),
      .code("a sum too large", "return Int.max + n + 1", .program, "too large for 'Int'"),
      .code("a number too large for Int", "return Int(1e300)", .program, "does not fit into 'Int'"),
      .view(
        "a negative frame", "Color.red.frame(width: -10, height: -20).padding(-1000)", .fine,
        "Invalid frame dimension"),
    ]
    + [
      ".spring(response: 0, dampingFraction: 0)", ".spring(response: -1, dampingFraction: -5)",
      ".spring(response: 1e308, dampingFraction: 1e308)", ".spring(duration: 0.5, bounce: 5)",
      ".linear.delay(1e300)", ".linear.speed(0)", ".linear.speed(-2)", ".linear(duration: 1e308)",
      ".linear(duration: 1).repeatCount(9223372036854775807)",
      ".linear(duration: 0).repeatForever()", ".linear(duration: 1e-9).repeatForever()",
      ".timingCurve(1e308, -1e308, 1e308, 1e308, duration: 1)",
    ].map(animation)
}
