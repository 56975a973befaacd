import Basics
import Drawing
package import Lab

/// Where a learner is in a course: the chapter, the page, the exercise in work. What the course's
/// commands do is here; the shell adds the disk, the editor and the cards.
package final class CourseDesk {
  let store: any FileStore
  /// Nil where no course was found.
  let index: CourseIndex?
  /// Folder of copies and progress; nil where none can be had.
  let home: String?
  var chapter: Chapter?
  /// The bench of the chapter opened last.
  var benchName: String?
  var page = 1
  /// Lines of the page that have been shown, where a screen does not hold it whole.
  var shownLines = 0
  private(set) var progress = Progress()
  /// The canvas of loose files, while a chapter's is on.
  private var looseCanvas: (own: SessionOptions, chapter: SessionOptions)?

  package init(course: String?, home: String?, store: any FileStore) {
    self.store = store
    self.home = home
    index = course.map { CourseIndex(root: $0, store) }
    if let path = progressPath, let text = try? store.text(path) { progress = Progress(text) }
  }

  var progressPath: String? { home.map { CoursePath.join($0, "progress.txt") } }

  /// Reads the file again before it changes it, for another shell may have written meanwhile.
  func record(_ change: (inout Progress) -> Void) throws(CommandFailure) {
    guard let path = progressPath else {
      throw CommandFailure(
        "there is no folder to keep progress in", status: .fault,
        hints: ["set HOME or XDG_DATA_HOME"])
    }
    if let text = try? store.text(path) { progress = Progress(text) }
    change(&progress)
    do throws(FileFailure) {
      try store.write(progress.text, to: path)
    } catch {
      throw CommandFailure(error.message, status: .fault)
    }
  }

  func course() throws(CommandFailure) -> CourseIndex {
    guard let index else {
      throw CommandFailure(
        "there is no course here", hints: ["start with --course FOLDER, or set SLOWMO_COURSE"])
    }
    return index
  }

  // MARK: - Opening

  /// Opens a chapter's first bench, a bench by name, or a file. A number is always a chapter; else
  /// what stands on the disk comes first.
  package func open(_ word: String, _ console: Console) throws(CommandFailure) {
    let isFile = Int(word) == nil && store.kind(of: word) != nil
    if let index, !isFile {
      if let chapter = index.chapter(word) {
        guard let bench = chapter.benches.first else {
          throw CommandFailure("the chapter has no bench", status: .fault)
        }
        try open(chapter, bench, console)
        console.suggestions = ["read", "frame", "tap"]
        return console.write("'read' shows the chapter page by page")
      }
      if let found = index.bench(word, first: chapter?.number ?? progress.place?.chapter) {
        return try open(found.chapter, found.bench, console)
      }
    }
    let options = console.options
    if let canvases = looseCanvas, console.options.canvas == canvases.chapter.canvas {
      console.options.canvas = canvases.own.canvas
    }
    do throws(CommandFailure) {
      try console.load(word)
      looseCanvas = nil
    } catch {
      console.options = options
      var failure = error
      if store.kind(of: word) == nil, let index {
        let names = index.chapters.flatMap { [$0.name] + $0.benches }
        if let nearest = Suggestion.nearest(to: word, in: names) {
          failure.hints.append("did you mean '\(nearest)'?")
        } else if Int(word) != nil {
          failure.message = "there is no chapter \(word)"
          failure.hints.append("'chapters' lists them")
        }
      }
      throw failure
    }
  }

  private func open(
    _ chapter: Chapter, _ bench: String, _ console: Console
  ) throws(CommandFailure) {
    let paths = chapter.paths(ofBench: bench)
    let text = try read(paths[0])
    var texts = [SourceText(name: CoursePath.last(paths[0]), text)]
    for path in paths.dropFirst() {
      texts.append(SourceText(name: CoursePath.last(path), try read(path)))
    }
    let number = (chapter.benches.firstIndex(of: bench) ?? 0) + 1
    console.write(
      "chapter \(chapter.number), bench \(bench), \(number) of \(chapter.benches.count)")
    for line in MarkdownPrinter.lines([.paragraph(CourseDesk.opening(text))], width: 72) {
      console.write(line)
    }
    try load(texts, chapter.canvas, console, as: bench)
    turn(to: chapter)
    benchName = bench
  }

  /// Loads texts on a canvas of the course; the one of loose files comes back with the next file.
  func load(
    _ texts: [SourceText], _ canvas: Size, _ console: Console, as name: String? = nil
  ) throws(CommandFailure) {
    let before = console.options
    console.options.canvas = canvas
    do throws(CommandFailure) {
      try console.load(texts, as: name)
      looseCanvas = (looseCanvas?.own ?? before, console.options)
    } catch {
      console.options = before
      throw error
    }
  }

  /// Makes a chapter the one that is read.
  func turn(to chapter: Chapter) {
    if self.chapter?.number != chapter.number {
      page = progress.place.flatMap { $0.chapter == chapter.number ? $0.page : nil } ?? 1
      shownLines = 0
    }
    self.chapter = chapter
  }

  func read(_ path: String) throws(CommandFailure) -> String {
    do throws(FileFailure) {
      return try store.text(path)
    } catch {
      throw CommandFailure(error.message, status: .fault)
    }
  }

  /// The comment at the top of a bench: what it shows.
  static func opening(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("//") }
      .map { String($0.dropFirst(2).drop { $0 == " " }) }
  }
}
