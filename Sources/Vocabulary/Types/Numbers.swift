/// Numbers and truth values.
import Interpreter

extension Vocabulary {
  static let numbers: [Builtin] = integers + fractions + truths

  private static let integers: [Builtin] = [
    .initializer(
      of: "Int",
      text(
        "A whole number, the rest cut off.", "Text(\"\\(Int(2.7))\")",
        "init(_ value: Double)")
    ) { (value: Double) in try wholeNumber(value) },
    .initializer(
      of: "Int", text("A whole number.", "Text(\"\\(Int(2))\")", "init(_ value: Int)")
    ) { (value: Int) in value },
    .initializer(
      of: "Int",
      text(
        "The number a text spells.", "Text(\"\\(Int(\"7\") ?? 0)\")", "init?(_ text: String)")
    ) { (text: String) in Int(text) },
    .member(
      of: "Int",
      text(
        "Whether the number can be divided by another.",
        "Text(4.isMultiple(of: 2) ? \"even\" : \"odd\")",
        "func isMultiple(of other: Int) -> Bool")
    ) { (value: Int, other: Int) in other == 0 ? value == 0 : value.isMultiple(of: other) },
    .member(
      of: "Int", text("The number as text.", "Text(7.description)", "var description: String")
    ) { (value: Int) in String(value) },
    .staticMember(
      of: "Int", text("The largest whole number.", "Text(\"\\(Int.max)\")", "static let max: Int")
    ) { Int.max },
    .staticMember(
      of: "Int", text("The smallest whole number.", "Text(\"\\(Int.min)\")", "static let min: Int")
    ) { Int.min },
  ]

  private static let fractions: [Builtin] = [
    .initializer(
      of: "Double", text("A number.", "Text(\"\\(Double(2))\")", "init(_ value: Int)")
    ) { (value: Int) in Double(value) },
    .initializer(
      of: "Double", text("A number.", "Text(\"\\(Double(2.5))\")", "init(_ value: Double)")
    ) { (value: Double) in value },
    .initializer(
      of: "Double",
      text(
        "The number a text spells.", "Text(\"\\(Double(\"7\") ?? 0)\")",
        "init?(_ text: String)")
    ) { (text: String) in Double(text) },
    .staticMember(
      of: "Double",
      text(
        "Half a turn in radians.", "Text(\"\\(Double.pi)\")", "static let pi: Double")
    ) { Double.pi },
    .staticMember(
      of: "Double",
      text(
        "Larger than any number.", "Text(\"Hi\").frame(maxWidth: .infinity)",
        "static let infinity: Double")
    ) { Double.infinity },
    .staticMember(
      of: "Double", text("Nothing.", "Text(\"Hi\").padding(.zero)", "static let zero: Double")
    ) { 0.0 },
    .member(
      of: "Double",
      text(
        "The nearest whole number.", "Text(\"\\(2.6.rounded())\")",
        "func rounded() -> Double")
    ) { (value: Double) in value.rounded() },
    .member(
      of: "Double",
      text(
        "The rest of a division.", "Text(\"\\(7.5.truncatingRemainder(dividingBy: 2))\")",
        "func truncatingRemainder(dividingBy other: Double) -> Double")
    ) { (value: Double, other: Double) in value.truncatingRemainder(dividingBy: other) },
    .member(
      of: "Double",
      text(
        "The square root.", "Text(\"\\(2.0.squareRoot())\")", "func squareRoot() -> Double")
    ) { (value: Double) in value.squareRoot() },
    .member(
      of: "Double", text("The number as text.", "Text(2.5.description)", "var description: String")
    ) { (value: Double) in value.description },
  ]

  private static let truths: [Builtin] = [
    .initializer(
      of: "Bool",
      text(
        "True or false as it is written, or nil.", shows("Bool(\"true\") ?? false"),
        "init?(_ text: String)")
    ) { (text: String) in Bool(text) },
    .mutating(
      of: "Bool",
      text(
        "Turns true into false and false into true.",
        "Text(on ? \"on\" : \"off\").onTapGesture { on.toggle() }",
        "mutating func toggle()")
    ) { (value: inout Value, context: CallContext) in
      value = .bool(!(try Bool(value, in: context)))
      return Nothing()
    },
    .member(
      of: "Bool", text("The value as text.", "Text(on.description)", "var description: String")
    ) { (value: Bool) in value.description },
  ]

  static func wholeNumber(_ value: Double) throws -> Int {
    guard let whole = Int(exactly: value.rounded(.towardZero)) else {
      throw ValueLimits.integer(value)
    }
    return whole
  }
}
