import Drawing

/// How strongly a paint stands out from the canvas, from 0 to 1: the OKLab distance between the two
/// over the largest such distance among the frame's paints at full opacity. Distance, not
/// lightness, so that dark and light canvases come out alike.
///
/// OKLab distance is not linear in coverage: three quarters of black over white are 0.63 of the
/// way, of yellow (#FFCC00) 0.89. So it is taken of paints only, and the tone of a mixture is the
/// mixture of the tones, by the same source-over that mixes the colours. Full and empty samples
/// then have exactly the distance of their colour, and coverage in between counts alike for every
/// paint.
struct ToneScale {
  private let canvas: SIMD3<Double>
  private let largest: Double

  /// Fills and broad strokes count; text and contours are drawn as characters and have no tone.
  /// Nor has a paint that is wholly transparent.
  init(_ scene: Scene, metrics: CellMetrics) {
    let canvas = scene.background.sanitized.oklab
    var largest = 0.0
    var last: Color?
    func consider(_ paint: Color) {
      guard paint.opacity > 0, paint != last else { return }
      last = paint
      largest = max(largest, ToneScale.distance(paint.oklab, canvas))
    }
    for leaf in scene.leaves {
      if case .gradient(_, let gradient) = leaf.content {
        for stop in gradient.stops { consider(stop.color.sanitized) }
      } else if let paint = leaf.tonedPaint(metrics) {
        consider(paint)
      }
    }
    self.canvas = canvas
    self.largest = largest
  }

  /// The paint as a premultiplied sample: three times its tone, and its opacity.
  func pigment(_ color: Color, opacity: Double) -> SIMD4<Float> {
    let paint = color.sanitized
    // Below a hundredth of the way from black to white nothing is told apart.
    let tone = largest < 0.001 ? 0 : min(1, ToneScale.distance(paint.oklab, canvas) / largest)
    let alpha = Float(paint.opacity * opacity)
    let value = Float(tone) * alpha
    return SIMD4(value, value, value, alpha)
  }

  /// The paints of a gradient from its beginning to its end, at equal steps.
  func ramp(_ gradient: Gradient, opacity: Double) -> [SIMD4<Float>] {
    (0...ToneScale.steps).map {
      pigment(
        gradient.color(atFraction: Double($0) / Double(ToneScale.steps)), opacity: opacity)
    }
  }

  /// Steps of a gradient's paints.
  static let steps = 96

  private static func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let d = a - b
    return (d * d).sum().squareRoot()
  }
}

extension Double {
  /// Brought to 0...1; what is not a number is 0.
  var unitClamped: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}

extension Color {
  /// The colour with all components brought to 0...1.
  var sanitized: Color {
    Color(
      red: red.unitClamped, green: green.unitClamped, blue: blue.unitClamped,
      opacity: opacity.unitClamped)
  }
}
