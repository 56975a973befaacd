import Drawing
import Terminal
import Testing

/// Coverage measured: the tones of all cells of one black shape add up to its area.
@Suite struct CoverageTests {
  /// A charset whose characters are numbers: the tone in ten thousandths.
  private struct Gauge: Charset {
    static let zero: UInt32 = 0x20000
    var hasDiagonals: Bool { true }
    func contour(_ piece: ContourPiece) -> Character { " " }
    func cells(for character: Character) -> [Cell] { [Cell(character)] }
    func fill(_ tones: SIMD8<Float>) -> Character {
      let tone = UInt32(tones.sum() / 8 * 10_000 + 0.5)
      return Unicode.Scalar(Gauge.zero + tone).map(Character.init) ?? " "
    }
  }

  /// Square points covered by an item.
  private static func area(_ item: DisplayItem) -> Double {
    var rasterizer = Rasterizer(charset: Gauge())
    let grid = rasterizer.draw(DisplayList(canvas: Size(320, 320), items: [item]))
    var total = 0.0
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let scalar = grid[column: column, row: row].character.unicodeScalars.first?.value ?? 0
        if scalar >= Gauge.zero { total += Double(scalar - Gauge.zero) / 10_000 * 128 }
      }
    }
    return total
  }

  private static func fill(_ outline: Outline, _ transform: Transform = .identity) -> DisplayItem {
    DisplayItem(
      .group(
        DisplayGroup(
          transform: transform, items: [DisplayItem(.fill(outline, .black), label: "shape")])))
  }

  private static func isNear(_ a: Double, _ b: Double, _ share: Double) -> Bool {
    abs(a - b) <= share * b
  }

  @Test func `shapes along the axes cover their area`() {
    let box = Rect(33.3, 41.7, 101.2, 67.9)
    #expect(Self.isNear(Self.area(Self.fill(.rect(box))), 101.2 * 67.9, 0.0005))
    let corners = 20.0 * 20 * (4 - Double.pi)
    #expect(
      Self.isNear(
        Self.area(Self.fill(.roundedRect(box, radius: 20))), 101.2 * 67.9 - corners, 0.003))
    #expect(
      Self.isNear(Self.area(Self.fill(.ellipse(box))), .pi * 101.2 * 67.9 / 4, 0.01))
    #expect(Self.isNear(Self.area(Self.fill(.rect(Rect(33, 41, 0.5, 200)))), 100, 0.01))
    let wide = Transform.scale(2, 1, about: Point(0, 0))
    #expect(
      Self.isNear(
        Self.area(Self.fill(.roundedRect(Rect(10, 10, 100, 80), radius: 20), wide)),
        2 * (8000 - corners), 0.005))
  }

  @Test(arguments: [0.1, 0.7, 1.1, 2.9])
  func `turned shapes and paths cover their area`(angle: Double) {
    let turn = Transform.rotation(radians: angle, about: Point(160, 160))
    let box = Rect(100, 120, 120, 80)
    #expect(Self.isNear(Self.area(Self.fill(.rect(box), turn)), 9600, 0.003))
    #expect(Self.isNear(Self.area(Self.fill(.ellipse(box), turn)), .pi * 2400, 0.005))
    var path = Path()
    path.move(to: Point(100, 120))
    path.addLine(to: Point(220, 120))
    path.addLine(to: Point(160, 200))
    #expect(Self.isNear(Self.area(Self.fill(.path(path, box), turn)), 4800, 0.005))
  }

  @Test func `a broad stroke covers its band`() {
    let ring = DisplayItem(
      .stroke(.ellipse(Rect(60, 60, 200, 200)), .black, width: 24), label: "ring")
    #expect(Self.isNear(Self.area(ring), .pi * (112 * 112 - 88 * 88), 0.01))
  }

  @Test func `a clip cuts to its own area`() {
    let clip = Outline.ellipse(Rect(60, 60, 200, 160))
    let item = DisplayItem(
      .group(
        DisplayGroup(
          clip: clip, items: [DisplayItem(.fill(.rect(Rect(0, 0, 320, 320)), .black), label: "a")]))
    )
    #expect(Self.isNear(Self.area(item), .pi * 200 * 160 / 4, 0.01))
  }
}
