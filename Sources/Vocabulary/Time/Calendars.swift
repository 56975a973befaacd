/// Calendars, the parts of moments, and moments as text; everything is counted in Greenwich.
import Foundation
import Interpreter

extension Vocabulary {
  static let calendars: [Builtin] =
    dateForms + dayStyles + timeStyles + calendarFacts + calendarForms
    + calendarQuestions + calendarSymbols + calendarUnits + dateParts + datePartValues

  private static let moment = "Date(timeIntervalSince1970: 0)"

  private static let dateForms: [Builtin] = [
    .initializer(
      of: "Date",
      text(
        "The moment some seconds from another.",
        shows("Date(timeInterval: 60, since: Date()) > Date()"),
        "init(timeInterval seconds: Double, since date: Date)")
    ) { (seconds: Double, date: DateValue) in DateValue(seconds: date.seconds + seconds) },
    .member(
      of: "Date",
      differing(
        "The day and the time as text.", shows("\(moment).formatted()"), "always US English",
        "func formatted() -> String")
    ) { (date: DateValue) in DatePattern("M/d/yyyy, h:mm a").text(of: date) },
    .member(
      of: "Date",
      differing(
        "The day and the time as text, each in a length.",
        shows("\(moment).formatted(date: .abbreviated, time: .omitted)"), "always US English",
        "func formatted(date: Date.DateStyle, time: Date.TimeStyle) -> String")
    ) { (date: DateValue, day: PatternPart, time: PatternPart) in
      DatePattern([day.pattern, time.pattern].filter { !$0.isEmpty }.joined(separator: " 'at' "))
        .text(of: date)
    },
  ]

  private static let dayStyles: [Builtin] = [
    part("Date.DateStyle", "omitted", "", "date: .omitted, time: .shortened"),
    part("Date.DateStyle", "numeric", "M/d/yyyy", "date: .numeric, time: .omitted"),
    part("Date.DateStyle", "abbreviated", "MMM d, yyyy", "date: .abbreviated, time: .omitted"),
    part("Date.DateStyle", "long", "MMMM d, yyyy", "date: .long, time: .omitted"),
    part("Date.DateStyle", "complete", "EEEE, MMMM d, yyyy", "date: .complete, time: .omitted"),
  ]

  private static let timeStyles: [Builtin] = [
    part("Date.TimeStyle", "omitted", "", "date: .numeric, time: .omitted"),
    part("Date.TimeStyle", "shortened", "h:mm a", "date: .omitted, time: .shortened"),
    part("Date.TimeStyle", "standard", "h:mm:ss a", "date: .omitted, time: .standard"),
    part("Date.TimeStyle", "complete", "h:mm:ss a 'GMT'", "date: .omitted, time: .complete"),
  ]

  private static func part(
    _ type: String, _ name: String, _ pattern: String, _ call: String
  ) -> Builtin {
    .staticMember(
      of: type,
      text(
        "A length of the text.", shows("\(moment).formatted(\(call))"),
        "static let \(name): \(type)")
    ) { PatternPart(type: type, pattern: pattern) }
  }

