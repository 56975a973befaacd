import Basics
import Foundation
import Lab

/// The program: a command from its arguments, or commands from standard input.
package enum ShellMain {
  package static let version = "0.1"

  /// What the program does besides the shell's commands.
  static let programCommands =
    ProgramCommand.all + LintProgramCommand.all + CheckCommand.all + ReferenceCommand.all
    + BenchmarkCommand.all
    + FuzzCommand.all
    + CompletionScripts.all

  /// Answers the exit status.
  package static func run(_ arguments: [String]) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    var arguments = arguments
    if arguments.first == "--course" {
      guard arguments.count >= 2 else {
        report(CommandFailure("'--course' needs a folder"), usage: "slowmo --course DIR ...")
        return ExitStatus.usage.rawValue
      }
      setenv("SLOWMO_COURSE", arguments[1], 1)
      arguments.removeFirst(2)
    }
    guard let name = arguments.first else { return runStandardInput() }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "--help", "-h":
      Output.write(overview)
      return 0
    case "--version":
      Output.write("slowmo \(version)\n")
      return 0
    default:
      break
    }
    if let command = programCommands.first(where: { $0.name == name }) {
      return run(command, rest).rawValue
    }
    return runOne(name, rest).rawValue
  }

  private static func run(_ command: ProgramCommand, _ words: [String]) -> ExitStatus {
    do throws(CommandFailure) {
      let options = try Options.parse(words, command.options)
      if options.wantsHelp {
        Output.write(command.help)
        return .fine
      }
      return try command.run(options)
    } catch {
      report(error, usage: "slowmo \(command.usage)")
      return error.status
    }
  }

  private static func report(_ failure: CommandFailure, usage: String) {
    var text = "slowmo: \(failure.message)\n"
    for hint in failure.hints { text += "  \(hint)\n" }
    if failure.status == .usage { text += "  usage: \(usage)\n" }
    Output.writeError(text)
  }

  /// A shell command as `slowmo COMMAND ...`.
  private static func runOne(_ name: String, _ rest: [String]) -> ExitStatus {
    let table = CommandTable(ShellCommands.all)
    guard table.command(name) != nil else {
      let known =
        table.commands.map(\.name) + programCommands.map(\.name)
      var hints = ["'slowmo --help' lists the commands"]
      if let nearest = Suggestion.nearest(to: name, in: known) {
        hints.insert("did you mean '\(nearest)'?", at: 0)
      }
      report(
        CommandFailure("'\(Escaping.visible(name))' is not a command", hints: hints),
        usage: "slowmo [COMMAND ...]")
      return .usage
    }
    var runner = ScriptRunner(table, Console(files: DiskFileTree()))
    let words = rest.map { $0.contains(" ") ? "\"\($0)\"" : $0 }
    let result = runner.run(([name] + words).joined(separator: " "))
    let text = result.output.map { $0 + "\n" }.joined()
    if result.status == .usage { Output.writeError(text) } else { Output.write(text) }
    return result.status
  }

  /// The prompt where a person sits at both ends, else commands from a pipe.
  private static func runStandardInput() -> Int32 {
    if isatty(0) == 1, isatty(1) == 1, TerminalDevice.open() {
      let shell = InteractiveShell(environment: ProcessInfo.processInfo.environment)
      if let status = shell.run() { return status }
    }
    return runPipe().rawValue
  }

  /// Commands line by line: no prompt, no escapes, a real status.
  private static func runPipe() -> ExitStatus {
    var runner = ScriptRunner(CommandTable(ShellCommands.all), Console(files: DiskFileTree()))
    var pending = ""
    reading: while true {
      let line = readLine()
      let block = CommandBlock.split(pending + (line ?? ""))
      // What is open goes on with the next line; at the end it is run as it is.
      if block.rest != nil, let line {
        pending += line + "\n"
        continue
      }
      pending = ""
      for command in block.commands + [block.rest].compactMap({ $0 }) {
        let result = runner.run(command)
        guard Output.write(result.output.map { $0 + "\n" }.joined()) else { return .fault }
        if runner.console.wantsToQuit || result.status.stopsScript { break reading }
      }
      if line == nil { break }
    }
    return runner.status
  }

  private static var overview: String {
    let own = programCommands.map(\.name)
    let shell = ShellCommands.all.filter { !own.contains($0.name) }
    let width = ((own + shell.map(\.name)).map(\.count).max() ?? 0) + 2
    func line(_ name: String, _ summary: String) -> String {
      "  " + name + String(repeating: " ", count: width - name.count) + summary
    }
    var lines = [
      "slowmo: a lab bench for SwiftUI motion.", "",
      "usage: slowmo              opens the shell; from a pipe it reads commands",
      "       slowmo COMMAND ...  'slowmo COMMAND --help' says what it takes", "",
    ]
    lines += programCommands.map { line($0.name, $0.summary) }
    lines += ["", "The shell's commands, each also as 'slowmo COMMAND ...':"]
    lines += shell.map { line($0.name, $0.summary) }
    return lines.joined(separator: "\n") + "\n"
  }
}
