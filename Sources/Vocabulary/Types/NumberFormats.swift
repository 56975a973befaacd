/// Numbers as text in a format.
import Engine
import Foundation
import Interpreter

extension Vocabulary {
  static let numberFormats: [Builtin] =
    ["number", "percent"].map { name in
      .staticMember(
        of: "NumberFormat",
        text(
          "A format of numbers.", "Text(0.5, format: .\(name))",
          "static var \(name): NumberFormat { get }")
      ) { NumberStyle(isPercent: name == "percent") }
    } + [
      .staticMember(
        of: "NumberFormat",
        differing(
          "An amount of money.", "Text(9.5, format: .currency(code: \"USD\"))",
          "English, with two digits; a currency without a sign of its own shows its code",
          "static func currency(code: String) -> NumberFormat")
      ) { (code: String) in NumberStyle(currency: code, digits: 2) },
      .member(
        of: "NumberFormat",
        text(
          "The format with so many digits.",
          "Text(0.5, format: .number.precision(.fractionLength(2)))",
          "func precision(_ precision: NumberFormat.Precision) -> NumberFormat")
      ) { (style: NumberStyle, digits: Digits) in
        NumberStyle(isPercent: style.isPercent, currency: style.currency, digits: digits.count)
      },
      .staticMember(
        of: "NumberFormat.Precision",
        text(
          "Digits after the point.",
          "Text(0.5, format: .number.precision(.fractionLength(2)))",
          "static func fractionLength(_ length: Int) -> NumberFormat.Precision")
      ) { (length: Int) in Digits(count: min(max(length, 0), 15)) },
      .view(
        "Text",
        text(
          "A number in a format.", "Text(0.5, format: .percent)",
          "init(_ value: Double, format: NumberFormat)")
      ) { (value: Double, style: NumberStyle) in TextView(style.text(of: value)) },
      .view(
        "Text",
        text(
          "A whole number in a format.", "Text(5, format: .number)",
          "init(_ value: Int, format: NumberFormat)")
      ) { (value: Int, style: NumberStyle) in TextView(style.text(of: Double(value))) },
      .member(
        of: "Double",
        text(
          "The number in a format.", "Text(0.5.formatted(.percent))",
          "func formatted(_ format: NumberFormat = .number) -> String")
      ) { (value: Double, style: NumberStyle) in style.text(of: value) },
      .member(
        of: "Int",
        text(
          "The number in a format.", "Text(5.formatted())",
          "func formatted(_ format: NumberFormat = .number) -> String")
      ) { (value: Int, style: NumberStyle) in style.text(of: Double(value)) },
    ]
}

/// `FloatingPointFormatStyle`, as far as it goes.
struct NumberStyle: HostValue, Hashable {
  static var spelling: String { "NumberFormat" }
  var isPercent = false
  /// The code of a currency, where the number is an amount of money.
  var currency: String?
  /// Digits after the point; nil for as many as are needed, six at most.
  var digits: Int?

  func text(of value: Double) -> String {
    let shown = isPercent ? value * 100 : value
    var text = String(format: "%.\(digits ?? 6)f", shown)
    if digits == nil {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    let parts = text.split(separator: ".")
    let sign = text.hasPrefix("-") ? "-" : ""
    let whole = Vocabulary.grouped(String(parts[0].drop { $0 == "-" }), ",")
    let number = whole + (parts.count > 1 ? "." + parts[1] : "")
    guard let currency else { return sign + number + (isPercent ? "%" : "") }
    let signs = ["USD": "$", "EUR": "\u{20AC}", "GBP": "\u{A3}", "JPY": "\u{A5}"]
    return sign + (signs[currency] ?? currency + "\u{A0}") + number
  }
}

/// How many digits a format shows.
struct Digits: HostValue, Hashable {
  static var spelling: String { "NumberFormat.Precision" }
  var count: Int
}
