/// One reason why a motion is not what was meant: what it is called, and how a run shows it.
import Basics
import Linter

struct Cause: Sendable {
  /// Stable; a lint of the same mistake shares it.
  let id: String
  let title: String
  /// What SwiftUI does, and why that follows from it; empty where each place has its own reason.
  let why: String
  /// Every place where the run shows it, the most telling first; nothing on a healthy run.
  let find: @Sendable (Run) -> [Explanation]

  init(
    _ id: String, _ title: String, why: String = "",
    find: @escaping @Sendable (Run) -> [Explanation]
  ) {
    self.id = id
    self.title = title
    self.why = why
    self.find = find
  }

  /// The same mistake as a rule's, seen in a run.
  init(_ rule: Rule, find: @escaping @Sendable (Run) -> [Explanation]) {
    self.init(rule.id, rule.explanation.title, why: rule.explanation.text, find: find)
  }
}

/// What one cause has done at one place.
struct Explanation {
  /// Seconds after the event.
  var seconds: Double
  /// What was to be seen at that instant, with a number of this run.
  var happened: String
  var place: SourceRange
  /// The same for this place, where it is not what the cause says of every one.
  var why: String?
  /// The smallest change that mends it.
  var change: String
  /// Numbers of the container items it is about.
  var items: [Int]

  init(
    at seconds: Double = 0, _ happened: String, place: SourceRange, why: String? = nil,
    change: String,
    items: [Int]
  ) {
    self.seconds = seconds
    self.happened = happened
    self.place = place
    self.why = why
    self.change = change
    self.items = items
  }
}

/// A cause with all its places in a run.
struct Finding {
  var cause: Cause
  var explanations: [Explanation]
}
