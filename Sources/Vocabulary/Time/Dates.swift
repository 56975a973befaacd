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
