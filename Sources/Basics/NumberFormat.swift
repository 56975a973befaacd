/// The one way to print a number: at most three decimals, no trailing zeros, no `-0`.
package enum NumberFormat {
  /// `decimals` is the most digits after the point, from 0 to 9.
  package static func string(_ value: Double, decimals: Int = 3) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let decimals = min(max(decimals, 0), 9)
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (abs(value) * scale).rounded()
    guard scaled < 9e15 else { return large(value, decimals: decimals) }
    let units = Int64(scaled)
    if units == 0 { return "0" }
    let whole = units / Int64(scale)
    var fraction = String(units % Int64(scale))
    fraction = String(repeating: "0", count: max(0, decimals - fraction.count)) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = value < 0 ? "-" : ""
    return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
  }

  /// A number too large for so many decimals: with fewer, and at last as the language prints it.
  private static func large(_ value: Double, decimals: Int) -> String {
    if decimals > 0 { return string(value, decimals: decimals - 1) }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
