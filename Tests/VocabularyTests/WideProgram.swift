/// A program with what stands around values: classes that inherit, observers, errors, operators,
/// subscripts, and ways out of loops; with what Swift itself answers.
enum WideProgram {
  static let text = ##"""
    enum Failure: Error, Equatable { case bad, code(Int), named(String) }
    struct Odd: Error { let value: Int }
    func risky(_ n: Int) throws -> Int {
      defer { trail.append("d\(n)") }
      if n == 1 { throw Failure.bad }
      if n == 2 { throw Failure.code(7) }
      if n == 3 { throw Odd(value: n) }
      if n == 4 { throw Failure.named("x") }
      return n * 10
    }
    var trail: [String] = []
    func middle(_ n: Int) throws -> String {
      let a = try risky(n)
      return "got \(a)"
    }
    func attempt(_ n: Int) -> String {
      do {
        let text = try middle(n)
        return text
      } catch Failure.bad {
        return "bad"
      } catch Failure.code(let c) where c > 5 {
        return "code \(c)"
      } catch let odd as Odd {
        return "odd \(odd.value)"
      } catch {
        return "other \(error)"
      }
    }
    func order() -> String {
      var log: [String] = []
      func inner() -> Int {
        defer { log.append("first") }
        defer { log.append("second") }
        for i in 0..<3 {
          defer { log.append("loop\(i)") }
          if i == 1 { continue }
          if i == 2 { break }
          log.append("body\(i)")
        }
        log.append("end")
        return log.count
      }
      let n = inner()
      return "\(n) \(log.joined(separator: ","))"
    }
    struct Meter {
      var log: [String] = []
      var level = 0 {
        willSet { log.append("will \(newValue)") }
        didSet {
          log.append("did \(oldValue)->\(level)")
          if level > 10 { level = 10 }
        }
      }
      init(_ start: Int) { level = start }
      mutating func raise(by n: Int) { level += n }
    }
    class Animal: CustomStringConvertible {
      let name: String
      var legs = 4
      init(name: String) { self.name = name }
      func sound() -> String { "..." }
      var description: String { "\(name) says \(sound())" }
      class func kind() -> String { "animal" }
    }
    final class Dog: Animal {
      var tricks: [String] = [] { didSet { changes += 1 } }
      var changes = 0
      lazy var tag: String = { "#" + name }()
      init(_ name: String, tricks: [String]) {
        self.tricks = tricks
        super.init(name: name)
        legs = 5
      }
      override func sound() -> String { "woof after " + super.sound() }
    }
    class Cat: Animal { override func sound() -> String { "meow" } }
    func double(_ n: inout Int) { n *= 2 }
    func fill(_ list: inout [Int], upTo n: Int) { for i in 0..<n { list.append(i) }; list[0] = 99 }
    struct Grid {
      var cells = [1, 2, 3, 4]
      subscript(row: Int, column: Int) -> Int {
        get { cells[row * 2 + column] }
        set { cells[row * 2 + column] = newValue }
      }
    }
    struct V: Equatable, Comparable, Hashable {
      var x: Double; var y: Double
      static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
      static func += (a: inout V, b: V) { a = a + b }
      static func < (a: V, b: V) -> Bool { a.x < b.x }
      static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
    }
    struct Loose: Equatable { var id: Int; var note: String
      static func == (a: Loose, b: Loose) -> Bool { a.id == b.id } }
    protocol Shape2 { var area: Double { get }; func label(_ prefix: String) -> String }
    extension Shape2 { func label(_ prefix: String) -> String { "\(prefix): \(area)" }
      var twice: Double { area * 2 } }
    struct Sq: Shape2 { var s: Double; var area: Double { s * s } }
    struct Ci: Shape2 { var r: Double; var area: Double { r * 3 }
      func label(_ prefix: String) -> String { "circle \(prefix)" } }
    func total(_ shapes: [any Shape2]) -> Double { shapes.map(\.area).reduce(0, +) }
    func biggest<T: Comparable>(_ list: [T]) -> T? { list.max() }
    func sum(_ n: Int...) -> Int { n.reduce(0, +) }
    enum Level: Int, Comparable, CaseIterable { case low, mid, high
      static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
    func classify(_ n: Int, _ s: String) -> String {
      var out = ""
      switch (n, s) {
      case (0, _): out += "zero"
      case (1...9, "a"): out += "small a"
      case let (x, y) where x > 100: out += "big \(x)\(y)"
      default: out += "none"
      }
      switch n {
      case 1: out += " one"; fallthrough
      case 2: out += " two"
        if s == "a" { break }
        out += "!"
      default: break
      }
      return out
    }
    func search() -> String {
      var found = ""
      outer: for i in 0..<5 {
        for j in 0..<5 where j != i {
          if i * j == 6 { found = "\(i)x\(j)"; break outer }
          if j > i { continue outer }
        }
      }
      return found
    }
    func locals() -> String {
      var n = 1
      var doubled: Int { n * 2 }
      func bump() { n += 5 }
      bump()
      let first = doubled
      bump()
      return "\(first) \(doubled)"
    }
    struct Node { var name: String; var child: Kid? }
    struct Kid { var age: Int; var toys: [String] = [] }
    func compute() -> String {
      var out: [String] = []
      out.append((0...4).map(attempt).joined(separator: "|"))
      out.append(trail.joined())
      out.append("\((try? risky(2)) ?? -1) \((try? risky(6)) ?? -1)")
      out.append(order())
      var m = Meter(3)
      m.level = 5; m.raise(by: 20)
      out.append("\(m.level) \(m.log)")
      var ms = [m, Meter(0)]
      ms[1].level = 4
      out.append("\(ms[1].log) \(m.log.count)")
      let d = Dog("rex", tricks: ["sit"])
      d.tricks.append("roll")
      d.tricks[0] = "stay"
      let all: [Animal] = [d, Cat(name: "tom"), Animal(name: "it")]
      out.append("\(all.map { $0.description }) \(d) \(d.legs) \(d.changes) \(d.tag)")
      out.append("\(all.map { $0.sound() }) \(Dog.kind())")
      var a = 4; double(&a)
      var list: [Int] = []; fill(&list, upTo: 3)
      var nested = ["k": [1]]
      nested["k", default: []].append(2); nested["z", default: []].append(9)
      var counts: [String: Int] = [:]
      for w in ["a", "b", "a"] { counts[w, default: 0] += 1 }
      out.append("\(a) \(list) \(nested["k"]!) \(nested["z"]!) \(counts["a"]!) \(counts["b"]!)")
      var arr = [1, 2, 3]; double(&arr[1])
      out.append("\(arr)")
      var g = Grid(); g[1, 0] = 7; g[0, 1] += 10
      out.append("\(g.cells) \(g[1, 0])")
      var v = V(x: 1, y: 2); v += V(x: 2, y: 2)
      out.append("\(v.x) \((-v).y) \(v > V(x: 0, y: 9)) \(V(x: 1, y: 1) != v) "
        + "\([v, V(x: 0, y: 0)].sorted().map(\.x))")
      let loose = Loose(id: 2, note: "q")
      out.append("\(Loose(id: 2, note: "b") == loose) \([Loose(id: 2, note: "")].contains(loose))")
      let shapes: [any Shape2] = [Sq(s: 2), Ci(r: 1)]
      out.append("\(total(shapes)) \(shapes.map { $0.label("is") }) \(Sq(s: 3).twice)")
      out.append("\(biggest([3, 9, 2])!) \(sum(1, 2, 3)) \(sum()) "
        + "\(Level.allCases.max()!) \(Level.low < .high)")
      let classes = [classify(0, "a"), classify(1, "a"), classify(2, "b"), classify(200, "z")]
      out.append(classes.joined(separator: ","))
      out.append(search() + " " + locals())
      var node = Node(name: "n", child: Kid(age: 1))
      node.child?.age += 4
      node.child?.toys.append("car")
      var none = Node(name: "m", child: nil)
      none.child?.age = 3
      out.append("\(node.child?.age ?? 0) \(node.child?.toys ?? []) \(none.child == nil)")
      if case let kid? = node.child, case 1... = kid.age { out.append("kid \(kid.age)") }
      out.append("\(max(1, 2.5)) \(5 & 6 | 1) \(1 << 4) \([3, 1, 2].sorted(by: >))")
      let raw = #"a\n"# + """
        two
          lines
        """
      out.append(raw)
      let names = ["b": 2, "a": 1].sorted { $0.value < $1.value }.map(\.key)
      out.append("\(names)")
      let fs = (0..<3).map { i in { i * 10 } }
      out.append("\(fs.map { $0() })")
      return out.joined(separator: "\n")
    }
    """##

  /// What `swiftc` makes of it.
  static let answer = ##"""
    got 0|bad|code 7|odd 3|other named("x")
    d0d1d2d3d4
    -1 60
    5 body0,loop0,loop1,loop2,end,second,first
    10 ["will 5", "did 3->5", "will 25", "did 5->25"]
    ["will 4", "did 0->4"] 4
    ["rex says woof after ...", "tom says meow", "it says ..."] rex says woof after ... 5 2 #rex
    ["woof after ...", "meow", "..."] animal
    8 [99, 1, 2] [1, 2] [9] 2 1
    [1, 4, 3]
    [1, 12, 7, 4] 7
    3.0 -4.0 true true [0.0, 3.0]
    true true
    7.0 ["is: 4.0", "circle is"] 18.0
    9 6 0 high true
    zero,small a one two,none two!,big 200z
    2x3 12 22
    5 ["car"] true
    kid 5
    2.5 5 16 [3, 2, 1]
    a\ntwo
      lines
    ["a", "b"]
    [0, 10, 20]
    """##
}
