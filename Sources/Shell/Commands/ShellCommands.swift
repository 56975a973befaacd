import Basics
import Drawing
import Engine
package import Lab
import Terminal

/// The joined table: Lab's commands and those that draw.
package enum ShellCommands {
  package static let all: [Command] =
    LabCommands.all.map { $0.name == "open" ? CourseCommands.open : $0 } + drawing + PlayCommand.all
    + SourceCommand.all + AproposCommand.all
    + ExplainCommand.all + ReplayCommand.all + CourseCommands.all + HelpCommand.all + general

  static let drawing: [Command] = [
    Command(
      "frame", "Draws the present frame and its legend.", example: "frame",
      next: ["inspect", "strip", "step"]
    ) {
      (console, _) throws(CommandFailure) in
      let session = try console.bench()
      console.write("t=\(NumberFormat.string(session.seconds))")
      let frame = session.frame()
      let list = frame.displayList
      // Time, scale, hint and prompt stand around the picture; what is left of the legend is paged.
      var rasterizer = Rasterizer(metrics: metrics(console, list.canvas, around: 4))
      for line in rasterizer.render(list).lines() { console.write(line) }
    },
    Command(
      "strip [n]", "Draws n frames side by side, from the last event to the end.",
      example: "strip 5", next: ["at 0.5", "play", "track ..."]
    ) { (console, arguments) throws(CommandFailure) in
      try Strip.write(try arguments.count(0) ?? 5, console)
    },
  ]

  static let general: [Command] = [
    Command("quit", "Leaves; so do 'exit' and Ctrl-D.", aliases: ["exit"], example: "quit") {
      (console, _) throws(CommandFailure) in
      console.wantsToQuit = true
    }
  ]

  /// The scale that was chosen; else, at a terminal, the smallest that fits beside so many rows of
  /// text.
  static func metrics(_ console: Console, _ canvas: Size, around rows: Int) -> CellMetrics {
    if let scale = console.scale { return CellMetrics(pointsPerColumn: scale) }
    guard let screen = console.screen else { return .standard }
    return .fitting(canvas, columns: screen.columns - 1, rows: screen.rows - rows)
  }
}
