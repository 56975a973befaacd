import Basics
import Drawing
import Engine
import Lab
import Terminal

/// The joined table: Lab's commands and those that draw.
enum ShellCommands {
  static let all: [Command] = LabCommands.all + drawing + general

  static let drawing: [Command] = [
    Command("frame", "Draws the present frame and its legend.", example: "frame") {
      (console, _) throws(CommandFailure) in
      let session = try console.bench()
      console.print("t=\(NumberFormat.string(session.seconds))")
      var rasterizer = Rasterizer(metrics: metrics(console))
      for line in rasterizer.render(session.frame().displayList).lines() { console.print(line) }
    },
    Command(
      "strip [n]", "Draws n frames side by side, from the last event until all has settled.",
      example: "strip 5"
    ) { (console, arguments) throws(CommandFailure) in
      try Strip.print(try arguments.count(0) ?? 5, console)
    },
  ]

  static let general: [Command] = [
    Command("help [command]", "Lists the commands, or explains one.", example: "help at") {
      (console, arguments) throws(CommandFailure) in
      try help(arguments[0], console)
    },
    Command("quit", "Leaves.", example: "quit") { (console, _) throws(CommandFailure) in
      console.wantsToQuit = true
    },
  ]

  static func metrics(_ console: Console) -> CellMetrics {
    CellMetrics(pointsPerColumn: console.scale ?? CellMetrics.standard.pointsPerColumn)
  }

  private static func help(_ name: String?, _ console: Console) throws(CommandFailure) {
    guard let name else {
      let width = (all.map(\.usage.count).max() ?? 0) + 2
      for command in all {
        let gap = String(repeating: " ", count: width - command.usage.count)
        console.print("\(command.usage)\(gap)\(command.summary)")
      }
      console.print("Any other line that looks like Swift runs in the root view: large.toggle()")
      return
    }
    guard let command = all.first(where: { $0.name == name }) else {
      let nearest = Suggestion.nearest(to: name, in: all.map(\.name))
      throw CommandFailure(
        "'\(Escaping.visible(name))' is not a command",
        hints: nearest.map { ["did you mean '\($0)'?"] } ?? ["'help' lists them"])
    }
    console.print(command.usage)
    console.print("  " + command.summary)
    console.print("  example: " + command.example)
  }
}
