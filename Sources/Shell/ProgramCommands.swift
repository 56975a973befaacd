import Basics
import Drawing
import Engine
import Lab
import Terminal

/// A command of the program itself, for scripts and graders: `slowmo NAME ...`. Separate from the
/// shell's commands, since it writes files' worth of output and has its own options.
struct ProgramCommand: Sendable {
  var name: String
  var usage: String
  /// One line for the list of commands.
  var summary: String
  /// More lines for its own help.
  var details: [String] = []
  var options: [Options.Option]
  var run: @Sendable (Options) throws(CommandFailure) -> ExitStatus

  var help: String {
    var lines = ["usage: slowmo \(usage)", "", summary] + details
    if !options.isEmpty { lines.append("") }
    for option in options + [Options.help] {
      let head = option.name + (option.value.map { " " + $0 } ?? "")
      lines.append(
        "  " + head + String(repeating: " ", count: max(2, 20 - head.count))
          + option.summary)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  static let all: [ProgramCommand] = [
    ProgramCommand(
      name: "trace", usage: "trace FILE-or-DIR [--do \"tap\"] --at 0,0.5,1 --json",
      summary: "Prints every drawing leaf at the given instants as JSON.",
      options: [
        Options.root, Options.sample, Options.strict, Options.canvas, Options.steps,
        Options.instants, Options.json,
      ],
      run: trace),
    ProgramCommand(
      name: "render", usage: "render FILE-or-DIR [--do \"tap\"] --at 0.5",
      summary: "Prints the frames at the given instants, each with its legend.",
      options: [
        Options.root, Options.sample, Options.strict, Options.canvas, Options.steps,
        Options.instants, Options.mode, Options.scale,
      ],
      run: render),
  ]

  /// A session with the options' steps done; diagnostics go to standard error unless the caller
  /// reports them.
  private static func session(
    _ options: Options, _ console: Console
  ) throws(CommandFailure) -> LoadedBench {
    guard let file = options.words.first else {
      throw CommandFailure("no file was given", hints: ["give a .swift file or a folder of them"])
    }
    guard options.words.count == 1 else {
      throw CommandFailure("'\(Escaping.visible(options.words[1]))' is one file too many")
    }
    if let canvas = options.canvas { console.options.canvas = canvas }
    console.options.root = options.root
    console.options.makesSamples = options.makesSamples
    console.options.isStrict = options.isStrict
    return try BenchLoader.load(file, console.files, console.options)
  }

  private static func runSteps(_ steps: [String], _ console: Console) -> ExitStatus {
    var runner = ScriptRunner(CommandTable(ShellCommands.all), console)
    for step in steps {
      let result = runner.run(step)
      if result.status != .fine { Output.writeError(result.output.map { $0 + "\n" }.joined()) }
      if result.status.stopsScript { break }
    }
    return runner.status
  }

  private static func trace(_ options: Options) throws(CommandFailure) -> ExitStatus {
    let console = Console(files: DiskFileTree())
    let loaded = try session(options, console)
    var report = TraceReport(files: loaded.files, options: console.options)
    report.diagnostics = loaded.diagnostics
    guard let session = loaded.session else {
      Output.write(report.json)
      return .program
    }
    console.open(session)
    guard session.status != .program else {
      report.diagnostics += session.trapDiagnostics
      Output.write(report.json)
      return .program
    }
    let status = runSteps(options.steps, console)
    // A limit on the way may have left nothing to tap: the report says so.
    guard !status.stopsScript || session.status == .limit else { return status }
    for seconds in options.instants.isEmpty ? [0] : options.instants {
      report.samples.append(.init(seconds: seconds, frame: session.frame(atSeconds: seconds)))
    }
    report.settledAt = session.settlingSeconds()
    report.log = session.log
    report.diagnostics += session.trapDiagnostics
    let written = Output.write(report.json)
    guard !status.stopsScript else { return written ? .limit : .fault }
    return ExitStatus.combined([status, session.status, written ? .fine : .fault])
  }

  private static func render(_ options: Options) throws(CommandFailure) -> ExitStatus {
    let console = Console(files: DiskFileTree())
    let loaded = try session(options, console)
    let text = loaded.diagnostics.flatMap { DiagnosticPrinter.lines($0, in: loaded.files) }
    Output.writeError(text.map { $0 + "\n" }.joined())
    guard let session = loaded.session else { return .program }
    console.open(session)
    let status = runSteps(options.steps, console)
    guard !status.stopsScript else { return status }
    var rasterizer = Rasterizer(metrics: CellMetrics(pointsPerColumn: options.scale ?? 8))
    var out = ""
    for seconds in options.instants.isEmpty ? [0] : options.instants {
      let frame = session.frame(atSeconds: seconds)
      out += "t=\(NumberFormat.string(seconds))\n"
      out += rasterizer.render(frame.displayList).lines().map { $0 + "\n" }.joined()
    }
    let log = session.log.map { "console: " + Escaping.visible($0) }
    let traps = session.trapDiagnostics.flatMap { DiagnosticPrinter.lines($0, in: loaded.files) }
    Output.writeError((log + traps).map { $0 + "\n" }.joined())
    let written = Output.write(out)
    return ExitStatus.combined([status, session.status, written ? .fine : .fault])
  }
}
