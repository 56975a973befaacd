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
    switch expectation.when {
    case .now: try question.require(true, session.frame(), session.seconds)
    case .at(let seconds):
      try question.require(true, session.frame(atSeconds: seconds), seconds)
    case .always:
      for sample in session.samples() { try question.require(true, sample.frame, sample.seconds) }
    case .never:
      for sample in session.samples() { try question.require(false, sample.frame, sample.seconds) }
    case .ever:
      for sample in session.samples() where try question.answer(sample.frame) { return }
      throw CommandFailure("never true: \(expectation.expression)", status: .failed)
    }
  }
}
