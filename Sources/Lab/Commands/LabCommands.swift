package import Basics
import Drawing
package import Engine

/// The commands that need nothing but a session.
package enum LabCommands {
  package static let all: [Command] =
    time + events + gestures + inspection + LintCommand.all + numbers + scripting

  /// What makes sense after a tap, a set state, a statement.
  package static let nextAfterEvent = ["at 0.5", "strip", "play"]

  static let time: [Command] = [
    Command(
      "at <t>", "Goes to an instant in seconds after the last event, either way.",
      example: "at 0.5", next: ["frame", "inspect", "step"]
    ) { (console, arguments) throws(CommandFailure) in
      let session = try console.bench()
      guard let seconds = try arguments.seconds(0) else { return }
      session.move(toSeconds: seconds)
      console.printTime()
    },
    Command(
      "step [n]", "Goes on by n frames of 1/60 s, one if not given.", example: "step 3",
      next: ["frame", "step", "back"]
    ) {
      (console, arguments) throws(CommandFailure) in
      try console.bench().step(try arguments.count(0) ?? 1)
      console.printTime()
    },
    Command(
      "back [n]", "Goes back by n frames, past an event into the time before it.",
      example: "back 2", next: ["frame", "step", "back"]
    ) { (console, arguments) throws(CommandFailure) in
      try console.bench().step(-(try arguments.count(0) ?? 1))
      console.printTime()
    },
    Command(
      "settle", "Goes to the first frame after everything has ended.", example: "settle",
      next: ["frame", "inspect", "undo"]
    ) {
      (console, _) throws(CommandFailure) in
      let session = try console.bench()
      guard session.settle() else {
        throw CommandFailure(
          "something still moves after \(NumberFormat.string(Session.longestSettling)) seconds; "
            + "it may repeat for ever", status: .limit)
      }
      console.printTime()
    },
  ]

  static let events: [Command] = [
    Command(
      "open <file> [option...]",
      "Loads a .swift file or a folder of them; --root NAME, --sample, --strict.",
      example: "open Bench.swift", next: ["frame", "tap", "source"]
    ) { (console, arguments) throws(CommandFailure) in
      try console.load(try console.takeOptions(of: arguments))
    },
    Command(
      "tap [view]", "Taps a view: by matched id, text, @line, type or point x,y.", example: "tap",
      next: nextAfterEvent
    ) { (console, arguments) throws(CommandFailure) in
      try console.tap(arguments.words.isEmpty ? nil : arguments[0])
    },
    Command(
      "type <text...>", "Types text into the field tapped last, else into the first.",
      example: "type Ada", next: nextAfterEvent
    ) { (console, arguments) throws(CommandFailure) in
      try console.type(arguments)
    },
    Command(
      "scroll <distance> [view]",
      "Scrolls by points, down or 'across,down': there, or the first.",
      example: "scroll 120", next: ["frame", "inspect"]
    ) { (console, arguments) throws(CommandFailure) in
      try console.scroll(arguments[0] ?? "", arguments.words.count > 1 ? arguments[1] : nil)
    },
    Command(
      "submit", "Presses return in the field tapped last, else in the first.",
      example: "submit", next: nextAfterEvent
    ) { (console, _) throws(CommandFailure) in
      let session = try console.bench()
      guard session.submit() else { throw console.noField() }
      console.write("pressed return")
      console.reportTraps(session)
    },
    Command(
      "set <state> <value...>", "Sets a state of the root view; 'with' names an animation.",
      example: "set open true with .linear(duration: 1)", next: nextAfterEvent
    ) { (console, arguments) throws(CommandFailure) in
      try console.set(arguments)
    },
  ]

  static let inspection: [Command] = [
    Command(
      "inspect [view]", "Lists what is drawn, back to front, with its numbers.",
      example: "inspect", next: ["frame", "groups", "source"]
    ) { (console, arguments) throws(CommandFailure) in
      try InspectReport.write(arguments.words.isEmpty ? nil : arguments[0], console)
    },
    Command(
      "groups", "Lists the matched groups: source, members, shared frame.", example: "groups",
      next: ["inspect", "strip"]
    ) { (console, _) throws(CommandFailure) in
      try InspectReport.printGroups(console)
    },
    Command(
      "why [view]", "Says what the last event did and why, and what would mend it.",
      example: "why"
    ) { (console, arguments) throws(CommandFailure) in
      try WhyReport.write(arguments.words.isEmpty ? nil : arguments[0], console)
    },
    Command("log", "Shows the console messages of the run.", example: "log") {
      (console, _) throws(CommandFailure) in
      let log = try console.bench().log
      if log.isEmpty { console.write("the console is silent") }
      for line in log { console.write(Escaping.visible(line)) }
    },
    Command(
      "expect <expression...>",
      "Checks: [now|at t|always|ever|never] expression [within e].",
      example: "expect always view(\"dot\").opacity >= 0"
    ) { (console, arguments) throws(CommandFailure) in
      try Expectation.run(arguments.text, console)
    },
  ]
}

