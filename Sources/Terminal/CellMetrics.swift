package import Drawing

/// How many points a terminal cell stands for. A cell is half as wide as high, so one number fixes
/// both and a picture is never stretched.
package struct CellMetrics: Sendable, Hashable {
  /// Points a column; a row is twice that.
  package let pointsPerColumn: Double

  /// A scale outside 0.25...1024 points a column is brought to the nearest of them.
  package init(pointsPerColumn: Double) {
    self.pointsPerColumn = pointsPerColumn.isNaN ? 8 : min(max(pointsPerColumn, 0.25), 1024)
  }

  /// 8 x 16 points a cell.
  package static let standard = CellMetrics(pointsPerColumn: 8)

  /// The scales, in points a column, among which a terminal chooses.
  package static let scales: [Double] = [8, 12, 16, 24, 32]

  /// The smallest of `scales` at which a canvas fits into so many columns and rows, or the largest
  /// when none does.
  package static func fitting(_ canvas: Size, columns: Int, rows: Int) -> CellMetrics {
    var metrics = CellMetrics.standard
    for scale in scales {
      metrics = CellMetrics(pointsPerColumn: scale)
      if metrics.columns(for: canvas) <= columns, metrics.rows(for: canvas) <= rows { break }
    }
    return metrics
  }

  /// Points a row.
  package var pointsPerRow: Double { 2 * pointsPerColumn }

  /// The most columns and rows a grid has; a larger canvas shows its top left part.
  package static let largestGrid = (columns: 400, rows: 200)

  /// Columns that hold a canvas, the last one possibly in part.
  package func columns(for canvas: Size) -> Int {
    CellMetrics.whole(
      (canvas.width / pointsPerColumn).rounded(.up), in: 0...Self.largestGrid.columns)
  }

  /// Rows that hold a canvas, the last one possibly in part.
  package func rows(for canvas: Size) -> Int {
    CellMetrics.whole((canvas.height / pointsPerRow).rounded(.up), in: 0...Self.largestGrid.rows)
  }

  /// The nearest whole number, half away from zero: the one rounding of the renderer. What is not
  /// a number is 0; what is far off is brought near, so that the result can be added to safely.
  package static func round(_ value: Double) -> Int {
    whole(value.rounded(.toNearestOrAwayFromZero), in: -1_000_000...1_000_000)
  }

  /// The largest whole number that is not greater, bounded like `round`.
  static func floor(_ value: Double) -> Int {
    whole(value.rounded(.down), in: -1_000_000...1_000_000)
  }

  private static func whole(_ value: Double, in range: ClosedRange<Int>) -> Int {
    guard !value.isNaN else { return min(max(0, range.lowerBound), range.upperBound) }
    return Int(min(max(value, Double(range.lowerBound)), Double(range.upperBound)))
  }
}
