// HStack and VStack by hand calculation (L7-L13, D9).
import Drawing
import Engine
import Testing

struct StackLayoutTests {
  @Test func `L8: without an offer along the stack every child has its ideal length`() {
    // Colours are 10 long by themselves (L2); gaps of 5 between three children.
    let row = hstack(5, [color(), color(nil, 30, 20), color()])
    #expect(size(of: row, nil, 50) == Size(10 + 5 + 30 + 5 + 10, 50))
  }

  @Test func `L9 and L10: a rigid child gives its unused part to the rest`() {
    // 100 - 2 gaps of 5 = 90: the rigid 10 takes less than 30, the others share 80.
    let row = hstack(5, [color("1"), color("2", 10, 10), color("3")])
    expectRects(
      row, canvas: Size(100, 20),
      [
        ("1", Rect(0, 0, 40, 20)), ("2", Rect(45, 5, 10, 10)), ("3", Rect(60, 0, 40, 20)),
      ])
  }

  @Test func `L10: what is offered is never negative`() {
    // 40 - 80 leaves less than nothing: the colours get 0, the row is 80 + gaps long.
    let row = hstack(5, [color("1"), color("2", 80, 10), color("3")])
    expectRects(
      row, canvas: Size(40, 20),
      [
        ("1", Rect(-25, 0, 0, 20)), ("2", Rect(-20, 5, 80, 10)), ("3", Rect(65, 0, 0, 20)),
      ])
  }

  @Test func `L10: three priorities are served in turn`() {
    // 100: minimums 10 (middle) and 20 (low) are set aside; high takes its 40 of 70; then 30 + 10
    // for the middle, of which 25 are taken; then 15 + 20 for the low one.
    let row = hstack(
      0,
      [
        color("low").frame(minWidth: 20).priority(-1),
        color("high").frame(maxWidth: 40).priority(1),
        color("middle").frame(minWidth: 10, maxWidth: 25),
      ])
    expectRects(
      row, canvas: Size(100, 10),
      [
        ("low", Rect(0, 0, 35, 10)), ("high", Rect(35, 0, 40, 10)),
        ("middle", Rect(75, 0, 25, 10)),
      ])
  }

  @Test func `L11: the length is that of the children, not of the offer`() {
    #expect(size(of: hstack(2, [color(nil, 10, 5), color(nil, 20, 8)]), 500, 500) == Size(32, 8))
    #expect(size(of: vstack(2, [color(nil, 10, 5), color(nil, 20, 8)]), 1, 1) == Size(20, 15))
  }

  @Test(arguments: [
    (AlignmentKey.top, 0.0), (.verticalCenter, 15), (.bottom, 30),
  ]) func `L11: alignment across the stack`(key: AlignmentKey, y: Double) {
    let row = hstack(0, key, [color("1", 10, 10), color("2", 10, 40)])
    expectRects(
      row, canvas: Size(20, 40),
      [("1", Rect(0, y, 10, 10)), ("2", Rect(10, 0, 10, 40))])
  }

  @Test func `L13: given spacing is used beside a Spacer too`() {
    // 100 - 2 gaps of 10 - 2 colours of 20 leaves 40 for the Spacer.
    let row = hstack(10, [color("1", 20, 10), spacer("s"), color("2", 20, 10)])
    expectRects(
      row, canvas: Size(100, 10), [("s", Rect(30, 5, 40, 0)), ("2", Rect(80, 0, 20, 10))])
  }

  @Test func `L27: a Spacer keeps 8 points, or what it is told`() {
    #expect(size(of: hstack(0, [spacer(), color(nil, 5, 5)]), 0, nil) == Size(13, 5))
    #expect(size(of: hstack(0, [spacer(min: 3), color(nil, 5, 5)]), nil, nil) == Size(8, 5))
    #expect(size(of: zstack([spacer().fromForEach]), 40, 50) == Size(40, 50))
  }

  @Test func `D9: infinity divided and taken stays infinite`() {
    let row = hstack(8, [color(), color(), color(nil, 10, 10)])
    #expect(size(of: row, .infinity, 20) == Size(.infinity, 20))
    #expect(size(of: row, 20, .infinity) == Size(26, .infinity))
    // The inner column can grow without end, so the rigid child is served first.
    expectRects(
      hstack(0, [vstack(0, [color("a"), color("b")]), color("c", 60, 10)]),
      canvas: Size(100, 20), [("a", Rect(0, 0, 40, 10)), ("c", Rect(40, 5, 60, 10))])
  }

  @Test func `L9: many children of equal flexibility keep their order`() {
    let row = hstack(0, (0..<50).map { color("\($0)") })
    var board = Board(row, canvas: Size(100, 10))
    for number in 0..<50 {
      let rect = board.rect("\(number)")
      #expect(near(rect, Rect(Double(number) * 2, 0, 2, 10)))
    }
  }

  @Test func `an empty stack has no size`() {
    #expect(size(of: hstack([]), 100, 100) == .zero)
    #expect(size(of: zstack([]), 100, 100) == .zero)
  }

  @Test func `L36: a divider lies across its stack`() {
    #expect(size(of: hstack(0, [divider(), color(nil, 5, 5)]), 50, 40) == Size(6, 40))
    #expect(size(of: vstack(0, [divider(), color(nil, 5, 5)]), 50, 40) == Size(50, 6))
    #expect(size(of: divider(), 50, 40) == Size(50, 1))
  }
}
