/// A half-open rectangle of samples.
struct SampleRect {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  var isEmpty: Bool { x0 >= x1 || y0 >= y1 }

  static let none = SampleRect(x0: 0, y0: 0, x1: 0, y1: 0)

  func intersection(_ other: SampleRect) -> SampleRect {
    SampleRect(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  /// The rectangle and some samples around it, inside of another one.
  func grown(by reach: Int, within area: SampleRect) -> SampleRect {
    SampleRect(x0: x0 - reach, y0: y0 - reach, x1: x1 + reach, y1: y1 + reach).intersection(area)
  }

  func union(_ other: SampleRect) -> SampleRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return SampleRect(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }
}

/// Coverage of one row of samples by a shape, from 0 to 1: single values at the edges and one value
/// for the span between them that is covered evenly.
struct RowCoverage {
  /// Columns with any coverage.
  var start = 0
  var end = 0
  /// The even span within them; may be empty, then `solidStart == solidEnd`.
  var solidStart = 0
  var solidEnd = 0
  var solid: Float = 0
  /// Coverage by column, valid in `start..<end` outside the even span.
  var values: [Float]

  init(width: Int) { values = Array(repeating: 0, count: width + 1) }

  mutating func clear() {
    start = 0
    end = 0
    solidStart = 0
    solidEnd = 0
  }
}

/// Premultiplied samples of a picture: red, green, blue, opacity, in gamma-encoded sRGB, which is
/// also what they are blended in. The tone modes put one tone into the three colour lanes.
struct Surface {
  /// Width and height in samples.
  let width: Int
  let height: Int
  private(set) var samples: [SIMD4<Float>]
  /// Where anything was painted; everything else is clear.
  private(set) var dirty = SampleRect.none

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    samples = Array(repeating: SIMD4(repeating: 0), count: width * height)
  }

  var bounds: SampleRect { SampleRect(x0: 0, y0: 0, x1: width, y1: height) }

  mutating func clear(to sample: SIMD4<Float>) {
    samples.withUnsafeMutableBufferPointer { $0.update(repeating: sample) }
  }

  /// Puts a premultiplied paint over row `y` where the coverage says so.
  mutating func paint(_ source: SIMD4<Float>, row y: Int, _ coverage: borrowing RowCoverage) {
    let (start, end) = (coverage.start, coverage.end)
    guard start < end else { return }
    dirty = dirty.union(SampleRect(x0: start, y0: y, x1: end, y1: y + 1))
    let (solidStart, solidEnd, solid) = (coverage.solidStart, coverage.solidEnd, coverage.solid)
    let offset = y * width
    samples.withUnsafeMutableBufferPointer { samples in
      coverage.values.withUnsafeBufferPointer { values in
        func edge(_ from: Int, _ to: Int) {
          var x = from
          while x < to {
            let share = values[x]
            if share > 0 {
              let paint = source * share
              samples[offset + x] = paint + samples[offset + x] * (1 - paint.w)
            }
            x += 1
          }
        }
        guard solidStart < solidEnd else { return edge(start, end) }
        edge(start, solidStart)
        let paint = source * solid
        if paint.w >= 1 {
          samples[(offset + solidStart)..<(offset + solidEnd)].update(repeating: paint)
        } else {
          let rest = 1 - paint.w
          var x = offset + solidStart
          while x < offset + solidEnd {
            samples[x] = paint + samples[x] * rest
            x += 1
          }
        }
        edge(solidEnd, end)
      }
    }
  }

  /// Puts premultiplied paints, one a column, over row `y` where the coverage says so.
  mutating func paint(
    _ sources: borrowing [SIMD4<Float>], row y: Int, _ coverage: borrowing RowCoverage
  ) {
    let (start, end) = (coverage.start, coverage.end)
    guard start < end else { return }
    dirty = dirty.union(SampleRect(x0: start, y0: y, x1: end, y1: y + 1))
    for x in start..<end {
      let share = coverage.value(at: x)
      guard share > 0 else { continue }
      let paint = sources[x] * share
      samples[y * width + x] = paint + samples[y * width + x] * (1 - paint.w)
    }
  }

  /// Each sample by the opacity of another surface there.
  mutating func multiply(by cover: borrowing Surface) {
    for y in dirty.y0..<dirty.y1 {
      for x in dirty.x0..<dirty.x1 {
        samples[y * width + x] = samples[y * width + x] * cover.samples[y * width + x].w
      }
    }
  }

  /// Puts row `y` of a group's surface over this one, with an opacity and, when there is a clip,
  /// its coverage, in a range of columns.
  mutating func composite(
    _ group: borrowing Surface, row y: Int, _ columns: Range<Int>, opacity: Float,
    clip: RowCoverage?
  ) {
    let (x0, x1) = (columns.lowerBound, columns.upperBound)
    let offset = y * width
    samples.withUnsafeMutableBufferPointer { samples in
      group.samples.withUnsafeBufferPointer { source in
        var x = x0
        while x < x1 {
          let sample = source[offset + x]
          if sample.w > 0 {
            let paint = sample * (opacity * (clip?.value(at: x) ?? 1))
            samples[offset + x] = paint + samples[offset + x] * (1 - paint.w)
          }
          x += 1
        }
      }
    }
    dirty = dirty.union(SampleRect(x0: x0, y0: y, x1: x1, y1: y + 1))
  }

  /// Changes the samples in place; `mark` says where.
  mutating func withSamples(_ body: (inout UnsafeMutableBufferPointer<SIMD4<Float>>) -> Void) {
    samples.withUnsafeMutableBufferPointer { body(&$0) }
  }

  /// Takes note that something stands in a rectangle.
  mutating func mark(_ area: SampleRect) { dirty = dirty.union(area) }

  /// Makes everything clear again.
  mutating func wipe() {
    for y in dirty.y0..<dirty.y1 {
      let row = (y * width + dirty.x0)..<(y * width + dirty.x1)
      samples.withUnsafeMutableBufferPointer { $0[row].update(repeating: SIMD4(repeating: 0)) }
    }
    dirty = .none
  }
}

extension RowCoverage {
  /// Coverage of one column.
  @inline(__always) func value(at x: Int) -> Float {
    guard x >= start, x < end else { return 0 }
    return x >= solidStart && x < solidEnd ? solid : values[x]
  }
}
