/// The numbers of an animatable value. Up to four stand inline; more (custom shapes and modifiers)
/// follow in an array.
package struct AnimatableVector: Sendable, Hashable {
  package var head: SIMD4<Double>
  /// Components from the fifth on; nil where there are none, so that the usual vectors cost no
  /// counting of references.
  private var more: [Double]?
  package var tail: [Double] { more ?? [] }
  /// Whether all components stand in `head`.
  var isInline: Bool { more == nil }

  package init(_ head: SIMD4<Double>, tail: [Double]? = nil) {
    self.head = head
    more = tail?.isEmpty == false ? tail : nil
  }

  package init(_ value: Double) { self.init(SIMD4(value, 0, 0, 0)) }
  package init(_ x: Double, _ y: Double) { self.init(SIMD4(x, y, 0, 0)) }

  /// From any number of components, in order.
  package init(components: [Double]) {
    var head = SIMD4<Double>.zero
    for index in 0..<min(4, components.count) { head[index] = components[index] }
    self.init(head, tail: Array(components.dropFirst(4)))
  }

  package static let zero = AnimatableVector(.zero)

  /// The first `count` components.
  package func components(_ count: Int) -> [Double] {
    (0..<count).map { $0 < 4 ? head[$0] : $0 - 4 < tail.count ? tail[$0 - 4] : 0 }
  }

  /// Whether it is shorter than a millionth, far below a pixel and far above rounding: as a
  /// difference it is no motion (T9), or it would keep removed views alive.
  package var isNegligible: Bool { magnitudeSquared <= 1e-12 }

  /// Sum of the squares of all components.
  package var magnitudeSquared: Double {
    let sum = (head * head).sum()
    guard let more else { return sum }
    return more.reduce(sum) { $0 + $1 * $1 }
  }

  package static func + (a: AnimatableVector, b: AnimatableVector) -> AnimatableVector {
    if a.more == nil, b.more == nil { return AnimatableVector(a.head + b.head) }
    return AnimatableVector(a.head + b.head, tail: merged(a.tail, b.tail) { $0 + $1 })
  }

  package static func - (a: AnimatableVector, b: AnimatableVector) -> AnimatableVector {
    if a.more == nil, b.more == nil { return AnimatableVector(a.head - b.head) }
    return AnimatableVector(a.head - b.head, tail: merged(a.tail, b.tail) { $0 - $1 })
  }

  package static func * (a: AnimatableVector, factor: Double) -> AnimatableVector {
    AnimatableVector(a.head * factor, tail: a.more.map { $0.map { $0 * factor } })
  }

  private static func merged(
    _ a: [Double], _ b: [Double], _ combine: (Double, Double) -> Double
  ) -> [Double] {
    (0..<max(a.count, b.count)).map {
      combine($0 < a.count ? a[$0] : 0, $0 < b.count ? b[$0] : 0)
    }
  }
}
