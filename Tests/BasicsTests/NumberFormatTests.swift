import Basics
import Testing

@Suite struct `Number format` {
  @Test(arguments: [
    (0.0, "0"), (-0.0001, "0"), (1.5, "1.5"), (-2.0, "-2"), (0.0625, "0.063"), (43.75, "43.75"),
    (1234567.8914, "1234567.891"),
  ])
  func `prints at most three decimals and no trailing zeros`(value: Double, text: String) {
    #expect(NumberFormat.string(value) == text)
  }
}
