import Basics
import Foundation
import Lab

/// `replay`: a script from beginning to end on a bench of its own, compared with what it says it
/// prints.
enum ReplayCommand {
  /// Scripts may replay scripts, so deep and no deeper.
  private static let deepest = 8

  static let all: [Command] = [
    Command(
      "replay <script> [--update] [--strict]",
      "Runs a script, compares its transcript; --update rewrites it.",
      example: "replay session.slowmo"
    ) { (console, arguments) throws(CommandFailure) in
      let flags = Set(arguments.words).intersection(["--update", "--strict"])
      let words = arguments.words.filter { !flags.contains($0) }
      guard let path = words.first, words.count == 1 else {
        throw CommandFailure(
          "one script, please", hints: ["usage: replay <script> [--update] [--strict]"])
      }
      try run(path, flags, console)
    }
  ]

  private static func run(
    _ path: String, _ flags: Set<String>, _ console: Console
  ) throws(CommandFailure) {
    let isUpdating = flags.contains("--update")
    guard console.replayDepth < deepest else {
      throw CommandFailure("scripts replay each other more than \(deepest) deep", status: .limit)
    }
    let transcript = try read(path, console)
    let stage = Console(files: FolderFileTree(script: path, tree: console.files))
    stage.replayDepth = console.replayDepth + 1
    stage.isStrict = console.isStrict || flags.contains("--strict")
    var runner = ScriptRunner(CommandTable(ShellCommands.all), stage)
    var differing: [Int: Transcript.Outcome] = [:]
    for (number, step) in transcript.steps.enumerated() {
      let result = runner.run(step.command)
      let outcome = Transcript.Outcome(output: result.output, status: result.status)
      if transcript.isTranscript {
        if let difference = transcript.difference(step, outcome) {
          differing[number] = outcome
          if !isUpdating { throw failure(path, step, difference) }
          report(path, step, difference, console)
        }
      } else {
        for line in Transcript.lines(step, outcome) { console.write(line) }
        if result.status.stopsScript { break }
      }
      if stage.wantsToQuit { break }
    }
    guard transcript.isTranscript else {
      if runner.status == .fine { return }
      throw CommandFailure(
        "'\(Escaping.visible(path))' ended with status \(runner.status.rawValue)",
        status: runner.status)
    }
    if isUpdating, !differing.isEmpty {
      try DiskFileTree.replace(path, with: transcript.updated(differing))
    }
    let count = transcript.steps.count
    console.write(
      "\(count) \(count == 1 ? "command" : "commands"), "
        + (differing.isEmpty ? "all as written" : "\(differing.count) rewritten"))
  }

  private static func read(_ path: String, _ console: Console) throws(CommandFailure) -> Transcript
  {
    do throws(FileFailure) {
      let text = String(decoding: try console.files.read(path), as: UTF8.self)
      return try transcript(text, path)
    } catch {
      throw CommandFailure(error.message)
    }
  }

  private static func transcript(_ text: String, _ path: String) throws(FileFailure) -> Transcript {
    do throws(CommandFailure) {
      return try Transcript(text)
    } catch {
      throw FileFailure("\(Escaping.visible(path)): \(error.message)")
    }
  }

  private static func report(
    _ path: String, _ step: Transcript.Step, _ difference: [String], _ console: Console
  ) {
    console.write(place(path, step))
    for line in difference { console.write("  " + line) }
  }

  private static func failure(
    _ path: String, _ step: Transcript.Step, _ difference: [String]
  ) -> CommandFailure {
    CommandFailure(
      "first difference at \(place(path, step))", status: .failed, hints: difference)
  }

  private static func place(_ path: String, _ step: Transcript.Step) -> String {
    let command = step.command.split(separator: "\n").first.map(String.init) ?? ""
    return "\(Escaping.visible(path)):\(step.line): \(Escaping.visible(command))"
  }
}

/// Files as a script sees them: beside the script first, else where the program was started.
struct FolderFileTree: FileTree {
  private let folder: String
  private let tree: any FileTree

  init(script: String, tree: any FileTree) {
    let cut = script.lastIndex(of: "/").map { script.index(after: $0) } ?? script.startIndex
    folder = String(script[..<cut])
    self.tree = tree
  }

  private func place(_ path: String) -> String {
    guard !folder.isEmpty, !path.hasPrefix("/"), tree.kind(of: folder + path) != nil else {
      return path
    }
    return folder + path
  }

  func kind(of path: String) -> FileKind? { tree.kind(of: place(path)) }
  func read(_ path: String) throws(FileFailure) -> [UInt8] { try tree.read(place(path)) }
  func list(_ path: String) throws(FileFailure) -> [String] { try tree.list(place(path)) }
}

extension DiskFileTree {
  /// Puts a new text in the place of a file, whole or not at all.
  static func replace(_ path: String, with text: String) throws(CommandFailure) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandFailure("'\(Escaping.visible(path))' cannot be written", status: .fault)
    }
  }
}
