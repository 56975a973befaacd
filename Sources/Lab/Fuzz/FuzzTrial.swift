import Basics
import Drawing
package import Engine

/// One program taken through the bench: loaded, tapped, moved in time, looked at.
package struct FuzzTrial {
  package var isLoaded = false
  /// Whether a frame came out without a trap.
  package var hasRun = false
  /// Ids of the limits that were reached, in order.
  package var limits: [String] = []
  /// What can only be a mistake of ours.
  package var fault: String?

  /// `look` is handed every frame; whoever can draw does.
  package init(_ program: String, look: (Frame) -> Void) {
    let options = SessionOptions()
    let text = SourceText(name: "fuzz.swift", program)
    guard let loaded = try? BenchLoader.load([text], options) else {
      fault = "loading failed without a diagnostic"
      return
    }
    note(loaded.diagnostics, in: loaded.files)
    guard let session = loaded.session else {
      if loaded.diagnostics.isEmpty { fault = "no session and no diagnostic" }
      return
    }
    isLoaded = true
    for seconds in [0, 0.1] { show(session.frame(atSeconds: seconds), look) }
    for tap in 0..<2 {
      let count = session.tapTargets().count
      guard count > 0 else { break }
      session.tap(target: tap == 0 ? 0 : count - 1)
      for seconds in [0, 0.05, 0.35] { show(session.frame(atSeconds: seconds), look) }
    }
    for frames in [1, -2] {
      session.step(frames)
      show(session.frame(), look)
    }
    _ = session.settle()
    show(session.frame(), look)
    var report = TraceReport(files: loaded.files, options: options)
    report.samples = [.init(seconds: session.seconds, frame: session.frame())]
    report.diagnostics = session.trapDiagnostics
    report.log = session.log
    if report.json.isEmpty { fault = "no report" }
    note(session.trapDiagnostics, in: loaded.files)
    hasRun = session.traps.isEmpty
  }

  private mutating func show(_ frame: Frame, _ look: (Frame) -> Void) {
    for leaf in frame.leaves {
      let rect = leaf.rect
      let numbers = [rect.x, rect.y, rect.width, rect.height, leaf.opacity, leaf.effectiveOpacity]
      if numbers.contains(where: { !$0.isFinite }) { fault = "a leaf has a number without an end" }
    }
    look(frame)
  }

  private mutating func note(_ diagnostics: [Diagnostic], in files: [SourceText]) {
    for diagnostic in diagnostics {
      _ = DiagnosticPrinter.lines(diagnostic, in: files)
      if diagnostic.id.hasPrefix("limit-"), !limits.contains(diagnostic.id) {
        limits.append(diagnostic.id)
      }
      if diagnostic.message.contains("this instruction cannot run") {
        fault = diagnostic.message
      }
    }
  }
}

/// Makes a program smaller as long as it still fails.
package struct FuzzShrinker {
  /// Programs still to be tried at most.
  private var budget = 300
  private let fails: (String) -> Bool

  package static func shrink(_ program: String, fails: (String) -> Bool) -> String {
    withoutActuallyEscaping(fails) { fails in
      var shrinker = FuzzShrinker(fails: fails)
      let lines = program.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0) + "\n" }
      let fewer = shrinker.reduce(lines).joined()
      return shrinker.reduce(FuzzTokens.split(fewer)).joined()
    }
  }

  private init(fails: @escaping (String) -> Bool) { self.fails = fails }

  /// Leaves out runs of parts, long ones first.
  private mutating func reduce(_ parts: [String]) -> [String] {
    var parts = parts
    var length = max(parts.count / 2, 1)
    while budget > 0 {
      var start = 0
      var hasChanged = false
      while start < parts.count, budget > 0 {
        var fewer = parts
        fewer.removeSubrange(start..<min(start + length, parts.count))
        budget -= 1
        if fails(fewer.joined()) {
          parts = fewer
          hasChanged = true
        } else {
          start += length
        }
      }
      if length == 1, !hasChanged { break }
      length = max(length / 2, 1)
    }
    return parts
  }
}
