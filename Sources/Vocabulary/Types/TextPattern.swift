/// Patterns of `String(format:)`: whole numbers, fractions and texts with a width and a precision.
import Interpreter

struct TextPattern {
  private let pattern: [Character]

  init(_ pattern: String) { self.pattern = Array(pattern) }

  /// The pattern with its places filled in order.
  func text(_ values: [Value]) -> String {
    var result = ""
    var rest = values[...]
    var at = 0
    while at < pattern.count {
      guard pattern[at] == "%", at + 1 < pattern.count else {
        result.append(pattern[at])
        at += 1
        continue
      }
      var end = at + 1
      while end < pattern.count - 1, "0123456789.-+l".contains(pattern[end]) { end += 1 }
      let options = String(pattern[(at + 1)..<end])
      if pattern[end] == "%" {
        result.append("%")
      } else {
        result += piece(rest.popFirst() ?? .none, options, pattern[end])
      }
      at = end + 1
    }
    return result
  }

  private func piece(_ value: Value, _ options: String, _ kind: Character) -> String {
    let parts = options.filter { $0 != "l" && $0 != "+" }.split(
      separator: ".", omittingEmptySubsequences: false)
    let width = min(Int(parts.first ?? "") ?? 0, 1000)
    var text: String
    switch kind {
    case "d", "i":
      text = value.number.flatMap { Int(exactly: $0.rounded()) }.map(String.init) ?? "0"
    case "x", "X":
      let number = value.number.flatMap { Int(exactly: $0.rounded()) } ?? 0
      text = String(number, radix: 16, uppercase: kind == "X")
    case "o": text = String(value.number.flatMap { Int(exactly: $0.rounded()) } ?? 0, radix: 8)
    case "c":
      let number = value.number.flatMap { UInt32(exactly: $0.rounded()) }
      text = number.flatMap { UnicodeScalar($0) }.map { String($0) } ?? ""
    case "e", "E":
      let places = parts.count > 1 ? Int(parts[1]) ?? 0 : 6
      text = scientific(value.number ?? 0, places)
      if kind == "E" { text = text.uppercased() }
    case "@": return value.description
    case "f": text = fixed(value.number ?? 0, parts.count > 1 ? Int(parts[1]) ?? 0 : 6)
    default: text = value.description
    }
    if options.contains("+"), let number = value.number, number >= 0 { text = "+" + text }
    let pad = (parts.first ?? "").hasPrefix("0") ? "0" : " "
    let missing = abs(width) - text.count
    if missing > 0 {
      let space = String(repeating: pad, count: missing)
      text = width < 0 ? text + space : space + text
    }
    return text
  }

  /// One digit in front of the point and a power of ten.
  private func scientific(_ value: Double, _ places: Int) -> String {
    guard value.isFinite else { return "\(value)" }
    var exponent = 0
    var digits = abs(value)
    while digits >= 10 {
      digits /= 10
      exponent += 1
    }
    while digits > 0, digits < 1 {
      digits *= 10
      exponent -= 1
    }
    var text = fixed(digits, places)
    if text.hasPrefix("10") {
      text = fixed(1, places)
      exponent += 1
    }
    let power = abs(exponent) < 10 ? "0\(abs(exponent))" : "\(abs(exponent))"
    return (value < 0 ? "-" : "") + text + "e" + (exponent < 0 ? "-" : "+") + power
  }

  /// The number with exactly so many decimals.
  private func fixed(_ value: Double, _ decimals: Int) -> String {
    let places = min(max(decimals, 0), 9)
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (abs(value) * scale).rounded(.toNearestOrEven)
    guard scaled.isFinite, scaled < 9e18 else { return "\(value)" }
    let units = Int(scaled)
    let whole = String(units / Int(scale))
    let sign = value < 0 && units != 0 ? "-" : ""
    if places == 0 { return sign + whole }
    let fraction = String(units % Int(scale))
    return sign + whole + "." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
