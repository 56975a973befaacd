import Drawing
import Terminal
import Testing

/// Another charset is one more type: contours of box drawing through the same walk.
@Suite struct CharsetTests {
  private struct BoxCharset: Charset {
    func fill(_ tones: SIMD8<Float>) -> Character { tones.sum() > 4 ? "\u{2588}" : " " }
    var hasDiagonals: Bool { false }
    func cells(for character: Character) -> [Cell] {
      CharacterWidth.width(of: character) == 2
        ? [Cell(character), .continuation] : [Cell(character)]
    }
    func contour(_ piece: ContourPiece) -> Character {
      switch piece {
      case .horizontal: "─"
      case .vertical: "│"
      case .rising: "╱"
      case .falling: "╲"
      case .square(.topLeft): "┌"
      case .square(.topRight): "┐"
      case .square(.bottomLeft): "└"
      case .square(.bottomRight): "┘"
      case .bend(.topLeft): "╭"
      case .bend(.topRight): "╮"
      case .bend(.bottomLeft): "╰"
      case .bend(.bottomRight): "╯"
      }
    }
  }

  private static func lines(_ items: [DisplayItem], _ canvas: Size) -> [String] {
    var rasterizer = Rasterizer(
      metrics: CellMetrics(pointsPerColumn: 4), charset: BoxCharset())
    return rasterizer.draw(DisplayList(canvas: canvas, items: items)).lines()
  }

  @Test func `a border of radius 32 in box drawing`() {
    let border = DisplayItem(
      .stroke(.roundedRect(Rect(0, 0, 144, 64), radius: 32), .black, width: 1), label: "border")
    #expect(
      Self.lines([border], Size(144, 64)).joined(separator: "\n") == """
            ╭──────────────────────────╮
         ╭──╯                          ╰──╮
        ╭╯                                ╰╮
        │                                  │
        │                                  │
        ╰╮                                ╭╯
         ╰──╮                          ╭──╯
            ╰──────────────────────────╯
        """)
  }

  @Test func `a wide character owns both cells and is blank when one is cut off`() {
    func text(_ x: Double) -> DisplayItem {
      let line = TextRun.Line(text: "\u{4E2D}\u{6587}", offset: .zero, size: Size(16, 8))
      let run = TextRun(rect: Rect(x, 0, 16, 8), lines: [line], fontSize: 8, color: .black)
      return DisplayItem(.text(run), label: "text")
    }
    #expect(Self.lines([text(4)], Size(24, 8)) == [" \u{4E2D}\u{6587}"])
    #expect(Self.lines([text(-4)], Size(24, 8)) == [" \u{6587}"])
    #expect(Self.lines([text(12)], Size(24, 8)) == ["   \u{4E2D}"])
  }
}
