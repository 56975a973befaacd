/// Comments that switch rules off: `// slowmo:disable RULE ...` behind code for its line, alone for
/// the next line, and `// slowmo:disable-file RULE ...` for the whole file.
import Basics
import Language

struct Suppressions {
  static let mark = "slowmo:disable"

  private struct Entry {
    var rule: String
    /// Nil for the whole file.
    var line: Int?
    var range: SourceRange
  }

  private var entries: [Entry] = []
  /// Comments that name no rule.
  private var empty: [SourceRange] = []

  init(_ text: SourceText) {
    guard text.string.contains(Suppressions.mark) else { return }
    for comment in Comments.all(in: text) { read(comment, text) }
  }

  private mutating func read(_ comment: SourceRange, _ text: SourceText) {
    let written = text.text(in: comment)
    guard let start = written.firstRange(of: Suppressions.mark) else { return }
    guard written[..<start.lowerBound].allSatisfy({ $0 == "/" || $0 == "*" || $0.isWhitespace })
    else { return }
    var rest = written[start.upperBound...]
    let isFile = rest.hasPrefix("-file")
    if isFile { rest = rest.dropFirst(5) }
    // Words may be followed by a reason: `RULE: because`.
    let words = rest.prefix { $0 != "\n" && $0 != ":" && $0 != "*" }
      .split { $0.isWhitespace || $0 == "," }
    if words.isEmpty { empty.append(comment) }
    let place = text.position(of: comment.start)
    let before = text.line(place.line).utf8.prefix(place.column - 1)
    let isAlone = before.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let end = text.position(of: comment.end).line
    let line: Int? = isFile ? nil : isAlone ? end + 1 : place.line
    for word in words {
      let offset =
        comment.start
        + written.utf8.distance(
          from: written.utf8.startIndex, to: word.startIndex)
      let range = SourceRange(offset, offset + word.utf8.count)
      entries.append(Entry(rule: String(word), line: line, range: range))
    }
  }

  func covers(_ rule: String, line: Int) -> Bool {
    entries.contains { ($0.rule == rule || $0.rule == "all") && ($0.line ?? line) == line }
  }

  /// Comments that switch off what there is not.
  func problems(file: Int) -> [Diagnostic] {
    func moved(_ range: SourceRange) -> SourceRange {
      SourceRange(range.start, range.end, file: file)
    }
    let known = Rules.all.map(\.id)
    let unknown = entries.filter { $0.rule != "all" && !known.contains($0.rule) }.map { entry in
      let nearest = Suggestion.nearest(to: entry.rule, in: known)
      return Diagnostic(
        .warning, id: "unknown-rule", "'\(entry.rule)' is no rule; nothing is switched off",
        at: moved(entry.range),
        hints: [nearest.map { "did you mean '\($0)'?" } ?? "'slowmo lint --rules' lists them"],
        fixIts: nearest.map {
          [Diagnostic.FixIt("write '\($0)'", replace: moved(entry.range), with: $0)]
        } ?? [])
    }
    return unknown
      + empty.map {
        Diagnostic(
          .warning, id: "unknown-rule", "this comment names no rule; nothing is switched off",
          at: moved($0), hints: ["write '// slowmo:disable RULE', or 'all' for every rule"])
      }
  }

  /// `unknown-rule`, at length.
  static let explanation = ExplainText(
    "unknown-rule", .warning, "A comment switches off a rule that there is not",
    "A comment '// slowmo:disable RULE' switches rules off by their ids. An id that is not known "
      + "switches nothing off, and nobody would notice.",
    wrong: """
      struct ContentView: View {
        // slowmo:disable two-sorces
        var body: some View { Text("Hi") }
      }
      """,
    right: """
      struct ContentView: View {
        // slowmo:disable two-sources
        var body: some View { Text("Hi") }
      }
      """)
}
