/// Programs of several parts through the checker and the machine, with what Swift itself answers.
import Basics
import Interpreter
import Language
import Testing
import Vocabulary

@Suite struct ProgramTests {
  /// Calls `compute()` of a program.
  private func compute(_ text: String) throws -> String {
    let catalog = Catalog(Vocabulary.cards.map(\.declaration))
    let (resolved, diagnostics) = Frontend.compile(
      [SourceText(name: "program", text)], against: catalog)
    #expect(diagnostics.map(\.message) == [])
    let function = try #require(resolved.functions.firstIndex { $0.name.hasPrefix("compute") })
    let machine = Machine(resolved, builtins: Vocabulary.cards)
    return try machine.call(function: function).description
  }

  @Test func valuesBehaveAsInSwift() throws {
    #expect(try compute(program) == answer)
  }

  @Test func declarationsAndControlFlowBehaveAsInSwift() throws {
    #expect(try compute(WideProgram.text) == WideProgram.answer)
  }
}

/// One of most things the language has.
private let program = #"""
  protocol Named { var name: String { get } }
  struct P: Named, Hashable { var name: String; var x = 0
    mutating func bump(_ n: Int = 1) -> Int { x += n; return x }
    static let origin = P(name: "o")
    static func make(_ s: String) -> P { P(name: s) }
    var doubled: Int { get { x * 2 } set { x = newValue / 2 } }
    init(name: String) { self.name = name }
    init(name: String, x: Int) { self.name = name; self.x = x }
  }
  final class Store { var n = 0; func inc() { n += 1 } }
  enum Shape2 { case dot, box(w: Double, h: Double)
    var area: Double {
      switch self {
      case .dot: return 0
      case .box(let w, let h): return w * h
      }
    }
  }
  func fact(_ n: Int) -> Int { n <= 1 ? 1 : n * fact(n - 1) }
  let table = ["a": 1, "b": 2]
  func compute() -> String {
    var out: [String] = []
    var p = P(name: "p", x: 3)
    var q = p
    out.append("bump \(p.bump()) \(p.bump(4)) \(q.x)")
    q.doubled = 20; q.doubled += 2
    out.append("q \(q.x) \(q.doubled) \(q == p)")
    var ps = [p, q, P.origin]
    ps[0].x = 99; ps[1].doubled = 8; _ = ps[2].bump()
    out.append("\(ps.map { $0.x }) \(p.x) \(P.origin.x)")
    var grid = [[1, 2], [3, 4]]
    grid[1][0] += 10
    out.append("\(grid)")
    var d = table; d["c"] = 3; d["a"] = nil
    out.append("\(d.keys.sorted()) \(d["b"] ?? -1) \(d["zz"] ?? -1)")
    var sum = 0
    for i in stride(from: 0, to: 10, by: 3) { if i == 6 { continue }; sum += i }
    for (i, v) in [5, 6].enumerated() { sum += i * v }
    for (k, v) in d.sorted(by: { $0.key < $1.key }) { out.append(k + "=\(v)") }
    var n = 3
    while n > 0 { n -= 1; if n == 1 { break } }
    repeat { n += 5 } while n < 10
    out.append("sum \(sum) n \(n) fact \(fact(10))")
    let s = Store(); let t = s; s.inc(); t.inc()
    out.append("store \(s.n) \(s === t)")
    out.append("area \(Shape2.box(w: 2, h: 3.5).area) \(Shape2.dot.area)")
    var counter = 0
    let inc = { (by: Int) -> Int in counter += by; return counter }
    _ = inc(2); _ = inc(5)
    out.append("counter \(counter)")
    let opt: P? = ps.first
    out.append("opt \(opt?.name ?? "none") \(opt?.name.count ?? 0) \(opt!.x)")
    if let o = opt, o.x > 50, case let m = o.x { out.append("m \(m)") }
    guard let z = ps.last else { return "none" }
    out.append("z \(z)")
    let tup = (1, name: "two"); out.append("\(tup.0) \(tup.name)")
    switch sum {
    case 0..<5: out.append("small")
    case 5...20 where sum % 2 == 0: out.append("even")
    default: out.append("other")
    }
    let words = "the quick".split(separator: " ")
    out.append("\(words.count)")
    var a2: [Int] = []
    for i in 0..<5 { a2.append(i * i) }
    a2.insert(7, at: 0); a2.removeAll { $0 == 4 }; a2.sort(); a2.reverse()
    out.append("\(a2) \(a2.contains(9)) \(a2.firstIndex(of: 9) ?? -1)")
    out.append("\(a2.min() ?? 0) \(a2[1...2])")
    out.append("\(7 / 2) \(-7 % 3) \(7.0 / 2) \(Double(7) / 2)")
    out.append("\(Int(3.99)) \(2.5.rounded()) \(abs(-3))")
    let f = fact
    out.append("\(f(5)) \([1, 2, 3].map(fact))")
    return out.joined(separator: "\n")
  }
  """#

/// What `swiftc` makes of it.
private let answer = #"""
  bump 4 8 3
  q 11 22 false
  [99, 4, 1] 8 0
  [[1, 2], [13, 4]]
  ["b", "c"] 2 -1
  b=2
  c=3
  sum 18 n 11 fact 3628800
  store 2 true
  area 7.0 0.0
  counter 7
  opt p 1 99
  m 99
  z P(name: "o", x: 1)
  1 two
  even
  2
  [16, 9, 7, 1, 0] true 1
  0 [9, 7]
  3 -1 3.5 3.5
  3 3.0 3
  120 [1, 2, 6]
  """#
