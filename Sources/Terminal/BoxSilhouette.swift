import Drawing

/// A rectangle along the axes with elliptic corners, in samples: rectangles, rounded rectangles,
/// capsules and ellipses. Straight edges cover by area, corners by the distance from the curve.
struct BoxSilhouette {
  let x0: Double
  let y0: Double
  let x1: Double
  let y1: Double
  /// Half axes of the corners, at most half the sides.
  let rx: Double
  let ry: Double

  /// Edges beyond a million samples are brought there, so that the arithmetic stays sound.
  init(_ rect: Rect, rx: Double, ry: Double) {
    func near(_ v: Double) -> Double { min(max(v, -1e6), 1e6) }
    x0 = near(rect.x)
    y0 = near(rect.y)
    x1 = near(rect.maxX)
    y1 = near(rect.maxY)
    self.rx = min(max(rx.isFinite ? rx : 0, 0), (x1 - x0) / 2)
    self.ry = min(max(ry.isFinite ? ry : 0, 0), (y1 - y0) / 2)
  }

  var bounds: SampleRect {
    guard x0 < x1, y0 < y1 else { return .none }
    return SampleRect(
      x0: Int(x0.rounded(.down)), y0: Int(y0.rounded(.down)), x1: Int(x1.rounded(.up)),
      y1: Int(y1.rounded(.up)))
  }

  /// Coverage of row `y` between two columns.
  func cover(row y: Int, _ from: Int, _ to: Int, _ out: inout RowCoverage) {
    let top = Double(y)
    let vertical = min(top + 1, y1) - max(top, y0)
    guard vertical > 0, from < to else { return out.clear() }
    // How far the middle of the row reaches into the upper or lower corners.
    let middle = top + 0.5
    let dy = ry > 0 && rx > 0 ? max(y0 + ry - middle, middle - (y1 - ry), 0) : 0
    var outer = 0.0
    var inner = 0.0
    if dy > 0 {
      outer = max(0, rx - (rx + 0.5) * BoxSilhouette.halfChord(dy / (ry + 0.5)) - 1)
      inner = rx - max(0, rx - 0.5) * (ry > 0.5 ? BoxSilhouette.halfChord(dy / (ry - 0.5)) : 0) + 1
    }
    out.start = max(from, Int((x0 + outer).rounded(.down)))
    out.end = max(out.start, min(to, Int((x1 - outer).rounded(.up))))
    out.solidStart = min(max(out.start, Int((x0 + inner).rounded(.up))), out.end)
    out.solidEnd = max(out.solidStart, min(out.end, Int((x1 - inner).rounded(.down))))
    out.solid = Float(vertical)
    for x in out.start..<out.solidStart { out.values[x] = value(x, dy, vertical) }
    for x in out.solidEnd..<out.end { out.values[x] = value(x, dy, vertical) }
  }

  private func value(_ x: Int, _ dy: Double, _ vertical: Double) -> Float {
    let left = Double(x)
    let area = max(0, min(left + 1, x1) - max(left, x0)) * vertical
    guard dy > 0 else { return Float(area) }
    let middle = left + 0.5
    let dx = max(x0 + rx - middle, middle - (x1 - rx), 0)
    guard dx > 0 else { return Float(area) }
    return Float(min(area, max(0, min(1, 0.5 - distance(dx, dy)))))
  }

  /// Distance from the corner's curve, negative inside: exact for circles, else of first order.
  private func distance(_ dx: Double, _ dy: Double) -> Double {
    if rx == ry { return (dx * dx + dy * dy).squareRoot() - rx }
    let u = dx / rx
    let v = dy / ry
    let level = (u * u + v * v).squareRoot()
    let gradient = ((u / rx) * (u / rx) + (v / ry) * (v / ry)).squareRoot() / level
    return (level - 1) / gradient
  }

  /// Half the chord of the unit circle at a height.
  private static func halfChord(_ height: Double) -> Double {
    height >= 1 ? 0 : (1 - height * height).squareRoot()
  }
}
