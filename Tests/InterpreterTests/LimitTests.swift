/// Programs that want more than they may have.
import Basics
import Interpreter
import Language
import Testing

@Suite struct LimitTests {
  private func trap(_ statements: [ResolvedStatement], locals: Int = 1) -> Trap? {
    let machine = machine([body(locals: locals, statements)])
    do {
      _ = try machine.call(function: 0)
      return nil
    } catch {
      return error
    }
  }

  private func forever(_ statements: [ResolvedStatement]) -> ResolvedStatement {
    s(.whileLoop([.boolean(x(.literal(.bool(true)), .bool))], statements))
  }

  @Test func textsAreBounded() {
    let grow = s(.assign(local(0), op(local(0), .add, local(0), .string)))
    #expect(trap([s(.declare(local: 0, text("x"))), forever([grow])])?.id == "limit-memory")
  }

  @Test func arraysAreBounded() {
    let grow = s(.assign(local(0), op(local(0), .add, local(0), .unknown)))
    let start = s(.declare(local: 0, x(.array([int(1)]))))
    #expect(trap([start, forever([grow])])?.id == "limit-memory")
  }

  @Test func nestingIsBounded() {
    let wrap = s(.assign(local(0), x(.array([local(0)]))))
    let start = s(.declare(local: 0, x(.array([int(1)]))))
    #expect(trap([start, forever([wrap])])?.message == "values are nested too deeply")
  }

  /// A chain of a hundred thousand objects is let go of without recursion.
  @Test func chainsOfObjectsAreReleased() throws {
    var node = structure("Node", ["next"])
    node.kind = .classType
    let link = s(.assign(local(0), x(.construct(0, [local(0)]))))
    let main = body(
      locals: 2,
      [
        s(.declare(local: 0, x(.literal(.none)))),
        s(
          .forIn(
            local: 1, sequence: op(int(0), .halfOpenRange, int(100_000), .unknown), filter: nil,
            [link])),
        give(int(1)),
      ])
    #expect(try machine([main], types: [node]).call(function: 0) == .int(1))
  }
}