  private static let calendarFacts: [Builtin] = [
    .type("/// What divides time into days, months and years.\nstruct Calendar"),
    .staticMember(
      of: "Calendar",
      differing(
        "The calendar.", shows("Calendar.current.component(.year, from: Date())"),
        "always the Gregorian one, in Greenwich", "static var current: Calendar { get }")
    ) { Choice(type: "Calendar", name: "gregorian") },
    .member(
      of: "Calendar",
      text(
        "One part of a moment.", shows("Calendar.current.component(.month, from: Date())"),
        "func component(_ component: Calendar.Component, from date: Date) -> Int")
    ) { (_: Value, unit: CalendarUnit, date: DateValue) in unit.value(of: date) },
    .member(
      of: "Calendar",
      text(
        "A moment some days, months or others on.",
        shows("Calendar.current.date(byAdding: .day, value: 1, to: Date()) ?? Date()"),
        """
        func date(
          byAdding component: Calendar.Component, value: Int, to date: Date
        ) -> Date?
        """)
    ) { (_: Value, unit: CalendarUnit, count: Int, date: DateValue) in
      unit.adding(count, to: date)
    },
    .member(
      of: "Calendar",
      text(
        "The start of the day of a moment.",
        shows("Calendar.current.startOfDay(for: Date()) == Date()"),
        "func startOfDay(for date: Date) -> Date")
    ) { (_: Value, date: DateValue) in date.startOfDay },
    .member(
      of: "Calendar",
      text(
        "The moment that parts describe.",
        shows("Calendar.current.date(from: DateComponents(year: 2026, month: 2)) ?? Date()"),
        "func date(from components: DateComponents) -> Date?")
    ) { (_: Value, parts: DateParts) in parts.date },
    .member(
      of: "Calendar",
      text(
        "Parts of a moment.",
        shows("Calendar.current.dateComponents([.year, .month], from: Date()).year ?? 0"),
        """
        func dateComponents(
          _ components: Set<Calendar.Component>, from date: Date
        ) -> DateComponents
        """)
    ) { (_: Value, units: CalendarUnits, date: DateValue) in DateParts(date, units.all) },
    .member(
      of: "Calendar",
      text(
        "What lies between two moments.",
        shows("Calendar.current.dateComponents([.day], from: Date(), to: Date()).day ?? 0"),
        """
        func dateComponents(
          _ components: Set<Calendar.Component>, from start: Date, to end: Date
        ) -> DateComponents
        """)
    ) { (_: Value, units: CalendarUnits, start: DateValue, end: DateValue) in
      DateParts(from: start, to: end, units.all)
    },
  ]

  private static let gregorian = "always the Gregorian one, in Greenwich"

  private static let calendarForms: [Builtin] =
    [
      .initializer(
        of: "Calendar",
        differing(
          "A calendar.", shows("Calendar(identifier: .gregorian).component(.year, from: Date())"),
          gregorian, "init(identifier: Calendar.Identifier)")
      ) { (_: Value) in Choice(type: "Calendar", name: "gregorian") },
      .property(
        of: "Calendar",
        differing(
          "The zone.", shows("Calendar.current.timeZone == TimeZone.current"), "always Greenwich",
          "var timeZone: TimeZone"),
        get: { (_: Value) in Choice(type: "TimeZone", name: "GMT").toValue() },
        set: { (_: inout Value, _: Value) in }),
      .property(
        of: "Calendar",
        differing(
          "The language.", shows("Calendar.current.locale == Locale.current"), "always US English",
          "var locale: Locale?"),
        get: { (_: Value) in Choice(type: "Locale", name: "en_US").toValue() },
        set: { (_: inout Value, _: Value) in }),
      .property(
        of: "Calendar",
        differing(
          "The day that weeks begin with; 1 is Sunday.", shows("Calendar.current.firstWeekday"),
          "always Sunday", "var firstWeekday: Int"),
        get: { (_: Value) in 1 }, set: { (_: inout Value, _: Int) in }),
    ]
    + ["gregorian", "iso8601"].map { name in
      .staticMember(
        of: "Calendar.Identifier",
        differing(
          "A calendar by its name.",
          shows("Calendar(identifier: .\(name)).component(.year, from: Date())"), gregorian,
          "static let \(name): Calendar.Identifier")
      ) { Choice(type: "Calendar.Identifier", name: name) }
    }

