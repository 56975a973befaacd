/// Every rule of the validator is red on a spoiled course, with a sentence that says what is wrong.
import Course
import Lab
import Shell
import Testing

@Suite struct `The validator` {
  struct Spoiled: Sendable, CustomTestStringConvertible {
    var file: String
    var text: String?
    var sentence: String
    var testDescription: String { sentence }
  }

  private static let chapter = "course/Chapters/01-growing/chapter.md"
  private static let bench = "course/Chapters/01-growing/grow.swift"
  private static let exercise = "course/Exercises/01-grow-faster/"

  static let spoiled: [Spoiled] = [
    Spoiled(file: chapter, text: "# Growing\n", sentence: "does not begin with '---'"),
    Spoiled(file: chapter, text: "---\ntitle: A\n", sentence: "has no closing '---'"),
    changed(chapter, "title: Growing\n", "", "the front matter lacks 'title'"),
    changed(chapter, "title: Growing", "titel: Growing", "'titel' is none of title"),
    changed(chapter, "title: Growing", "title: A\ntitle: B", "'title' stands here twice"),
    changed(chapter, "160x96", "1600x96", "larger than 38 x 16 cells"),
    changed(chapter, "160x96", "wide", "'wide' is not a canvas"),
    changed(chapter, "benches: grow", "benches: grow, fall", "this bench is missing"),
    changed(chapter, "benches: grow", "benches: grow\nbroken: grow", "called broken, and runs"),
    changed(chapter, "benches: grow", "benches: grow\nparts: tile", "part of benches is missing"),
    Spoiled(
      file: "course/Chapters/Shared/tile.swift", text: "", sentence: "nothing of the course"),
    changed(chapter, "width == 60", "width == 61", "prints something else"),
    changed(chapter, "slowmo> tap", "tap", "neither a command"),
    changed(chapter, "60\n```\n", "60\n", "this fence is never closed"),
    Spoiled(file: chapter, text: nil, sentence: "this file is missing"),
    Spoiled(file: bench, text: nil, sentence: "this bench is missing"),
    changed(bench, "isBig = false", "isBig = 0", "this program cannot run"),
    changed(bench, "// A square that grows when it is tapped.\n", "", "no opening comment"),
    Spoiled(
      file: "course/Chapters/01-growing/old.swift", text: "", sentence: "nothing of the course"),
    Spoiled(
      file: "course/Exercises/grow/exercise.md", text: "", sentence: "not a folder named NN-name"),
    Spoiled(
      file: "course/Chapters/01-other/chapter.md", text: MiniCourse.chapter,
      sentence: "has the same number"),
    changed(exercise + "exercise.md", "chapter: 1", "chapter: 7", "chapter 7 does not exist"),
    changed(exercise + "exercise.md", "## Hint 3\n\nThree.\n", "", "fewer than three hints"),
    changed(exercise + "exercise.md", "\n\nTwo.", "\n", "hint 2 is empty"),
    changed(exercise + "exercise.md", "## Hint 2", "## Hint 4", "neither the next hint nor"),
    changed(exercise + "exercise.md", "## Insight\n\nIt grew.\n", "", "there is no insight"),
    changed(
      exercise + "exercise.md", "Two.", "Write `.frame(width: isBig ? 120 : 40, height: 40)`.",
      "hint 2 holds a line of the solution"),
    Spoiled(
      file: exercise + "Start.swift", text: MiniCourse.solution, sentence: "passes already"),
    Spoiled(
      file: exercise + "Solution.swift", text: MiniCourse.bench,
      sentence: "does not pass 'it grows'"),
    Spoiled(
      file: exercise + "Alternative-1.swift", text: MiniCourse.bench,
      sentence: "does not pass 'it grows'"),
    Spoiled(
      file: exercise + "Wrong-1-more.swift", text: nil, sentence: "there is no wrong program"),
    changed(
      exercise + "Wrong-1-more.swift", "// fails: it grows", "// fails: it stays as high",
      "it should fail 'it stays as high'; it fails 'it grows'"),
    changed(exercise + "Wrong-1-more.swift", "// fails: it grows\n", "", "no 'fails: TITLE'"),
    changed(exercise + "Wrong-1-more.swift", "130", "120", "it passes"),
    changed(
      exercise + "Wrong-1-more.swift", "// Misconception: more is better.\n", "",
      "names no misconception"),
    Spoiled(file: exercise + "checks.slowmo", text: "tap\n", sentence: "above the first criterion"),
    changed(exercise + "checks.slowmo", "points 2", "points many", "a number from 1 to 1000"),
    changed(exercise + "checks.slowmo", "needs \"it grows\"", "needs \"it\"", "called 'it'"),
    changed(exercise + "checks.slowmo", "  settle", "  setle", "'setle' is not a command"),
    changed(exercise + "checks.slowmo", "it stays as high", "it grows", "called the same"),
    changed(
      exercise + "checks.slowmo", "  expect view(\"Rectangle\").rect.height == 40", "  tap",
      "expects nothing"),
    changed(exercise + "checks.slowmo", "rect.height == 40", "rect.hight == 40", "(fault)"),
  ]

  private static func changed(
    _ file: String, _ old: String, _ new: String, _ sentence: String
  ) -> Spoiled {
    let text = MiniCourse.files.first { $0.path == file }?.text ?? ""
    return Spoiled(
      file: file, text: text.contains(old) ? text.replacing(old, with: new) : nil,
      sentence: sentence)
  }

  private func problems(_ store: MemoryStore, isStrict: Bool = false) -> [String] {
    CourseValidator(
      root: "course", store, CommandTable(ShellCommands.all), isStrict: isStrict
    ).problems.map(\.description)
  }

  @Test func `finds nothing in a healthy course`() {
    #expect(problems(MiniCourse.store()) == [])
    #expect(!problems(MemoryStore(over: Nothing())).isEmpty)
  }

  @Test func `a strict look refuses what nobody knows`() {
    let bench = MiniCourse.bench.replacing("Rectangle()", with: "Rectangle().sparkle()")
    let store = MiniCourse.store([(Self.bench, bench)])
    #expect(problems(store) == [])
    let found = problems(store, isStrict: true)
    #expect(found.contains { $0.contains("'sparkle' is not known") }, "\(found)")
  }

  @Test func `benches are loaded with the parts that their chapter shares`() {
    func files(_ part: String) -> [(String, String?)] {
      [
        (Self.chapter, MiniCourse.chapter.replacing("\nbenches", with: "\nparts: tile\nbenches")),
        (Self.bench, MiniCourse.bench.replacing("Rectangle()", with: "Tile()")),
        ("course/Chapters/Shared/tile.swift", part),
      ]
    }
    let tile = """
      // A tile.
      struct Tile: View { var body: some View { Rectangle() } }
      """
    #expect(problems(MiniCourse.store(files(tile))) == [])
    let bare = problems(MiniCourse.store(files(tile.replacing("// A tile.\n", with: ""))))
    #expect(bare == ["course/Chapters/Shared/tile.swift:1: the bench has no opening comment"])
    let broken = problems(MiniCourse.store(files("// Nothing.")))
    #expect(broken.contains { $0.contains("prints something else") }, "\(broken)")
  }

  @Test(arguments: spoiled)
  func `says what is wrong with a spoiled one`(spoiled: Spoiled) {
    let found = problems(MiniCourse.store([(spoiled.file, spoiled.text)]))
    #expect(
      found.contains { $0.contains(spoiled.sentence) },
      "\(found.joined(separator: "\n"))")
  }
}