extension Console {
  /// Where the clock stands.
  func printTime() {
    guard let session else { return }
    write("t=\(NumberFormat.string(session.seconds))")
  }

  /// Reads what `open` is told about the root; answers the path.
  package func takeOptions(of arguments: Arguments) throws(CommandFailure) -> String {
    var path: String?
    (options.root, options.makesSamples, options.isStrict) = (nil, false, isStrict)
    var words = arguments.words[...]
    while let word = words.popFirst() {
      switch word {
      case "--sample": options.makesSamples = true
      case "--strict": options.isStrict = true
      case "--root":
        guard let name = words.popFirst() else {
          throw CommandFailure("'--root' needs the name of a view")
        }
        options.root = name
      case _ where path == nil && !word.hasPrefix("--"): path = word
      default:
        throw CommandFailure(
          "'\(Escaping.visible(word))' is one word too many",
          hints: ["usage: open FILE-or-DIR [--root NAME] [--sample] [--strict]"])
      }
    }
    return path ?? ""
  }

  package func load(_ path: String) throws(CommandFailure) {
    try show(try BenchLoader.load(path, files, options))
  }

  /// The same with texts that are at hand, under the names they are to be known by.
  package func load(_ texts: [SourceText], as name: String? = nil) throws(CommandFailure) {
    try show(try BenchLoader.load(texts, options), as: name)
  }

  private func show(_ loaded: LoadedBench, as name: String? = nil) throws(CommandFailure) {
    for diagnostic in loaded.diagnostics {
      for line in DiagnosticPrinter.lines(diagnostic, in: loaded.files) { write(line) }
    }
    guard let session = loaded.session else {
      throw CommandFailure(
        "the program cannot run", status: .program,
        hints: benchName.map { ["the bench '\(Escaping.visible($0))' stays open"] } ?? [])
    }
    open(session, as: name)
    let canvas = options.canvas
    let size = "\(NumberFormat.string(canvas.width))x\(NumberFormat.string(canvas.height))"
    write("\(Escaping.visible(session.bench.title)) on \(size), t=0")
    for trap in session.trapDiagnostics {
      for line in DiagnosticPrinter.lines(trap, in: loaded.files) { write(line) }
    }
  }

  func tap(_ word: String?) throws(CommandFailure) {
    let session = try bench()
    guard let word else {
      try tapFront(session)
      return
    }
    let point = try tapPoint(word, session)
    guard let target = session.tap(at: point) else {
      throw CommandFailure(
        "nothing answers a tap at \(text(point))", hints: ["'inspect' lists what is drawn"])
    }
    write("tap \(Escaping.visible(target.name)) at \(text(point))")
    reportTraps(session)
  }

  /// Bare `tap`: the front tappable view at the centre of the canvas, else the first in reading
  /// order.
  private func tapFront(_ session: Session) throws(CommandFailure) {
    let center = Point(options.canvas.width / 2, options.canvas.height / 2)
    if let target = session.tap(at: center) {
      write("tap \(Escaping.visible(target.name)) at \(text(center))")
    } else {
      let targets = session.tapTargets()
      let first = targets.indices.min {
        (targets[$0].rect.y, targets[$0].rect.x) < (targets[$1].rect.y, targets[$1].rect.x)
      }
      guard let first else {
        throw CommandFailure("nothing in this bench answers a tap")
      }
      write("tap \(Escaping.visible(targets[first].name)) at \(text(targets[first].rect.center))")
      session.tap(target: first)
    }
    reportTraps(session)
  }

