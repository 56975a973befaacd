import Basics
import Drawing
import Engine
import Foundation
import Lab
import Terminal
import TestSupport
import Testing

/// Runs a case through the machine door: source text in, leaves out.
struct CaseRunner {
  let one: Case
  private let loaded: LoadedBench
  private let console: Console

  init(_ one: Case) throws {
    self.one = one
    var options = SessionOptions()
    if let canvas = one.settings["canvas"].flatMap(SessionOptions.canvas) {
      options.canvas = canvas
    }
    if let insets = one.settings["safeArea"].flatMap(SessionOptions.safeArea) {
      options.safeArea = insets
    }
    if one.settings["arbitration"] == "newest" { options.semantics.arbitration = .newest }
    if one.settings["fixedChildRule"] == "centred" { options.semantics.fixedChildRule = .centred }
    if one.settings["textSpacing"] == "font" { options.semantics.textSpacing = .font }
    options.root = one.settings["root"]
    loaded = try BenchLoader.load([SourceText(name: "Case.swift", one.program)], options)
    console = Console(files: NoFiles())
    console.options = options
    if let session = loaded.session { console.open(session) }
  }

  func run() throws {
    try checkDiagnostics()
    guard let session = loaded.session else { return }
    var runner = ScriptRunner(CommandTable(LabCommands.all), console)
    for step in one.steps {
      let result = runner.run(step)
      #expect(result.status == .fine, "\(step): \(result.output)")
    }
    for block in one.blocks {
      switch block.kind {
      case "at":
        let seconds = try #require(Double(block.argument))
        check(block, session.frame(atSeconds: seconds))
      case "frame":
        let seconds = try #require(Double(block.argument))
        try checkPicture(block, session.frame(atSeconds: seconds))
      case "why": WhyCheck(output: runner.run("why").output).run(block, one.title)
      case "log":
        #expect(session.log == block.lines.filter { !$0.isEmpty })
      case "expect":
        let result = runner.run("expect " + block.argument)
        #expect(result.status == .fine, "\(block.argument): \(result.output)")
      default: break
      }
    }
    let isLogExpected = one.blocks.contains { $0.kind == "log" }
    if !isLogExpected { #expect(session.log == [], "unannounced console messages") }
    #expect(session.traps == [], "evaluation stopped")
    #expect(runner.run("why").status == .fine, "why must answer for every program")
  }

  /// Does what the case does and waits until all has ended; or it must be for ever.
  func settle() throws {
    #expect(loaded.session != nil, "\(one.title) does not run")
    var runner = ScriptRunner(CommandTable(LabCommands.all), console)
    for step in one.steps { #expect(runner.run(step).status == .fine, "\(step)") }
    let result = runner.run("settle")
    #expect(result.status == .fine || result.status == .limit, "\(result.output)")
  }

  /// `--- messages` holds everything a user would read, carets and all; `--- diagnostics` ids and
  /// places. One of them is enough.
  private func checkDiagnostics() throws {
    if let block = one.blocks.first(where: { $0.kind == "messages" }) {
      let lines = loaded.diagnostics.flatMap { DiagnosticPrinter.lines($0, in: loaded.files) }
      var wanted = block.lines
      while wanted.last == "" { wanted.removeLast() }
      if isRecording(wanted, lines) {
        try record(lines, block)
      } else {
        #expect(lines == wanted)
      }
      return
    }
    let found = loaded.diagnostics.map { diagnostic in
      let position = loaded.files.first?.position(of: diagnostic.range.start)
      return "\(diagnostic.id) \(position?.line ?? 0):\(position?.column ?? 0)"
    }
    let wanted = one.blocks.filter { $0.kind == "diagnostics" }.flatMap(\.lines)
      .filter { !$0.isEmpty }
    #expect(found == wanted, "\(loaded.diagnostics.map(\.message))")
  }

  // MARK: - Leaves

  private func check(_ block: Case.Block, _ frame: Frame) {
    let lines = block.lines.filter { !$0.isEmpty }
    let only = one.settings["only"]?.split(separator: " ").map(String.init)
    let leaves = frame.leaves.filter { only?.contains($0.view) ?? true }
    let wanted = lines.filter { $0.first?.isUppercase == true || $0.hasPrefix("border") }
    let place: Comment = "\(one.title), at \(block.argument)"
    #expect(leaves.count == wanted.count, "\(place): \(leaves.map(\.path))")
    for (leaf, line) in zip(leaves, wanted) { check(leaf, line, place) }
    for line in lines where line.hasPrefix("coverage ") {
      let value = Double(line.dropFirst(9)) ?? -1
      #expect(abs(frame.coverage - value) < 0.001, "\(place): coverage \(frame.coverage)")
    }
    for line in lines where line.hasPrefix("group ") {
      let text = frame.groups.map { group in
        let rect = group.rect.map { "\(numbers($0))" } ?? "none"
        return "group \(group.id) \(rect)\(group.isFlying ? " flying" : "")"
      }
      #expect(text.contains(line), "\(place): \(text)")
    }
  }

  private func numbers(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map { NumberFormat.string($0) }
      .joined(separator: " ")
  }

  /// `Name x y w h [op=] [r=] [text="..."] [color=#...] [phase=...]`.
  private func check(_ leaf: LeafSnapshot, _ line: String, _ place: Comment) {
    let words = CommandTable.words(line)
    #expect(leaf.view == words.first, "\(place): \(leaf.path)")
    let rect = words.dropFirst().prefix(4).compactMap(Double.init)
    let found = [leaf.rect.x, leaf.rect.y, leaf.rect.width, leaf.rect.height]
    for (wanted, value) in zip(rect, found) {
      #expect(abs(wanted - value) < 0.01, "\(place): \(leaf.view) is at \(numbers(leaf.rect))")
    }
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "op":
        #expect(abs(leaf.effectiveOpacity - (Double(parts[1]) ?? -1)) < 0.001, place)
      case "r": #expect(abs((leaf.cornerRadius ?? 0) - (Double(parts[1]) ?? -1)) < 0.01, place)
      case "text": #expect(leaf.text == parts[1], place)
      case "color": #expect(leaf.color.hexString == parts[1], place)
      case "phase": #expect(TraceReport.name(of: leaf.phase) == parts[1], place)
      case "truncated": #expect(leaf.isTruncated == (parts[1] == "true"), place)
      default: Issue.record("unknown word \(word)")
      }
    }
  }

