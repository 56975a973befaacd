import Basics

/// The card of a command: usage and summary as text, what it does as a closure. Help, completion,
/// suggestions and the same command on the command line follow from it.
package struct Command: Sendable {
  /// `at <t>`: the name, then `<required>` and `[optional]` slots; a last slot ending in `...`
  /// takes the rest of the line.
  package let usage: String
  /// One sentence.
  package let summary: String
  /// Other names by which people look for it.
  package let aliases: [String]
  /// A line that runs as it stands after `open` of a bench.
  package let example: String
  /// Commands that make sense next; shown at a prompt only.
  package let next: [String]
  package let run: @Sendable (Console, Arguments) throws(CommandFailure) -> Void

  package init(
    _ usage: String, _ summary: String, aliases: [String] = [], example: String,
    next: [String] = [],
    run: @escaping @Sendable (Console, Arguments) throws(CommandFailure) -> Void
  ) {
    self.usage = usage
    self.summary = summary
    self.aliases = aliases
    self.example = example
    self.next = next
    self.run = run
  }

  package var name: String { usage.split(separator: " ").first.map(String.init) ?? "" }

  /// Number of slots that must be given.
  var required: Int { usage.filter { $0 == "<" }.count }

  /// Number of slots; nil where the last takes the rest of the line.
  var most: Int? {
    usage.contains("...") ? nil : usage.split(separator: " ").dropFirst().count
  }
}

/// The words of one command line.
package struct Arguments: Sendable, Hashable {
  package var words: [String]
  /// The line behind the name, untouched.
  package var text: String

  package init(words: [String], text: String) {
    self.words = words
    self.text = text
  }

  package subscript(index: Int) -> String? { words.indices.contains(index) ? words[index] : nil }

  /// A number of seconds: `0.5`, `.5`, `500ms`, `2s`.
  package func seconds(_ index: Int) throws(CommandFailure) -> Double? {
    guard let word = self[index] else { return nil }
    var digits = word
    var factor = 1.0
    if digits.hasSuffix("ms") {
      digits.removeLast(2)
      factor = 0.001
    } else if digits.hasSuffix("s") {
      digits.removeLast()
    }
    guard let value = Double(digits), value.isFinite else {
      throw CommandFailure(
        "'\(Escaping.visible(word))' is not a time", hints: ["give seconds, such as 0.5"])
    }
    guard abs(value * factor) <= 3_600 else {
      throw CommandFailure("a time is at most 3600 seconds")
    }
    return value * factor
  }

  package func count(_ index: Int) throws(CommandFailure) -> Int? {
    guard let word = self[index] else { return nil }
    guard let value = Int(word), value >= 1, value <= 3_600 else {
      throw CommandFailure("'\(Escaping.visible(word))' is not a number from 1 to 3600")
    }
    return value
  }
}
