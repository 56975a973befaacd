/// Texts.
import Interpreter

extension Vocabulary {
  static let strings: [Builtin] = [
    .initializer(
      of: "String", text("A value as text.", "Text(String(3))", "init<T>(_ value: T)")
    ) { (value: Value) in
      // Characters of another text, in their order.
      guard let parts = value.arrayValue else { return value.description }
      return parts.map(\.description).joined()
    },
    .initializer(of: "String", text("An empty text.", "Text(String())", "init()")) { "" },
    .initializer(
      of: "String",
      text(
        "A whole number in a base.", "Text(String(255, radix: 16))",
        "init(_ value: Int, radix: Int, uppercase: Bool = false)")
    ) { (value: Int, radix: Int, isUpper: Bool) in
      String(value, radix: min(max(radix, 2), 36), uppercase: isUpper)
    },
    .initializer(
      of: "String",
      text(
        "A value as text.", "Text(String(describing: 3))", "init<T>(describing value: T)")
    ) { (value: Value) in value.description },
    .initializer(
      of: "String",
      text(
        "A text over and over.", "Text(String(repeating: \"ab\", count: 3))",
        "init(repeating text: String, count: Int)")
    ) { (text: String, count: Int) in
      guard count >= 0, text.utf8.count * min(count, ValueLimits.textBytes) <= ValueLimits.textBytes
      else { throw ValueLimits.text }
      return String(repeating: text, count: count)
    },
    .initializer(
      of: "String",
      text(
        "Values put into a pattern.", "Text(String(format: \"%.2f\", 1.5))",
        "init(format: String, _ arguments: Any...)")
    ) { (pattern: String, values: [Value]) in TextPattern(pattern).text(values) },
    .member(
      of: "String",
      text(
        "Number of characters.", "Text(\"\\(\"abc\".count)\")", "var count: Int { get }")
    ) { (text: String) in text.count },
    .member(
      of: "String",
      text(
        "Whether there is no character.", "Text(\"\".isEmpty ? \"empty\" : \"full\")",
        "var isEmpty: Bool { get }")
    ) { (text: String) in text.isEmpty },
    .member(
      of: "String",
      text(
        "The text in capitals.", "Text(\"abc\".uppercased())", "func uppercased() -> String")
    ) { (text: String) in text.uppercased() },
    .member(
      of: "String",
      text(
        "The text in small letters.", "Text(\"ABC\".lowercased())",
        "func lowercased() -> String")
    ) { (text: String) in text.lowercased() },
    .member(
      of: "String",
      text(
        "The first letters in capitals.", "Text(\"abc\".capitalized)",
        "var capitalized: String { get }")
    ) { (text: String) in
      text.split(separator: " ", omittingEmptySubsequences: false)
        .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
    },
    .member(
      of: "String",
      text(
        "Whether another text is inside.", "Text(\"abc\".contains(\"b\") ? \"yes\" : \"no\")",
        "func contains(_ other: String) -> Bool")
    ) { (text: String, other: String) in other.isEmpty || text.contains(other) },
    .member(
      of: "String",
      text(
        "Whether the text starts with another.",
        "Text(\"abc\".hasPrefix(\"a\") ? \"yes\" : \"no\")",
        "func hasPrefix(_ prefix: String) -> Bool")
    ) { (text: String, other: String) in text.hasPrefix(other) },
    .member(
      of: "String",
      text(
        "Whether the text ends with another.",
        "Text(\"abc\".hasSuffix(\"c\") ? \"yes\" : \"no\")",
        "func hasSuffix(_ suffix: String) -> Bool")
    ) { (text: String, other: String) in text.hasSuffix(other) },
    .member(
      of: "String",
      text(
        "The text with a part exchanged.",
        "Text(\"abc\".replacingOccurrences(of: \"b\", with: \"x\"))",
        "func replacingOccurrences(of part: String, with other: String) -> String")
    ) { (text: String, part: String, other: String) in
      part.isEmpty
        ? text
        : text.split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
    },
    .mutating(
      of: "String",
      text(
        "Adds a text at the end.", "Text(\"ab\")", "mutating func append(_ other: String)")
    ) { (value: inout Value, context: CallContext, other: String) in
      let whole = try String(value, in: context) + other
      guard whole.utf8.count <= ValueLimits.textBytes else { throw ValueLimits.text }
      value = .string(whole)
      return Nothing()
    },
  ]
}
