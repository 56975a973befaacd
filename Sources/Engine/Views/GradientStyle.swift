/// Gradients before they have a place.
import Basics
package import Drawing

/// A gradient whose points are parts of the rectangle it fills.
package struct GradientStyle: Sendable, Hashable {
  /// What the way of the colours is. Radii are points, angles radians.
  package enum Form: Sendable, Hashable {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, from: Double, to: Double)
    /// Radii as parts of the sides.
    case elliptical(UnitPoint, from: Double, to: Double)
    case angular(UnitPoint, from: Double, to: Double)
  }

  package var stops: [Gradient.Stop]
  package var form: Form

  package init(_ stops: [Gradient.Stop], _ form: Form) {
    self.stops = stops
    self.form = form
  }

  /// The gradient in a rectangle.
  package func placed(in rect: Rect) -> Gradient {
    func point(_ part: UnitPoint) -> Point {
      Point(rect.x + part.x * rect.width, rect.y + part.y * rect.height)
    }
    switch form {
    case .linear(let start, let end): return Gradient(stops, .line(point(start), point(end)))
    case .radial(let center, let from, let to):
      return Gradient(stops, .distance(point(center), radii: Size(1, 1), from: from, to: to))
    case .elliptical(let center, let from, let to):
      let radii = Size(max(rect.width, 1e-9), max(rect.height, 1e-9))
      return Gradient(stops, .distance(point(center), radii: radii, from: from, to: to))
    case .angular(let center, let from, let to):
      return Gradient(stops, .angle(point(center), from: from, to: to))
    }
  }

  /// The mean of the colours: what stands for the gradient where one colour is asked for.
  package var mean: Color { Gradient(stops, .line(.zero, .zero)).mean }

  // MARK: - Animation

  /// The numbers that animate: of the way, then of each colour, in linear light (T13, T14).
  var numbers: [Double] {
    let way: [Double] =
      switch form {
      case .linear(let a, let b): [a.x, a.y, b.x, b.y]
      case .radial(let p, let from, let to), .elliptical(let p, let from, let to),
        .angular(let p, let from, let to):
        [p.x, p.y, from, to]
      }
    return way
      + stops.flatMap { stop in stop.color.linearVector.components(4) + [stop.location] }
  }

  /// The gradient with numbers on the way.
  func replacing(_ n: [Double]) -> GradientStyle {
    guard n.count == 4 + 5 * stops.count else { return self }
    var style = self
    let point = UnitPoint(n[0], n[1])
    switch form {
    case .linear: style.form = .linear(point, UnitPoint(n[2], n[3]))
    case .radial: style.form = .radial(point, from: n[2], to: n[3])
    case .elliptical: style.form = .elliptical(point, from: n[2], to: n[3])
    case .angular: style.form = .angular(point, from: n[2], to: n[3])
    }
    for index in stops.indices {
      let at = 4 + 5 * index
      let color = Color(
        linearVector: AnimatableVector(SIMD4(n[at], n[at + 1], n[at + 2], n[at + 3])))
      style.stops[index] = Gradient.Stop(color, at: n[at + 4])
    }
    return style
  }
}

/// A gradient on its way to the one that was written last; one of another kind is there at once.
struct AnimatedGradient {
  private var attribute = AnimatedAttribute()
  private var style: GradientStyle?

  mutating func update(
    _ next: GradientStyle?, _ transaction: Transaction, _ clock: AnimationClock
  ) {
    let isSameKind = next.map { $0.numbers.count } == style.map { $0.numbers.count }
    if !isSameKind { attribute = AnimatedAttribute() }
    style = next
    guard let next else { return }
    attribute.update(AnimatableVector(components: next.numbers), transaction, clock)
  }

  func presented(_ now: Instant) -> GradientStyle? {
    guard let style else { return nil }
    return style.replacing(attribute.presented(now).components(4 + 5 * style.stops.count))
  }
}

extension EnvironmentKey where Value == GradientStyle? {
  /// The gradient of figures inside, beside the foreground colour that stands for it.
  package static var foregroundGradient: EnvironmentKey<GradientStyle?> {
    EnvironmentKey("foregroundGradient", default: nil)
  }
}

extension EnvironmentValues {
  /// Writes what texts and figures inside are drawn with.
  package mutating func setForeground(_ color: Color?, _ gradient: GradientStyle? = nil) {
    self[.foregroundColor] = color
    self[.foregroundGradient] = gradient
  }
}
