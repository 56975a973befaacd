import Basics

/// A script: commands, and in a transcript what they print. A file whose first command begins with
/// `slowmo> ` is a transcript; in a Markdown page only what stands in fences marked `slowmo`
/// counts. Lines of a transcript:
///
///     slowmo> at 0.5      a command
///     ...> }              one more line of it
///     | t=0.5             a line it prints; `[..]` stands for any run of characters
///     | ...               any number of lines
///     ? 1                 the status it ends with, 0 where none is given
package struct Transcript {
  static let prompt = "slowmo> "
  static let continuation = "...> "

  /// A command with what is expected of it.
  package struct Step {
    package var command: String
    /// The line of the file where it stands, from 1.
    package var line: Int
    var expected: [String] = []
    var status: Int32 = 0
    /// The lines of the file that say what is expected, from 0.
    var expectation: Range<Int>
  }

  package let isTranscript: Bool
  package private(set) var steps: [Step] = []
  private let lines: [Substring]

  package init(_ text: String) throws(CommandFailure) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines
    let isPage = text.contains { $0.hasPrefix("```slowmo") }
    let inside = Transcript.inside(text, isPage: isPage)
    let first = text.indices.first { index in
      inside[index] && !text[index].allSatisfy { $0 == " " } && !text[index].hasPrefix("#")
    }
    isTranscript = isPage || first.map { text[$0].hasPrefix(Transcript.prompt) } ?? false
    if isTranscript {
      for index in lines.indices where inside[index] { try read(index) }
    } else {
      readCommands()
    }
  }

  /// Which lines belong to the script.
  private static func inside(_ lines: [Substring], isPage: Bool) -> [Bool] {
    guard isPage else { return lines.map { _ in true } }
    var isInside = false
    return lines.map { line in
      guard line.hasPrefix("```") else { return isInside }
      isInside = !isInside && line.hasPrefix("```slowmo")
      return false
    }
  }

  private mutating func read(_ index: Int) throws(CommandFailure) {
    let line = lines[index]
    if line.hasPrefix(Transcript.prompt) {
      steps.append(
        Step(
          command: String(line.dropFirst(Transcript.prompt.count)), line: index + 1,
          expectation: index + 1..<index + 1))
      return
    }
    if line.hasPrefix("#") || line.allSatisfy({ $0 == " " }) { return }
    let last = steps.count - 1
    if last >= 0 {
      if line.hasPrefix(Transcript.continuation), steps[last].expectation.isEmpty {
        steps[last].command += "\n" + line.dropFirst(Transcript.continuation.count)
        steps[last].expectation = index + 1..<index + 1
        return
      }
      if line.hasPrefix("|") {
        let text = line.dropFirst(line.hasPrefix("| ") ? 2 : 1)
        steps[last].expected.append(String(text))
        steps[last].expectation = steps[last].expectation.lowerBound..<index + 1
        return
      }
      if line.hasPrefix("? "), let status = Int32(line.dropFirst(2).filter { $0 != " " }) {
        steps[last].status = status
        steps[last].expectation = steps[last].expectation.lowerBound..<index + 1
        return
      }
    }
    throw CommandFailure(
      "line \(index + 1) is neither a command nor what one prints",
      hints: ["begin it with 'slowmo> ', '| ', '? ' or '#'"])
  }

  private mutating func readCommands() {
    var pending: [Substring] = []
    var start = 0
    for (index, line) in lines.enumerated() {
      if pending.isEmpty { start = index }
      pending.append(line)
      let block = CommandBlock.split(pending.joined(separator: "\n"))
      let isLast = index == lines.count - 1
      if block.rest != nil, !isLast { continue }
      pending = []
      for command in block.commands + [block.rest].compactMap({ $0 }) {
        if command.drop(while: { $0 == " " }).hasPrefix("#") { continue }
        steps.append(Step(command: command, line: start + 1, expectation: start..<start))
      }
    }
  }

  // MARK: - Comparing

  /// What a step printed and how it ended.
  package struct Outcome {
    package var output: [String]
    package var status: ExitStatus
    package init(output: [String], status: ExitStatus) {
      self.output = output
      self.status = status
    }
  }

  /// The first difference of a step, as lines for people; nil when all is as expected.
  package func difference(_ step: Step, _ outcome: Outcome) -> [String]? {
    if let row = Transcript.mismatch(step.expected[...], outcome.output[...]) {
      let expected =
        step.expected.indices.contains(row.expected) ? step.expected[row.expected] : nil
      let found = outcome.output.indices.contains(row.found) ? outcome.output[row.found] : nil
      return [
        "expected " + (expected.map { "| " + Escaping.visible($0) } ?? "nothing more"),
        "found    " + (found.map { "| " + Escaping.visible($0) } ?? "nothing more"),
      ]
    }
    guard step.status != outcome.status.rawValue else { return nil }
    return ["expected status \(step.status)", "found    status \(outcome.status.rawValue)"]
  }

  /// The first rows that do not fit each other.
  private static func mismatch(
    _ expected: ArraySlice<String>, _ found: ArraySlice<String>
  ) -> (expected: Int, found: Int)? {
    var e = expected.startIndex
    var f = found.startIndex
    /// Where the last `...` stands, and how far it reached.
    var wild: (expected: Int, found: Int)?
    var worst: (expected: Int, found: Int)?
    while true {
      if e < expected.endIndex, expected[e] == "..." {
        wild = (e, f)
        e += 1
      } else if e < expected.endIndex, f < found.endIndex, fits(expected[e], found[f]) {
        e += 1
        f += 1
      } else if e == expected.endIndex, f == found.endIndex {
        return nil
      } else {
        if worst == nil || e > worst?.expected ?? 0 { worst = (e, f) }
        guard let last = wild, last.found < found.endIndex else { return worst ?? (e, f) }
        wild = (last.expected, last.found + 1)
        e = last.expected + 1
        f = last.found + 1
      }
    }
  }

  /// Whether a printed line fits an expected one, in which `[..]` is any run of characters.
  static func fits(_ expected: String, _ found: String) -> Bool {
    let pieces = trimmed(expected).split(separator: "[..]", omittingEmptySubsequences: false)
    var rest = trimmed(found)
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else {
      return trimmed(expected) == rest
    }
    guard rest.hasPrefix(first) else { return false }
    rest = rest.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  private static func trimmed(_ text: String) -> Substring {
    var text = text[...]
    while text.last == " " { text.removeLast() }
    return text
  }

  // MARK: - Writing

  /// A step and its outcome as lines of a transcript.
  package static func lines(_ step: Step, _ outcome: Outcome) -> [String] {
    let command = step.command.split(separator: "\n", omittingEmptySubsequences: false)
    var lines = command.enumerated().map { ($0 == 0 ? prompt : continuation) + $1 }
    lines += expectation(outcome)
    return lines
  }

  private static func expectation(_ outcome: Outcome) -> [String] {
    var lines = outcome.output.map { $0.isEmpty ? "|" : "| " + $0 }
    if outcome.status != .fine { lines.append("? \(outcome.status.rawValue)") }
    return lines
  }

  /// The file with the expectations of some steps replaced by what happened; the rest, comments and
  /// prose included, stays byte by byte.
  package func updated(_ outcomes: [Int: Outcome]) -> String {
    var out: [String] = []
    var next = 0
    for (number, step) in steps.enumerated() {
      guard let outcome = outcomes[number] else { continue }
      out += lines[next..<step.expectation.lowerBound].map(String.init)
      out += Transcript.expectation(outcome)
      next = step.expectation.upperBound
    }
    out += lines[next...].map(String.init)
    return out.joined(separator: "\n")
  }
}