  // MARK: - Pictures

  /// `RECORD=all` writes pictures anew, `RECORD=failed` those that differ, `RECORD=missing` those
  /// that are empty; otherwise nothing is ever written.
  private func checkPicture(_ block: Case.Block, _ frame: Frame) throws {
    let scale = one.settings["scale"].flatMap(Double.init) ?? 8
    var rasterizer = Rasterizer(metrics: CellMetrics(pointsPerColumn: scale))
    // A bar before each row keeps pictures apart from the lines that divide a case.
    var lines = rasterizer.render(frame.displayList).grid.lines().map { "|" + $0 }
    while lines.last == "|" { lines.removeLast() }
    var wanted = block.lines
    while wanted.last == "" { wanted.removeLast() }
    if isRecording(wanted, lines) {
      try record(lines, block)
      return
    }
    let difference = GridDifference.describe(
      expected: wanted.joined(separator: "\n"), actual: lines.joined(separator: "\n"))
    if let difference { Issue.record("\(one.title), frame \(block.argument)\n\(difference)") }
  }

  private func isRecording(_ wanted: [String], _ found: [String]) -> Bool {
    switch ProcessInfo.processInfo.environment["RECORD"] {
    case "all": true
    case "failed": wanted != found
    case "missing": wanted.isEmpty
    default: false
    }
  }

  private func record(_ lines: [String], _ block: Case.Block) throws {
    var text = try String(contentsOfFile: one.file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // Blocks move when one above them is written: find this one by its heading.
    let heading =
      "--- " + [block.kind, block.argument].filter { !$0.isEmpty }.joined(separator: " ")
    let title = text.firstIndex(of: "=== " + one.title) ?? 0
    let start = text.indices.first { $0 >= title && text[$0] == heading }
    guard let start else { return }
    var end = start + 1
    while end < text.count, !text[end].hasPrefix("--- "), !text[end].hasPrefix("=== ") { end += 1 }
    text.replaceSubrange((start + 1)..<end, with: lines + [""])
    try text.joined(separator: "\n").write(toFile: one.file, atomically: true, encoding: .utf8)
  }
}

/// No files at all.
struct NoFiles: FileTree {
  func kind(of path: String) -> FileKind? { nil }
  func read(_ path: String) throws(FileFailure) -> [UInt8] { throw FileFailure("no files here") }
  func list(_ path: String) throws(FileFailure) -> [String] { [] }
}
