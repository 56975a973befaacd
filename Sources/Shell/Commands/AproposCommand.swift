import Basics
import Lab

/// `apropos`: commands, and words of SwiftUI, about something.
enum AproposCommand {
  private static let mostWords = 12

  static let all: [Command] = [
    Command(
      "apropos <word>", "Finds commands, and SwiftUI that is known here, by a word.",
      example: "apropos opacity", next: ["help COMMAND"]
    ) { (console, arguments) throws(CommandFailure) in
      let word = arguments[0] ?? ""
      let commands = ShellCommands.all.filter {
        ($0.usage + " " + $0.summary).lowercased().contains(word.lowercased())
      }
      let known = Bench.vocabulary(about: word)
      if commands.isEmpty, known.isEmpty {
        throw CommandFailure(
          "nothing here is about '\(Escaping.visible(word))'", hints: ["'help' lists the commands"])
      }
      let columns = (console.screen?.columns ?? .max) - 1
      for command in commands {
        console.write(Completion.cut(command.usage + "  " + command.summary, to: columns))
      }
      for note in known.prefix(mostWords) {
        console.write(Completion.cut(note.name + "  // " + note.note, to: columns))
      }
      if known.count > mostWords { console.write("... and \(known.count - mostWords) more") }
    }
  ]
}
