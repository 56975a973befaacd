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
      guard case .stroke(let outline, _, let width) = leaf.content, leaf.isDrawable, width > 0,
        leaf.opacity >= Visibility.faintest, leaf.tonedPaint(metrics) == nil,
        let contour = contour(of: outline, leaf, width: width, grid)
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
    of outline: Outline, _ leaf: Scene.Leaf, width: Double, _ grid: CellGrid
  ) -> Contour? {
    let (s, t) = (metrics.pointsPerColumn, leaf.toWindow)
    var contour = Contour(columns: grid.columns, rows: grid.rows)
    if t.keepsAxes, !outline.isPath {
      // The outer edge of the stroke is what snaps, as a fill of the same size would.
      let out = min(width * t.lengthScale / 2, s / 2)
      let left = CellMetrics.round((leaf.bounds.x - out) / s)
      let top = CellMetrics.round((leaf.bounds.y - out) / metrics.pointsPerRow)
      let right = max(left, CellMetrics.round((leaf.bounds.maxX + out) / s) - 1)
      let bottom = max(top, CellMetrics.round((leaf.bounds.maxY + out) / metrics.pointsPerRow) - 1)
      var rx = Double(right - left) / 2
      var ry = Double(bottom - top) / 2
      if !outline.isEllipse {
        let radius = outline.drawnRadius ?? 0
        rx = radius > 0 ? (radius * abs(t.a) + out) / s : 0
        ry = radius > 0 ? (radius * abs(t.d) + out) / metrics.pointsPerRow : 0
      }
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
