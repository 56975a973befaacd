/// More of numbers: ways to round, parts, bounds, bases.
import Foundation
import Interpreter

extension Vocabulary {
  static let numberForms: [Builtin] = rounding + fractionsAsked + integersAsked + moreCurves

  private static let rules: [(name: String, rule: FloatingPointRoundingRule)] = [
    ("up", .up), ("down", .down), ("towardZero", .towardZero), ("awayFromZero", .awayFromZero),
    ("toNearestOrEven", .toNearestOrEven),
    ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
  ]

  private static let rounding: [Builtin] =
    rules.map { name, rule in
      .staticMember(
        of: "FloatingPointRoundingRule",
        text(
          "A way to round.", shows("2.5.rounded(.\(name))"),
          "static let \(name): FloatingPointRoundingRule")
      ) { RoundingRule(rule: rule) }
    } + [
      .type("/// A way to round.\nstruct FloatingPointRoundingRule"),
      .member(
        of: "Double",
        text(
          "The nearest whole number in a direction.", shows("2.5.rounded(.down)"),
          "func rounded(_ rule: FloatingPointRoundingRule) -> Double")
      ) { (value: Double, rule: RoundingRule) in value.rounded(rule.rule) },
      .mutating(
        of: "Double",
        text("Goes to the nearest whole number.", "Text(\"Hi\")", "mutating func round()")
      ) { (value: inout Value, context: CallContext) in
        value = .double(try Double(value, in: context).rounded())
        return Nothing()
      },
      .mutating(
        of: "Double", text("Changes the sign.", "Text(\"Hi\")", "mutating func negate()")
      ) { (value: inout Value, context: CallContext) in
        value = .double(-(try Double(value, in: context)))
        return Nothing()
      },
    ]

  private static let fractionsAsked: [Builtin] =
    [
      fractionIs("isNaN", "Whether it is no number.") { $0.isNaN },
      fractionIs("isFinite", "Whether it is neither infinite nor no number.") { $0.isFinite },
      fractionIs("isInfinite", "Whether it is infinite.") { $0.isInfinite },
      fractionIs("isZero", "Whether it is zero.") { $0.isZero },
    ]
    + [
      ("nan", Double.nan), ("greatestFiniteMagnitude", .greatestFiniteMagnitude),
      ("leastNormalMagnitude", .leastNormalMagnitude), ("ulpOfOne", .ulpOfOne),
    ].map { name, number in
      .staticMember(
        of: "Double",
        text("A number by its name.", shows("Double.\(name) == 1"), "static let \(name): Double")
      ) { number }
    }
    + [
      .member(
        of: "Double",
        text(
          "The number without its sign.", shows("(-2.5).magnitude"), "var magnitude: Double { get }"
        )
      ) { (value: Double) in abs(value) },
      .member(
        of: "Double",
        text(
          "The rest to the nearest multiple.", shows("7.5.remainder(dividingBy: 2)"),
          "func remainder(dividingBy other: Double) -> Double")
      ) { (value: Double, other: Double) in value.remainder(dividingBy: other) },
      .member(
        of: "Double",
        text(
          "The distance to another number.", shows("1.0.distance(to: 2.5)"),
          "func distance(to other: Double) -> Double")
      ) { (value: Double, other: Double) in other - value },
      .member(
        of: "Double",
        text(
          "The number moved on.", shows("1.0.advanced(by: 2.5)"),
          "func advanced(by distance: Double) -> Double")
      ) { (value: Double, distance: Double) in value + distance },
    ]

  private static func fractionIs(
    _ name: String, _ summary: String, _ test: @escaping @Sendable (Double) -> Bool
  ) -> Builtin {
    .member(of: "Double", text(summary, shows("2.5.\(name)"), "var \(name): Bool { get }")) {
      (value: Double) in test(value)
    }
  }

