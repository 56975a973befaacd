/// Free functions on numbers.
import Foundation
import Interpreter

extension Vocabulary {
  static let mathematics: [Builtin] =
    ordering + curves

  private static let ordering: [Builtin] = [
    .function(
      text(
        "The smaller of two values.", "Text(\"\\(min(1, 2))\")",
        "func min<T: Comparable>(_ x: T, _ y: T) -> T")
    ) { (x: Value, y: Value) in try isLess(y, x) ? y : x },
    .function(
      text(
        "The larger of two values.", "Text(\"\\(max(1, 2))\")",
        "func max<T: Comparable>(_ x: T, _ y: T) -> T")
    ) { (x: Value, y: Value) in try isLess(y, x) ? x : y },
    .function(
      text(
        "The value without its sign.", "Text(\"\\(abs(-2))\")",
        "func abs<T: SignedNumeric>(_ x: T) -> T")
    ) { (x: Value) in
      if case .int(let number) = x, number != .min { return Value.int(abs(number)) }
      return .double(abs(x.number ?? 0))
    },
    .function(
      text(
        "A number to the power of another.", "Text(\"\\(pow(2, 3))\")",
        "func pow(_ x: Double, _ y: Double) -> Double")
    ) { (x: Double, y: Double) in pow(x, y) },
    .function(
      text(
        "The angle of a point.", "Text(\"\\(atan2(1, 1))\")",
        "func atan2(_ y: Double, _ x: Double) -> Double")
    ) { (y: Double, x: Double) in atan2(y, x) },
    .function(
      text(
        "Numbers in equal steps.",
        "ForEach(stride(from: 0, to: 9, by: 3), id: \\.self) { Text(\"\\($0)\") }",
        "func stride<T: Strideable>(from start: T, to end: T, by step: T) -> [T]")
    ) { (start: Value, end: Value, step: Value) in
      try steps(start, end, step, includesEnd: false)
    },
    .function(
      text(
        "Numbers in equal steps, the end included.",
        "ForEach(stride(from: 0, through: 9, by: 3), id: \\.self) { Text(\"\\($0)\") }",
        "func stride<T: Strideable>(from start: T, through end: T, by step: T) -> [T]")
    ) { (start: Value, end: Value, step: Value) in
      try steps(start, end, step, includesEnd: true)
    },
  ]

  private static let curves: [Builtin] = [
    curve("sin", "The sine of an angle in radians.") { sin($0) },
    curve("cos", "The cosine of an angle in radians.") { cos($0) },
    curve("tan", "The tangent of an angle in radians.") { tan($0) },
    curve("sqrt", "The square root.") { $0.squareRoot() },
    curve("floor", "The next whole number below.") { $0.rounded(.down) },
    curve("ceil", "The next whole number above.") { $0.rounded(.up) },
    curve("round", "The nearest whole number.") { $0.rounded() },
    curve("exp", "The exponential.") { exp($0) },
    curve("log", "The natural logarithm.") { log($0) },
  ]

  static func curve(
    _ name: String, _ summary: String, apply: @escaping @Sendable (Double) -> Double
  ) -> Builtin {
    .function(
      text(summary, "Text(\"\\(\(name)(1.0))\")", "func \(name)(_ x: Double) -> Double"),
      apply: apply)
  }

  /// Whether one value stands before another.
  static func isLess(_ a: Value, _ b: Value) throws -> Bool {
    guard case .bool(let answer) = try Values.less(a, b) else { return false }
    return answer
  }

  private static func steps(
    _ start: Value, _ end: Value, _ step: Value, includesEnd: Bool
  ) throws -> [Value] {
    if case .int(let low) = start, case .int(let high) = end, case .int(let by) = step, by != 0 {
      let sequence =
        includesEnd
        ? Array(stride(from: low, through: high, by: by).prefix(ValueLimits.elements))
        : Array(stride(from: low, to: high, by: by).prefix(ValueLimits.elements))
      return sequence.map { .int($0) }
    }
    guard let low = start.number, let high = end.number, let by = step.number, by != 0 else {
      return []
    }
    let sequence =
      includesEnd
      ? Array(stride(from: low, through: high, by: by).prefix(ValueLimits.elements))
      : Array(stride(from: low, to: high, by: by).prefix(ValueLimits.elements))
    return sequence.map { .double($0) }
  }
}