  private static let calendarQuestions: [Builtin] =
    [
      .member(
        of: "Calendar",
        text(
          "Whether a moment is today.", shows("Calendar.current.isDateInToday(Date())"),
          "func isDateInToday(_ date: Date) -> Bool"), taking: ["Date"]
      ) { context in
        _ = try context.next(Value.self)
        let date = try context.next(DateValue.self)
        return .bool(date.startOfDay == DateValue(context.machine.now).startOfDay)
      },
      .member(
        of: "Calendar",
        text(
          "Whether a moment is on a Saturday or Sunday.",
          shows("Calendar.current.isDateInWeekend(Date())"),
          "func isDateInWeekend(_ date: Date) -> Bool")
      ) { (_: Value, date: DateValue) in [1, 7].contains(date.weekday) },
      .member(
        of: "Calendar",
        text(
          "Whether two moments are on one day.",
          shows("Calendar.current.isDate(Date(), inSameDayAs: Date())"),
          "func isDate(_ date: Date, inSameDayAs other: Date) -> Bool")
      ) { (_: Value, a: DateValue, b: DateValue) in a.startOfDay == b.startOfDay },
      .member(
        of: "Calendar",
        text(
          "The numbers a part may have inside of a larger one.",
          shows("Calendar.current.range(of: .day, in: .month, for: Date())?.count ?? 0"),
          """
          func range(
            of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date
          ) -> Range<Int>?
          """)
      ) { (_: Value, small: CalendarUnit, large: CalendarUnit, date: DateValue) in
        small.range(in: large, date).map {
          Value.object(RangeObject(.int($0.lowerBound), .int($0.upperBound), isClosed: false))
        }
      },
    ]

  private static let calendarSymbols: [Builtin] = [
    symbols("weekdaySymbols", DatePattern.weekdays, 99),
    symbols("shortWeekdaySymbols", DatePattern.weekdays, 3),
    symbols("veryShortWeekdaySymbols", DatePattern.weekdays, 1),
    symbols("monthSymbols", DatePattern.months, 99),
    symbols("shortMonthSymbols", DatePattern.months, 3),
  ]

  private static func symbols(_ name: String, _ names: [String], _ length: Int) -> Builtin {
    let short = names.map { String($0.prefix(length)) }
    return .member(
      of: "Calendar",
      text(
        "Names in US English.", shows("Calendar.current.\(name)[0]"),
        "var \(name): [String] { get }")
    ) { (_: Value) in short }
  }

  private static let calendarUnits: [Builtin] = CalendarUnit.all.indices.map { index in
    let name = CalendarUnit.all[index].name
    return .staticMember(
      of: "Calendar.Component",
      text(
        "A part of a moment.", shows("Calendar.current.component(.\(name), from: Date())"),
        "static let \(name): Calendar.Component")
    ) { CalendarUnit(index: index) }
  }

  private static let dateParts: [Builtin] = [
    .type("/// Parts of a moment.\nstruct DateComponents"),
    .initializer(
      of: "DateComponents",
      text(
        "Parts of a moment, as many as are given.", shows("DateComponents(day: 3).day ?? 0"),
        """
        init(
          calendar: Calendar? = nil, timeZone: TimeZone? = nil, year: Int? = nil,
          month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil,
          second: Int? = nil
        )
        """)
    ) {
      (
        _: Value?, _: Value?, year: Int?, month: Int?, day: Int?, hour: Int?, minute: Int?,
        second: Int?
      ) in
      DateParts(values: [year, month, day, hour, minute, second, nil])
    },
  ]

  private static let datePartValues: [Builtin] = (0..<7).map { index in
    let name = CalendarUnit.all[index].name
    return .property(
      of: "DateComponents",
      text(
        "One part, if it is given.", shows("DateComponents(day: 3).\(name) ?? 0"),
        "var \(name): Int?"),
      get: { (parts: DateParts) in parts.values[index] },
      set: { (parts: inout DateParts, value: Int?) in parts.values[index] = value })
  }
}

/// How a date or a time is written; for the styles of `formatted`.
struct PatternPart: HostValue, Hashable {
  static var spelling: String { "Any" }
  var type: String
  var pattern: String
}

/// A set of calendar units.
struct CalendarUnits: Argument {
  static var spelling: String { "Set" }
  let all: [CalendarUnit]

  init(_ value: Value, in context: CallContext) throws {
    all = try [CalendarUnit](value, in: context)
  }
}
