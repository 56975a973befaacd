import Basics
import Lab

/// `help`: a command, or a word of SwiftUI with its example and frame.
enum HelpCommand {
  static let all: [Command] = [
    Command(
      "help [name]", "Lists the commands, or explains a command or a word of SwiftUI.",
      example: "help at"
    ) { (console, arguments) throws(CommandFailure) in
      guard let name = arguments[0] else { return list(console) }
      if let command = ShellCommands.all.first(where: { $0.name == name }) {
        console.write(command.usage)
        console.write("  " + command.summary)
        console.write("  example: " + command.example)
        return
      }
      let pages = Reference.pages(named: name)
      guard !pages.isEmpty else { throw unknown(name) }
      for line in lines(pages) { console.write(line) }
    }
  ]

  private static func list(_ console: Console) {
    console.write("To begin:  open 3 (or a file), frame, tap, at 0.5, strip, why")
    console.write("To learn:  read, next, exercise 3, edit, check, hint")
    console.write("'help NAME' explains a command or a word of SwiftUI.")
    console.write("")
    let width = (ShellCommands.all.map(\.name.count).max() ?? 0) + 2
    for command in ShellCommands.all {
      let gap = String(repeating: " ", count: width - command.name.count)
      console.write("\(command.name)\(gap)\(command.summary)")
    }
    console.write("Any other line that looks like Swift runs in the root view: large.toggle()")
  }

  /// The nearest words of both kinds.
  private static func unknown(_ name: String) -> CommandFailure {
    let wanted = String(name.drop { $0 == "." })
    let known = ShellCommands.all.map(\.name) + Reference.names() + Explanations.ids
    var near: [String] = []
    while near.count < 3,
      let next = Suggestion.nearest(to: wanted, in: known.filter({ !near.contains($0) }))
    {
      near.append(next)
    }
    return CommandFailure(
      "'\(Escaping.visible(name))' is neither a command nor known SwiftUI",
      hints: near.isEmpty
        ? ["'help' lists the commands, 'apropos WORD' searches"]
        : ["did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"])
  }

  /// The most declarations that are shown at length.
  private static let mostPages = 8

  private static func lines(_ pages: [CardPage]) -> [String] {
    var lines: [String] = []
    for (number, page) in pages.prefix(mostPages).enumerated() {
      if number > 0 { lines.append("") }
      let owner = page.owner.isEmpty ? "" : "  // of \(page.owner)"
      let code = page.declaration.split(separator: "\n", omittingEmptySubsequences: false)
      lines.append(String(code.first ?? "") + owner)
      lines += code.dropFirst().map(String.init)
      lines.append("  " + page.summary)
      if let difference = page.difference { lines.append("  differs: " + difference) }
      guard let example = page.example else { continue }
      let isShown = pages[..<number].contains { $0.example == example }
      if isShown { continue }
      lines.append("  example: " + example.replacing("\n", with: "\n           "))
      lines += (ExampleFrame.lines(example) ?? []).map { "  " + $0 }
    }
    if pages.count > mostPages { lines.append("... and \(pages.count - mostPages) more") }
    return lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map(String.init)
  }
}
