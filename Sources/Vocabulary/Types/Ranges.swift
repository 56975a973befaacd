/// Ranges of anything that has an order.
import Interpreter

extension Vocabulary {
  static let ranges: [Builtin] = ["Range", "ClosedRange"].flatMap { owner -> [Builtin] in
    let example = owner == "Range" ? "(1.0..<4.0)" : "(1.0...4.0)"
    return [
      .member(
        of: owner,
        text("The lower bound.", shows(example + ".lowerBound"), "var lowerBound: Bound { get }")
      ) { (range: BoundsArgument) in range.object.lower },
      .member(
        of: owner,
        text("The upper bound.", shows(example + ".upperBound"), "var upperBound: Bound { get }")
      ) { (range: BoundsArgument) in range.object.upper },
      .member(
        of: owner,
        text(
          "Whether a value lies between the bounds.", shows(example + ".contains(2.5)"),
          "func contains(_ element: Bound) -> Bool")
      ) { (range: BoundsArgument, element: Value) in range.object.contains(element) },
      .member(
        of: owner,
        text(
          "Whether nothing lies between.", shows(example + ".isEmpty"), "var isEmpty: Bool { get }")
      ) { (range: BoundsArgument) in
        let isAscending = try isLess(range.object.lower, range.object.upper)
        return !range.object.isClosed && !isAscending
      },
      .member(
        of: owner,
        text(
          "The range within the bounds of another.",
          shows("\(example).clamped(to: \(example)).lowerBound"),
          "func clamped(to limits: \(owner)<Bound>) -> \(owner)<Bound>")
      ) { (range: BoundsArgument, limits: BoundsArgument) in
        func within(_ value: Value) throws -> Value {
          if try isLess(value, limits.object.lower) { return limits.object.lower }
          return try isLess(limits.object.upper, value) ? limits.object.upper : value
        }
        return Value.object(
          RangeObject(
            try within(range.object.lower), try within(range.object.upper),
            isClosed: range.object.isClosed))
      },
      .member(
        of: owner,
        text(
          "Whether two ranges have something in common.",
          shows("\(example).overlaps(\(example))"),
          "func overlaps(_ other: \(owner)<Bound>) -> Bool")
      ) { (range: BoundsArgument, other: BoundsArgument) in
        let (a, b) = (range.object, other.object)
        let startsBefore =
          try a.isClosed ? isLess(b.upper, a.lower) == false : isLess(a.lower, b.upper)
        let endsBehind =
          try a.isClosed ? isLess(a.upper, b.lower) == false : isLess(b.lower, a.upper)
        return startsBefore && endsBehind
      },
    ]
  }
}

/// A range of anything.
struct BoundsArgument: Argument {
  static var spelling: String { "Any" }
  let object: RangeObject

  init(_ value: Value, in context: CallContext) throws {
    guard let range = value.cast(to: RangeObject.self) else {
      throw context.mismatch(expected: "Range", got: value)
    }
    object = range
  }
}