  private static let integersAsked: [Builtin] = [
    .staticMember(of: "Int", text("Nothing.", shows("Int.zero"), "static let zero: Int")) { 0 },
    .initializer(
      of: "Int",
      text(
        "The number a text spells in a base.", shows("Int(\"ff\", radix: 16) ?? 0"),
        "init?(_ text: String, radix: Int)")
    ) { (text: String, radix: Int) in Int(text, radix: min(max(radix, 2), 36)) },
    .initializer(
      of: "Int",
      text(
        "The whole number, if it is one.", shows("Int(exactly: 2.0) ?? 0"),
        "init?(exactly value: Double)")
    ) { (value: Double) in Int(exactly: value) },
    .initializer(
      of: "Int",
      text(
        "One for true, zero for false.", shows("Int(truncatingIfNeeded: 7)"),
        "init(truncatingIfNeeded value: Int)")
    ) { (value: Int) in value },
    .member(
      of: "Int",
      text("The number without its sign.", shows("(-2).magnitude"), "var magnitude: Int { get }")
    ) { (value: Int) in value == .min ? Int.max : abs(value) },
    .member(
      of: "Int", text("-1, 0 or 1, as the sign.", shows("(-2).signum()"), "func signum() -> Int")
    ) { (value: Int) in value.signum() },
    .member(
      of: "Int",
      text(
        "What a division gives, and what is left.",
        shows("7.quotientAndRemainder(dividingBy: 2).remainder"),
        "func quotientAndRemainder(dividingBy other: Int) -> (quotient: Int, remainder: Int)")
    ) { (value: Int, other: Int) in
      guard other != 0, !(value == .min && other == -1) else { throw ValueLimits.division }
      let (quotient, remainder) = value.quotientAndRemainder(dividingBy: other)
      return Value.object(
        TupleObject([.int(quotient), .int(remainder)], labels: ["quotient", "remainder"]))
    },
    .member(
      of: "Int",
      text(
        "The distance to another number.", shows("1.distance(to: 3)"),
        "func distance(to other: Int) -> Int")
    ) { (value: Int, other: Int) in other &- value },
    .member(
      of: "Int",
      text(
        "The number moved on.", shows("1.advanced(by: 2)"),
        "func advanced(by distance: Int) -> Int")
    ) { (value: Int, distance: Int) in value &+ distance },
    .mutating(
      of: "Int", text("Changes the sign.", "Text(\"Hi\")", "mutating func negate()")
    ) { (value: inout Value, context: CallContext) in
      value = .int(0 &- (try Int(value, in: context)))
      return Nothing()
    },
  ]

  private static let moreCurves: [Builtin] =
    [
      curve("trunc", "The whole part.") { $0.rounded(.towardZero) },
      curve("fabs", "The number without its sign.") { abs($0) },
      curve("asin", "The angle of a sine, in radians.") { asin($0) },
      curve("acos", "The angle of a cosine, in radians.") { acos($0) },
      curve("atan", "The angle of a tangent, in radians.") { atan($0) },
      curve("sinh", "The hyperbolic sine.") { sinh($0) },
      curve("cosh", "The hyperbolic cosine.") { cosh($0) },
      curve("tanh", "The hyperbolic tangent.") { tanh($0) },
      curve("log2", "The logarithm of base 2.") { log2($0) },
      curve("log10", "The logarithm of base 10.") { log10($0) },
      curve("exp2", "Two to the power of a number.") { exp2($0) },
      curve("cbrt", "The third root.") { cbrt($0) },
    ] + [
      .function(
        text(
          "The length of a diagonal.", shows("hypot(3, 4)"),
          "func hypot(_ x: Double, _ y: Double) -> Double")
      ) { (x: Double, y: Double) in hypot(x, y) },
      .function(
        text(
          "The rest of a division.", shows("fmod(7.5, 2)"),
          "func fmod(_ x: Double, _ y: Double) -> Double")
      ) { (x: Double, y: Double) in fmod(x, y) },
    ]
}

/// `FloatingPointRoundingRule`.
struct RoundingRule: HostValue, Hashable {
  static var spelling: String { "FloatingPointRoundingRule" }
  let rule: FloatingPointRoundingRule
}
