/// `Date` on the virtual clock: a run begins with the year 2026.
import Basics
import Engine
import Interpreter

extension Vocabulary {
  static let dates: [Builtin] = makers + facts

  private static let virtual = "the virtual clock's time; a run begins with the year 2026 (GMT)"

  private static let makers: [Builtin] =
    [
      .type("/// A moment.\nstruct Date"),
      .initializer(
        of: "Date", differing("Now.", "Text(\"\\(Date())\")", virtual, "/// Marks: fresh\ninit()"),
        taking: []
      ) { context in DateValue(context.machine.now).toValue() },
      .staticMember(
        of: "Date",
        differing(
          "Now.", "Text(\"\\(Date.now)\")", virtual,
          "/// Marks: fresh\nstatic var now: Date { get }"),
        taking: []
      ) { context in DateValue(context.machine.now).toValue() },
      .initializer(
        of: "Date",
        text(
          "The moment some seconds from now.", "Text(\"\\(Date(timeIntervalSinceNow: 60))\")",
          "init(timeIntervalSinceNow seconds: Double)"), taking: ["Double"]
      ) { context in
        let seconds = try context.next(Double.self)
        return DateValue(seconds: context.machine.now.seconds + seconds).toValue()
      },
    ]
    + ([
      ("timeIntervalSince1970", "1970", DateValue.since1970),
      ("timeIntervalSinceReferenceDate", "2001", DateValue.since2001),
    ] as [(String, String, Double)]).flatMap { name, year, offset -> [Builtin] in
      [
        .initializer(
          of: "Date",
          text(
            "A moment by its seconds from the start of \(year).",
            "Text(\"\\(Date(\(name): 0))\")", "init(\(name) seconds: Double)")
        ) { (seconds: Double) in DateValue(seconds: seconds - offset) },
        .member(
          of: "Date",
          text(
            "Seconds from the start of \(year).", "Text(\"\\(Date().\(name))\")",
            "var \(name): Double { get }")
        ) { (date: DateValue) in date.seconds + offset },
      ]
    }

  private static let facts: [Builtin] = [
    .staticMember(
      of: "Date",
      text(
        "A moment that was never.", "Text(\"\\(Date.now > .distantPast)\")",
        "static let distantPast: Date")
    ) { DateValue(seconds: -63_900_000_000) },
    .staticMember(
      of: "Date",
      text(
        "A moment that never comes.", "Text(\"\\(Date.now < .distantFuture)\")",
        "static let distantFuture: Date")
    ) { DateValue(seconds: 63_000_000_000) },
    .member(
      of: "Date",
      text(
        "Seconds from another moment.", "Text(\"\\(Date().timeIntervalSince(Date()))\")",
        "func timeIntervalSince(_ date: Date) -> Double")
    ) { (a: DateValue, b: DateValue) in a.seconds - b.seconds },
    .member(
      of: "Date",
      text(
        "Seconds from now; below zero for what is over.",
        "Text(\"\\(Date().timeIntervalSinceNow)\")", "var timeIntervalSinceNow: Double { get }"),
      taking: []
    ) { context in
      let date = try context.next(DateValue.self)
      return .double(date.seconds - context.machine.now.seconds)
    },
    .member(
      of: "Date",
      text(
        "The moment some seconds later.", "Text(\"\\(Date().addingTimeInterval(60) == Date())\")",
        "func addingTimeInterval(_ seconds: Double) -> Date")
    ) { (date: DateValue, seconds: Double) in DateValue(seconds: date.seconds + seconds) },
  ]
}

extension Machine {
  /// The present instant of the virtual clock, zero while the program is being loaded.
  var now: Instant { host?.now ?? .zero }
}

/// `Date`: seconds from the start of a run.
struct DateValue: HostValue, Hashable, AnimatableComponents {
  static var spelling: String { "Date" }
  static let since1970 = 1_767_225_600.0
  static let since2001 = 788_918_400.0
  var seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  init(_ instant: Instant) { seconds = instant.seconds }

  /// What makes two moments different to `onChange`.
  var components: [Double] { [seconds] }
  func replacing(_ components: [Double]) -> DateValue { DateValue(seconds: components[0]) }

  /// The clock's instant.
  var instant: Instant { Instant(seconds: seconds) }

  /// As `print` shows it: `2026-01-01 00:00:00 +0000`.
  var text: String {
    let whole = Int(max(min((seconds + DateValue.since1970).rounded(.down), 2e11), -2e11))
    let (day, second) = (whole.floorDivided(by: 86_400), whole.floorRemainder(by: 86_400))
    // Days from the civil calendar's 1 March of year 0, in eras of 400 years.
    let days = day + 719_468
    let era = days.floorDivided(by: 146_097)
    let dayOfEra = days - era * 146_097
    let year =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let number = month < 10 ? month + 3 : month - 9
    let parts = [
      number, dayOfYear - (153 * month + 2) / 5 + 1, second / 3_600, second / 60 % 60, second % 60,
    ].map { $0 < 10 ? "0\($0)" : "\($0)" }
    let full = year + era * 400 + (number <= 2 ? 1 : 0)
    return "\(full)-\(parts[0])-\(parts[1]) \(parts[2]):\(parts[3]):\(parts[4]) +0000"
  }

  static func combine(_ operation: String, _ a: Value, _ b: Value) -> Value? {
    guard let date = a.cast(to: HostObject<DateValue>.self)?.value else { return nil }
    if let other = b.cast(to: HostObject<DateValue>.self)?.value {
      switch operation {
      case "<": return .bool(date.seconds < other.seconds)
      case "<=": return .bool(date.seconds <= other.seconds)
      case ">": return .bool(date.seconds > other.seconds)
      case ">=": return .bool(date.seconds >= other.seconds)
      default: return nil
      }
    }
    guard let seconds = b.number else { return nil }
    switch operation {
    case "+": return DateValue(seconds: date.seconds + seconds).toValue()
    case "-": return DateValue(seconds: date.seconds - seconds).toValue()
    default: return nil
    }
  }
}

extension Int {
  fileprivate func floorDivided(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
  fileprivate func floorRemainder(by divisor: Int) -> Int {
    self - floorDivided(by: divisor) * divisor
  }
}
