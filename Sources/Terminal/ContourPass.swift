import Drawing

/// Draws the thin strokes of a scene as contours over the tones.
struct ContourPass {
  let scene: Scene
  let metrics: CellMetrics
  let charset: any Charset
  /// Cells a contour took, row by row.
  private(set) var taken: [Bool]

  init(_ scene: Scene, _ metrics: CellMetrics, _ charset: any Charset, _ grid: CellGrid) {
    self.scene = scene
    self.metrics = metrics
    self.charset = charset
    taken = Array(repeating: false, count: grid.columns * grid.rows)
  }

  mutating func draw(on grid: inout CellGrid) {
    for (index, leaf) in scene.leaves.enumerated() {
      guard case .stroke(let outline, _, let style) = leaf.content, leaf.isDrawable,
        style.width > 0,
        leaf.opacity >= Visibility.faintest, leaf.tonedPaint(metrics) == nil,
        let contour = contour(of: outline, leaf, grid)
      else { continue }
      let coverers = scene.coverers(of: index, in: leaf.bounds)
      for mark in contour.marks {
        let place = nearest(mark, leaf.bounds)
        guard scene.clipsShow(place, group: leaf.group) else { continue }
        let light = scene.transmission(of: index, at: place, by: coverers).0
        guard light * leaf.opacity >= Visibility.faintest else { continue }
        grid[column: mark.column, row: mark.row] = Cell(charset.contour(mark.piece))
        taken[mark.row * grid.columns + mark.column] = true
      }
    }
  }

  private func contour(
    of outline: Outline, _ leaf: Scene.Leaf, _ grid: CellGrid
  ) -> Contour? {
    let (s, t) = (metrics.pointsPerColumn, leaf.toWindow)
    var contour = Contour(columns: grid.columns, rows: grid.rows)
    if t.keepsAxes, !outline.isPath {
      let box = leaf.bounds
      let (left, right) = ContourPass.snap(box.x, box.maxX, s)
      let (top, bottom) = ContourPass.snap(box.y, box.maxY, metrics.pointsPerRow)
      let radius = outline.drawnRadius ?? 0
      let rx = outline.isEllipse ? .infinity : radius * abs(t.a) / s
      let ry = outline.isEllipse ? .infinity : radius * abs(t.d) / metrics.pointsPerRow
      contour.addBox(
        left: left, top: top, right: right, bottom: bottom, rx: rx, ry: ry,
        diagonals: charset.hasDiagonals)
      return contour
    }
    let toCells = t.then(.scale(1 / s, 1 / metrics.pointsPerRow, about: .zero))
    guard let lines = outline.flattened(toCells) else { return nil }
    contour.addLines(lines, columns: grid.columns, rows: grid.rows)
    return contour
  }

  /// The cells two opposite edges run in: those whose middles are nearest, and the inner ones where
  /// an edge lies between two cells. So a border takes all cells that its fill covers in part.
  private static func snap(_ low: Double, _ high: Double, _ cell: Double) -> (Int, Int) {
    let first = CellMetrics.floor(low / cell + 0.01)
    return (first, max(first, -CellMetrics.floor(0.01 - high / cell) - 1))
  }

  /// The point of a leaf's bounds nearest to the middle of a cell: snapping must not move a contour
  /// out of the clip it runs along.
  private func nearest(_ mark: Contour.Mark, _ bounds: Rect) -> Point {
    func clamp(_ v: Double, _ low: Double, _ high: Double) -> Double {
      let inset = min(0.01, (high - low) / 2)
      return min(max(v, low + inset), high - inset)
    }
    return Point(
      clamp((Double(mark.column) + 0.5) * metrics.pointsPerColumn, bounds.x, bounds.maxX),
      clamp((Double(mark.row) + 0.5) * metrics.pointsPerRow, bounds.y, bounds.maxY))
  }
}

/// What can be seen at all.
enum Visibility {
  /// Characters of less opacity than this are not drawn.
  static let faintest = 0.05
}

extension Outline {
  fileprivate var isPath: Bool {
    if case .path = self { return true }
    return false
  }

  fileprivate var isEllipse: Bool {
    if case .ellipse = self { return true }
    return false
  }
}
