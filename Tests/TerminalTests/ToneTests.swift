import Drawing
import Terminal
import Testing

/// The ramp and what is measured on it.
@Suite struct ToneTests {
  private static func row(
    _ fills: [(Color, opacity: Double)], background: Color = .white
  ) -> String {
    var items: [DisplayItem] = []
    for (index, fill) in fills.enumerated() {
      let rect = Rect(Double(index) * 8, 0, 8, 16)
      let item = DisplayItem(.fill(.rect(rect), fill.0), label: "fill", leaf: index)
      items.append(DisplayItem(.group(DisplayGroup(opacity: fill.opacity, items: [item]))))
    }
    let list = DisplayList(
      canvas: Size(Double(fills.count) * 8, 16), background: background, items: items)
    return Rasterizer.rasterize(list).lines(trimmingTrailingSpaces: false)[0]
  }

  @Test(arguments: [0xFFCC00, 0x000000, 0x0A3CA0, 0x14783C, 0xFF3B30, 0xE0E0E0] as [UInt32])
  func `three quarters of any paint are one step below full`(hex: UInt32) {
    let paint = Color(hex: hex)
    #expect(Self.row([(paint, 1), (paint, 0.75), (paint, 0.5), (paint, 0.25)]) == "@%+-")
    #expect(Self.row([(paint, 1), (paint, 0.75)], background: Color(hex: 0x123456)) == "@%")
  }

  @Test(arguments: [0xFFCC00, 0x000000] as [UInt32])
  func `two halves over each other are one step below full`(hex: UInt32) {
    let rect = Outline.rect(Rect(0, 0, 32, 32))
    let half = DisplayItem(
      .group(
        DisplayGroup(
          opacity: 0.5,
          items: [
            DisplayItem(.fill(rect, Color(hex: hex)), label: "a"),
            DisplayItem(.fill(rect, Color(hex: hex)), label: "a"),
          ])))
    let list = DisplayList(canvas: Size(32, 32), items: [half, half])
    #expect(Rasterizer.rasterize(list).lines() == ["%%%%", "%%%%"])
    let one = DisplayList(canvas: Size(32, 32), items: [half])
    #expect(Rasterizer.rasterize(one).lines() == ["++++", "++++"])
  }

  @Test func `tone is scaled to the strongest paint of the frame`() {
    let yellow = Color(hex: 0xFFCC00)
    #expect(Self.row([(yellow, 1)]) == "@")
    #expect(Self.row([(yellow, 1), (.black, 1)]) == ":@")
    // A paint at no opacity still sets the scale: a fade does not change the others' tones.
    #expect(Self.row([(yellow, 1), (.black, 0)]) == ": ")
    #expect(Self.row([(.white, 1), (.black, 1)]) == " @")
  }

  @Test func `a thin rectangle has the tone of its area`() {
    let line = DisplayItem(.fill(.rect(Rect(0, 4.3, 64, 1)), .black), label: "Divider")
    #expect(
      Rasterizer.rasterize(DisplayList(canvas: Size(64, 16), items: [line])).lines() == [
        "........"
      ])
  }

  @Test func `a group clips what it holds`() {
    let clip = Outline.roundedRect(Rect(16, 16, 96, 64), radius: 32)
    let group = DisplayGroup(
      clip: clip,
      items: [DisplayItem(.fill(.rect(Rect(0, 0, 128, 128)), .black), label: "photo")])
    var rasterizer = Rasterizer()
    let rendering = rasterizer.render(
      DisplayList(canvas: Size(128, 96), items: [DisplayItem(.group(group))]))
    #expect(
      rendering.lines() == [
        "",
        "  .*%@@@@@@%*.",
        "  %@@@@@@@@@@%",
        "  %@@@@@@@@@@%",
        "  .*%@@@@@@%*.",
        "",
        "8x16 points a cell",
        "photo  x=0 y=0 w=128 h=128 r=32 op=1.00",
      ])
  }

  @Test func `a card in front hides the border behind it`() {
    let border = DisplayItem(.stroke(.rect(Rect(0, 0, 64, 48)), .black, width: 1), label: "back")
    let card = DisplayItem(.fill(.rect(Rect(32, 0, 64, 48)), .black), label: "front")
    let list = DisplayList(canvas: Size(96, 48), items: [border, card])
    #expect(
      Rasterizer.rasterize(list).lines() == ["+---@@@@@@@@", "|   @@@@@@@@", "+---@@@@@@@@"])
  }

  @Test func `rounding is half away from zero`() {
    #expect([-2.5, -0.5, 0.5, 1.4, 2.5, .nan].map(CellMetrics.round) == [-3, -1, 1, 1, 3, 0])
    #expect(CellMetrics.standard.columns(for: Size(100, 100)) == 13)
    #expect(CellMetrics.standard.rows(for: Size(100, 100)) == 7)
  }

  @Test func `a terminal takes the smallest scale that fits`() {
    let phone = Size(390, 844)
    #expect(CellMetrics.fitting(phone, columns: 80, rows: 24).pointsPerColumn == 24)
    #expect(CellMetrics.fitting(phone, columns: 200, rows: 60).pointsPerColumn == 8)
    #expect(CellMetrics.fitting(phone, columns: 10, rows: 5).pointsPerColumn == 32)
  }
}
