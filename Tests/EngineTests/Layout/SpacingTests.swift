// Gaps and layout priority as neighbours and parents see them (L17-L19, L22, D6, D7, D17).
import Drawing
import Engine
import Testing

struct SpacingTests {
  /// The width of a row of a sketch and a 10 point colour, less the two, when nothing is offered.
  private func gap(after sketch: Sketch, width: Double) -> Double {
    size(of: hstack([sketch, color(nil, 10, 10)]), nil, nil).width - width - 10
  }

  @Test func `L17: the default gap is 8`() {
    #expect(gap(after: color(nil, 10, 10), width: 10) == 8)
  }

  @Test func `L19: no gap beside a Spacer`() { #expect(gap(after: spacer(), width: 8) == 0) }

  @Test func `L18: gaps of one stack may differ`() {
    // 10 + 8 + 10 + 0 + 8 (Spacer) + 0 + 10.
    let row = hstack([color(nil, 10, 10), color(nil, 10, 10), spacer(), color("last", 10, 10)])
    #expect(size(of: row, nil, nil).width == 46)
    expectRects(row, canvas: Size(46, 10), [("last", Rect(36, 0, 10, 10))])
  }

  @Test func `D6: along its axis a stack states what its last child states`() {
    #expect(gap(after: hstack(0, [color(nil, 5, 5), spacer()]), width: 13) == 0)
    #expect(gap(after: hstack(0, [spacer(), color(nil, 5, 5)]), width: 13) == 8)
  }

  @Test func `D6: across its axis a stack states the largest of its children`() {
    // A Spacer in a column states nothing sideways, one in a row inside the column does.
    #expect(gap(after: vstack(0, [color(nil, 5, 5), spacer()]), width: 5) == 8)
    let inner = hstack(0, [spacer(), spacer()])
    #expect(gap(after: vstack(0, [color(nil, 5, 5), inner]), width: 16) == 0)
  }

  @Test func `D6: a frame keeps a Spacer's 0, padding resets it`() {
    #expect(gap(after: spacer().frame(width: 20), width: 20) == 0)
    #expect(gap(after: spacer().offset(3, 0).overlay([color()]), width: 8) == 0)
    #expect(gap(after: spacer().padding(0, 0, 0, 4), width: 12) == 8)
    #expect(gap(after: spacer().padding(0, 4, 0, 0), width: 12) == 0)
  }

  @Test func `D7: priority passes through some modifiers and is lost in others`() {
    func priority(_ sketch: Sketch) -> Double {
      var board = Board(hstack([sketch.named("x"), color()]))
      return board.tree.priority(of: board.node("x"))
    }
    let high = color().priority(3)
    for kept in [high, high.fixedSize(), high.offset(1, 1), high.overlay([color()])] {
      #expect(priority(kept) == 3)
    }
    let lost = [
      high.frame(width: 5), high.frame(minWidth: 5), high.padding(1), high.aspectRatio(1),
      high.position(1, 1), hstack([high, color()]), zstack([high.fromForEach]),
    ]
    for sketch in lost { #expect(priority(sketch) == 0) }
    #expect(priority(spacer().offset(2, 0)) == -.infinity)
    #expect(priority(spacer().frame(width: 3)) == 0)
  }

  @Test func `D7: the nearest stack gives a Spacer its axis, a ZStack takes it away`() {
    var board = Board(
      hstack(
        0,
        [
          spacer("a").offset(1, 1), vstack([spacer("b"), color()]),
          zstack([spacer("c"), color()]),
        ]))
    #expect(board.tree.measure(board.node("a"), Proposal(40, 50)) == Size(40, 0))
    #expect(board.tree.measure(board.node("b"), Proposal(40, 50)) == Size(0, 50))
    #expect(board.tree.measure(board.node("c"), Proposal(40, 50)) == Size(40, 50))
  }

  @Test func `D17: a stack of one static child is as if it were not written`() {
    let high = color("b").priority(1)
    expectRects(
      hstack(0, [color("a"), vstack([high])]), canvas: Size(100, 10),
      [("a", Rect(0, 0, 0, 10)), ("b", Rect(0, 0, 100, 10))])
    expectRects(
      hstack(0, [color("a"), vstack([high.fromForEach])]), canvas: Size(100, 10),
      [("a", Rect(0, 0, 50, 10)), ("b", Rect(50, 0, 50, 10))])
  }

  @Test func `D17: the axis for a Spacer stays`() {
    var board = Board(hstack(0, [vstack([spacer("s")]), color()]))
    #expect(board.tree.measure(board.node("s"), Proposal(40, 50)) == Size(0, 50))
  }
}
