import Basics
import Foundation
import Lab

/// The shell at a terminal: prompt, history, completion, blocks of several lines.
final class InteractiveShell {
  private let table = CommandTable(ShellCommands.all)
  private let console = Console(files: DiskFileTree())
  private let palette: Palette
  private var history: History
  private var runner: ScriptRunner
  private var watch = FileWatch()
  /// A signal that ended the player.
  private var signal: Int32?

  init(environment: [String: String]) {
    palette = Palette(environment: environment, isDumb: TerminalDevice.isDumb)
    history = History(environment: environment)
    runner = ScriptRunner(table, console)
    console.isColored = palette.isOn
    console.screen = TerminalDevice.size
    if !TerminalDevice.isDumb {
      console.player = { [unowned self] session, speed in
        var player = Player(session, speed: speed)
        signal = player.run()
      }
    }
  }

  /// Runs until the user leaves; answers the exit status. Nil when lines cannot be edited here.
  func run() -> Int32? {
    let completer = Completer(table: table, console: console)
    let editor = LineEditor(program: "slowmo", complete: completer.completion) { [unowned self] in
      let text = Escaping.visible(watch.notice(console.session))
      return text.isEmpty ? "" : palette.prompt(text, .dim) + " "
    }
    guard let editor else { return nil }
    for entry in history.entries { editor.remember(entry) }
    Output.write("slowmo \(ShellMain.version), a lab bench for SwiftUI motion\n")
    writeNext(["chapters", "open FILE", "help"])
    var pending: String?
    while true {
      console.screen = TerminalDevice.size
      switch editor.read(prompt: prompt(isContinued: pending != nil)) {
      case .end: return ExitStatus.fine.rawValue
      case .interrupted: pending = nil
      case .terminated(let number): return 128 + number
      case .entered(let line):
        let text = pending.map { $0 + "\n" + line } ?? line
        let block = CommandBlock.split(text)
        if block.rest != nil {
          pending = text
          continue
        }
        pending = nil
        if block.commands.isEmpty { continue }
        remember(text, editor)
        if let status = run(block.commands) { return status }
      }
    }
  }

  private func remember(_ text: String, _ editor: LineEditor) {
    var entry = text
    while entry.last == "\n" || entry.last == " " { entry.removeLast() }
    editor.remember(entry)
    history.add(entry)
    if let complaint = history.complaint { Output.writeError("slowmo: \(complaint)\n") }
  }

  /// Runs commands up to the first that fails; answers a status when the shell ends.
  private func run(_ commands: [String]) -> Int32? {
    for (index, command) in commands.enumerated() {
      let result = runner.run(command)
      let lines = result.output.map { palette.line($0) + "\n" }.joined()
      guard Output.write(lines) else { return ExitStatus.fault.rawValue }
      if let signal { return 128 + signal }
      if TerminalDevice.isInterrupted { break }
      if console.wantsToQuit { return ExitStatus.fine.rawValue }
      if result.status == .fine {
        if index == commands.count - 1 { writeNext(next(after: command)) }
      } else if index < commands.count - 1 {
        let rest = commands.count - 1 - index
        Output.write("the \(rest) \(rest == 1 ? "command" : "commands") below did not run\n")
        break
      }
    }
    return nil
  }

  private func next(after line: String) -> [String] {
    if CommandTable.isSwift(line) { return LabCommands.nextAfterEvent }
    let name = CommandTable.words(line).first ?? ""
    return table.command(name)?.next ?? []
  }

  private func writeNext(_ commands: [String]) {
    if commands.isEmpty { return }
    Output.write(palette.text("next: " + commands.joined(separator: ", "), .dim) + "\n")
  }

  /// `slowmo Pair t=0.5> `; a narrow terminal gets less.
  private func prompt(isContinued: Bool) -> String {
    var name = "slowmo"
    var clock = ""
    if let session = console.session {
      let root = Escaping.visible(session.bench.root)
      if (console.screen?.columns ?? 80) >= 40 + root.count { name += " " + root }
      clock = " t=" + NumberFormat.string(session.seconds)
    }
    if isContinued {
      let dots = String(repeating: ".", count: max(3, (name + clock).count))
      return palette.prompt(dots + ">", .dim) + " "
    }
    // Two sequences side by side would confuse the editor: between them stands something visible.
    if clock.isEmpty { return palette.prompt(name + ">", .prompt) + " " }
    return palette.prompt(name, .prompt) + clock + palette.prompt(">", .prompt) + " "
  }
}
