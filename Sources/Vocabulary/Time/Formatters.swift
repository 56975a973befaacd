/// Formatters of dates and numbers: objects whose properties are set before they are asked.
import Interpreter

extension Vocabulary {
  static let formatters: [Builtin] =
    dateFormatters + dateStyles + numberFormatters
    + numberKinds + places

  private static let setUp = "Text(\"Hi\")"
  private static let english = "always US English, in Greenwich"

  private static let dateFormatters: [Builtin] =
    [
      .type("/// What writes dates in a pattern.\nclass DateFormatter"),
      .initializer(
        of: "DateFormatter",
        differing(
          "A formatter of dates.", shows("DateFormatter().string(from: Date())"), english, "init()")
      ) { FormatterBox(type: "DateFormatter") },
      setting("DateFormatter", "dateFormat", "String?", "The pattern, such as `MMM d`."),
      setting("DateFormatter", "dateStyle", "DateFormatter.Style", "How long the day is written."),
      setting("DateFormatter", "timeStyle", "DateFormatter.Style", "How long the time is written."),
      setting("DateFormatter", "locale", "Locale?", "Nothing: the language is always one."),
      setting("DateFormatter", "timeZone", "TimeZone?", "Nothing: the zone is always one."),
      .member(
        of: "DateFormatter",
        text(
          "The date as text.", shows("DateFormatter().string(from: Date())"),
          "func string(from date: Date) -> String")
      ) { (formatter: FormatterBox, date: DateValue) in
        if let pattern = formatter.settings["dateFormat"]?.stringValue {
          return DatePattern(pattern).text(of: date)
        }
        let parts = ["dateStyle", "timeStyle"].compactMap { name in
          formatter.settings[name]?.cast(to: HostObject<DateStyle>.self)?.value.patterns[name]
        }.filter { !$0.isEmpty }
        return DatePattern(parts.joined(separator: " 'at' ")).text(of: date)
      },
    ]

  private static let dateStyles: [Builtin] = DateStyle.all.indices.map { index in
    let name = DateStyle.all[index].name
    return .staticMember(
      of: "DateFormatter.Style",
      text("How long a text is.", setUp, "static let \(name): DateFormatter.Style")
    ) { DateStyle(index: index) }
  }

  private static let numberFormatters: [Builtin] =
    [
      .type("/// What writes numbers in a style.\nclass NumberFormatter"),
      .initializer(
        of: "NumberFormatter",
        differing(
          "A formatter of numbers.",
          shows("NumberFormatter().string(from: NSNumber(value: 3)) ?? \"\""),
          "always US English", "init()")
      ) { FormatterBox(type: "NumberFormatter") },
      setting(
        "NumberFormatter", "numberStyle", "NumberFormatter.Style", "What kind of number it is."),
      setting(
        "NumberFormatter", "minimumFractionDigits", "Int", "Digits after the point at least."),
      setting(
        "NumberFormatter", "maximumFractionDigits", "Int", "Digits after the point at most."),
      setting(
        "NumberFormatter", "minimumIntegerDigits", "Int", "Digits in front of the point at least."),
      setting("NumberFormatter", "currencyCode", "String?", "Nothing: the sign counts."),
      setting("NumberFormatter", "currencySymbol", "String?", "The sign in front of money."),
      setting("NumberFormatter", "groupingSeparator", "String?", "What stands between thousands."),
      setting("NumberFormatter", "locale", "Locale?", "Nothing: the language is always one."),
      .member(
        of: "NumberFormatter",
        text(
          "The number as text.",
          shows("NumberFormatter().string(from: NSNumber(value: 3)) ?? \"\""),
          "func string(from number: NSNumber) -> String?")
      ) { (formatter: FormatterBox, number: NumberObject) in
        NumberPattern(formatter).text(of: number.value)
      },
      .type(
        "/// A number as an object.\n"
          + "struct NSNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral"),
      .initializer(
        of: "NSNumber",
        text(
          "A number as an object.",
          shows("NumberFormatter().string(from: NSNumber(value: 3)) ?? \"\""),
          "init(value: Double)")
      ) { (value: Double) in value },
      .initializer(
        of: "NSNumber",
        text(
          "A whole number as an object.",
          shows("NumberFormatter().string(from: NSNumber(value: 3)) ?? \"\""), "init(value: Int)")
      ) { (value: Int) in value },
    ]

  private static let numberKinds: [Builtin] = NumberKind.names.indices.map { index in
    .staticMember(
      of: "NumberFormatter.Style",
      text(
        "A kind of number.", setUp,
        "static let \(NumberKind.names[index]): NumberFormatter.Style")
    ) { NumberKind(index: index) }
  }