  func type(_ arguments: Arguments) throws(CommandFailure) {
    let session = try bench()
    let text = arguments.words.count == 1 ? arguments.words[0] : arguments.text
    guard session.type(text) else { throw noField() }
    write("typed \(Escaping.visible(text))")
    reportTraps(session)
  }

  /// Scrolls by a distance such as `120` (down) or `40,0` (across and down), in points.
  func scroll(_ distance: String, _ word: String?) throws(CommandFailure) {
    let session = try bench()
    let parts = distance.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0) ?? .nan
    }
    guard (1...2).contains(parts.count), parts.allSatisfy(\.isFinite) else {
      throw CommandFailure(
        "'\(Escaping.visible(distance))' is not a distance",
        hints: ["write points: 'scroll 120', or 'scroll 40,0' for across and down"])
    }
    let by = parts.count == 1 ? Point(0, parts[0]) : Point(parts[0], parts[1])
    let place: Point?
    if let word { place = try tapPoint(word, session) } else { place = session.scrollPoint(by: by) }
    guard let place, let outcome = session.scroll(at: place, by: by) else {
      throw CommandFailure(
        "nothing here scrolls that way", hints: ["'inspect' lists what is drawn"])
    }
    let name = outcome.path.split(separator: "/").last.map(String.init) ?? "ScrollView"
    write(
      "\(Escaping.visible(name)) at \(text(outcome.offset)) of at most \(text(outcome.farthest))")
    reportTraps(session)
  }

  func noField() -> CommandFailure {
    CommandFailure(
      "there is no field to type into",
      hints: ["a TextField, SecureField, TextEditor or searchable(text:) takes what is typed"])
  }

  func tapPoint(_ word: String, _ session: Session) throws(CommandFailure) -> Point {
    let parts = word.split(separator: ",")
    if parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite, y.isFinite
    {
      return Point(x, y)
    }
    let frame = session.frame()
    guard let leaf = ViewQuery(word).best(frame, session.bench.files) else {
      throw unknownView(word, frame)
    }
    return leaf.rect.center
  }

  /// The failure of a query that fits nothing.
  package func unknownView(_ word: String, _ frame: Frame) -> CommandFailure {
    let nearest = Suggestion.nearest(to: word, in: ViewQuery.names(frame))
    return CommandFailure(
      "no view here is called '\(Escaping.visible(word))'",
      hints: [nearest.map { "did you mean '\(Escaping.visible($0))'?" } ?? "'inspect' lists them"])
  }

  func set(_ arguments: Arguments) throws(CommandFailure) {
    let session = try bench()
    let name = arguments[0] ?? ""
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      throw CommandFailure("'\(Escaping.visible(name))' is not the name of a state")
    }
    let rest = arguments.text.dropFirst(name.count).drop { $0 == " " }
    var value = String(rest)
    var statement = "\(name) = \(value)"
    let words = value.split(separator: " ", omittingEmptySubsequences: false)
    if let with = words.lastIndex(of: "with"), with > 0, with + 1 < words.count {
      value = words[..<with].joined(separator: " ")
      let animation = words[(with + 1)...].joined(separator: " ")
      statement = "withAnimation(\(animation)) { \(name) = \(value) }"
    }
    try session.run(statement: statement)
    write("\(name) = \(Escaping.visible(value))")
    reportTraps(session)
  }

  func reportTraps(_ session: Session) {
    for trap in session.trapDiagnostics {
      for line in DiagnosticPrinter.lines(trap, in: session.bench.files) { write(line) }
    }
  }

  func text(_ point: Point) -> String {
    "\(NumberFormat.string(point.x)),\(NumberFormat.string(point.y))"
  }
}
