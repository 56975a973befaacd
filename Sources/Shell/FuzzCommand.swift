import Basics
import Foundation
import Lab

/// `slowmo fuzz`: programs changed at random, each run in a process of its own, until something
/// breaks. For whoever changes the language or the engine.
enum FuzzCommand {
  struct Settings {
    var seconds = 10.0
    var seed: UInt64 = 1
    var output: String?
  }

  static let all: [ProgramCommand] = [
    ProgramCommand(
      name: "fuzz", usage: "fuzz [--seconds N] [--seed S] [--output FILE] [FILE-or-DIR ...]",
      summary: "Changes programs at random and reports what crashes or hangs.",
      options: [seconds, seed, output, Options.child], run: run)
  ]

  private static let seconds = Options.Option(
    name: "--seconds", value: "N", summary: "how long, 10 seconds if not given"
  ) { (options, text) throws(CommandFailure) in
    guard let value = Double(text), value > 0, value <= 86_400 else {
      throw CommandFailure("'\(Escaping.visible(text))' is not a number of seconds up to 86400")
    }
    options.fuzz.seconds = value
  }
  private static let seed = Options.Option(
    name: "--seed", value: "S", summary: "the same seed makes the same programs"
  ) { (options, text) throws(CommandFailure) in
    guard let value = UInt64(text) else {
      throw CommandFailure("'\(Escaping.visible(text))' is not a whole number")
    }
    options.fuzz.seed = value
  }
  private static let output = Options.Option(
    name: "--output", value: "FILE", summary: "where the smallest failing program is written"
  ) { (options, text) throws(CommandFailure) in options.fuzz.output = text }

  /// What has come out so far.
  private struct Counts {
    var programs = 0
    var loaded = 0
    var ran = 0
    var limits: [String: Int] = [:]
    var failures: [String: Int] = [:]

    var line: String {
      let parts =
        ["\(programs) programs", "\(loaded) loaded", "\(ran) ran"]
        + limits.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        + failures.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      return parts.joined(separator: ", ")
    }
  }

  private static func run(_ options: Options) throws(CommandFailure) -> ExitStatus {
    if options.isChild { return FuzzWorker.serve() }
    let corpus = try corpus(options.words)
    var mutator = FuzzMutator(seed: options.fuzz.seed, corpus: corpus)
    var worker = try FuzzWorker()
    var counts = Counts()
    let isTerminal = isatty(2) == 1
    let start = ContinuousClock().now
    // The programs as they are come first.
    var waiting = Array(corpus.reversed())
    while ContinuousClock().now - start < .seconds(options.fuzz.seconds) {
      let program = waiting.popLast() ?? mutator.next()
      let verdict = worker.run(program)
      counts.programs += 1
      switch verdict {
      case .done(let isLoaded, let hasRun, let limits):
        counts.loaded += isLoaded ? 1 : 0
        counts.ran += hasRun ? 1 : 0
        for limit in limits { counts.limits[limit, default: 0] += 1 }
      case .fault, .crash, .hang:
        let failure = verdict.failure ?? ""
        let isNew = counts.failures[failure] == nil
        counts.failures[failure, default: 0] += 1
        worker = try FuzzWorker()
        let isWorthIt = isNew || counts.failures[failure, default: 0] <= 5
        try report(program, failure, isWorthIt, options.fuzz, counts.programs)
      }
      if isTerminal, counts.programs.isMultiple(of: 50) {
        Output.writeError("\r\u{1B}[K\(counts.line)")
      }
    }
    if isTerminal { Output.writeError("\r\u{1B}[K") }
    let isWritten = Output.write("seed \(options.fuzz.seed): \(counts.line)\n")
    guard isWritten else { return .fault }
    return counts.failures.isEmpty ? .fine : .failed
  }

  /// The texts of the files, else those built in.
  private static func corpus(_ paths: [String]) throws(CommandFailure) -> [String] {
    guard !paths.isEmpty else { return FuzzCorpus.programs }
    let tree = DiskFileTree()
    var texts: [String] = []
    for path in paths { try collect(path, tree, depth: 0, &texts) }
    guard !texts.isEmpty else { throw CommandFailure("there is no .swift file to change") }
    return texts
  }

  private static func collect(
    _ path: String, _ tree: DiskFileTree, depth: Int, _ texts: inout [String]
  ) throws(CommandFailure) {
    do throws(FileFailure) {
      guard tree.kind(of: path) == .folder else {
        if depth == 0 || path.hasSuffix(".swift") {
          texts.append(String(decoding: try tree.read(path), as: UTF8.self))
        }
        return
      }
      for name in try tree.list(path) where depth < 8 && texts.count < 5_000 {
        do {
          try collect(path + "/" + name, tree, depth: depth + 1, &texts)
        } catch { throw FileFailure(error.message) }
      }
    } catch {
      throw CommandFailure(error.message)
    }
  }

  /// Shrinks a failing program and says where it is.
  private static func report(
    _ program: String, _ failure: String, _ isWorthIt: Bool, _ settings: Settings, _ number: Int
  ) throws(CommandFailure) {
    guard isWorthIt else { return }
    Output.writeError("\nprogram \(number): \(Escaping.visible(failure)); making it smaller ...\n")
    var worker = try? FuzzWorker()
    let small = FuzzShrinker.shrink(program) { candidate in
      guard let verdict = worker?.run(candidate), let found = verdict.failure else { return false }
      worker = try? FuzzWorker()
      return found == failure
    }
    guard let path = settings.output else {
      Output.write("--- \(Escaping.visible(failure))\n" + small + "\n")
      return
    }
    let name = number == 0 ? path : path + "-\(number)"
    do {
      try Data(small.utf8).write(to: URL(fileURLWithPath: name))
      Output.writeError("written to \(Escaping.visible(name))\n")
    } catch {
      throw CommandFailure("cannot write '\(Escaping.visible(name))'", status: .fault)
    }
  }
}
