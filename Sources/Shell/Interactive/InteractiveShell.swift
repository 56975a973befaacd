import Basics
import Course
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
  /// A command typed where more lines were offered.
  private var typed: String?
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
    greet()
    var pending: String?
    while true {
      console.screen = TerminalDevice.size
      let line = typed.map { LineEditor.Line.entered($0) }
      typed = nil
      switch line ?? editor.read(prompt: prompt(isContinued: pending != nil)) {
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
        if let status = run(block.commands, editor) { return status }
      }
    }
  }

  private func greet() {
    let place = console.desk().greeting()
    for line in place?.lines ?? [] { Output.write(line + "\n") }
    writeNext(place?.next ?? ["chapters", "open FILE", "help"])
  }

  private func remember(_ text: String, _ editor: LineEditor) {
    var entry = text
    while entry.last == "\n" || entry.last == " " { entry.removeLast() }
    editor.remember(entry)
    history.add(entry)
    if let complaint = history.complaint { Output.writeError("slowmo: \(complaint)\n") }
  }

  /// Runs commands up to the first that fails; answers a status when the shell ends.
  private func run(_ commands: [String], _ editor: LineEditor) -> Int32? {
    for (index, command) in commands.enumerated() {
      let result = runner.run(command)
      if let status = show(result.output, editor) { return status }
      if let signal { return 128 + signal }
      if TerminalDevice.isInterrupted { break }
      if console.wantsToQuit { return ExitStatus.fine.rawValue }
      if result.status == .fine {
        let suggestions = console.takeSuggestions() ?? next(after: command)
        if index == commands.count - 1, typed == nil { writeNext(suggestions) }
      } else if index < commands.count - 1 {
        let rest = commands.count - 1 - index
        Output.write("the \(rest) \(rest == 1 ? "command" : "commands") below did not run\n")
        break
      }
    }
    return nil
  }

  /// Writes lines, a screen at a time where there are more than it holds; answers a status when the
  /// shell ends.
  private func show(_ output: [String], _ editor: LineEditor) -> Int32? {
    let (columns, rows) = TerminalDevice.size
    var rest = output.flatMap { LineWrap.lines($0, columns: max(columns, 20)) }[...]
    // The command above, what is offered and the prompt below.
    let height = max(rows - 2, 8)
    while true {
      let count = rest.count <= height ? rest.count : height
      let lines = rest.prefix(count).map { palette.line($0) + "\n" }.joined()
      guard Output.write(lines) else { return ExitStatus.fault.rawValue }
      rest = rest.dropFirst(count)
      guard !rest.isEmpty, !TerminalDevice.isInterrupted else { return nil }
      let more = "-- \(rest.count) more \(rest.count == 1 ? "line" : "lines"): Enter, or q --"
      switch editor.read(prompt: palette.prompt(more, .dim) + " ") {
      case .entered(""): eraseLine()
      case .entered(let line):
        eraseLine()
        if line != "q" { typed = line }
        return nil
      case .interrupted: return nil
      case .end: return ExitStatus.fine.rawValue
      case .terminated(let number): return 128 + number
      }
    }
  }

  /// Takes the offer of more lines off the screen again.
  private func eraseLine() {
    if !TerminalDevice.isDumb { Output.write("\u{1B}[1A\u{1B}[2K") }
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
      let bench = Escaping.visible(console.benchName ?? session.bench.title)
      if (console.screen?.columns ?? 80) >= 40 + bench.count { name += " " + bench }
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
