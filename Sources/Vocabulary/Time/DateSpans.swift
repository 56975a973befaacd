/// Spans of time, what calendars say of them, and dates that are texts of views.
import Engine
import Interpreter

extension Vocabulary {
  static let dateSpans: [Builtin] = calendarForms + spans + shownDates

  private static let gregorian = "always the Gregorian one, in Greenwich"

  private static let calendarForms: [Builtin] =
    [
      .initializer(
        of: "Calendar",
        differing(
          "A calendar.", shows("Calendar(identifier: .gregorian).firstWeekday"), gregorian,
          "init(identifier: Calendar.Identifier)")
      ) { (_: Value) in Choice(type: "Calendar", name: "gregorian") },
      .member(
        of: "Calendar",
        text(
          "The day a week begins with, 1 for Sunday.", shows("Calendar.current.firstWeekday"),
          "var firstWeekday: Int { get }")
      ) { (_: Value) in 1 },
      .member(
        of: "Calendar",
        text(
          "A moment some parts on.",
          shows("Calendar.current.date(byAdding: DateComponents(day: 1), to: Date()) ?? Date()"),
          "func date(byAdding components: DateComponents, to date: Date) -> Date?")
      ) { (_: Value, parts: DateParts, date: DateValue) in
        var moved = date
        for (index, count) in parts.values.enumerated() {
          if let count { moved = CalendarUnit(index: index).adding(count, to: moved) }
        }
        return moved
      },
      .member(
        of: "Calendar",
        text(
          "Whether two moments are the same down to a part.",
          shows("Calendar.current.isDate(Date(), equalTo: Date(), toGranularity: .month)"),
          """
          func isDate(
            _ date: Date, equalTo other: Date, toGranularity component: Calendar.Component
          ) -> Bool
          """)
      ) { (_: Value, a: DateValue, b: DateValue, unit: CalendarUnit) in
        unit.start(of: a) == unit.start(of: b)
      },
    ]
    + options("Calendar.Identifier", "A calendar by its name.", ["gregorian", "iso8601"]) {
      shows("Calendar(identifier: .\($0)).firstWeekday")
    }

  private static let spans: [Builtin] = [
    .type("/// From one moment to another.\nstruct DateInterval"),
    .member(
      of: "Calendar",
      text(
        "From the start of the month, or another part, that a moment is in to its end.",
        shows("Calendar.current.dateInterval(of: .month, for: Date())!.start"),
        "func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?")
    ) { (_: Value, unit: CalendarUnit, date: DateValue) in
      let start = unit.start(of: date)
      return DateSpan(start: start, end: unit.adding(1, to: start))
    },
    .member(
      of: "DateInterval",
      text(
        "Where it begins.", shows("Calendar.current.dateInterval(of: .day, for: Date())!.start"),
        "var start: Date { get }")
    ) { (span: DateSpan) in span.start },
    .member(
      of: "DateInterval",
      text(
        "Where it ends.", shows("Calendar.current.dateInterval(of: .day, for: Date())!.end"),
        "var end: Date { get }")
    ) { (span: DateSpan) in span.end },
    .member(
      of: "DateInterval",
      text(
        "How many seconds it takes.",
        shows("Calendar.current.dateInterval(of: .day, for: Date())!.duration"),
        "var duration: TimeInterval { get }")
    ) { (span: DateSpan) in span.end.seconds - span.start.seconds },
  ]

  private static let shownDates: [Builtin] =
    [
      .view(
        "Text",
        differing(
          "A moment as text.", "Text(Date(), style: .date)",
          "US English; a relative one or a timer shows the time of day and does not run",
          "init(_ date: Date, style: Text.DateStyle)")
      ) { (date: DateValue, style: NameArgument) in
        TextView(DatePattern(style.name == "date" ? "MMMM d, yyyy" : "h:mm a").text(of: date))
      }
    ]
    + options(
      "Text.DateStyle", "How a moment is shown.", ["date", "time", "relative", "offset", "timer"]
    ) { "Text(Date(), style: .\($0))" }
}

extension CalendarUnit {
  /// The start of the part a moment is in.
  func start(of date: DateValue) -> DateValue {
    if CalendarUnit.all[index].seconds == 604_800 {
      let day = date.startOfDay
      return DateValue(seconds: day.seconds - Double(day.weekday - 1) * 86_400)
    }
    var parts = date.civil
    let kept = CalendarUnit.all[index].name == "weekday" ? 2 : min(index, 5)
    for part in (kept + 1)..<max(kept + 1, 6) { parts[part] = part < 3 ? 1 : 0 }
    return DateValue(civil: parts)
  }
}

/// `DateInterval`.
struct DateSpan: HostValue, Hashable {
  static var spelling: String { "DateInterval" }
  var start: DateValue
  var end: DateValue
}
