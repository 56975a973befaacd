// The still vectors of the refinements: whole layouts with known rectangles (D3-D7, D9, D17).
import Drawing
import Engine
import Testing

struct StillVectorTests {
  @Test func `L10: minimums of the later group are set aside`() {
    let row = hstack(
      0,
      [
        color("1").frame(minWidth: 50), color("2").frame(minWidth: 30).priority(1),
        color("3").frame(minWidth: 20),
      ])
    expectRects(
      row.frame(width: 300, height: 20),
      [
        ("1", Rect(45, 412, 50, 20)), ("2", Rect(95, 412, 230, 20)),
        ("3", Rect(325, 412, 20, 20)),
      ])
  }

  @Test func `L9: the less flexible child is served first`() {
    let row = hstack(
      0,
      [color("1"), color("2").frame(minWidth: 10, maxWidth: 50), color("3").frame(width: 100)])
    expectRects(
      row.frame(width: 300, height: 20),
      [
        ("1", Rect(45, 412, 150, 20)), ("2", Rect(195, 412, 50, 20)),
        ("3", Rect(245, 412, 100, 20)),
      ])
  }

  @Test func `L9: of endlessly flexible children the larger minimum is served first`() {
    let row = hstack(
      0, [color("1").frame(minWidth: 120), color("2"), color("3").frame(minWidth: 150)])
    expectRects(
      row.frame(width: 300, height: 20),
      [
        ("1", Rect(45, 412, 120, 20)), ("2", Rect(165, 412, 30, 20)),
        ("3", Rect(195, 412, 150, 20)),
      ])
  }

  @Test func `L11: guides across the stack meet on one line`() {
    let row = hstack(
      4, .bottom,
      [
        color("1", 10, 30), color("2", 10, 60),
        color("3", 10, 10).guide(.bottom) { $0[.bottom] + 15 },
      ])
    expectRects(
      row,
      [
        ("1", Rect(176, 422, 10, 30)), ("2", Rect(190, 392, 10, 60)),
        ("3", Rect(204, 427, 10, 10)),
      ])
  }

  @Test func `L12: a missing cross proposal becomes the stack's own size in placing`() {
    let row = hstack(0, [color("1", 20, 40), color("2").frame(width: 20)])
    expectRects(
      row.fixedSize(horizontal: false),
      [("1", Rect(175, 402, 20, 40)), ("2", Rect(195, 402, 20, 40))])
  }

  @Test func `L3: a circle in a row is a square in the middle`() {
    expectRects(
      hstack(10, [circle("circle"), color("rect")]),
      [("circle", Rect(0, 327, 190, 190)), ("rect", Rect(200, 0, 190, 844))])
  }

  @Test func `L29 and L27: a column with bounds, a Spacer and a ZStack`() {
    let column = vstack(
      0, .trailing,
      [
        color("1").frame(minWidth: 107, maxWidth: 191), spacer(min: 40),
        zstack(.leading, [circle("2"), color("3")]),
      ])
    expectRects(
      column.padding(23, 29, 5, 4),
      [
        ("1", Rect(195, 23, 191, 388)), ("2", Rect(29, 466.5, 357, 357)),
        ("3", Rect(29, 451, 357, 388)),
      ])
  }

  @Test func `D4: a ZStack re-measures its children and meets on the largest guide`() {
    let stack = zstack(
      .bottomLeading,
      [
        // The table writes a colour here; only a circle is 10 x 10 for a height of 780 (L3, L30).
        circle("1").fixedSize(vertical: false),
        hstack(18, [circle("2"), color("3"), spacer()]), color("4"),
      ])
    expectRects(
      stack.aspectRatio(0.5),
      [
        ("1", Rect(0, 802, 10, 10)), ("2", Rect(0, 335.5, 173, 173)),
        ("3", Rect(191, 32, 173, 780)),
        ("4", Rect(0, 32, 390, 780)),
      ])
  }

  @Test func `D5 and L24: ideal ratio of a bounded frame`() {
    let stack = zstack(
      .bottomLeading,
      [
        color("1").frame(idealHeight: 81, maxHeight: 146).aspectRatio(),
        vstack([color("2")]).frame(maxWidth: .infinity, minHeight: 114, maxHeight: .infinity),
        color("3"),
      ])
    expectRects(
      stack,
      [
        ("1", Rect(0, 698, 104.1975, 146)), ("2", Rect(0, 0, 390, 844)),
        ("3", Rect(0, 0, 390, 844)),
      ])
  }

  @Test func `D7: a negative priority leaves nothing beside endless children`() {
    let row = hstack([color("1").priority(-1), color("2"), spacer(min: 15), spacer()])
    var board = Board(zstack(.topTrailing, [row]).padding(8, 26, 9, 19))
    #expect(board.rect("1").width == 0)
    let rect = board.rect("2")
    #expect(near(rect, Rect(34, 8, 314, 827)))
  }

  @Test func `L28: an overlay has the size of its primary, not of what that holds`() {
    let row = hstack([spacer(min: 21), color("1").priority(1)])
    expectRects(
      row.aspectRatio(1).overlay([color("2")]),
      [("1", Rect(21, 227, 369, 390)), ("2", Rect(0, 227, 390, 390))])
  }

  @Test func `D6: a stack that ends in a Spacer has no gap beside it`() {
    expectRects(
      hstack([hstack(5, [color("1"), spacer(min: 10)]), color("2")]),
      [("1", Rect(0, 0, 180, 844)), ("2", Rect(195, 0, 195, 844))])
  }

  @Test func `D3: a frame guide is not passed up by a stack of two`() {
    let row = hstack(0, [color("1", 20, 10).guide(.leading) { _ in 5 }, color("2", 20, 10)])
    expectRects(
      vstack(0, .leading, [row, color("3", 20, 10)]),
      [
        ("1", Rect(175, 412, 20, 10)), ("2", Rect(195, 412, 20, 10)),
        ("3", Rect(175, 422, 20, 10)),
      ])
  }

  @Test func `D17: a stack of one static child passes its guide up`() {
    let row = hstack(0, [color("1", 20, 10).guide(.leading) { _ in 5 }])
    expectRects(
      vstack(0, .leading, [row, color("3", 20, 10)]),
      [("1", Rect(182.5, 412, 20, 10)), ("3", Rect(187.5, 422, 20, 10))])
  }

  @Test func `decision 8: rectangles are not rounded to pixels`() {
    expectRects(
      hstack(0, [color("1"), color("2"), color("3")]).frame(width: 100, height: 10),
      [
        ("1", Rect(145, 417, 100.0 / 3, 10)), ("2", Rect(145 + 100.0 / 3, 417, 100.0 / 3, 10)),
        ("3", Rect(145 + 200.0 / 3, 417, 100.0 / 3, 10)),
      ])
  }
}