  private static let places: [Builtin] = [
    .type("/// A language and a region.\nstruct Locale"),
    .initializer(
      of: "Locale",
      differing(
        "A language and a region.", setUp, "always US English", "init(identifier: String)")
    ) { (name: String) in Choice(type: "Locale", name: name) },
    .staticMember(
      of: "Locale",
      differing("The language.", setUp, "always US English", "static var current: Locale { get }")
    ) { Choice(type: "Locale", name: "en_US") },
    .type("/// How far a place is from Greenwich.\nstruct TimeZone"),
    .initializer(
      of: "TimeZone",
      differing(
        "A zone by its distance.", setUp, "always Greenwich", "init?(secondsFromGMT seconds: Int)")
    ) { (_: Int) in Choice(type: "TimeZone", name: "GMT") },
    .initializer(
      of: "TimeZone",
      differing("A zone by its name.", setUp, "always Greenwich", "init?(identifier: String)")
    ) { (_: String) in Choice(type: "TimeZone", name: "GMT") },
    .staticMember(
      of: "TimeZone",
      differing("The zone.", setUp, "always Greenwich", "static var current: TimeZone { get }")
    ) { Choice(type: "TimeZone", name: "GMT") },
  ]

  /// A property that is kept until the formatter is asked.
  private static func setting(
    _ owner: String, _ name: String, _ type: String, _ summary: String
  ) -> Builtin {
    .property(
      of: owner, text(summary, setUp, "var \(name): \(type)"),
      get: { (formatter: FormatterBox) in formatter.settings[name] ?? .none },
      set: { (formatter: inout FormatterBox, value: Value) in
        formatter.settings[name] = value
      })
  }
}

/// A formatter with what has been set.
struct FormatterBox: HostValue {
  static var spelling: String { "Formatter" }
  var type: String
  var settings: [String: Value] = [:]
  var text: String { type }
}

/// `DateFormatter.Style`, by its position in a table.
struct DateStyle: HostValue, Hashable {
  static var spelling: String { "DateFormatter.Style" }
  var index: Int

  static let all: [(name: String, day: String, time: String)] = [
    ("none", "", ""), ("short", "M/d/yy", "h:mm a"), ("medium", "MMM d, yyyy", "h:mm:ss a"),
    ("long", "MMMM d, yyyy", "h:mm:ss a 'GMT'"),
    ("full", "EEEE, MMMM d, yyyy", "h:mm:ss a 'Greenwich Mean Time'"),
  ]

  /// The pattern for each property that takes a style.
  var patterns: [String: String] {
    ["dateStyle": DateStyle.all[index].day, "timeStyle": DateStyle.all[index].time]
  }
}

/// `NumberFormatter.Style`, by its position in a table.
struct NumberKind: HostValue, Hashable {
  static var spelling: String { "NumberFormatter.Style" }
  static let names = ["none", "decimal", "percent", "currency", "ordinal"]
  var index: Int
}

/// `NSNumber`: the number in it.
struct NumberObject: Argument {
  static var spelling: String { "NSNumber" }
  let value: Double

  init(_ value: Value, in context: CallContext) throws {
    self.value = try Double(value, in: context)
  }
}

/// How a number formatter writes.
private struct NumberPattern {
  var kind = 0
  var least = 0
  var most = 0
  var leastWhole = 1
  var symbol = "$"
  var separator = ","

  init(_ formatter: FormatterBox) {
    func whole(_ name: String) -> Int? {
      guard case .int(let value)? = formatter.settings[name] else { return nil }
      return min(max(value, 0), 15)
    }
    kind =
      formatter.settings["numberStyle"]?.cast(to: HostObject<NumberKind>.self)?.value.index ?? 0
    least = kind == 3 ? 2 : 0
    most = [0, 3, 0, 2, 0][kind]
    if let given = whole("maximumFractionDigits") { (most, least) = (given, min(least, given)) }
    if let given = whole("minimumFractionDigits") { (least, most) = (given, max(most, given)) }
    leastWhole = whole("minimumIntegerDigits") ?? 1
    symbol = formatter.settings["currencySymbol"]?.stringValue ?? "$"
    separator = formatter.settings["groupingSeparator"]?.stringValue ?? ","
  }

  func text(of number: Double) -> String {
    let shown = kind == 2 ? number * 100 : number
    var digits = TextPattern("%.\(most)f").text([.double(abs(shown))])
    if digits.contains(".") {
      let kept = digits.count - most + least
      while digits.count > kept, digits.hasSuffix("0") { digits.removeLast() }
      if digits.hasSuffix(".") { digits.removeLast() }
    }
    let parts = digits.split(separator: ".")
    var whole = String(parts[0])
    while whole.count < leastWhole { whole = "0" + whole }
    if kind > 0 { whole = Vocabulary.grouped(whole, separator) }
    let fraction = parts.count > 1 ? "." + parts[1] : ""
    let sign = shown < 0 ? "-" : ""
    switch kind {
    case 2: return sign + whole + fraction + "%"
    case 3: return sign + symbol + whole + fraction
    case 4: return sign + whole + NumberPattern.ending(Int(exactly: abs(shown).rounded()) ?? 0)
    default: return sign + whole + fraction
    }
  }

  private static func ending(_ number: Int) -> String {
    if (11...13).contains(number % 100) { return "th" }
    return [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
  }
}

extension Vocabulary {
  /// Digits in groups of three.
  static func grouped(_ digits: String, _ separator: String) -> String {
    var made = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { made += separator }
      made.append(digit)
    }
    return made
  }
}
