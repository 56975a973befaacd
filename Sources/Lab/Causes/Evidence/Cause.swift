/// One reason why a motion is not what was meant: what it is called, and how a run shows it.
import Basics

struct Cause: Sendable {
  /// Stable; a lint of the same mistake shares it.
  let id: String
  let title: String
  /// Every place where the run shows it, the most telling first; nothing on a healthy run.
  let find: @Sendable (Run) -> [Explanation]

  init(_ id: String, _ title: String, find: @escaping @Sendable (Run) -> [Explanation]) {
    self.id = id
    self.title = title
    self.find = find
  }
}

/// What one cause has done at one place.
struct Explanation {
  /// Seconds after the event.
  var seconds: Double
  /// What was to be seen at that instant, with a number of this run.
  var happened: String
  var place: SourceRange
  /// What SwiftUI does, and why that follows from it.
  var why: String
  /// The smallest change that mends it.
  var change: String
  /// Numbers of the container items it is about.
  var items: [Int]

  init(
    at seconds: Double = 0, _ happened: String, place: SourceRange, why: String, change: String,
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
