import Basics
import Lab

/// `slowmo completion SHELL`: what the user's own shell needs to complete `slowmo COMMAND`.
enum CompletionScripts {
  static let all: [ProgramCommand] = [
    ProgramCommand(
      name: "completion", usage: "completion bash|zsh|fish",
      summary: "Prints the completion of slowmo for a shell to evaluate.", options: []
    ) { (options) throws(CommandFailure) in
      guard options.words.count == 1, let make = shells.first(where: { $0.0 == options.words[0] })
      else {
        throw CommandFailure("which shell?", hints: ["bash, zsh or fish"])
      }
      return Output.write(make.1()) ? .fine : .fault
    }
  ]

  private static let shells: [(String, @Sendable () -> String)] = [
    ("bash", bash), ("zsh", zsh), ("fish", fish),
  ]

  /// Every command with its summary.
  private static var commands: [(name: String, summary: String)] {
    let own = ShellMain.programCommands.map { (name: $0.name, summary: $0.summary) }
    return own
      + ShellCommands.all.map { (name: $0.name, summary: $0.summary) }
      .filter { command in !own.contains { $0.name == command.name } }
  }

  private static func bash() -> String {
    """
    _slowmo() {
      local word=${COMP_WORDS[COMP_CWORD]}
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " "))" -- "$word"))
      else
        COMPREPLY=($(compgen -f -- "$word"))
      fi
    }
    complete -o filenames -F _slowmo slowmo

    """
  }

  private static func zsh() -> String {
    let lines = commands.map { "    '\($0.name):\(plain($0.summary))'\n" }.joined()
    return """
      #compdef slowmo
      _slowmo() {
        local -a commands=(
      \(lines)  )
        if ((CURRENT == 2)); then _describe command commands; else _files; fi
      }
      compdef _slowmo slowmo

      """
  }

  private static func fish() -> String {
    commands.map {
      "complete -c slowmo -n __fish_use_subcommand -a \($0.name) -d '\(plain($0.summary))'\n"
    }.joined()
  }

  /// Without the characters that would end a quotation or a name.
  private static func plain(_ text: String) -> String {
    text.filter { $0 != "'" && $0 != ":" && $0 != "\\" }
  }
}
