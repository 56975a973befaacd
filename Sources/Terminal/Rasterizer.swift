package import Drawing

/// A frame as terminal cells, with its numbers.
package struct Rendering: Sendable, Hashable {
  /// The picture.
  package let grid: CellGrid
  /// The numbers under it.
  package let legend: Legend

  /// The picture, then the legend's header and lines.
  package func lines(trimmingTrailingSpaces: Bool = true) -> [String] {
    grid.lines(trimmingTrailingSpaces: trimmingTrailingSpaces) + [legend.header] + legend.lines
  }
}

/// Draws display lists as terminal cells: fills as tone from 2 x 4 samples a cell, strokes as
/// contours, text as characters. Keeps its surfaces, so that frames of one size cost no memory.
///
/// Takes any list: what is not finite or singular is left out, what is far off is brought near.
package struct Rasterizer {
  /// Points a cell.
  package let metrics: CellMetrics
  /// The characters drawn with.
  package let charset: any Charset
  private var surface = Surface(width: 0, height: 0)
  private var compositor: Compositor?

  /// ASCII at 8 x 16 points a cell unless told otherwise.
  package init(metrics: CellMetrics = .standard, charset: any Charset = ASCIICharset()) {
    self.metrics = metrics
    self.charset = charset
  }

  /// The picture of one list, for callers that draw only one.
  package static func rasterize(
    _ list: DisplayList, metrics: CellMetrics = .standard
  ) -> CellGrid {
    var rasterizer = Rasterizer(metrics: metrics)
    return rasterizer.draw(list)
  }

  /// The picture and its legend.
  package mutating func render(_ list: DisplayList) -> Rendering {
    let scene = Scene(list)
    let (grid, texts) = draw(list, scene)
    return Rendering(grid: grid, legend: Legend(scene, metrics, texts: texts))
  }

  /// The picture alone, for players.
  package mutating func draw(_ list: DisplayList) -> CellGrid {
    draw(list, Scene(list)).0
  }

  private mutating func draw(
    _ list: DisplayList, _ scene: Scene
  ) -> (CellGrid, [TextPass.Outcome?]) {
    var grid = CellGrid(
      columns: metrics.columns(for: list.canvas), rows: metrics.rows(for: list.canvas))
    fill(&grid, list, scene)
    var contours = ContourPass(scene, metrics, charset, grid)
    contours.draw(on: &grid)
    var texts = TextPass(scene, metrics, charset, grid)
    texts.draw(on: &grid, contours: contours.taken)
    return (grid, texts.outcomes)
  }

  private mutating func fill(_ grid: inout CellGrid, _ list: DisplayList, _ scene: Scene) {
    let width = grid.columns * 2
    let height = grid.rows * 4
    guard width > 0, height > 0 else { return }
    let tone = ToneScale(scene, metrics: metrics)
    if surface.width != width || surface.height != height {
      surface = Surface(width: width, height: height)
    }
    surface.clear(to: SIMD4(0, 0, 0, 1))
    var pen: Compositor
    if compositor?.fits(width: width, height: height) == true, let kept = compositor.take() {
      pen = kept
      pen.begin(tone)
    } else {
      pen = Compositor(width: width, height: height, tone: tone)
    }
    let scale = 2 / metrics.pointsPerColumn
    pen.draw(
      list.items,
      Compositor.Context(
        transform: .scale(scale, scale, about: .zero), region: surface.bounds,
        broadStroke: metrics.pointsPerRow * scale),
      on: &surface)
    compositor = pen
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let tones = surface.tones(column: column, row: row)
        if tones.max() > 0 { grid[column: column, row: row] = Cell(charset.fill(tones)) }
      }
    }
  }
}

extension Surface {
  /// The first lanes of a cell's samples, two across and four down.
  fileprivate func tones(column: Int, row: Int) -> SIMD8<Float> {
    var tones = SIMD8<Float>(repeating: 0)
    for line in 0..<4 {
      let place = (row * 4 + line) * width + column * 2
      tones[2 * line] = samples[place].x
      tones[2 * line + 1] = samples[place + 1].x
    }
    return tones
  }
}
