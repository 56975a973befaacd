import Drawing
import Terminal
import Testing

/// How text takes its cells, and what the legend says of it.
@Suite struct TextTests {
  private static func text(
    _ text: String, _ x: Double, _ y: Double, width: Double, opacity: Double = 1,
    label: String? = nil
  ) -> DisplayItem {
    let run = TextRun(
      rect: Rect(x, y, width, 16),
      lines: [TextRun.Line(text: text, offset: .zero, size: Size(width, 16))], fontSize: 13,
      color: Color(hex: 0, opacity: opacity))
    return DisplayItem(.text(run), label: label ?? text)
  }

  private static func fill(_ rect: Rect, label: String = "card") -> DisplayItem {
    DisplayItem(.fill(.rect(rect), .black), label: label)
  }

  private static func render(
    _ items: [DisplayItem], canvas: Size = Size(160, 16)
  ) -> (line: String, legend: [String]) {
    var rasterizer = Rasterizer()
    let rendering = rasterizer.render(DisplayList(canvas: canvas, items: items))
    return (rendering.grid.lines()[0], rendering.legend.lines)
  }

  @Test func `a run wider than its box is drawn whole about the middle and wins over fills`() {
    let drawn = Self.render([
      Self.fill(Rect(0, 0, 72, 16)), Self.text("Borealis", 24, 0, width: 32),
      Self.fill(Rect(72, 0, 72, 16), label: "next"),
    ])
    #expect(drawn.line == " Borealis @@@@@@@@")
  }

