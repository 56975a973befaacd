/// Blurs, shadows, masks and gradients as tones.
import Drawing
import Terminal
import Testing

@Suite struct `Soft edges` {
  private static let square = DisplayItem(
    .fill(.rect(Rect(48, 48, 32, 32)), .black), label: "square")

  private static func lines(_ items: [DisplayItem]) -> [[Character]] {
    Rasterizer.rasterize(DisplayList(canvas: Size(128, 128), items: items))
      .lines(trimmingTrailingSpaces: false).map(Array.init)
  }

  @Test func `a blurred square fades outwards to all sides alike`() {
    let sharp = Self.lines([Self.square])
    let soft = Self.lines([DisplayItem(.group(DisplayGroup(blur: 8, items: [Self.square])))])
    #expect(sharp[2] == Array("                "))
    #expect(sharp[3][6] == "@" && sharp[3][5] == " ")
    #expect(soft[3][6] != "@", "the corner has lost some of its tone")
    #expect(soft[3][5] != " ", "and some lies outside")
    for row in soft { #expect(row == Array(row.reversed())) }
    #expect(soft == Array(soft.reversed()))
  }

  @Test func `a shadow lies where it is moved to, and the legend does not list it`() {
    let shadow = DisplayGroup(
      transform: .translation(32, 0), shade: Color(red: 0, green: 0, blue: 0, opacity: 0.5),
      items: [Self.square])
    let list = DisplayList(
      canvas: Size(128, 128), items: [DisplayItem(.group(shadow)), Self.square])
    var rasterizer = Rasterizer()
    let rendering = rasterizer.render(list)
    let line = Array(rendering.grid.lines(trimmingTrailingSpaces: false)[3])
    #expect(line[6...9].allSatisfy { $0 == "@" })
    #expect(line[10...13].allSatisfy { $0 != "@" && $0 != " " })
    #expect(line[14] == " ")
    #expect(rendering.legend.lines.count == 1)
  }

  @Test func `a mask lets through as much as it is opaque`() {
    func masked(_ opacity: Double) -> Character {
      let mask = DisplayItem(
        .fill(
          .rect(Rect(0, 0, 64, 128)), Color(red: 1, green: 0, blue: 0, opacity: opacity)))
      let group = DisplayGroup(mask: [mask], items: [Self.square])
      let line = Self.lines([DisplayItem(.group(group)), Self.dot])[3]
      #expect(line[8] == " ", "nothing beyond the mask")
      return line[6]
    }
    #expect(masked(1) == "@")
    #expect(masked(0) == " ")
    #expect(![" ", "@"].contains(masked(0.5)))
  }

  /// Keeps black the strongest tone of the frame.
  private static let dot = DisplayItem(.fill(.rect(Rect(0, 0, 8, 16)), .black), label: "dot")

  @Test func `a gradient gets weaker step by step`() {
    let gradient = Gradient(
      [Gradient.Stop(.black, at: 0.125), Gradient.Stop(.white, at: 1)],
      .line(.zero, Point(128, 0)))
    let line = Self.lines([DisplayItem(.gradient(.rect(Rect(0, 0, 128, 128)), gradient))])[4]
    #expect(line[0] == "@")
    #expect(Set(line).count >= 4)
    #expect(line[15] != "@")
  }

  @Test func `the way of a gradient: along a line, outwards, around`() {
    let stops = [Gradient.Stop(.black, at: 0), Gradient.Stop(.white, at: 1)]
    let line = Gradient(stops, .line(Point(10, 0), Point(30, 0)))
    #expect(line.fraction(at: Point(15, 99)) == 0.25)
    let ring = Gradient(stops, .distance(.zero, radii: Size(1, 1), from: 10, to: 20))
    #expect(ring.fraction(at: Point(0, 15)) == 0.5)
    let turn = Gradient(stops, .angle(.zero, from: 0, to: 2 * .pi))
    #expect(abs(turn.fraction(at: Point(0, 1)) - 0.25) < 1e-9)
    let part = Gradient(stops, .angle(.zero, from: 0, to: .pi))
    #expect(part.fraction(at: Point(1, -2)) == 0)
    #expect(part.fraction(at: Point(-1, -2)) == 1)
    #expect(line.color(atFraction: 0.5).red == 0.5)
  }
}
