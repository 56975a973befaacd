/// What learners do: read, work on copies, check; and what must never happen to their files.
import Basics
import Course
import Lab
import Shell
import Testing

@Suite struct `A record of progress` {
  @Test func `comes back as it was written, with the lines it does not know`() {
    var progress = Progress("slowmo-progress 1\nstars many of them\ntry 01-a 2 hints 1\n")
    progress.setCurrent("01-a")
    progress.setPlace(chapter: 3, page: 4)
    progress.setDone("01-a")
    progress.setDone("01-a")
    var attempt = progress.attempt("01-a")
    attempt.tries += 1
    progress.set(attempt, "01-a")
    let again = Progress(progress.text)
    #expect(again == progress)
    #expect(again.text.hasPrefix("slowmo-progress 1\nstars many of them\n"))
    #expect(again.current == "01-a")
    #expect(again.place?.chapter == 3)
    #expect(again.place?.page == 4)
    #expect(again.isDone("01-a"))
    #expect(again.attempt("01-a").tries == 3)
    #expect(again.attempt("01-a").hints == 1)
    #expect(again.text.split(separator: "\n").count == 6)
  }

  @Test(arguments: [
    "", "\n\n", "try", "try a b hints c", "at x y", "at -1 0", "current", "current a b",
    "try a 99999999999999999999 hints 1", "\u{0}\u{1B}\nat 1 1",
  ])
  func `reads whatever stands in its file`(text: String) {
    let progress = Progress(text)
    #expect(Progress(progress.text) == progress)
    #expect(progress.current == nil)
    #expect(progress.attempt("a").tries == 0)
  }
}

@Suite struct `The desk` {
  /// A shell over a course in memory.
  private func shell(_ store: MemoryStore) -> ScriptRunner {
    let console = Console(files: store)
    console.companion = CourseDesk(course: "course", home: "home/slowmo", store: store)
    return ScriptRunner(CommandTable(ShellCommands.all), console)
  }

  private func text(_ store: MemoryStore, _ path: String) throws -> String {
    String(decoding: try store.read(path), as: UTF8.self)
  }

  private static let copy = "home/slowmo/work/01-grow-faster/Mine.swift"

  @Test func `opens chapters by number, benches by name, and goes back to loose files`() throws {
    let store = MiniCourse.store([("mine.swift", MiniCourse.bench)])
    var shell = shell(store)
    #expect(shell.run("open 1").output.contains("ContentView on 160x96, t=0"))
    #expect(shell.run("open mine.swift").output == ["ContentView on 390x844, t=0"])
    #expect(shell.run("open grow").output.first == "chapter 1, bench grow, 1 of 1")
    #expect(shell.run("open 1/grow").status == .fine)
    #expect(shell.run("open growing").status == .fine)
    let failure = shell.run("open gro")
    #expect(failure.status == .usage)
    #expect(failure.output.joined().contains("did you mean 'grow'?"))
    #expect(shell.run("open 7").output.first == "error: there is no chapter 7")
    #expect(shell.run("tap").status == .fine)
  }

  @Test func `reads page by page and remembers the place`() throws {
    let store = MiniCourse.store()
    var shell = shell(store)
    #expect(shell.run("next").output.first == "Growing")
    #expect(shell.run("next").output.contains("exercise 1: Grow faster"))
    #expect(shell.run("read 9").status == .usage)
    #expect(try text(store, "home/slowmo/progress.txt").contains("at 1 1"))
  }

  @Test func `an exercise from beginning to end`() throws {
    let store = MiniCourse.store()
    var shell = shell(store)
    #expect(shell.run("check").status == .usage)
    #expect(shell.run("exercise 1").output.contains("your copy: \(Self.copy)"))
    #expect(shell.run("solution").status == .usage)
    #expect(shell.run("check").status == .failed)
    #expect(shell.run("hint").output.first == "hint 1 of 3")
    #expect(shell.run("hint").output.first == "hint 2 of 3")
    #expect(shell.run("hint 1").output.first == "hint 1 of 3")
    #expect(shell.run("hint 4").status == .usage)
    // Before one's own way has passed, the author's has to be asked for twice.
    #expect(shell.run("solution").status == .usage)
    #expect(shell.run("solution anyway").output.first == "way 1 of 1: Solution.swift")
    #expect(shell.run("solution 2 anyway").status == .usage)
    try store.write(MiniCourse.solution, to: Self.copy)
    #expect(shell.run("edit").output == ["your copy: \(Self.copy)"])
    let passed = shell.run("check")
    #expect(passed.status == .fine)
    #expect(passed.output.last == "It grew.")
    #expect(shell.run("solution").status == .fine)
    #expect(shell.run("exercise").status == .fine)
    #expect(shell.run("exercises").output.first == "* 1  Grow faster, 3 points: done")
    #expect(try text(store, "home/slowmo/progress.txt").contains("try 01-grow-faster 2 hints 2"))
  }

  @Test func `reset keeps what there was, and nothing of the course is ever written`() throws {
    let store = MiniCourse.store()
    var shell = shell(store)
    _ = shell.run("exercise 1")
    for number in 1...2 {
      try store.write("// mine \(number)\n", to: Self.copy)
      #expect(shell.run("reset").status == .fine)
      #expect(try text(store, Self.copy) == MiniCourse.bench)
      let backup = "home/slowmo/work/01-grow-faster/Mine-\(number).swift"
      #expect(try text(store, backup) == "// mine \(number)\n")
    }
    try store.write("// mine 3\n", to: Self.copy)
    _ = shell.run("exercise 1")
    #expect(try text(store, Self.copy) == "// mine 3\n")
    for file in MiniCourse.files { #expect(try text(store, file.path) == file.text) }
  }

  @Test func `a copy that does not compile is shown with its errors, and counted as a try`() throws
  {
    let store = MiniCourse.store()
    var shell = shell(store)
    _ = shell.run("exercise 1")
    try store.write("struct {", to: Self.copy)
    #expect(shell.run("check").status == .program)
    #expect(shell.run("exercise 1").status == .fine)
    #expect(shell.run("exercises").output.joined().contains("tried once"))
  }

  @Test func `without a course or a home every command says what is missing`() {
    let console = Console(files: Nothing())
    console.companion = CourseDesk(
      course: nil, home: nil, store: MemoryStore(over: Nothing()))
    var shell = ScriptRunner(CommandTable(ShellCommands.all), console)
    for line in ["chapters", "read", "next", "exercises", "exercise 1", "check", "hint", "reset"] {
      let result = shell.run(line)
      #expect(result.status != .fine)
      #expect(result.output.first?.hasPrefix("error: ") == true, "\(line)")
    }
  }
}
