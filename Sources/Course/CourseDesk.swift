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
  private(set) var chapter: Chapter?
  var page = 1
  /// Lines of the page that have been shown, where a screen does not hold it whole.
  private var shownLines = 0
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
    try load(texts, chapter.canvas, console)
    turn(to: chapter)
  }

  /// Loads texts on a canvas of the course; the one of loose files comes back with the next file.
  func load(_ texts: [SourceText], _ canvas: Size, _ console: Console) throws(CommandFailure) {
    let before = console.options
    console.options.canvas = canvas
    do throws(CommandFailure) {
      try console.load(texts)
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

  // MARK: - Reading

  package func listChapters(_ console: Console) throws(CommandFailure) {
    for chapter in try course().chapters {
      console.write("\(number(chapter.number))  \(chapter.title)")
      for line in MarkdownPrinter.lines([.paragraph([chapter.summary])], width: 72) {
        console.write("    " + line)
      }
      console.write(
        "    benches: " + chapter.benches.prefix(1).joined() + " and "
          + "\(chapter.benches.count - 1) more; 'open \(chapter.number)', then 'read'")
    }
  }

  private func number(_ value: Int) -> String { value < 10 ? " \(value)" : "\(value)" }

  /// The chapter that is open, else the one read last, else the first.
  private func readable() throws(CommandFailure) -> Chapter {
    if let chapter { return chapter }
    let index = try course()
    let last = progress.place.flatMap { index.chapter(String($0.chapter)) }
    guard let found = last ?? index.chapters.first else {
      throw CommandFailure("the course has no chapters", status: .fault)
    }
    if let place = progress.place, place.chapter == found.number { page = place.page }
    chapter = found
    return found
  }

  package func read(_ number: Int?, _ console: Console) throws(CommandFailure) {
    let chapter = try readable()
    if let number { page = number }
    shownLines = 0
    guard chapter.pages.indices.contains(page - 1) else {
      let asked = page
      page = min(max(page, 1), chapter.pages.count)
      throw CommandFailure(
        "chapter \(chapter.number) has \(chapter.pages.count) pages, no page \(asked)")
    }
    show(chapter, console)
    // A place that cannot be kept is no reason not to read.
    try? record { $0.setPlace(chapter: chapter.number, page: page) }
  }

  /// The page, or as much of what is left of it as the screen holds.
  private func show(_ chapter: Chapter, _ console: Console) {
    let lines = MarkdownPrinter.lines(chapter.pages[page - 1])
    var end = lines.count
    // Command, place and hint stand around it.
    if let rows = console.screen?.rows, end - shownLines > rows - 5 {
      end = shownLines + max(rows - 5, 8)
      // Better cut between paragraphs or before a command, unless most of the screen stays empty.
      let candidates = lines[(end - (end - shownLines) / 2)..<end]
      if let cut = candidates.lastIndex(where: { $0.isEmpty || $0.hasPrefix("  slowmo> ") }) {
        end = lines[cut].isEmpty ? cut + 1 : cut
      }
    }
    for line in lines[shownLines..<end] { console.write(line) }
    if lines[end - 1] != "" { console.write("") }
    let place = "chapter \(chapter.number), page \(page) of \(chapter.pages.count)"
    let isWhole = end == lines.count
    console.write(isWhole ? place : place + ", the rest with 'next'")
    shownLines = isWhole ? 0 : end
  }

  package func next(_ console: Console) throws(CommandFailure) {
    let isFirst = chapter == nil && progress.place == nil
    let chapter = try readable()
    if isFirst { return try read(1, console) }
    if shownLines > 0 { return show(chapter, console) }
    if page < chapter.pages.count { return try read(page + 1, console) }
    console.write("That was the last page of chapter \(chapter.number).")
    let index = try course()
    for exercise in index.exercises where exercise.chapter == chapter.number {
      let done = progress.isDone(exercise.folderName) ? " (done)" : ""
      console.write("exercise \(exercise.number): \(exercise.title)\(done)")
    }
    if let following = index.chapters.first(where: { $0.number > chapter.number }) {
      console.write("open \(following.number): \(following.title)")
    }
  }
}
