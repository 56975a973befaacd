/// The machine on programs written by hand.
import Basics
import Interpreter
import Language
import Testing

@Suite struct MachineTests {
  @Test func valuesAreTwoWords() {
    #expect(MemoryLayout<Value>.size == 9)
    #expect(MemoryLayout<Value>.stride == 16)
  }

  @Test func loads() {
    #expect(InterpreterLoads.fibonacci(15) == 610)
    var acc = 0.0
    for i in 0..<100 {
      acc = i % 3 == 0 ? acc + Double(i) * 2 : acc - Double(i) / 4
    }
    #expect(InterpreterLoads.loop(turns: 100) == acc)
  }

  @Test func fuelIsExact() throws {
    let endless = body(locals: 0, [s(.whileLoop([.boolean(x(.literal(.bool(true)), .bool))], []))])
    let machine = machine([endless])
    machine.fuel = 1000
    let trap = #expect(throws: Trap.self) { try machine.call(function: 0) }
    #expect(trap?.id == "limit-fuel")
    let small = Interpreter.Machine(
      ResolvedProgram(
        files: [], types: [], functions: [body(locals: 0, [give(int(3))])], globals: []))
    small.fuel = 100
    #expect(try small.call(function: 0) == .int(3))
    #expect(small.fuel == 98)
  }

  @Test func recursionHasALimit() {
    let machine = machine([body(locals: 0, [give(x(.call(0, receiver: nil, [])))])])
    machine.fuel = 10_000_000
    let trap = #expect(throws: Trap.self) { try machine.call(function: 0) }
    #expect(trap?.id == "limit-depth")
    #expect(throws: Trap.self) { try machine.call(function: 0) }
  }

