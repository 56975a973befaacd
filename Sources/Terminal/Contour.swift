import Drawing

/// An outline as characters: grid-fitted pieces, one a cell. Edges snap to the cells they run in,
/// so nothing flickers while a shape moves by less than a cell.
struct Contour {
  struct Mark {
    var column: Int
    var row: Int
    var piece: ContourPiece
  }

  private(set) var marks: [Mark] = []
  private let columns: Int
  private let rows: Int

  /// Size of the grid in cells; marks outside are dropped.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  mutating func put(_ column: Int, _ row: Int, _ piece: ContourPiece) {
    guard column >= 0, row >= 0, column < columns, row < rows else { return }
    marks.append(Mark(column: column, row: row, piece: piece))
  }

  /// A box with rounded corners, between the cells `left`, `top` and `right`, `bottom`; radii in
  /// cells. Corners are the quarter ellipse walked row by row: flat runs, then slopes, then the
  /// vertical. A radius below half a row is square, up to one and a half rows a single bend.
  mutating func addBox(
    left: Int, top: Int, right: Int, bottom: Int, rx: Double, ry: Double, diagonals: Bool
  ) {
    let width = right - left
    let height = bottom - top
    guard width >= 0, height >= 0 else { return }
    if width == 0 || height == 0 {
      if width == 0, height == 0 { return put(left, top, .square(.topLeft)) }
      if height == 0 { return addRow(top, left, right) }
      return addColumn(left, top, bottom)
    }
    let rx = min(rx, Double(width) / 2)
    let ry = min(ry, Double(height) / 2)
    let isSquare = rx < 0.75 || ry < 0.45
    if isSquare || (ry < 1.5 && rx < 3.5) {
      addRow(top, left + 1, right - 1)
      addRow(bottom, left + 1, right - 1)
      addColumn(left, top + 1, bottom - 1)
      addColumn(right, top + 1, bottom - 1)
      addCorners(left, top, right, bottom, inset: 0) { isSquare ? .square($0) : .bend($0) }
      return
    }
    let walked = min(CellMetrics.round(ry), height / 2)
    for step in 0...walked {
      addWalk(
        step, left, top + step, right, bottom - step, rx: rx, ry: ry, diagonals: diagonals)
    }
    addColumn(left, top + walked + 1, bottom - walked - 1)
    addColumn(right, top + walked + 1, bottom - walked - 1)
  }

  /// The pieces of the four corners in the row `step` below the top edge and the same above the
  /// bottom edge.
  private mutating func addWalk(
    _ step: Int, _ left: Int, _ top: Int, _ right: Int, _ bottom: Int, rx: Double, ry: Double,
    diagonals: Bool
  ) {
    guard (0..<rows).contains(top) || (0..<rows).contains(bottom) else { return }
    /// How far the curve lies from the side, a number of rows below the edge.
    func inset(_ t: Double) -> Double {
      let up = (ry - min(t, ry)) / ry
      return rx * (1 - max(0, 1 - up * up).squareRoot())
    }
    let low = inset(Double(step) + 0.5)
    let high = step == 0 ? rx : inset(Double(step) - 0.5)
    let middle = (right - left) / 2
    let a = min(CellMetrics.round(low), middle)
    let b = min(CellMetrics.round(high), middle)
    if step == 0 {
      addRow(top, left + a + 1, right - a - 1)
      addRow(bottom, left + a + 1, right - a - 1)
      addCorners(left, top, right, bottom, inset: a) { .bend($0) }
    } else if b - a >= 2 {
      for row in [top, bottom] {
        addRow(row, left + a + 1, left + b - 1)
        addRow(row, right - b + 1, right - a - 1)
      }
      addCorners(left, top, right, bottom, inset: b) { .bend($0.opposite) }
      addCorners(left, top, right, bottom, inset: a) { .bend($0) }
    } else if b - a == 1, !diagonals {
      addCorners(left, top, right, bottom, inset: b) { .bend($0.opposite) }
      addCorners(left, top, right, bottom, inset: a) { .bend($0) }
    } else if diagonals, b - a == 1 || low >= 0.5 {
      addCorners(left, top, right, bottom, inset: a) { $0.slope }
    } else {
      addCorners(left, top, right, bottom, inset: a) { _ in .vertical }
    }
  }

  private mutating func addCorners(
    _ left: Int, _ top: Int, _ right: Int, _ bottom: Int, inset: Int,
    _ piece: (ContourPiece.Corner) -> ContourPiece
  ) {
    put(left + inset, top, piece(.topLeft))
    put(right - inset, top, piece(.topRight))
    put(left + inset, bottom, piece(.bottomLeft))
    put(right - inset, bottom, piece(.bottomRight))
  }

  private mutating func addRow(_ row: Int, _ from: Int, _ to: Int) {
    let (first, last) = (max(from, 0), min(to, columns - 1))
    guard first <= last else { return }
    for column in first...last { put(column, row, .horizontal) }
  }

  private mutating func addColumn(_ column: Int, _ from: Int, _ to: Int) {
    let (first, last) = (max(from, 0), min(to, rows - 1))
    guard first <= last else { return }
    for row in first...last { put(column, row, .vertical) }
  }
}

extension ContourPiece.Corner {
  var opposite: ContourPiece.Corner {
    switch self {
    case .topLeft: .bottomRight
    case .topRight: .bottomLeft
    case .bottomLeft: .topRight
    case .bottomRight: .topLeft
    }
  }

  /// The slope of a rounded corner here.
  var slope: ContourPiece {
    self == .topLeft || self == .bottomRight ? .rising : .falling
  }
}
