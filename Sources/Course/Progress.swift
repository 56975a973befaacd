import Basics

/// How far a learner is: a text with one record a line, for people to read and edit. Lines it does
/// not know stay as they are; of several about one thing the last counts.
package struct Progress: Sendable, Hashable {
  package struct Attempt: Sendable, Hashable {
    package var tries = 0
    package var hints = 0
  }

  private static let heading = "slowmo-progress 1"
  private var lines: [String] = []

  package init() {}

  package init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    if lines.first == Progress.heading { lines.removeFirst() }
  }

  package var text: String { ([Progress.heading] + lines).joined(separator: "\n") + "\n" }

  private func words(_ line: String) -> [Substring] { line.split(separator: " ") }

  /// The page a learner reads: chapter and page from 1.
  package var place: (chapter: Int, page: Int)? {
    for line in lines.reversed() {
      let words = words(line)
      guard words.count == 3, words[0] == "at", let chapter = Int(words[1]),
        let page = Int(words[2]), chapter >= 0, page >= 1
      else { continue }
      return (chapter, page)
    }
    return nil
  }

  package mutating func setPlace(chapter: Int, page: Int) {
    replace("at \(chapter) \(page)") { $0.first == "at" }
  }

  /// The exercise in work, by its folder's name.
  package var current: String? {
    for line in lines.reversed() {
      let words = words(line)
      if words.count == 2, words[0] == "current" { return String(words[1]) }
    }
    return nil
  }

  package mutating func setCurrent(_ exercise: String) {
    replace("current \(exercise)") { $0.first == "current" }
  }

  package func isDone(_ exercise: String) -> Bool {
    lines.contains { words($0) == ["done", exercise[...]] }
  }

  package mutating func setDone(_ exercise: String) {
    if !isDone(exercise) { lines.append("done \(exercise)") }
  }

  package func attempt(_ exercise: String) -> Attempt {
    for line in lines.reversed() {
      let words = words(line)
      guard words.count == 5, words[0] == "try", words[1] == exercise[...], words[3] == "hints",
        let tries = Int(words[2]), let hints = Int(words[4]), tries >= 0, hints >= 0
      else { continue }
      return Attempt(tries: min(tries, 1_000_000), hints: min(hints, 1_000_000))
    }
    return Attempt()
  }

  package mutating func set(_ attempt: Attempt, _ exercise: String) {
    replace("try \(exercise) \(attempt.tries) hints \(attempt.hints)") {
      $0.count > 1 && $0[0] == "try" && $0[1] == exercise[...]
    }
  }

  private mutating func replace(_ line: String, _ isOld: ([Substring]) -> Bool) {
    lines = lines.filter { !isOld(words($0)) } + [line]
  }
}
