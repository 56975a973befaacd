import Basics
package import Lab

// Chapters at the prompt: where the reader is, a page at a time.

extension CourseDesk {
  /// Where a learner left off: a sentence and what to go on with; nil for one who begins.
  package func greeting() -> (lines: [String], next: [String])? {
    guard let index else { return nil }
    var lines: [String] = []
    var next: [String] = []
    if let place = progress.place, let chapter = index.chapter(String(place.chapter)) {
      lines.append(
        "you were at chapter \(chapter.number), \(chapter.title), page \(place.page) of "
          + "\(chapter.pages.count)")
      next.append("read")
    }
    if let name = progress.current, let exercise = index.exercise(name), !progress.isDone(name) {
      lines.append("and in exercise \(exercise.number), \(exercise.title)")
      next.append("exercise \(exercise.number)")
    }
    return lines.isEmpty ? nil : (lines, next + ["help"])
  }

  /// What can be opened by name: the chapters by number, and the benches of the one that is read.
  package var benchNames: [(name: String, note: String)] {
    guard let index else { return [] }
    let place = chapter?.number ?? progress.place?.chapter ?? index.chapters.first?.number
    let current = index.chapters.first { $0.number == place }
    return index.chapters.map { (String($0.number), $0.title) }
      + (current?.benches ?? []).map { ($0, "bench of chapter \(place ?? 0)") }
  }

  package var exerciseNames: [(name: String, note: String)] {
    (index?.exercises ?? []).map { (String($0.number), $0.title) }
  }

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
    let end = endOfScreen(lines, console.screen?.rows)
    for line in lines[shownLines..<end] { console.write(line) }
    if lines[end - 1] != "" { console.write("") }
    var place = "chapter \(chapter.number), page \(page) of \(chapter.pages.count)"
    let isWhole = end == lines.count
    if !isWhole {
      place += ", lines \(shownLines + 1) to \(end) of \(lines.count): the rest with 'next'"
    }
    console.write(place)
    let shown = lines[shownLines..<end]
    shownLines = isWhole ? 0 : end
    suggest(shown, isWhole, chapter, console)
  }

  /// Where to stop so that command, place and hint fit around what is shown.
  private func endOfScreen(_ lines: [String], _ rows: Int?) -> Int {
    guard let rows, lines.count - shownLines > rows - 5 else { return lines.count }
    let end = shownLines + max(rows - 5, 8)
    // Better cut between paragraphs or before a command, unless most of the screen stays empty.
    let candidates = lines[(end - (end - shownLines) / 2)..<end]
    guard let cut = candidates.lastIndex(where: { $0.isEmpty || $0.hasPrefix("  slowmo> ") }) else {
      return end
    }
    return lines[cut].isEmpty ? cut + 1 : cut
  }

  /// What a reader does now: what the lines just shown ask for, then the way on.
  private func suggest(
    _ lines: ArraySlice<String>, _ isWhole: Bool, _ chapter: Chapter, _ console: Console
  ) {
    let head = "  slowmo> "
    let commands = lines.filter { $0.hasPrefix(head) }.map { String($0.dropFirst(head.count)) }
    var next: [String] = []
    if let first = commands.first, first != "open \(benchName ?? "")" { next.append(first) }
    let isLast = isWhole && page == chapter.pages.count
    if isLast, let exercise = index?.exercises.first(where: { $0.chapter == chapter.number }) {
      next.append("exercise \(exercise.number)")
    } else {
      next.append("next")
    }
    console.suggestions = next
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
    let following = index.chapters.first { $0.number > chapter.number }
    if let following { console.write("open \(following.number): \(following.title)") }
    let exercise = index.exercises.first {
      $0.chapter == chapter.number && !progress.isDone($0.folderName)
    }
    console.suggestions =
      (exercise.map { ["exercise \($0.number)"] } ?? [])
      + (following.map { ["open \($0.number)"] } ?? [])
  }
}
