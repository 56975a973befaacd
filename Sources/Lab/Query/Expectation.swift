import Basics
import Language

/// One checkable sentence: when, an ordinary Swift expression over query values, and a tolerance.
struct Expectation {
  enum When: Equatable {
    case now
    case at(Double)
    case always
    case ever
    case never
  }

  var when = When.now
  var expression = ""
  var tolerance: Double?

  /// Reads `[now | at <t> | always | ever | never] <expression> [within <tolerance>]`.
  init(_ text: String) throws(CommandFailure) {
    var rest = Substring(text)
    let first = String(rest.prefix { $0 != " " })
    func drop(_ word: String) {
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
    switch first {
    case "now": drop(first)
    case "always":
      when = .always
      drop(first)
    case "ever":
      when = .ever
      drop(first)
    case "never":
      when = .never
      drop(first)
    case "at":
      drop(first)
      let word = String(rest.prefix { $0 != " " })
      guard let seconds = try Arguments(words: [word], text: word).seconds(0) else { break }
      when = .at(seconds)
      drop(word)
    default: break
    }
    var words = rest.split(separator: " ", omittingEmptySubsequences: false)
    if words.count >= 3, words[words.count - 2] == "within" {
      guard let value = Double(words[words.count - 1]), value >= 0, value.isFinite else {
        throw CommandFailure("a tolerance is a number, such as 'within 0.5'")
      }
      tolerance = value
      words.removeLast(2)
    }
    expression = words.joined(separator: " ")
  }

  static func run(_ text: String, _ console: Console) throws(CommandFailure) {
    let expectation = try Expectation(text)
    let session = try console.bench()
    let present = session.now
    defer { session.move(to: present) }
    let question = try Question(
      expectation.expression, type: "Bool", tolerance: expectation.tolerance, session)
    let answer = try expectation.answer(question, session)
    // A transcript is silent where all is as it says; a person wants to hear it.
    if console.isConversation { console.write(answer) }
  }

  /// In words; fails where it is not so.
  private func answer(
    _ question: Question, _ session: Session
  ) throws(CommandFailure) -> String {
    switch when {
    case .now:
      try question.require(true, session.frame(), session.seconds)
      return "so it is" + (question.found().map { ": " + $0 } ?? "")
    case .at(let seconds):
      try question.require(true, session.frame(atSeconds: seconds), seconds)
      return "so it is" + (question.found().map { ": " + $0 } ?? "")
    case .always, .never:
      let samples = session.samples()
      for sample in samples {
        try question.require(when == .always, sample.frame, sample.seconds)
      }
      let frames = samples.count == 1 ? "the one frame" : "all \(samples.count) frames"
      return (when == .always ? "so it is in " : "not so in ") + frames
    case .ever:
      for sample in session.samples() where try question.answer(sample.frame) {
        return "so it is at t=\(NumberFormat.string(sample.seconds))"
      }
      throw CommandFailure("never true: \(expression)", status: .failed)
    }
  }
}