  @Test func `the text of higher opacity wins its whole span and the loser is named`() {
    let drawn = Self.render([
      Self.text("Inbox (12)", 0, 0, width: 80, opacity: 0.6),
      Self.text("Done", 24, 0, width: 32, opacity: 0.4),
    ])
    #expect(drawn.line == "Inbox (12)")
    #expect(
      drawn.legend == [
        #"Inbox (12)  x=0 y=0 w=80 h=16 op=0.60 "Inbox (12)""#,
        #"Done        x=24 y=0 w=32 h=16 op=0.40 "Done" (text hidden by Inbox (12))"#,
      ])
  }

  @Test func `at a tie the front text wins`() {
    let drawn = Self.render([
      Self.text("Inbox (12)", 0, 0, width: 80, opacity: 0.5),
      Self.text("Done", 24, 0, width: 32, opacity: 0.5),
    ])
    #expect(drawn.line == "   Done")
    #expect(drawn.legend[0].hasSuffix("(text hidden by Done)"))
  }

  @Test func `a fill in front hides the characters it covers`() {
    let label = Self.text("Borealis", 0, 0, width: 64)
    let half = Self.render([label, Self.fill(Rect(32, 0, 64, 16))])
    #expect(half.line == "Bore@@@@@@@@")
    #expect(half.legend[0].hasSuffix(#""Borealis" (text partly hidden by card)"#))
    let whole = Self.render([label, Self.fill(Rect(0, 0, 64, 16))])
    #expect(whole.line == "@@@@@@@@")
    #expect(whole.legend[0].hasSuffix(#""Borealis" (text hidden by card)"#))
  }

  @Test func `text is written over borders and tones, with a blank on each side of a tone`() {
    let card = Rect(0, 0, 128, 48)
    let border = DisplayItem(.stroke(.rect(card), .black, width: 1), label: "border")
    var rasterizer = Rasterizer()
    let rendering = rasterizer.draw(
      DisplayList(
        canvas: Size(128, 48),
        items: [
          Self.fill(card), border, Self.text("Title", 16, 0, width: 40),
          Self.text("Body", 8, 16, width: 32), Self.text("More", 48, 32, width: 32),
        ]))
    #expect(
      rendering.lines().joined(separator: "\n") == """
        +-Title--------+
        |Body @@@@@@@@@|
        +-----More-----+
        """)
  }

  @Test func `lines closer than a row are kept apart`() {
    var run = TextRun(rect: Rect(0, 0, 40, 33), lines: [], fontSize: 9, color: .black)
    for (index, line) in ["one", "two", "three"].enumerated() {
      run.lines.append(
        TextRun.Line(text: line, offset: Point(0, Double(index) * 11), size: Size(40, 11)))
    }
    let list = DisplayList(
      canvas: Size(40, 48), items: [DisplayItem(.text(run), label: "Text")])
    #expect(Rasterizer.rasterize(list).lines() == [" one", " two", "three"])
  }

  @Test(arguments: [
    (TextRun.Alignment.leading, ["  aaaaaa", "  ii"]), (.trailing, ["  aaaaaa", "      ii"]),
    (.center, ["  aaaaaa", "    ii"]),
  ])
  func `lines of one text begin or end in one column`(
    _ alignment: TextRun.Alignment, _ lines: [String]
  ) {
    // Six characters take 60 points here, two take 8: their boxes are no multiples of cells.
    let widths = [60.0, 8]
    let places =
      ["leading": [0, 0], "trailing": [0, 52], "center": [0, 26]]["\(alignment)"] ?? []
    var run = TextRun(
      rect: Rect(10, 0, 60, 32), lines: [], alignment: alignment, fontSize: 14, color: .black)
    for (index, text) in ["aaaaaa", "ii"].enumerated() {
      run.lines.append(
        TextRun.Line(
          text: text, offset: Point(Double(places[index]), Double(index) * 16),
          size: Size(widths[index], 16)))
    }
    let list = DisplayList(canvas: Size(80, 32), items: [DisplayItem(.text(run), label: "Text")])
    #expect(Rasterizer.rasterize(list).lines() == lines)
  }

  @Test func `text fainter than a twentieth is not drawn`() {
    #expect(Self.render([Self.text("Gone", 0, 0, width: 32, opacity: 0.049)]).line == "")
    #expect(Self.render([Self.text("Here", 0, 0, width: 32, opacity: 0.05)]).line == "Here")
  }

  @Test func `a clip that leaves out the middle of a line leaves out the line`() {
    func clipped(_ clip: Rect) -> (line: String, legend: [String]) {
      Self.render([
        DisplayItem(
          .group(DisplayGroup(clip: .rect(clip), items: [Self.text("Clip", 0, 0, width: 32)])))
      ])
    }
    #expect(clipped(Rect(0, 0, 20, 16)).line == "Clip")
    #expect(clipped(Rect(0, 0, 12, 16)).line == "")
    #expect(clipped(Rect(0, 0, 12, 16)).legend[0].hasSuffix("(text clipped)"))
  }

  @Test func `ASCII keeps the width of what it cannot draw, and the legend keeps the text`() {
    let drawn = Self.render([
      Self.text("a\u{4E2D}b\u{E9}c\u{2026}d\u{1B}e\u{1F469}\u{200D}\u{1F4BB}", 0, 0, width: 96)
    ])
    #expect(drawn.line == "a??b?c.d?e??")
    #expect(
      drawn.legend[0].hasSuffix(
        "\"a\u{4E2D}b\u{E9}c\u{2026}d\\x1be\u{1F469}\\u{200d}\u{1F4BB}\""))
  }

  @Test func `a leaf off the canvas is marked`() {
    let drawn = Self.render([
      Self.fill(Rect(160, 0, 20, 16)), Self.text("Away", -64, 0, width: 32),
    ])
    #expect(
      drawn.legend == [
        "card  x=160 y=0 w=20 h=16 op=1.00 (off canvas)",
        #"Away  x=-64 y=0 w=32 h=16 op=1.00 "Away" (off canvas)"#,
      ])
  }

  @Test(
    arguments: [
      ("a", 1), ("\u{301}", 0), ("e\u{301}", 1), ("\u{4E2D}", 2), ("\u{FF21}", 2), ("\u{FF71}", 1),
      ("\u{1F600}", 2), ("\u{2764}", 1), ("\u{2764}\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2),
      ("\u{1F1E9}\u{1F1EA}", 2), ("\u{1F469}\u{200D}\u{1F4BB}", 2), ("\u{261D}\u{1F3FD}", 2),
      ("\u{200B}", 0), ("\u{7}", 0), ("\u{D55C}", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("\u{2026}", 1), ("\u{20000}", 2),
    ] as [(String, Int)])
  func `characters have their width in cells`(text: String, width: Int) {
    #expect(CharacterWidth.width(of: text) == width)
  }
}
