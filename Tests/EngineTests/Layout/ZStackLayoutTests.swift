// ZStack by hand calculation (L29, D4).
import Drawing
import Engine
import Testing

struct ZStackLayoutTests {
  @Test func `L29: as large as the largest child of the highest priority`() {
    let equal = zstack([image(nil, 10, 40), image(nil, 30, 20)])
    #expect(size(of: equal, 5, 5) == Size(30, 40))
    let ranked = zstack([image(nil, 10, 40), image(nil, 30, 20).priority(1)])
    #expect(size(of: ranked, 5, 5) == Size(30, 20))
  }

  @Test func `D4: a low child that is larger hangs over around the common line`() {
    let stack = zstack([image("low", 50, 60), image("high", 30, 20).priority(1)])
    expectRects(
      stack, canvas: Size(30, 20),
      [("low", Rect(-10, -20, 50, 60)), ("high", Rect(0, 0, 30, 20))])
  }

  @Test func `D4: the common line is the largest guide`() {
    // Guides 0 and -5: the line is at 0, so the second child starts at 5.
    let stack = zstack(
      .topLeading, [image("a", 30, 30), image("b", 10, 10).guide(.leading) { _ in -5 }])
    expectRects(
      stack, canvas: Size(30, 30), [("a", Rect(0, 0, 30, 30)), ("b", Rect(5, 0, 10, 10))])
  }

  @Test func `L29: children are placed with the stack's own size`() {
    let stack = zstack([color("c"), image("i", 30, 20).priority(1)])
    expectRects(stack.fixedSize(), canvas: Size(90, 80), [("c", Rect(30, 30, 30, 20))])
  }
}
