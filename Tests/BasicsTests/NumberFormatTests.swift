/// Numbers are printed one way everywhere; these are the borders of that way.
import Basics
import Testing

@Suite struct `Number format` {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.0001, "0"), (-0.0005, "-0.001"), (1.5, "1.5"), (-2.0, "-2"),
    (0.0625, "0.063"), (43.75, "43.75"), (0.1 + 0.2, "0.3"), (0.005, "0.005"), (100, "100"),
    (0.9996, "1"), (-99.9999, "-100"), (1234567.8914, "1234567.891"),
  ])
  func `prints at most three decimals and no trailing zeros`(value: Double, text: String) {
    #expect(NumberFormat.string(value) == text)
  }

  @Test(arguments: [
    (1e12, "1000000000000"), (1e13, "10000000000000"), (-1e13, "-10000000000000"),
    (9_007_199_254_740_992, "9007199254740992"), (1e13 + 0.25, "10000000000000.25"),
    (1e16, "1e+16"), (-1e300, "-1e+300"),
  ])
  func `large numbers have no trailing zeros either`(value: Double, text: String) {
    #expect(NumberFormat.string(value) == text)
  }

  @Test func `numbers that are none have names`() {
    #expect(NumberFormat.string(.nan) == "nan")
    #expect(NumberFormat.string(.infinity) == "inf")
    #expect(NumberFormat.string(-.infinity) == "-inf")
  }

  @Test(arguments: [
    (-1, "2"), (0, "2"), (1, "1.6"), (2, "1.57"), (9, "1.570796327"), (12, "1.570796327"),
  ])
  func `the caller chooses from none to nine decimals`(decimals: Int, text: String) {
    #expect(NumberFormat.string(1.5707963267948966, decimals: decimals) == text)
  }
}
