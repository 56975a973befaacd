import Basics
package import Lab

// Exercises at the prompt: copies, checks, hints. Originals are only read.

extension CourseDesk {
  /// Name of a learner's copy.
  package static let copyName = "Mine.swift"

  package func listExercises(_ console: Console) throws(CommandFailure) {
    for exercise in try course().exercises {
      let attempt = progress.attempt(exercise.folderName)
      var state = "not tried yet"
      if attempt.tries > 0 { state = "tried \(CourseDesk.times(attempt.tries))" }
      if progress.isDone(exercise.folderName) { state = "done" }
      let mark = exercise.folderName == progress.current ? "* " : "  "
      console.write(
        "\(mark)\(exercise.number)  \(exercise.title), \(exercise.points) points: \(state)")
    }
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  /// The exercise in work.
  private func current() throws(CommandFailure) -> Exercise {
    let index = try course()
    if let name = progress.current, let exercise = index.exercise(name) { return exercise }
    throw CommandFailure(
      "no exercise is open", hints: ["'exercises' lists them; 'exercise N' opens one"])
  }

  private func folder(_ exercise: Exercise) throws(CommandFailure) -> String {
    guard let home else {
      throw CommandFailure(
        "there is no folder for your copies", status: .fault,
        hints: ["set HOME or XDG_DATA_HOME"])
    }
    return CoursePath.join(CoursePath.join(home, "work"), exercise.folderName)
  }

  private func copyPath(_ exercise: Exercise) throws(CommandFailure) -> String {
    CoursePath.join(try folder(exercise), CourseDesk.copyName)
  }

  private func write(_ text: String, _ path: String) throws(CommandFailure) {
    do throws(FileFailure) {
      try store.write(text, to: path)
    } catch {
      throw CommandFailure(error.message, status: .fault)
    }
  }

  package func openExercise(_ word: String, _ console: Console) throws(CommandFailure) {
    let index = try course()
    guard let exercise = index.exercise(word) else {
      let nearest = Suggestion.nearest(to: word, in: index.exercises.map(\.name))
      throw CommandFailure(
        "there is no exercise '\(Escaping.visible(word))'",
        hints: [nearest.map { "did you mean '\($0)'?" } ?? "'exercises' lists them"])
    }
    let path = try copyPath(exercise)
    if store.kind(of: path) == nil { try write(exercise.start.text, path) }
    try record { $0.setCurrent(exercise.folderName) }
    if let chapter = index.chapter(String(exercise.chapter)) { turn(to: chapter) }
    for line in MarkdownPrinter.lines(exercise.task) { console.write(line) }
    console.write("")
    console.write("your copy: \(Escaping.visible(path))")
    try loadCopy(console)
  }

  /// Opens the learner's copy as it is now; one that does not compile is shown with its errors.
  package func loadCopy(_ console: Console) throws(CommandFailure) {
    let exercise = try current()
    let text = SourceText(
      name: CourseDesk.copyName, try read(try copyPath(exercise)))
    do throws(CommandFailure) {
      try load([text], exercise.canvas, console)
    } catch {
      guard error.status == .program else { throw error }
      console.write("your copy cannot run yet; 'edit' opens it")
    }
  }

  /// Path of the copy of the exercise in work.
  package func copyOfCurrent() throws(CommandFailure) -> String {
    let exercise = try current()
    let path = try copyPath(exercise)
    if store.kind(of: path) == nil { try write(exercise.start.text, path) }
    return path
  }

  package func check(_ console: Console, isStrict: Bool = false) throws(CommandFailure) {
    let exercise = try current()
    let name = exercise.folderName
    let grader = Grader(exercise, isStrict: isStrict || console.isStrict)
    let grade = grader.grade(path: try copyOfCurrent(), store)
    // The bench shows what was graded, and then the report has the last word.
    if grade.problem == nil { try loadCopy(console) }
    for line in TextReport.lines(grade.forLearner) { console.write(line) }
    try record { progress in
      var attempt = progress.attempt(name)
      attempt.tries += 1
      progress.set(attempt, name)
      if grade.isPassed { progress.setDone(name) }
    }
    guard grade.isPassed else {
      console.write("'edit' opens your copy, 'hint' helps")
      throw CommandFailure("", status: grade.status)
    }
    console.write("")
    for line in MarkdownPrinter.lines(exercise.insight) { console.write(line) }
  }

  package func hint(_ console: Console) throws(CommandFailure) {
    let exercise = try current()
    let name = exercise.folderName
    let count = exercise.hints.count
    let number = min(progress.attempt(name).hints + 1, count)
    guard exercise.hints.indices.contains(number - 1) else {
      throw CommandFailure("this exercise has no hints", status: .fault)
    }
    console.write("hint \(number) of \(count)")
    for line in MarkdownPrinter.lines(exercise.hints[number - 1]) { console.write(line) }
    if number == count { console.write("That was the last; 'solution' shows one way.") }
    try record { progress in
      var attempt = progress.attempt(name)
      attempt.hints = number
      progress.set(attempt, name)
    }
  }

  package func solution(_ word: String?, _ console: Console) throws(CommandFailure) {
    let exercise = try current()
    if let word, word != "anyway" {
      throw CommandFailure(
        "'\(Escaping.visible(word))' says nothing here", hints: ["'solution' or 'solution anyway'"])
    }
    if progress.attempt(exercise.folderName).tries == 0, word == nil {
      throw CommandFailure(
        "your copy has not been checked yet",
        hints: ["'check' it first, 'hint' helps; 'solution anyway' shows it regardless"])
    }
    for program in [exercise.solution] + exercise.alternatives {
      console.write("-- \(program.file)")
      for line in program.text.split(separator: "\n", omittingEmptySubsequences: false) {
        console.write(String(line))
      }
    }
  }

  package func reset(_ console: Console) throws(CommandFailure) {
    let exercise = try current()
    let path = try copyPath(exercise)
    if store.kind(of: path) != nil {
      let text = try read(path)
      guard text != exercise.start.text else {
        console.write("your copy is as it was at the start")
        return
      }
      let backup = try freeBackup(exercise)
      try write(text, backup)
      console.write("your work is kept in \(Escaping.visible(backup))")
    }
    try write(exercise.start.text, path)
    try loadCopy(console)
  }

  private func freeBackup(_ exercise: Exercise) throws(CommandFailure) -> String {
    let folder = try folder(exercise)
    for number in 1...999 {
      let path = CoursePath.join(folder, "Mine-\(number).swift")
      if store.kind(of: path) == nil { return path }
    }
    throw CommandFailure("there are 999 backups already; remove some", status: .fault)
  }
}
