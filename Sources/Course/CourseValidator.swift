package import Basics
import Drawing
package import Lab

/// What authors run: everything a course promises, tried out. Each rule answers with a sentence.
package struct CourseValidator {
  private let tree: any FileTree
  private let index: CourseIndex
  private let table: CommandTable
  private let isStrict: Bool
  package private(set) var problems: [CourseProblem]
  /// How much was looked at, for a summary.
  package private(set) var benches = 0
  package private(set) var steps = 0
  package private(set) var programs = 0

  /// `table` holds the commands that transcripts use.
  package init(
    root: String, _ tree: any FileTree, _ table: CommandTable, isStrict: Bool = false
  ) {
    self.tree = tree
    self.isStrict = isStrict
    self.table = table
    index = CourseIndex(root: root, tree)
    problems = index.problems
    if index.chapters.isEmpty, index.exercises.isEmpty {
      problems.append(CourseProblem(root, nil, "there is no chapter and no exercise here"))
    }
    for chapter in index.chapters { check(chapter) }
    checkShared()
    for exercise in index.exercises { check(exercise) }
  }

  package var summary: String {
    func count(_ number: Int, _ one: String, _ many: String) -> String {
      "\(number) " + (number == 1 ? one : many)
    }
    return [
      count(index.chapters.count, "chapter", "chapters"), count(benches, "bench", "benches"),
      count(steps, "command", "commands"), count(index.exercises.count, "exercise", "exercises"),
      count(programs, "program", "programs"),
    ].joined(separator: ", ")
  }

  private mutating func report(_ path: String, _ message: String, _ line: Int? = nil) {
    problems.append(CourseProblem(path, line, message))
  }

  // MARK: - Chapters

  private mutating func check(_ chapter: Chapter) {
    let allowed = [Chapter.pageName] + chapter.benches.map { $0 + ".swift" }
    checkStrays(chapter.folder, allowed)
    for bench in chapter.benches {
      benches += 1
      checkBench(
        chapter.paths(ofBench: bench), chapter.canvas,
        isBroken: chapter.broken.contains(bench))
    }
    checkTranscripts(chapter)
  }

  private mutating func checkStrays(_ folder: String, _ allowed: [String]) {
    for name in (try? tree.list(folder)) ?? [] where !allowed.contains(name) {
      report(CoursePath.join(folder, name), "nothing of the course uses this file")
    }
  }

  /// What lies in the shared folder is a part of some chapter.
  private mutating func checkShared() {
    let folder = CoursePath.join(
      CoursePath.join(index.root, CourseIndex.chaptersName), Chapter.sharedName)
    guard tree.kind(of: folder) == .folder else { return }
    checkStrays(folder, index.chapters.flatMap { $0.parts.map { $0 + ".swift" } })
  }

  private mutating func checkBench(_ paths: [String], _ canvas: Size, isBroken: Bool) {
    let path = paths[0]
    var texts: [SourceText] = []
    for each in paths {
      guard let text = try? tree.text(each) else {
        report(each, each == path ? "this bench is missing" : "this part of benches is missing")
        return
      }
      if CourseDesk.opening(text).isEmpty { report(each, "the bench has no opening comment", 1) }
      texts.append(SourceText(name: CoursePath.last(each), text))
    }
    let complaint = complaint(texts, canvas)
    if isBroken, complaint == nil { report(path, "this bench is called broken, and runs") }
    if !isBroken, let complaint { report(path, complaint) }
  }

  /// Why a program does not run; nil when it does.
  private func complaint(_ texts: [SourceText], _ canvas: Size) -> String? {
    var options = SessionOptions()
    options.canvas = canvas
    options.isStrict = isStrict
    do throws(CommandFailure) {
      let loaded = try BenchLoader.load(texts, options)
      if let session = loaded.session {
        return session.status == .fine ? nil : session.traps.first?.message ?? "it cannot run"
      }
      let error = loaded.diagnostics.first { $0.severity == .error }
      return "this program cannot run: " + (error?.message ?? "no reason known")
    } catch {
      return error.message
    }
  }

  /// Runs a chapter's transcripts one after the other, as someone would who types them along.
  private mutating func checkTranscripts(_ chapter: Chapter) {
    let path = chapter.pagePath
    let transcript: Transcript
    do throws(CommandFailure) {
      transcript = try Transcript(chapter.text)
    } catch {
      report(path, error.message)
      return
    }
    if !transcript.isTranscript || transcript.steps.isEmpty {
      report(path, "the chapter has no transcript")
      return
    }
    let store = MemoryStore(over: tree)
    let console = Console(files: store)
    console.isStrict = isStrict
    console.companion = CourseDesk(course: index.root, home: "home", store: store)
    var runner = ScriptRunner(table, console)
    for step in transcript.steps {
      steps += 1
      let result = runner.run(step.command)
      let outcome = Transcript.Outcome(output: result.output, status: result.status)
      if let difference = transcript.difference(step, outcome) {
        let sentence = "'\(step.command)' prints something else"
        report(path, ([sentence] + difference).joined(separator: "; "), step.line)
      }
    }
  }

  // MARK: - Exercises

  private mutating func check(_ exercise: Exercise) {
    let authors = [exercise.solution] + exercise.alternatives
    let programs = [exercise.start] + authors + exercise.wrongs
    self.programs += programs.count
    checkStrays(
      exercise.folder, [Exercise.pageName, Exercise.checksName] + programs.map(\.file))
    if index.chapter(String(exercise.chapter)) == nil {
      report(exercise.pagePath, "its chapter \(exercise.chapter) does not exist")
    }
    for program in programs {
      let path = CoursePath.join(exercise.folder, program.file)
      if let complaint = complaint(
        [SourceText(name: program.file, program.text)], exercise.canvas)
      {
        report(path, complaint)
      }
    }
    for program in authors {
      let grade = grade(exercise, program)
      for result in grade.results where result.verdict != .pass {
        report(
          CoursePath.join(exercise.folder, program.file),
          "does not pass '\(result.title)' (\(result.verdict.name))"
            + (result.failure.map { ": " + $0.message } ?? ""))
      }
    }
    let start = CoursePath.join(exercise.folder, exercise.start.file)
    if grade(exercise, exercise.start).isPassed { report(start, "the start passes already") }
    if exercise.wrongs.isEmpty { report(exercise.folder, "there is no wrong program") }
    for wrong in exercise.wrongs { checkWrong(exercise, wrong) }
    checkHints(exercise)
  }

  private func grade(_ exercise: Exercise, _ program: Exercise.Program) -> Grade {
    Grader(exercise, isStrict: isStrict).grade(
      [SourceText(name: program.file, program.text)], name: program.file)
  }

  private mutating func checkWrong(_ exercise: Exercise, _ wrong: Exercise.Program) {
    let path = CoursePath.join(exercise.folder, wrong.file)
    let failed = grade(exercise, wrong).results.filter { result in
      if case .notRun = result.verdict { return false }
      return result.verdict != .pass
    }.map(\.title)
    if failed == wrong.fails { return }
    let found = failed.isEmpty ? "it passes" : "it fails " + CourseValidator.list(failed)
    report(path, "it should fail \(CourseValidator.list(wrong.fails)); \(found)")
  }

  private static func list(_ titles: [String]) -> String {
    titles.map { "'\($0)'" }.joined(separator: " and ")
  }

  /// No hint holds a line that makes the difference between start and solution.
  private mutating func checkHints(_ exercise: Exercise) {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { line in
        var line = line.drop { $0 == " " }
        while line.last == " " { line.removeLast() }
        return String(line)
      }
    }
    let start = lines(exercise.start.text)
    let decisive = lines(exercise.solution.text).filter { line in
      line.count >= 16 && !line.hasPrefix("//") && !start.contains(line)
    }
    for (number, hint) in exercise.hints.enumerated() {
      let text = MarkdownPrinter.lines(hint, width: .max).joined(separator: "\n")
      for line in decisive where text.contains(line) {
        report(exercise.pagePath, "hint \(number + 1) holds a line of the solution: \(line)")
      }
    }
  }
}
