/// The arithmetic of days, months and years, without a clock and without a time zone.
import Interpreter

extension DateValue {
  /// Days from the start of 1970, and the seconds after that.
  private var days: (whole: Int, rest: Double) {
    let all = min(max(seconds + DateValue.since1970, -1e14), 1e14)
    let whole = (all / 86_400).rounded(.down)
    return (Int(whole), all - whole * 86_400)
  }

  var startOfDay: DateValue {
    DateValue(seconds: Double(days.whole) * 86_400 - DateValue.since1970)
  }

  /// 1 for Sunday to 7 for Saturday.
  var weekday: Int { ((days.whole + 4) % 7 + 7) % 7 + 1 }

  /// Year, month, day, hour, minute, second.
  var civil: [Int] {
    let (whole, rest) = days
    let shifted = whole + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * ofYear + 2) / 153
    let day = ofYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let inDay = Int(rest)
    return [year, month, day, inDay / 3600, inDay / 60 % 60, inDay % 60]
  }

  /// The moment of a civil date; parts beyond their bounds carry over.
  init(civil parts: [Int]) {
    let months = min(max(parts[0], -9999), 9999) * 12 + parts[1] - 1
    let year = (months >= 0 ? months : months - 11) / 12
    let month = months - year * 12 + 1
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
    let ofEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear
    let days = Double(era * 146_097 + ofEra - 719_468) + Double(parts[2] - 1)
    let inDay = Double(parts[3]) * 3600 + Double(parts[4]) * 60 + Double(parts[5])
    seconds = days * 86_400 + inDay - DateValue.since1970
  }

  static func daysOfMonth(_ year: Int, _ month: Int) -> Int {
    if month == 2 {
      return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// As `print` shows it: `2026-01-01 00:00:00 +0000`.
  var text: String { DatePattern("yyyy-MM-dd HH:mm:ss '+0000'").text(of: self) }
}

/// `Calendar.Component`, by its position in a table.
struct CalendarUnit: HostValue, Hashable {
  static var spelling: String { "Calendar.Component" }
  var index: Int

  /// The first six are the parts of a civil date.
  static let all: [(name: String, seconds: Double)] = [
    ("year", 0), ("month", 0), ("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1),
    ("weekday", 86_400), ("weekOfYear", 604_800), ("weekOfMonth", 604_800),
    ("nanosecond", 1e-9),
  ]

  func value(of date: DateValue) -> Int {
    let parts = date.civil
    if index < 6 { return parts[index] }
    let start = DateValue(civil: [parts[0], 1, 1, 0, 0, 0])
    let day = Int((date.seconds - start.seconds) / 86_400)
    switch CalendarUnit.all[index].seconds {
    case 86_400: return date.weekday
    case 604_800: return (day + start.weekday - 1) / 7 + 1
    default: return 0
    }
  }

  func adding(_ count: Int, to date: DateValue) -> DateValue {
    guard index < 2 else {
      return DateValue(seconds: date.seconds + Double(count) * CalendarUnit.all[index].seconds)
    }
    var parts = date.civil
    parts[index] = min(max(parts[index].addingReportingOverflow(count).partialValue, -9999), 99_999)
    // The last day of a shorter month.
    let first = DateValue(civil: [parts[0], parts[1], 1, 0, 0, 0]).civil
    parts[2] = min(parts[2], DateValue.daysOfMonth(first[0], first[1]))
    return DateValue(civil: parts)
  }

  func range(in larger: CalendarUnit, _ date: DateValue) -> Range<Int>? {
    let parts = date.civil
    switch (index, larger.index) {
    case (1, 0): return 1..<13
    case (2, 1): return 1..<DateValue.daysOfMonth(parts[0], parts[1]) + 1
    case (2, 0): return 1..<(DateValue.daysOfMonth(parts[0], 2) == 29 ? 367 : 366)
    case (3, 2): return 0..<24
    case (4, 3), (5, 4): return 0..<60
    default: return nil
    }
  }
}

/// `DateComponents`: year, month, day, hour, minute, second and weekday.
struct DateParts: HostValue, Hashable {
  static var spelling: String { "DateComponents" }
  var values: [Int?]

  init(values: [Int?]) { self.values = values }

  init(_ date: DateValue, _ units: [CalendarUnit]) {
    values = [Int?](repeating: nil, count: 7)
    for unit in units where unit.index < 7 { values[unit.index] = unit.value(of: date) }
  }

  /// What lies between, in the largest units that are asked for.
  init(from start: DateValue, to end: DateValue, _ units: [CalendarUnit]) {
    values = [Int?](repeating: nil, count: 7)
    var at = start
    for unit in units.sorted(by: { $0.index < $1.index }) where unit.index < 6 {
      let length = [31_622_400, 2_678_400, 86_400, 3600, 60, 1][unit.index]
      var count = Int(((end.seconds - at.seconds) / Double(length)).rounded(.towardZero))
      while unit.index < 2, count >= 0, unit.adding(count + 1, to: at).seconds <= end.seconds {
        count += 1
      }
      values[unit.index] = count
      at = unit.adding(count, to: at)
    }
  }

  var date: DateValue {
    DateValue(
      civil: [
        values[0] ?? 1, values[1] ?? 1, values[2] ?? 1, values[3] ?? 0, values[4] ?? 0,
        values[5] ?? 0,
      ])
  }
}

/// A pattern as `DateFormatter.dateFormat` has it.
struct DatePattern {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  private let pattern: [Character]

  init(_ pattern: String) { self.pattern = Array(pattern) }

  func text(of date: DateValue) -> String {
    var made = ""
    var at = 0
    while at < pattern.count {
      let letter = pattern[at]
      if letter == "'" {
        let end = pattern[(at + 1)...].firstIndex(of: "'") ?? pattern.count
        made += end == at + 1 ? "'" : String(pattern[(at + 1)..<end])
        at = end + 1
        continue
      }
      var end = at
      while end < pattern.count, pattern[end] == letter { end += 1 }
      made += field(letter, end - at, date)
      at = end
    }
    return made
  }

  private func field(_ letter: Character, _ count: Int, _ date: DateValue) -> String {
    let parts = date.civil
    func number(_ value: Int, _ width: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    func name(_ text: String) -> String { count > 3 ? text : String(text.prefix(3)) }
    switch letter {
    case "y": return count == 2 ? number(parts[0] % 100, 2) : number(parts[0], count)
    case "M", "L":
      return count > 2 ? name(DatePattern.months[parts[1] - 1]) : number(parts[1], count)
    case "d": return number(parts[2], count)
    case "E": return name(DatePattern.weekdays[date.weekday - 1])
    case "H": return number(parts[3], count)
    case "h": return number((parts[3] + 11) % 12 + 1, count)
    case "m": return number(parts[4], count)
    case "s": return number(parts[5], count)
    case "S":
      return number(0, count)
    case "a": return parts[3] < 12 ? "AM" : "PM"
    case "Z", "z": return letter == "Z" ? "+0000" : "GMT"
    default: return String(repeating: letter, count: count)
    }
  }
}
