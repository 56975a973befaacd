// Frames and the other layouts of one child, by hand calculation (L23-L33, D5).
import Drawing
import Engine
import Testing

struct FrameLayoutTests {
  @Test func `L2 and L3: leaves without an offer`() {
    #expect(size(of: color(), nil, nil) == Size(10, 10))
    #expect(size(of: color(), 30, nil) == Size(30, 10))
    #expect(size(of: circle(), 30, 20) == Size(20, 20))
    #expect(size(of: circle(), nil, 20) == Size(10, 10))
    #expect(size(of: image(nil, 7, 9), 30, 20) == Size(7, 9))
  }

  @Test func `L23: a given side is taken, the other is the child's`() {
    #expect(size(of: color().frame(width: 40), 100, 30) == Size(40, 30))
    #expect(size(of: image(nil, 7, 9).frame(height: 40), 100, 30) == Size(7, 40))
    #expect(size(of: color().frame(width: 40, height: 5), 100, 30) == Size(40, 5))
  }

  @Test(arguments: [-1.0, .nan, .infinity]) func `L23: an impossible side counts as not given`(
    side: Double
  ) {
    #expect(size(of: color().frame(width: side), 100, 30) == Size(100, 30))
  }

  @Test(arguments: [
    (Alignment.topLeading, Point(0, 0)), (.center, Point(15, 10)), (.bottomTrailing, Point(30, 20)),
  ]) func `L25: the child is aligned in the frame`(alignment: Alignment, at: Point) {
    expectRects(
      image("i", 10, 10).frame(width: 40, height: 30, alignment), canvas: Size(40, 30),
      [("i", Rect(at, Size(10, 10)))])
  }

  @Test func `L25: a child that is too large overflows on both sides`() {
    expectRects(
      image("i", 60, 10).frame(width: 40, height: 10), canvas: Size(40, 10),
      [("i", Rect(-10, 0, 60, 10))])
  }

  @Test(arguments: [(nil, 10.0), (0, 20), (30, 30), (100, 50)] as [(Double?, Double)])
  func `L24: both bounds, a child that is asked only without an offer`(
    offer: Double?, width: Double
  ) {
    // Without an offer the colour answers 10, clamped to 20...50.
    let expected = offer == nil ? 20 : width
    #expect(size(of: color().frame(minWidth: 20, maxWidth: 50), offer, 5).width == expected)
  }

  @Test func `L24: one bound`() {
    #expect(size(of: image(nil, 30, 5).frame(minWidth: 20), 10, 5).width == 20)
    #expect(size(of: image(nil, 30, 5).frame(minWidth: 20), 25, 5).width == 25)
    #expect(size(of: image(nil, 30, 5).frame(minWidth: 20), nil, 5).width == 30)
    #expect(size(of: image(nil, 30, 5).frame(maxWidth: 20), 100, 5).width == 20)
    #expect(size(of: image(nil, 10, 5).frame(maxWidth: 20), 100, 5).width == 20)
    #expect(size(of: image(nil, 10, 5).frame(maxWidth: 20), nil, 5).width == 10)
  }

  @Test func `L24: an endless maximum takes the offer, but not less than the child`() {
    let wide = image(nil, 30, 5).frame(maxWidth: .infinity)
    #expect(size(of: wide, 100, 5).width == 100)
    #expect(size(of: wide, 10, 5).width == 30)
    #expect(size(of: wide, nil, 5).width == 30)
  }

  @Test func `L24: the ideal length stands in for a missing offer`() {
    #expect(size(of: color().frame(idealWidth: 70), nil, 5).width == 70)
    #expect(size(of: color().frame(idealWidth: 70), 20, 5).width == 20)
  }

  @Test func `L24: a child is placed with the frame's own size`() {
    expectRects(
      color("c").frame(minWidth: 20, maxWidth: 50), canvas: Size(100, 10),
      [("c", Rect(25, 0, 50, 10))])
  }

  @Test func `L26: padding shrinks the offer and grows the answer`() {
    #expect(size(of: color().padding(1, 2, 3, 4), 100, 50) == Size(100, 50))
    #expect(size(of: color().padding(1, 2, 3, 4), 4, 2) == Size(6, 4))
    #expect(size(of: color().padding(1, 2, 3, 4), nil, nil) == Size(16, 14))
    expectRects(
      color("c").padding(1, 2, 3, 4), canvas: Size(100, 50), [("c", Rect(2, 1, 94, 46))])
  }

  @Test func `L30: fixedSize offers nothing on its axes`() {
    #expect(size(of: color().fixedSize(), 100, 50) == Size(10, 10))
    #expect(size(of: color().fixedSize(vertical: false), 100, 50) == Size(10, 50))
  }

  @Test func `L31: aspectRatio fits into the offer or covers it`() {
    #expect(size(of: color().aspectRatio(2), 100, 100) == Size(100, 50))
    #expect(size(of: color().aspectRatio(2, fill: true), 100, 100) == Size(200, 100))
    #expect(size(of: color().aspectRatio(2), 100, nil) == Size(100, 50))
    #expect(size(of: color().aspectRatio(2, fill: true), nil, 30) == Size(60, 30))
    #expect(size(of: color().aspectRatio(2), nil, nil) == Size(10, 10))
    let ideal = color().frame(idealWidth: 30, idealHeight: 10)
    #expect(size(of: ideal.aspectRatio(), 90, 90) == Size(90, 30))
  }

  @Test func `D5: sides of zero`() {
    let flat = color().frame(idealWidth: 0, idealHeight: 20)
    #expect(size(of: flat.aspectRatio(), 100, 60) == Size(0, 60))
    let nothing = color().frame(idealWidth: 0, idealHeight: 0)
    #expect(size(of: nothing.aspectRatio(), 100, 60) == Size(60, 60))
  }

  @Test func `L32: offset moves the child and nothing else`() {
    expectRects(
      hstack(0, [image("a", 10, 10).offset(5, -3), image("b", 10, 10)]), canvas: Size(20, 10),
      [("a", Rect(5, -3, 10, 10)), ("b", Rect(10, 0, 10, 10))])
  }

  @Test func `L33: position takes the offer and puts the centre at the point`() {
    #expect(size(of: image(nil, 10, 20).position(1, 2), 100, 50) == Size(100, 50))
    #expect(size(of: image(nil, 10, 20).position(1, 2), 100, nil) == Size(100, 20))
    expectRects(
      image("i", 10, 20).position(30, 40), canvas: Size(100, 80),
      [("i", Rect(25, 30, 10, 20))])
  }

  @Test func `L28: an overlay is proposed the primary's size and aligned in it`() {
    let sketch = image("p", 40, 20).overlay(.bottomTrailing, [color("s"), image("t", 10, 10)])
    expectRects(
      sketch, canvas: Size(100, 100),
      [
        ("p", Rect(30, 40, 40, 20)), ("s", Rect(30, 40, 40, 20)), ("t", Rect(60, 50, 10, 10)),
      ])
  }

  @Test func `L37: a scroll view offers nothing along its axis`() {
    let content = vstack(0, [image(nil, 30, 200), color("c")])
    let view = content.wrapped(.scroll, .scroll(ScrollAxes(horizontal: false, vertical: true)))
    #expect(size(of: view, 50, 100) == Size(50, 100))
    expectRects(view, canvas: Size(50, 100), [("c", Rect(0, 200, 50, 10))])
  }

  @Test func `L38: a geometry reader takes the offer and starts at its top left`() {
    let view = image("i", 10, 10).wrapped(.geometryReader, .none)
    expectRects(view, canvas: Size(50, 100), [("i", Rect(0, 0, 10, 10))])
  }
}
