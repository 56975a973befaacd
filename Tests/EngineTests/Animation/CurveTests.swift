// Curves against their published numbers.
import Basics
import Engine
import Testing

@Suite struct `Timing curves` {
  @Test(arguments: [
    (TimingCurve.easeIn, [0.093465, 0.315357, 0.621861]),
    (TimingCurve.easeOut, [0.378139, 0.684643, 0.906535]),
    (TimingCurve.easeInOut, [0.129162, 0.5, 0.870838]),
    (TimingCurve.linear, [0.25, 0.5, 0.75]),
  ])
  func `C2: fractions at a quarter, a half and three quarters`(
    curve: TimingCurve, expected: [Double]
  ) {
    for (index, value) in expected.enumerated() {
      #expect(abs(curve.value(at: Double(index + 1) * 0.25) - value) < 0.000002)
    }
  }

  @Test func `C2: a curve starts at 0, ends at 1, and answers on the grid of 2^-20`() {
    let curve = TimingCurve(0.7, 0.1, 0.9, 0.6)
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    for step in 1..<100 {
      let scaled = curve.value(at: Double(step) / 100) * 1_048_576
      #expect(scaled == scaled.rounded())
    }
  }

  @Test func `C2: a steep curve is found by bisection where Newton leaves the unit interval`() {
    // x(u) = 3u(1-u)^2 * 1 + 3u^2(1-u) * 0 + u^3: flat in the middle.
    let curve = TimingCurve(1, 0, 0, 1)
    #expect(abs(curve.value(at: 0.5) - 0.5) < 0.000002)
    var last = 0.0
    for step in 1...200 {
      let value = curve.value(at: Double(step) / 200)
      #expect(value >= last)
      last = value
    }
  }
}

@Suite struct `Springs` {
  private func settling(_ spring: Spring, _ distance: Double) -> Double {
    spring.settlingDuration(from: .rest, towards: AnimatableVector(distance))
  }

  @Test(arguments: [
    (0.0, [0.833, 1.05, 1.267, 1.4]), (0.15, [0.567, 0.95, 1.05, 1.067]),
    (0.3, [0.767, 1.1, 1.133, 1.467]),
  ])
  func `C9: bigger moves take longer`(bounce: Double, expected: [Double]) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    for (distance, seconds) in zip([1.0, 10, 100, 400], expected) {
      #expect(abs(settling(spring, distance) - seconds) < 0.001)
    }
  }

  @Test func `C9: response .5 with damping .825`() {
    let spring = Spring(response: 0.5, dampingFraction: 0.825)
    for (distance, seconds) in zip([1.0, 10, 100, 400], [0.533, 0.933, 0.983, 1.333]) {
      #expect(abs(settling(spring, distance) - seconds) < 0.001)
    }
  }

  /// The way back to where a flight began has an interval of zero, and takes as long as the same
  /// way in the other direction.
  @Test func `C9: a way back ends like a way there`() {
    let spring = Spring(duration: 0.5, bounce: 0)
    for distance in [0.5, 1, 100] {
      var back = Spring.Motion.rest
      back.offset = AnimatableVector(distance)
      #expect(
        spring.settlingDuration(from: back, towards: .zero) == settling(spring, distance))
    }
  }

  @Test(arguments: [
    (0.0, [0.3558, 0.8178, 0.9845, 1]), (0.3, [0.4196, 0.9803, 1.0133, 1]),
  ])
  func `C11: samples of the integrator`(bounce: Double, expected: [Double]) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    for (seconds, value) in zip([0.1, 0.25, 0.5, 1], expected) {
      let motion = spring.motion(at: seconds, from: .rest, towards: AnimatableVector(1))
      #expect(abs(motion.offset.head[0] - value) < 0.001)
    }
  }

  @Test func `C7: a negative bounce is over-damped`() {
    #expect(Spring(duration: 0.5, bounce: -0.5).dampingFraction == 2)
    #expect(abs(Spring(duration: 0.5, bounce: 0.3).dampingFraction - 0.7) < 1e-12)
  }
}
