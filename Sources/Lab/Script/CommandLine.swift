import Basics

/// Splits lines into words and finds their commands.
package struct CommandTable: Sendable {
  package let commands: [Command]

  package init(_ commands: [Command]) { self.commands = commands }

  package func command(_ name: String) -> Command? {
    commands.first { $0.name == name } ?? commands.first { $0.aliases.contains(name) }
  }

  /// Runs one line; blank lines and comments do nothing.
  package func run(_ line: String, _ console: Console) throws(CommandFailure) {
    let words = CommandTable.words(line)
    guard let name = words.first, !name.hasPrefix("#") else { return }
    if CommandTable.isSwift(line) {
      try run(statement: line, console)
      return
    }
    guard let command = command(name) else { throw unknown(name) }
    if words.count == 2, words[1] == "--help", let help = self.command("help") {
      return try help.run(console, Arguments(words: [name], text: name))
    }
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    let rest = trimmed.dropFirst(name.count).drop { $0 == " " || $0 == "\t" }
    let arguments = Arguments(words: Array(words.dropFirst()), text: String(rest))
    if arguments.words.count < command.required {
      throw CommandFailure("'\(name)' needs more", hints: ["usage: \(command.usage)"])
    }
    if let most = command.most, arguments.words.count > most {
      throw CommandFailure("'\(name)' takes no more words", hints: ["usage: \(command.usage)"])
    }
    try command.run(console, arguments)
  }

  private func run(statement: String, _ console: Console) throws(CommandFailure) {
    try console.bench().run(statement: statement)
  }

  private func unknown(_ name: String) -> CommandFailure {
    let shown = Escaping.visible(name)
    let nearest = Suggestion.nearest(to: name, in: commands.map(\.name))
    return CommandFailure(
      "'\(shown)' is not a command",
      hints: [nearest.map { "did you mean '\($0)'?" } ?? "'help' lists the commands"])
  }

  /// A line whose second token is `.`, `(`, `[` or an assignment is Swift.
  package static func isSwift(_ line: String) -> Bool {
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    let name = trimmed.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    guard !name.isEmpty else { return false }
    let after = trimmed.dropFirst(name.count)
    guard let next = after.first else { return false }
    if next == "." || next == "(" || next == "[" { return true }
    let spaced = after.drop { $0 == " " }
    for sign in ["=", "+=", "-=", "*=", "/="] where spaced.hasPrefix(sign) {
      return !spaced.hasPrefix("==")
    }
    return false
  }

  /// Words between spaces; quotation marks keep a word together.
  package static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isOpen = false
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
        isOpen = true
      } else if character == " " || character == "\t", !isQuoted {
        if isOpen { words.append(word) }
        word = ""
        isOpen = false
      } else {
        word.append(character)
        isOpen = true
      }
    }
    if isOpen { words.append(word) }
    return words
  }
}

/// Runs the lines of a script and keeps their statuses.
package struct ScriptRunner {
  let table: CommandTable
  package let console: Console
  private var statuses: [ExitStatus] = []

  package init(_ table: CommandTable, _ console: Console) {
    self.table = table
    self.console = console
  }

  package var status: ExitStatus { ExitStatus.combined(statuses) }

  /// Runs one line; answers what it printed and how it ended.
  package mutating func run(_ line: String) -> (output: [String], status: ExitStatus) {
    var status = ExitStatus.fine
    do throws(CommandFailure) {
      try table.run(line, console)
    } catch {
      status = error.status
      if !error.message.isEmpty { console.write("error: " + error.message) }
      for hint in error.hints { console.write("  " + hint) }
    }
    for message in console.newMessages() { console.write("console: " + message) }
    statuses.append(status)
    return (console.takeOutput(), status)
  }
}
