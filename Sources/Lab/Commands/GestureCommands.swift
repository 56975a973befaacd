import Basics
import Drawing
import Engine

/// The commands that drive gestures: each is one event that begins now and goes on as the clock
/// does, so that every instant of it can be looked at.
extension LabCommands {
  static let gestures: [Command] = [
    Command(
      "doubletap [view]", "Taps a view twice.", example: "doubletap", next: nextAfterEvent
    ) { (console, arguments) throws(CommandFailure) in
      try console.touch(arguments[0], "a double tap") { _ in .taps(2) }
    },
    Command(
      "longpress [view] [for] [t]", "Holds a finger on a view for t seconds, one if not given.",
      example: "longpress", next: nextAfterEvent
    ) { (console, arguments) throws(CommandFailure) in
      var plan = TouchPlan(arguments.words, words: ["for"])
      let seconds = try plan.seconds("for") ?? 1
      let view = try plan.view()
      try plan.finish()
      try console.touch(view, "a long press") { .path([$0], duration: 0, hold: seconds) }
    },
    Command(
      "drag <view> <dx,dy...>",
      "Drags from a view's middle: dx,dy ... [in t | speed v] [hold t].",
      example: "drag dot 40,0 in 0.5", next: nextAfterEvent
    ) { (console, arguments) throws(CommandFailure) in
      var plan = TouchPlan(arguments.words, words: ["in", "speed", "hold"])
      let time = try plan.seconds("in")
      let speed = try plan.number("speed", from: 1)
      let hold = try plan.seconds("hold") ?? 0
      let view = try plan.view()
      let way = try plan.points()
      try plan.finish()
      let duration = time ?? speed.map { TouchPlan.length(way) / $0 } ?? 0.5
      try console.touch(view, "a drag") { start in
        .path(way.map { start + $0 }, duration: min(duration, 60), hold: hold)
      }
    },
    Command(
      "magnify <view> <factor> [in] [t]",
      "Parts two fingers on a view to a multiple of their distance.",
      example: "magnify dot 2 in 0.5", next: nextAfterEvent
    ) { (console, arguments) throws(CommandFailure) in
      try console.pair(arguments, "a pinch", "a factor", from: 0.01) { factor, seconds in
        .pair(scale: factor, radians: 0, duration: seconds)
      }
    },
    Command(
      "rotate <view> <degrees> [in] [t]", "Turns two fingers on a view, clockwise.",
      example: "rotate dot 90 in 0.5", next: nextAfterEvent
    ) { (console, arguments) throws(CommandFailure) in
      try console.pair(arguments, "a turn", "an angle in degrees", from: -3_600) {
        degrees, seconds in
        .pair(scale: 1, radians: degrees * .pi / 180, duration: seconds)
      }
    },
  ]
}

/// The words of a gesture command: pairs such as `in 0.5` anywhere behind the view, the rest in
/// order.
private struct TouchPlan {
  private var named: [String: String] = [:]
  private var plain: [String] = []

  init(_ all: [String], words: [String]) {
    var rest = all[...]
    while let word = rest.popFirst() {
      if words.contains(word) {
        named[word] = rest.popFirst() ?? ""
      } else {
        plain.append(word)
      }
    }
  }

  mutating func seconds(_ name: String) throws(CommandFailure) -> Double? {
    guard let word = named[name] else { return nil }
    let arguments = Arguments(words: [word], text: word)
    guard let seconds = try arguments.seconds(0), seconds >= 0, seconds <= 60 else {
      throw CommandFailure("a gesture takes from 0 to 60 seconds")
    }
    return seconds
  }

  mutating func number(_ name: String, from least: Double) throws(CommandFailure) -> Double? {
    guard let word = named[name] else { return nil }
    return try TouchPlan.number(word, name, from: least)
  }

  static func number(
    _ word: String, _ what: String, from least: Double
  ) throws(CommandFailure) -> Double {
    guard let value = Double(word), value.isFinite, value >= least, value <= 100_000 else {
      throw CommandFailure(
        "'\(Escaping.visible(word))' is not \(what) from \(NumberFormat.string(least)) on")
    }
    return value
  }

  mutating func view() throws(CommandFailure) -> String? {
    plain.isEmpty ? nil : plain.removeFirst()
  }

  /// The plain number that is next.
  mutating func next(_ what: String, from least: Double) throws(CommandFailure) -> Double? {
    guard !plain.isEmpty else { return nil }
    return try TouchPlan.number(plain.removeFirst(), what, from: least)
  }

  /// The rest as pairs `dx,dy`, each counted from the start.
  mutating func points() throws(CommandFailure) -> [Point] {
    var points: [Point] = []
    for word in plain {
      let parts = word.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]),
        abs(x) <= 100_000, abs(y) <= 100_000
      else {
        throw CommandFailure(
          "'\(Escaping.visible(word))' is not a way such as 100,0",
          hints: ["usage: drag <view> <dx,dy...> [in t | speed v] [hold t]"])
      }
      points.append(Point(x, y))
    }
    guard !points.isEmpty, points.count <= 1_000 else {
      throw CommandFailure("a drag needs a way such as 100,0")
    }
    plain = []
    return points
  }

  /// Nothing may be left.
  func finish() throws(CommandFailure) {
    guard let word = plain.first else { return }
    throw CommandFailure("'\(Escaping.visible(word))' has no meaning here")
  }

  static func length(_ way: [Point]) -> Double {
    zip([Point.zero] + way, way).reduce(0) { sum, pair in
      let (dx, dy) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
      return sum + (dx * dx + dy * dy).squareRoot()
    }
  }
}

extension Console {
  /// Drives a touch that begins on a view, or at the middle of the canvas.
  fileprivate func touch(
    _ view: String?, _ what: String, _ kind: (Point) -> TouchScript.Kind
  ) throws(CommandFailure) {
    let session = try bench()
    let point =
      try view.map { word throws(CommandFailure) in try tapPoint(word, session) }
      ?? Point(options.canvas.width / 2, options.canvas.height / 2)
    guard let target = session.touch(TouchScript(kind(point), at: point), name: what) else {
      throw CommandFailure(
        "nothing answers a touch at \(text(point))", hints: ["'inspect' lists what is drawn"])
    }
    write("\(what) on \(Escaping.visible(target.name)) at \(text(point))")
    reportTraps(session)
  }

  fileprivate func pair(
    _ arguments: Arguments, _ what: String, _ number: String, from least: Double,
    _ kind: (Double, Double) -> TouchScript.Kind
  ) throws(CommandFailure) {
    var plan = TouchPlan(arguments.words, words: ["in"])
    let seconds = try plan.seconds("in") ?? 0.5
    let view = try plan.view()
    guard let value = try plan.next(number, from: least) else {
      throw CommandFailure("\(what) needs \(number)")
    }
    try plan.finish()
    try touch(view, what) { _ in kind(value, seconds) }
  }
}
