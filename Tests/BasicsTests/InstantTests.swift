/// Time is whole microseconds; frames fall on the first microsecond at or after their moment.
import Basics
import Testing

@Suite struct Instants {
  @Test(arguments: [
    (0, 0), (1, 16_667), (2, 33_334), (3, 50_000), (4, 66_667), (59, 983_334), (60, 1_000_000),
    (3600, 60_000_000), (-1, -16_666), (-3, -50_000), (-60, -1_000_000),
  ])
  func `frame n is the ceiling of n sixtieths of a second`(frame: Int, microseconds: Int64) {
    #expect(Instant.frame(frame).microseconds == microseconds)
  }

  @Test func `frames only go forwards`() {
    for frame in -200..<200 {
      #expect(Instant.frame(frame) < Instant.frame(frame + 1))
    }
  }

  @Test(arguments: [
    (0.0, 0), (0.5, 500_000), (0.0000014, 1), (0.0000015, 2), (-0.25, -250_000), (1.0 / 3, 333_333),
    (.nan, 0), (.infinity, 9_000_000_000_000_000), (-.infinity, -9_000_000_000_000_000),
    (1e300, 9_000_000_000_000_000),
  ])
  func `seconds round to the nearest microsecond within bounds`(seconds: Double, result: Int64) {
    #expect(Instant(seconds: seconds).microseconds == result)
  }

  @Test func `no frame number is too large`() {
    #expect(Instant.frame(.max) == Instant(seconds: .infinity))
    #expect(Instant.frame(.min) == Instant(seconds: -.infinity))
  }

  @Test func `instants add, subtract and compare`() {
    let a = Instant(seconds: 1.25)
    let b = Instant(seconds: 0.5)
    #expect((a + b).seconds == 1.75)
    #expect((a - b).seconds == 0.75)
    #expect(b < a)
    #expect(a - a == .zero)
  }
}