  @Test func arithmeticTraps() {
    let machine = machine([
      body(locals: 0, [give(op(int(.max), .add, int(1)))]),
      body(parameters: 1, locals: 1, [give(op(int(1), .divide, local(0, .int)))]),
      body(parameters: 1, locals: 1, [give(x(.forced(local(0))))]),
      body(parameters: 1, locals: 1, [give(op(local(0, .int), .remainder, int(7)))]),
    ])
    let overflow = #expect(throws: Trap.self) { try machine.call(function: 0) }
    #expect(overflow?.range == SourceRange(1, 2))
    let division = #expect(throws: Trap.self) {
      try machine.call(function: 1, arguments: [.int(0)])
    }
    #expect(division?.message == "division by zero")
    #expect(throws: Trap.self) { try machine.call(function: 2, arguments: [.none]) }
    #expect((try? machine.call(function: 3, arguments: [.int(-8)])) == .int(-1))
    #expect((try? machine.call(function: 3, arguments: [.double(8)])) == nil)
  }

  /// `var a = A(b: [B(c: 1), B(c: 2)]); let old = a; a.b[1].c = 5; return (old, a)`.
  @Test func partsAreWrittenBack() throws {
    let types = [structure("A", ["b"]), structure("B", ["c"])]
    let items = x(.array([x(.construct(1, [int(1)])), x(.construct(1, [int(2)]))]))
    let target = x(.field(x(.subscripted(x(.field(local(0), 0)), int(1))), 0))
    let program = body(
      locals: 2,
      [
        s(.declare(local: 0, x(.construct(0, [items])))), s(.declare(local: 1, local(0))),
        s(.assign(target, int(5))), s(.compoundAssign(.add, target, int(2))),
        give(x(.tuple([local(1), local(0)]))),
      ])
    let result = try machine([program], types: types).call(function: 0)
    #expect(result.description == "(A(b: [B(c: 1), B(c: 2)]), A(b: [B(c: 1), B(c: 7)]))")
  }

  /// A counter in a box: `var n = 0; let f = { n += 1 }; f(); f(); return n`.
  @Test func closuresShareBoxes() throws {
    let machine = machine([
      body(
        locals: 2, boxed: [0],
        [
          s(.declare(local: 0, int(0))),
          s(
            .declare(
              local: 1, x(.closure(ResolvedClosure(captures: [local(0, .int)], function: 1))))),
          s(.expression(x(.callValue(local(1), [])))), s(.expression(x(.callValue(local(1), [])))),
          give(local(0, .int)),
        ]),
      body(
        locals: 0,
        [
          s(.compoundAssign(.add, x(.capture(0), .int), int(1)))
        ]),
    ])
    #expect(try machine.call(function: 0) == .int(2))
  }

  /// `mutating func bump(by n: Int) -> Int { c += n; return c }` on a field of a variable.
  @Test func mutatingMethodsWriteBack() throws {
    let field = x(.field(local(0), 0), .int)
    let bump = body(
      parameters: 1, locals: 2, hasSelf: true, isMutating: true,
      [s(.compoundAssign(.add, field, local(1, .int))), give(field)])
    let inner = x(.field(local(0), 0))
    let main = body(
      locals: 2,
      [
        s(.declare(local: 0, x(.construct(0, [x(.construct(1, [int(1)]))])))),
        s(.declare(local: 1, x(.call(0, receiver: inner, [int(4)]), .int))),
        give(x(.tuple([local(1, .int), local(0)]))),
      ])
    let types = [structure("A", ["b"]), structure("B", ["c"])]
    let result = try machine([bump, main], types: types).call(function: 1)
    #expect(result.description == "(5, A(b: B(c: 5)))")
  }

  @Test func switchesAndLoops() throws {
    var shape = ResolvedType(name: "Shape", kind: .enumeration, range: .none)
    shape.cases = [
      ResolvedCase(name: "dot", payload: [], labels: [], rawValue: nil),
      ResolvedCase(name: "box", payload: [.int, .int], labels: ["w", "h"], rawValue: nil),
    ]
    let area = body(
      parameters: 1, locals: 4,
      [
        s(
          .switchCase(
            local(0), subject: 1,
            [
              ResolvedSwitchCase(
                patterns: [.enumCase(0, 1, [.bind(local: 2), .bind(local: 3)])], filter: nil,
                body: [give(op(local(2, .int), .multiply, local(3, .int)))]),
              ResolvedSwitchCase(patterns: [], filter: nil, body: [give(int(0))]),
            ]))
      ])
    let sum = body(
      locals: 2,
      [
        s(.declare(local: 0, int(0))),
        s(
          .forIn(
            local: 1, sequence: op(int(1), .closedRange, int(4), .unknown),
            filter: op(local(1, .int), .notEqual, int(3), .bool),
            [s(.compoundAssign(.add, local(0, .int), local(1, .int)))])),
        s(
          .forIn(
            local: 1, sequence: x(.array([int(10), int(20)])), filter: nil,
            [s(.compoundAssign(.add, local(0, .int), local(1, .int)))])),
        give(local(0, .int)),
      ])
    let main = body(
      locals: 0,
      [
        give(
          x(
            .array([
              x(.call(0, receiver: nil, [x(.enumCase(0, 1, [int(3), int(4)]))])),
              x(.call(0, receiver: nil, [x(.enumCase(0, 0, []))])),
              x(.call(1, receiver: nil, [])),
            ])))
      ])
    let result = try machine([area, sum, main], types: [shape]).call(function: 2)
    #expect(result.description == "[12, 0, 37]")
  }

  @Test func cardsReadTheirWindow() throws {
    let cards: [Builtin] = [
      .member(of: "Int", "func plus(_ other: Int) -> Int") { (a: Int, b: Int) in a + b },
      .mutating(of: "Bool", "mutating func toggle()") { (value: inout Value, context) in
        value = .bool(!(try Bool(value, in: context)))
        return Nothing()
      },
      .function("func twice(_ f: (Int) -> Int) -> Int") { (f: Closure) in
        try f(try f(.int(1)))
      },
    ]
    let main = body(
      locals: 1,
      [
        s(.declare(local: 0, x(.literal(.bool(true)), .bool))),
        s(.expression(x(.card(1, receiver: local(0, .bool), [])))),
        give(
          x(
            .tuple([
              x(.card(0, receiver: int(2), [int(3)]), .int), local(0, .bool),
              x(
                .card(
                  2, receiver: nil, [x(.closure(ResolvedClosure(captures: [], function: 1)))])),
            ]))),
      ])
    let double = body(parameters: 1, locals: 1, [give(op(local(0, .int), .multiply, int(3)))])
    let result = try machine([main, double], builtins: cards).call(function: 0)
    #expect(result.description == "(5, false, 9)")
    let wrong = body(locals: 0, [give(x(.card(0, receiver: int(2), [text("a")])))])
    let trap = #expect(throws: Trap.self) {
      try machine([wrong], builtins: cards).call(function: 0)
    }
    #expect(trap?.message == "expected 'Int' here, got a value of type 'String'")
  }
}
