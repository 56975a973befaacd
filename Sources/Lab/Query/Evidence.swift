import Basics
import Engine

/// Where an expectation first failed: the frame, the view with its line, what was expected and what
/// was found. Data, so that reports of every kind can tell it.
package struct Evidence: Sendable, Hashable {
  /// Seconds after the last event.
  package var seconds: Double
  package var view: String?
  /// The name of its file; `isOneOfMany` where the program has several.
  package var file: String?
  var isOneOfMany = false
  package var line: Int?
  package var expected: String
  package var found: String?

  package init(seconds: Double, expected: String) {
    self.seconds = seconds
    self.expected = expected
  }

  /// Number of the frame, counted from the last event at 60 a second.
  package var frame: Int { Int((Instant(seconds: seconds).microseconds * 60) / 1_000_000) }

  /// `RoundedRectangle, line 6`, with the file where there are several; nil where no view was asked
  /// for.
  package var place: String? {
    guard let view else { return nil }
    guard let line else { return Escaping.visible(view) }
    let name = isOneOfMany ? file.map { Escaping.visible($0) + " " } ?? "" : ""
    return Escaping.visible(view) + ", \(name)line \(line)"
  }

  mutating func place(_ leaf: LeafSnapshot, _ files: [SourceText]) {
    view = leaf.view
    guard files.indices.contains(leaf.range.file) else { return }
    file = files[leaf.range.file].name
    isOneOfMany = files.count > 1
    line = files[leaf.range.file].position(of: leaf.range.start).line
  }

  /// As a command fails with it.
  var failure: CommandFailure {
    var hints = ["expected " + Escaping.visible(expected)]
    if let found { hints.append("found    " + Escaping.visible(found)) }
    if let place { hints.append("view     " + place) }
    var failure = CommandFailure(
      "not so at t=\(NumberFormat.string(seconds)), frame \(frame)", status: .failed,
      hints: hints)
    failure.evidence = self
    return failure
  }
}
