/// Softening of a surface: two means one after the other, each over a square.
import Drawing

extension Surface {
  /// How many samples a mean reaches to each side, for a radius in samples; the softened edge is
  /// then twice as wide as that to each side.
  static func reach(ofBlur radius: Double) -> Int {
    radius.isFinite ? min(max(CellMetrics.round(radius), 0), 256) : 0
  }

  /// Softens everything that was painted.
  mutating func blur(reach: Int) {
    guard reach > 0, !dirty.isEmpty else { return }
    for _ in 0..<2 {
      let area = dirty.grown(by: reach, within: bounds)
      for y in area.y0..<area.y1 {
        average(from: y * width + area.x0, count: area.x1 - area.x0, step: 1, reach)
      }
      for x in area.x0..<area.x1 {
        average(from: area.y0 * width + x, count: area.y1 - area.y0, step: width, reach)
      }
      mark(area)
    }
  }

  /// Means along a line of samples; beyond its ends everything is clear.
  private mutating func average(from start: Int, count: Int, step: Int, _ reach: Int) {
    withSamples { samples in
      let old = (0..<count).map { samples[start + $0 * step] }
      let share = 1 / Float(2 * reach + 1)
      var sum = old.prefix(reach).reduce(SIMD4<Float>(repeating: 0), +)
      for index in 0..<count {
        if index + reach < count { sum += old[index + reach] }
        if index - reach - 1 >= 0 { sum -= old[index - reach - 1] }
        samples[start + index * step] = pointwiseMax(sum * share, SIMD4(repeating: 0))
      }
    }
  }
}
