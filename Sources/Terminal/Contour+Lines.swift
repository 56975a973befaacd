import Drawing

/// Contours of what is no upright box: paths and turned shapes.
extension Contour {
  /// Lines in cell units: each cell a line crosses gets `-`, `|` or a slope by the direction from
  /// where the line enters to where it leaves.
  mutating func addLines(_ lines: [Polyline], columns: Int, rows: Int) {
    let area = Rect(0, 0, Double(columns), Double(rows))
    for line in lines {
      var walk = Walk()
      var from = line.points[0]
      var rest = line.points.dropFirst()
      if line.isClosed { rest.append(from) }
      for to in rest {
        if let (a, b) = Contour.clipped(from, to, to: area) { walk.follow(a, b, &self) }
        from = to
      }
      walk.leave(&self)
    }
  }

  /// The part of a line inside a rectangle.
  private static func clipped(_ a: Point, _ b: Point, to area: Rect) -> (Point, Point)? {
    let d = b - a
    var start = 0.0
    var end = 1.0
    let sides = [
      (-d.x, a.x - area.x), (d.x, area.maxX - a.x), (-d.y, a.y - area.y), (d.y, area.maxY - a.y),
    ]
    for (slope, room) in sides {
      if slope == 0 {
        if room < 0 { return nil }
      } else if slope < 0 {
        start = max(start, room / slope)
      } else {
        end = min(end, room / slope)
      }
    }
    guard start <= end else { return nil }
    return (
      Point(a.x + d.x * start, a.y + d.y * start), Point(a.x + d.x * end, a.y + d.y * end)
    )
  }

  /// The cell a pen is in, where it came in and where it is.
  private struct Walk {
    private var cell: (column: Int, row: Int)?
    private var entry = Point.zero
    private var place = Point.zero

    mutating func follow(_ a: Point, _ b: Point, _ contour: inout Contour) {
      let d = b - a
      let steps = max(1, CellMetrics.round(max(abs(d.x), abs(d.y)) * 8))
      for step in 0...steps {
        let t = Double(step) / Double(steps)
        let p = Point(a.x + d.x * t, a.y + d.y * t)
        let next = (column: CellMetrics.floor(p.x), row: CellMetrics.floor(p.y))
        if let cell, cell == next {
          place = p
        } else {
          // A neighbour goes on from where the pen was, so that its direction is the line's.
          let isNear = abs(p.x - place.x) + abs(p.y - place.y) < 0.5
          let start = cell != nil && isNear ? place : p
          leave(&contour)
          cell = next
          entry = start
          place = p
        }
      }
    }

    mutating func leave(_ contour: inout Contour) {
      guard let cell else { return }
      self.cell = nil
      let d = place - entry
      // What only grazes a corner of the cell leaves it blank.
      guard abs(d.x) + abs(d.y) >= 0.3 else { return }
      let piece: ContourPiece =
        if abs(d.y) <= 0.5 * abs(d.x) {
          .horizontal
        } else if abs(d.x) <= 0.5 * abs(d.y) {
          .vertical
        } else {
          d.x * d.y > 0 ? .falling : .rising
        }
      contour.put(cell.column, cell.row, piece)
    }
  }
}
