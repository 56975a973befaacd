package import Basics
import Lab

/// Runs the criteria of an exercise on a submission. Each begins with a fresh session; what a check
/// sees are query values, never the text of the submission.
package struct Grader {
  private let exercise: Exercise
  /// All commands of the lab but the one that reads files.
  private let table = CommandTable(LabCommands.all.filter { $0.name != "open" })

  /// Whether what is unknown or approximated keeps a submission from running.
  private let isStrict: Bool

  package init(_ exercise: Exercise, isStrict: Bool = false) {
    self.exercise = exercise
    self.isStrict = isStrict
  }

  /// Grades a file, or the Swift files of a folder.
  package func grade(path: String, _ tree: any FileTree) -> Grade {
    let name = CoursePath.last(path)
    guard let kind = tree.kind(of: path) else {
      return refused("missing", "there is no file '\(Escaping.visible(path))'", name)
    }
    do throws(FileFailure) {
      var paths = [path]
      if kind == .folder {
        paths = try tree.list(path).filter { $0.hasSuffix(".swift") }
          .map { CoursePath.join(path, $0) }
        if paths.isEmpty { return refused("missing", "the folder has no Swift file", name) }
      }
      guard paths.count <= BenchLoader.mostFiles else {
        return refused("size", "there are more than \(BenchLoader.mostFiles) files", name)
      }
      var texts: [SourceText] = []
      var total = 0
      for path in paths {
        let bytes = try tree.read(path)
        total += bytes.count
        guard bytes.count <= BenchLoader.mostFileBytes, total <= BenchLoader.mostBytes else {
          return refused("size", "the submission is too large", name)
        }
        texts.append(SourceText(name: CoursePath.last(path), bytes: bytes))
      }
      return grade(texts, name: name)
    } catch {
      return refused("path", error.message, name)
    }
  }

  /// Grades texts that are at hand.
  package func grade(_ texts: [SourceText], name: String) -> Grade {
    var options = SessionOptions()
    options.canvas = exercise.canvas
    options.fuel = .graded
    options.isStrict = isStrict
    let bench: Bench
    do throws(CommandFailure) {
      let loaded = try BenchLoader.load(texts, options)
      guard let session = loaded.session else {
        let errors = loaded.diagnostics.filter { $0.severity == .error }
        return refused(
          "parse", "the program cannot run", name,
          details: errors.flatMap { DiagnosticPrinter.lines($0, in: loaded.files) })
      }
      bench = session.bench
    } catch {
      return refused("parse", error.message, name, details: error.hints)
    }
    var results: [CriterionResult] = []
    for criterion in exercise.criteria {
      var result = CriterionResult(
        title: criterion.title, points: criterion.points, isHidden: criterion.isHidden,
        verdict: .pass)
      let missing = criterion.needs.first { need in
        !results.contains { $0.title == need && $0.verdict == .pass }
      }
      if let missing {
        result.verdict = .notRun(needs: missing)
      } else {
        run(criterion, bench, options, &result)
      }
      results.append(result)
    }
    return Grade(
      exercise: exercise.folderName, title: exercise.title, submission: name, results: results)
  }

  private func refused(
    _ kind: String, _ message: String, _ name: String, details: [String] = []
  ) -> Grade {
    stopped(.ungradable(kind), message, name, details: details)
  }

  /// The grade of a submission none of whose criteria could be run.
  package func stopped(
    _ verdict: Verdict, _ message: String, _ name: String, details: [String] = []
  ) -> Grade {
    let results = exercise.criteria.map { criterion in
      CriterionResult(
        title: criterion.title, points: criterion.points, isHidden: criterion.isHidden,
        verdict: verdict)
    }
    return Grade(
      exercise: exercise.folderName, title: exercise.title, submission: name, results: results,
      problem: Grade.Problem(verdict: verdict, message: message, details: details))
  }

  // MARK: - One criterion

  private func run(
    _ criterion: Criterion, _ bench: Bench, _ options: SessionOptions,
    _ result: inout CriterionResult
  ) {
    let console = Console(files: NoFiles())
    console.options = options
    let session = Session(bench, options)
    console.open(session)
    if let trap = session.traps.first {
      result.verdict = trap.limit.map(Verdict.limit) ?? .fail
      result.failure = StepFailure(message: trap.message, line: criterion.line)
      result.failure?.details = Grader.place(session)
      return
    }
    for step in criterion.steps {
      var failure: CommandFailure?
      do throws(CommandFailure) {
        try table.run(step.command, console)
      } catch {
        failure = error
      }
      let trap = console.session?.traps.first
      if let trap, let limit = trap.limit {
        result.verdict = .limit(limit)
        result.failure = report(step, CommandFailure(trap.message), console)
      } else if let failure {
        result.verdict = Grader.verdict(failure, step)
        result.failure = report(step, failure, console)
      } else if let trap {
        result.verdict = .fail
        result.failure = report(step, CommandFailure(trap.message), console)
      }
      _ = console.takeOutput()
      if result.verdict != .pass { break }
    }
    result.seconds = console.session?.now.seconds ?? 0
  }

  /// An expectation that cannot be asked is the author's fault; a command that finds nothing to
  /// work on is the submission's.
  private static func verdict(_ failure: CommandFailure, _ step: Criterion.Step) -> Verdict {
    switch failure.status {
    case .limit: return .limit("frames")
    case .usage where step.isExpectation: return .fault
    case .fault: return .fault
    default: return .fail
    }
  }

  /// What stopped the program, and where.
  private static func place(_ session: Session) -> [String] {
    session.trapDiagnostics.first.map { DiagnosticPrinter.lines($0, in: session.bench.files) } ?? []
  }

  private func report(
    _ step: Criterion.Step, _ failure: CommandFailure, _ console: Console
  ) -> StepFailure {
    var report = StepFailure(message: step.message ?? failure.message, line: step.line)
    report.hint = step.hint
    report.evidence = failure.evidence
    if failure.evidence == nil {
      if step.message != nil { report.details.append(failure.message) }
      report.details += failure.hints
    }
    if let session = console.session { report.details += Grader.place(session) }
    return report
  }
}

/// A disk without anything: checks read no files.
private struct NoFiles: FileTree {
  func kind(of path: String) -> FileKind? { nil }
  func read(_ path: String) throws(FileFailure) -> [UInt8] { throw FileFailure("no files here") }
  func list(_ path: String) throws(FileFailure) -> [String] { throw FileFailure("no files here") }
}
