// Programs that would bring a machine down if nothing stopped them: each gets a sentence, a status
// and less than a second.
import Basics
import Engine
import Foundation
import Lab
import Terminal
import TestSupport
import Testing

@Suite struct `Hostile programs` {
  /// Loads, taps, moves in time and draws; answers what was said and how it ended.
  private static func run(
    _ bytes: [UInt8]
  ) throws -> (status: Lab.ExitStatus, said: [String], ids: [String]) {
    let text = SourceText(name: "Hostile.swift", bytes: bytes)
    let loaded = try BenchLoader.load([text], SessionOptions())
    var diagnostics = loaded.diagnostics
    guard let session = loaded.session else {
      return (.program, diagnostics.map(\.message), diagnostics.map(\.id))
    }
    var rasterizer = Rasterizer()
    _ = rasterizer.render(session.frame().displayList).lines()
    if !session.tapTargets().isEmpty {
      session.tap(target: 0)
      for seconds in [0, 0.2, 1] {
        _ = rasterizer.render(session.frame(atSeconds: seconds).displayList).lines()
      }
      _ = session.settle()
    }
    diagnostics += session.trapDiagnostics
    for diagnostic in diagnostics { _ = DiagnosticPrinter.lines(diagnostic, in: loaded.files) }
    return (session.status, diagnostics.map(\.message) + session.log, diagnostics.map(\.id))
  }

  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test(arguments: HostilePrograms.all)
  func `is answered`(one: HostileProgram) throws {
    let start = Self.processorSeconds
    let (status, said, ids) = try Self.run(one.bytes)
    let seconds = Self.processorSeconds - start
    #expect(status == one.status, "\(said.prefix(3))")
    if let wanted = one.said {
      let isSaid = (said + ids).contains { $0.contains(wanted) }
      #expect(isSaid, "\(ids.prefix(3)) \(said.prefix(3))")
    }
    // Of this thread, whatever else the machine does; the worst take well under one on a quiet one.
    #expect(seconds < 3, "\(seconds) seconds")
  }

  /// What a learner's editor holds while the learner types.
  @Test func `every cut of a program is answered`() throws {
    let folders = ["layout", "matching", "transitions", "animation", "language"]
    var programs = folders.flatMap { CaseFile.cases(in: $0).map(\.program) }
    programs += Vector.load("still").map(\.source).enumerated().filter { $0.offset % 20 == 0 }
      .map(\.element)
    var generator = SeededGenerator(seed: 7)
    for program in Set(programs).sorted() {
      let borders = program.indices.filter { !program[$0].isLetter && !program[$0].isNumber }
      for _ in 0..<4 {
        guard let end = borders.randomElement(using: &generator) else { continue }
        _ = try Self.run(Array(program[..<end].utf8))
      }
    }
  }

  @Test func `the same seed makes the same programs`() {
    var first = FuzzMutator(seed: 3, corpus: FuzzCorpus.programs)
    var second = FuzzMutator(seed: 3, corpus: FuzzCorpus.programs)
    for _ in 0..<100 { #expect(first.next() == second.next()) }
  }

  @Test func `programs of the fuzzer run as they are`() {
    for program in FuzzCorpus.programs {
      let trial = FuzzTrial(program) { _ in }
      #expect(trial.hasRun && trial.limits.isEmpty && trial.fault == nil, "\(program.prefix(200))")
    }
  }

  @Test func `some programs changed at random are answered`() {
    var mutator = FuzzMutator(seed: 20, corpus: FuzzCorpus.programs)
    for _ in 0..<150 {
      let program = mutator.next()
      let trial = FuzzTrial(program) { _ in }
      #expect(trial.fault == nil, "\(program)")
    }
  }

  @Test func `a failing program is made smaller`() {
    let program = "a\nb\nc bad d\ne\n"
    #expect(FuzzShrinker.shrink(program) { $0.contains("bad") } == " bad")
  }

  @Test func `too many and too large files are refused before they are read`() throws {
    let large = try BenchLoader.load("x.swift", SizedFiles(bytes: 10_000_000), SessionOptions())
    #expect(large.diagnostics.map(\.id) == ["limit-size"])
    let folder = SizedFiles(bytes: 200_000, count: 6)
    #expect(
      try BenchLoader.load("folder", folder, SessionOptions()).diagnostics.map(\.id)
        == ["limit-size"])
    #expect(throws: CommandFailure.self) {
      try BenchLoader.load("folder", SizedFiles(bytes: 10, count: 65), SessionOptions())
    }
  }
}

/// Files that have sizes and cannot be read.
struct SizedFiles: FileTree {
  var bytes: Int
  var count = 1

  func kind(of path: String) -> FileKind? { path == "folder" ? .folder : .file }
  func size(of path: String) -> Int? { bytes }
  func read(_ path: String) throws(FileFailure) -> [UInt8] { throw FileFailure("it was read") }
  func list(_ path: String) throws(FileFailure) -> [String] { (0..<count).map { "\($0).swift" } }
}
