// Alignment guides: combined by containers, handed on by modifiers (L14, D3).
import Drawing
import Engine
import Testing

struct AlignmentGuideTests {
  private func guide(_ sketch: Sketch, _ key: AlignmentKey, at size: Size) -> Double? {
    var board = Board(sketch.named("x"), customGuides: [{ _ in 0 }])
    let proposal = Proposal(size)
    let measured = board.tree.measure(board.node("x"), proposal)
    return board.tree.guide(of: board.node("x"), key: key, size: measured, proposal: proposal)
  }

  private let marked = image(nil, 10, 10).guide(.leading) { _ in 4 }

  @Test func `D3: modifiers of one child hand a guide on, shifted by the child's origin`() {
    let offer = Size(50, 50)
    #expect(guide(marked, .leading, at: offer) == 4)
    #expect(guide(marked.padding(1, 2, 3, 5), .leading, at: offer) == 6)
    // The child's guide 4 is put on the frame's leading edge: its origin is -4.
    #expect(
      guide(marked.frame(width: 40, height: 40, .leading), .leading, at: offer) == 0)
    // Centred: origin 15.
    #expect(guide(marked.frame(width: 40, height: 40), .leading, at: offer) == 19)
    #expect(guide(marked.overlay([color()]), .leading, at: offer) == 4)
    // L32: an offset changes nothing but the place of the child.
    #expect(guide(marked.offset(7, 0), .leading, at: offer) == 4)
    #expect(guide(marked, .trailing, at: offer) == nil)
  }

  @Test func `D3: stacks of several children combine no edges and centres`() {
    let offer = Size(50, 50)
    #expect(guide(hstack(0, [marked, color()]), .leading, at: offer) == nil)
    #expect(guide(zstack([marked, color()]), .leading, at: offer) == nil)
    #expect(guide(zstack([marked.fromForEach]), .leading, at: offer) == nil)
    #expect(guide(vstack(0, [marked]), .leading, at: offer) == 4)
  }

  @Test func `L14 and D3: custom guides combine by mean, in the stack's coordinates`() {
    let custom = AlignmentKey.custom(0)
    // Children at x 0, 10 and 20; the second states nothing: (1 + (20 + 5)) / 2.
    let row = hstack(
      0,
      [
        image(nil, 10, 10).guide(custom) { _ in 1 }, image(nil, 10, 10),
        image(nil, 10, 10).guide(custom) { _ in 5 },
      ])
    #expect(guide(row, custom, at: Size(50, 50)) == 13)
  }

  @Test func `D3: of several first baselines the least counts`() {
    // Ascender .952 of the size (L45): 9.52 at y 0 and 19.04 at y 12 in a column without gaps;
    // the line of 10 points is 11.934 high, rounded up to 12.
    let large = text(nil, TextContent("b", fontSize: 20))
    let small = text(nil, TextContent("a", fontSize: 10))
    #expect(guide(vstack(0, [small, large]), .firstTextBaseline, at: Size(90, 90)) == 9.52)
    let last = guide(vstack(0, [small, large]), .lastTextBaseline, at: Size(90, 90))
    #expect(abs((last ?? 0) - (12 + 19.04)) < 1e-9)
  }

  @Test func `L11: text of two sizes stands on one baseline`() {
    let row = hstack(
      0, .firstTextBaseline,
      [
        text("small", TextContent("a", fontSize: 10)),
        text("large", TextContent("b", fontSize: 20)),
      ])
    var board = Board(row)
    let offset = board.rect("small").y - board.rect("large").y
    #expect(abs(offset - (19.04 - 9.52)) < 1e-9)
  }

  @Test func `a guide's closure reads the size and the guides of its view`() {
    let inner = image(nil, 10, 30).guide(.top) { $0.height / 3 }
    let outer = inner.guide(.bottom) { $0[.top] + $0[.trailing] + ($0.explicit(.top) ?? 0) }
    #expect(guide(outer, .bottom, at: Size(50, 50)) == 30.0)
    #expect(guide(outer, .top, at: Size(50, 50)) == 10)
  }

  @Test func `a custom guide that nobody states has its own default`() {
    let row = hstack(
      0, .customVertical(0),
      [image("a", 10, 10), image("b", 10, 40).guide(.customVertical(0)) { _ in 30 }])
    // The default is a quarter of the height: 2.5 meets 30.
    var board = Board(row, canvas: Size(20, 40), customGuides: [{ $0.height / 4 }])
    let rect = board.rect("a")
    #expect(near(rect, Rect(0, 27.5, 10, 10)))
  }
}
