import Basics
import Engine
import Lab

/// `source`: the bench's text with line numbers, and the line of one view.
enum SourceCommand {
  /// Lines shown before and behind a marked one in a long file.
  private static let around = 10

  static let all: [Command] = [
    Command(
      "source [view]",
      "Shows the source: all, around a view, or a type's declaration.",
      example: "source dot", next: ["tap", "inspect", "frame"]
    ) { (console, arguments) throws(CommandFailure) in
      let session = try console.bench()
      let files = session.bench.files
      guard let word = arguments[0] else { return write(whole: session, console) }
      if let file = files.first(where: { $0.name == word || $0.name.hasSuffix("/" + word) }) {
        return write(file, marked: nil, console)
      }
      if let declaration = session.bench.wholeDeclaration(of: word), files.count > declaration.file
      {
        let file = files[declaration.file]
        if files.count > 1 { console.write(Escaping.visible(file.name)) }
        let range = file.trimmed(declaration)
        let lines = file.position(of: range.start).line...file.position(of: range.end).line
        return write(file, marked: nil, lines: lines, console)
      }
      let (file, line) = try place(of: word, console)
      if files.count > 1 { console.write(Escaping.visible(file.name)) }
      write(file, marked: line, console)
    }
  ]

  /// The file that declares the root view; of others only the names.
  private static func write(whole session: Session, _ console: Console) {
    let files = session.bench.files
    let number = session.bench.rootRange.file
    let index = files.indices.contains(number) ? number : 0
    if files.count > 1 { console.write(Escaping.visible(files[index].name)) }
    write(files[index], marked: nil, console)
    for (number, file) in files.enumerated() where number != index {
      let name = Escaping.visible(file.name)
      console.write("beside it: \(name), 'source \(name)'")
    }
  }

  private static func place(
    of word: String, _ console: Console
  ) throws(CommandFailure) -> (file: SourceText, line: Int) {
    let session = try console.bench()
    let files = session.bench.files
    guard let range = session.place(of: word) else {
      throw console.unknownView(word, session.frame())
    }
    guard files.indices.contains(range.file) else {
      throw CommandFailure("'\(Escaping.visible(word))' has no line of its own")
    }
    let file = files[range.file]
    return (file, file.position(of: range.start).line)
  }

  private static func write(
    _ file: SourceText, marked: Int?, lines part: ClosedRange<Int>? = nil, _ console: Console
  ) {
    // A final line break opens no line of its own.
    let count = file.line(file.lineCount).isEmpty ? file.lineCount - 1 : file.lineCount
    guard count > 0 else { return }
    var shown = part?.clamped(to: 1...count) ?? 1...count
    if let marked, count > 2 * around + 1 {
      shown = max(1, marked - around)...min(count, marked + around)
    }
    var highlighter = Highlighter(Palette(isOn: console.isColored))
    let width = String(count).count
    for number in 1...shown.upperBound {
      let text = Escaping.visible(file.line(number), keepingLines: true)
      // Comments and strings may have begun above what is shown.
      let code = highlighter.line(text)
      guard shown.contains(number) else { continue }
      let digits = String(number)
      let gap = String(repeating: " ", count: width - digits.count)
      let line = (number == marked ? ">" : " ") + gap + digits + "  " + code
      var end = line[...]
      while end.last == " " { end.removeLast() }
      console.write(String(end))
    }
  }
}
