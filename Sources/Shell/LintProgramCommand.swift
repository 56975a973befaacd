import Basics
import Foundation
import Lab

/// `slowmo lint`: the rules over files and folders, for desks and for machines that check every
/// change.
enum LintProgramCommand {
  /// What the options say.
  struct Settings: Sendable {
    var choice = LintChoice()
    var format = LintDesk.formats[0]
    var isFixing = false
    var listsRules = false
  }

  static let all: [ProgramCommand] = [
    ProgramCommand(
      name: "lint", usage: "lint FILE-or-DIR ... [--format text|json|sarif|github] [--fix]",
      summary: "Finds mistakes of motion in the text of programs.",
      details: ["Each path is one program. Status 1 where something was found."],
      options: [format, rule, disable, fix, rules], run: run)
  ]

  private static let format = Options.Option(
    name: "--format", value: "NAME", summary: LintDesk.formats.joined(separator: ", ")
  ) { (options, text) throws(CommandFailure) in
    guard LintDesk.formats.contains(text) else {
      let nearest = Suggestion.nearest(to: text, in: LintDesk.formats)
      throw CommandFailure(
        "'\(Escaping.visible(text))' is not a format",
        hints: [
          nearest.map { "did you mean '\($0)'?" }
            ?? "use " + LintDesk.formats.joined(separator: ", ")
        ])
    }
    options.lint.format = text
  }
  private static let rule = Options.Option(
    name: "--rule", value: "ID", summary: "only this rule; may be given several times"
  ) { (options, text) throws(CommandFailure) in
    options.lint.choice.only.append(try LintChoice.rule(text))
  }
  private static let disable = Options.Option(
    name: "--disable", value: "ID", summary: "without this rule; may be given several times"
  ) { (options, text) throws(CommandFailure) in
    options.lint.choice.without.append(try LintChoice.rule(text))
  }
  private static let fix = Options.Option(
    name: "--fix", value: nil, summary: "makes the fixes in the files, and reports what is left"
  ) { (options, _) throws(CommandFailure) in options.lint.isFixing = true }
  private static let rules = Options.Option(
    name: "--rules", value: nil, summary: "lists the rules"
  ) { (options, _) throws(CommandFailure) in options.lint.listsRules = true }

  private static func run(_ options: Options) throws(CommandFailure) -> ExitStatus {
    let settings = options.lint
    if settings.listsRules {
      let width = (LintDesk.rules.map(\.name.count).max() ?? 0) + 2
      let lines = LintDesk.rules.map {
        $0.name + String(repeating: " ", count: width - $0.name.count) + $0.note + "\n"
      }
      return Output.write(lines.joined()) ? .fine : .fault
    }
    guard !options.words.isEmpty else {
      throw CommandFailure("no file was given", hints: ["give .swift files or folders of them"])
    }
    let disk = DiskFileTree()
    let isWatched = isatty(2) == 1 && options.words.count > 1
    let count = options.words.count
    let result = try LintDesk.run(
      options.words, disk, settings.choice, fixing: settings.isFixing
    ) { done, path in
      if isWatched { Output.writeError("\r\u{1b}[K\(done + 1)/\(count) \(Escaping.visible(path))") }
    }
    if isWatched { Output.writeError("\r\u{1b}[K") }
    do throws(FileFailure) {
      for text in result.changed { try disk.write(text.string, to: text.name) }
    } catch {
      throw CommandFailure(error.message, status: .fault)
    }
    if settings.isFixing {
      let fixes = result.fixes == 1 ? "1 fix" : "\(result.fixes) fixes"
      let files = result.changed.count == 1 ? "1 file" : "\(result.changed.count) files"
      Output.writeError("slowmo: \(fixes) in \(files)\n")
    }
    guard Output.write(result.text(format: settings.format)) else { return .fault }
    return result.status
  }
}
