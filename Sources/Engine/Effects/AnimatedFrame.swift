import Basics
import Drawing

/// The animated frame of a leaf or an effect (T9): origin in its space and size.
struct AnimatedFrame {
  private var attribute = AnimatedAttribute()

  mutating func update(_ rect: Rect, _ transaction: Transaction, _ clock: AnimationClock) {
    attribute.update(
      AnimatableVector(SIMD4(rect.x, rect.y, rect.width, rect.height)), transaction, clock)
  }

  func presented(_ now: Instant) -> Rect {
    let v = attribute.presented(now).head
    return Rect(v[0], v[1], max(0, v[2]), max(0, v[3]))
  }
}

extension Color {
  /// T14: colours interpolate in linear light, not premultiplied.
  var linearVector: AnimatableVector {
    AnimatableVector(
      SIMD4(Color.linear(red), Color.linear(green), Color.linear(blue), opacity))
  }

  init(linearVector v: AnimatableVector) {
    self.init(
      red: Color.encoded(v.head[0]), green: Color.encoded(v.head[1]),
      blue: Color.encoded(v.head[2]), opacity: min(max(v.head[3], 0), 1))
  }
}
