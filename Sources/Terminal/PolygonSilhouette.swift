import Drawing

/// An area between lines, in samples, by the non-zero or the even-odd rule: paths, and other shapes
/// once they are turned. Four lines a row of samples, exact along each line.
struct PolygonSilhouette {
  private struct Crossing {
    var line: Int
    var x: Double
    var winding: Int
  }

  /// Scan lines in a row of samples.
  private static let linesPerRow = 4

  let bounds: SampleRect
  private let isEvenOdd: Bool
  private var crossings: [Crossing] = []
  /// Index of the first crossing of each row of `bounds`, and one more.
  private var rowStarts: [Int] = []

  /// Only what lies inside `region` is kept; what lies to its left and right is moved to its edge,
  /// which leaves the inside as it is.
  init(_ polygons: [[Point]], isEvenOdd: Bool = false, in region: SampleRect) {
    self.isEvenOdd = isEvenOdd
    var box = Rect(.infinity, .infinity, 0, 0)
    var far = Point(-.infinity, -.infinity)
    for p in polygons.joined() {
      box.x = min(box.x, p.x)
      box.y = min(box.y, p.y)
      far = Point(max(far.x, p.x), max(far.y, p.y))
    }
    guard box.x <= far.x, !region.isEmpty else {
      bounds = .none
      return
    }
    let whole = SampleRect(
      x0: Int(box.x.rounded(.down)), y0: Int(box.y.rounded(.down)), x1: Int(far.x.rounded(.up)),
      y1: Int(far.y.rounded(.up)))
    let area = whole.intersection(region)
    bounds = area.isEmpty ? .none : area
    guard !area.isEmpty else { return }
    for polygon in polygons {
      guard var from = polygon.last else { continue }
      for to in polygon {
        addEdge(from, to)
        from = to
      }
    }
    crossings.sort { ($0.line, $0.x) < ($1.line, $1.x) }
    rowStarts = Array(repeating: crossings.count, count: area.y1 - area.y0 + 1)
    for (index, crossing) in crossings.enumerated().reversed() {
      rowStarts[crossing.line / Self.linesPerRow - area.y0] = index
    }
    for row in (0..<(rowStarts.count - 1)).reversed() {
      rowStarts[row] = min(rowStarts[row], rowStarts[row + 1])
    }
  }

  private mutating func addEdge(_ a: Point, _ b: Point) {
    guard a.y != b.y else { return }
    let (top, bottom, winding) = a.y < b.y ? (a, b, 1) : (b, a, -1)
    let density = Double(Self.linesPerRow)
    // Line k lies at (k + 1/2) / density.
    let first = max(bounds.y0 * Self.linesPerRow, Int((top.y * density - 0.5).rounded(.up)))
    let last = min(bounds.y1 * Self.linesPerRow, Int((bottom.y * density - 0.5).rounded(.up)))
    guard first < last else { return }
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    for line in first..<last {
      let x = top.x + ((Double(line) + 0.5) / density - top.y) * slope
      crossings.append(
        Crossing(
          line: line, x: min(max(x, Double(bounds.x0)), Double(bounds.x1)), winding: winding))
    }
  }

  /// Coverage of row `y` between two columns.
  func cover(row y: Int, _ from: Int, _ to: Int, _ out: inout RowCoverage) {
    out.clear()
    guard y >= bounds.y0, y < bounds.y1 else { return }
    out.start = max(from, bounds.x0)
    out.end = max(out.start, min(to, bounds.x1))
    out.solidStart = out.end
    out.solidEnd = out.end
    for x in out.start..<out.end { out.values[x] = 0 }
    var index = rowStarts[y - bounds.y0]
    let end = rowStarts[y - bounds.y0 + 1]
    while index < end {
      var winding = 0
      let line = crossings[index].line
      while index < end, crossings[index].line == line {
        winding += crossings[index].winding
        let isInside = isEvenOdd ? winding & 1 != 0 : winding != 0
        if isInside, index + 1 < end, crossings[index + 1].line == line {
          add(crossings[index].x, crossings[index + 1].x, &out)
        }
        index += 1
      }
    }
  }

  private func add(_ a: Double, _ b: Double, _ out: inout RowCoverage) {
    let left = max(a, Double(out.start))
    let right = min(b, Double(out.end))
    guard left < right else { return }
    let share = 1 / Double(Self.linesPerRow)
    let first = Int(left)
    let last = min(Int(right), out.end - 1)
    if first == last {
      out.values[first] += Float((right - left) * share)
      return
    }
    out.values[first] += Float((Double(first + 1) - left) * share)
    for x in (first + 1)..<last { out.values[x] += Float(share) }
    out.values[last] += Float((right - Double(last)) * share)
  }
}
