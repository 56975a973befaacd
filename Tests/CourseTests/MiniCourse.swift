/// A small course in memory: one chapter, one exercise, healthy until a test spoils it.
import Basics
import Course

/// A disk without anything.
struct Nothing: FileTree {
  func kind(of path: String) -> FileKind? { nil }
  func read(_ path: String) throws(FileFailure) -> [UInt8] { throw FileFailure("no '\(path)'") }
  func list(_ path: String) throws(FileFailure) -> [String] { throw FileFailure("no '\(path)'") }
}

enum MiniCourse {
  static let bench = """
    // A square that grows when it is tapped.
    struct ContentView: View {
      @State private var isBig = false

      var body: some View {
        Rectangle()
          .frame(width: isBig ? 80 : 40, height: 40)
          .animation(.linear(duration: 1), value: isBig)
          .onTapGesture { isBig.toggle() }
      }
    }

    """

  static let chapter = """
    ---
    title: Growing
    summary: A square grows.
    canvas: 160x96
    benches: grow
    ---
    # Growing

    Tap it.

    ```slowmo
    slowmo> open grow
    | ...
    slowmo> tap
    | tap [..]
    slowmo> expect at 0.5 view("Rectangle").rect.width == 60
    ```

    """

  static let page = """
    ---
    title: Grow faster
    chapter: 1
    canvas: 160x96
    ---
    # Grow faster

    Let it grow to 120.

    ## Hint 1

    One.

    ## Hint 2

    Two.

    ## Hint 3

    Three.

    ## Insight

    It grew.

    """

  static let checks = """
    criterion "it grows" points 2
      tap
      settle
      expect view("Rectangle").rect.width == 120
        message It should be 120 wide.
        hint Look for the number.
    criterion "it stays as high" points 1 needs "it grows"
      expect view("Rectangle").rect.height == 40

    """

  static let solution = bench.replacing("isBig ? 80 : 40", with: "isBig ? 120 : 40")
  static let wrong =
    "// fails: it grows\n// Misconception: more is better.\n"
    + bench.replacing("isBig ? 80 : 40", with: "isBig ? 130 : 40")

  static let files: [(path: String, text: String)] = [
    ("course/Chapters/01-growing/chapter.md", chapter),
    ("course/Chapters/01-growing/grow.swift", bench),
    ("course/Exercises/01-grow-faster/exercise.md", page),
    ("course/Exercises/01-grow-faster/checks.slowmo", checks),
    ("course/Exercises/01-grow-faster/Start.swift", bench),
    ("course/Exercises/01-grow-faster/Solution.swift", solution),
    ("course/Exercises/01-grow-faster/Wrong-1-more.swift", wrong),
  ]

  /// The course with some files replaced, and those with the text nil left out.
  static func store(_ changes: [(path: String, text: String?)] = []) -> MemoryStore {
    let store = MemoryStore(over: Nothing())
    let added = changes.filter { change in !files.contains { $0.path == change.path } }
    let all = files.map { file in
      changes.first { $0.path == file.path } ?? (path: file.path, text: file.text)
    }
    for file in all + added {
      guard let text = file.text else { continue }
      do throws(FileFailure) { try store.write(text, to: file.path) } catch {}
    }
    return store
  }

  static var exercise: Exercise? { CourseIndex(root: "course", store()).exercises.first }
}
