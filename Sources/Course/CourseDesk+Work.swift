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
    if progress.current != nil { console.write("*  the one in work") }
    let open = try course().exercises.first { !progress.isDone($0.folderName) }
    console.suggestions = [open.map { "exercise \($0.number)" } ?? "chapters"]
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
    let word = word.isEmpty ? try current().name : word
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
    let following = try course().chapters.first { $0.number > exercise.chapter }
    console.suggestions = ["solution"] + [following.map { "open \($0.number)" } ?? "chapters"]
  }

  /// The next hint, or one of those given before.
  package func hint(_ asked: Int?, _ console: Console) throws(CommandFailure) {
    let exercise = try current()
    let name = exercise.folderName
    let count = exercise.hints.count
    guard count > 0 else { throw CommandFailure("this exercise has no hints", status: .fault) }
    let given = progress.attempt(name).hints
    let number = asked ?? min(given + 1, count)
    guard number <= min(given + 1, count) else {
      throw CommandFailure(
        number > count
          ? "there are \(count) hints" : "hint \(number) comes after hint \(given + 1)",
        hints: ["'hint' gives the next one"])
    }
    console.write("hint \(number) of \(count)")
    for line in MarkdownPrinter.lines(exercise.hints[number - 1]) { console.write(line) }
    if number == count {
      console.write("That was the last; 'hint 1' shows the first again.")
      console.suggestions = ["edit", "check", "solution anyway"]
    }
    try record { progress in
      var attempt = progress.attempt(name)
      attempt.hints = max(given, number)
      progress.set(attempt, name)
    }
  }

  /// One of the author's programs at a time: `solution`, `solution 2`; before one's own has passed
  /// only with `anyway`.
  package func solution(_ words: [String], _ console: Console) throws(CommandFailure) {
    let exercise = try current()
    let ways = [exercise.solution] + exercise.alternatives
    var number = 1
    for word in words where word != "anyway" {
      guard let way = Int(word), (1...ways.count).contains(way) else {
        throw CommandFailure(
          "'\(Escaping.visible(word))' is none of the \(ways.count) ways",
          hints: ["'solution', 'solution 2', 'solution anyway'"])
      }
      number = way
    }
    guard progress.isDone(exercise.folderName) || words.contains("anyway") else {
      throw CommandFailure(
        "your copy has not passed yet",
        hints: ["'check' it, 'hint' helps; 'solution anyway' shows the author's regardless"])
    }
    let way = ways[number - 1]
    console.write("way \(number) of \(ways.count): \(way.file)")
    for line in way.text.split(separator: "\n", omittingEmptySubsequences: false) {
      console.write(String(line))
    }
    let isLast = number == ways.count
    let more = "solution \(number + 1)" + (words.contains("anyway") ? " anyway" : "")
    console.suggestions = (isLast ? [] : [more]) + ["edit", "check"]
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
