import Basics
import Engine
import Lab

/// `source`: the bench's text with line numbers, and the line of one view.
enum SourceCommand {
  /// Lines shown before and behind a marked one in a long file.
  private static let around = 10

  static let all: [Command] = [
    Command(
      "source [view]", "Shows the source with line numbers, and marks the line of a view.",
      example: "source dot", next: ["tap", "inspect", "frame"]
    ) { (console, arguments) throws(CommandFailure) in
      let session = try console.bench()
      let files = session.bench.files
      guard let word = arguments[0] else {
        for file in files {
          if files.count > 1 { console.write(Escaping.visible(file.name)) }
          write(file, marked: nil, console)
        }
        return
      }
      let (file, line) = try place(of: word, console)
      if files.count > 1 { console.write(Escaping.visible(file.name)) }
      write(file, marked: line, console)
    }
  ]

  private static func place(
    of word: String, _ console: Console
  ) throws(CommandFailure) -> (file: SourceText, line: Int) {
    let session = try console.bench()
    let frame = session.frame()
    let files = session.bench.files
    guard let leaf = ViewQuery(word).best(frame, files) else {
      throw console.unknownView(word, frame)
    }
    guard files.indices.contains(leaf.range.file) else {
      throw CommandFailure("'\(Escaping.visible(word))' has no line of its own")
    }
    let file = files[leaf.range.file]
    return (file, file.position(of: leaf.range.start).line)
  }

  private static func write(_ file: SourceText, marked: Int?, _ console: Console) {
    // A final line break opens no line of its own.
    let count = file.line(file.lineCount).isEmpty ? file.lineCount - 1 : file.lineCount
    guard count > 0 else { return }
    var shown = 1...count
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
