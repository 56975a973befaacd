/// What is wrong with a learner's text: a stable id, one sentence, a place, and what to do.
package struct Diagnostic: Sendable, Hashable {
  package enum Severity: String, Sendable { case error, warning, note }

  /// A second place that belongs to the same mistake.
  package struct Note: Sendable, Hashable {
    package var message: String
    package var range: SourceRange
    package init(_ message: String, at range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  /// An edit that mends the mistake: replace `range` by `text`.
  package struct FixIt: Sendable, Hashable {
    package var message: String
    package var range: SourceRange
    package var text: String
    package init(_ message: String, replace range: SourceRange, with text: String) {
      self.message = message
      self.range = range
      self.text = text
    }
  }

  package var severity: Severity
  /// A stable name such as `argument-type`.
  package var id: String
  /// One sentence in lower case without a full stop.
  package var message: String
  package var range: SourceRange
  package var notes: [Note]
  /// What to do, apart from what is wrong.
  package var hints: [String]
  package var fixIts: [FixIt]

  package init(
    _ severity: Severity, id: String, _ message: String, at range: SourceRange,
    notes: [Note] = [], hints: [String] = [], fixIts: [FixIt] = []
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.range = range
    self.notes = notes
    self.hints = hints
    self.fixIts = fixIts
  }
}

/// Evaluation stopped: a sentence and the place it happened. Caught by whoever asked for the
/// evaluation and shown as a diagnostic.
package struct Trap: Error, Sendable, Hashable {
  /// Why evaluation stopped, as a stable id: `trap` for ordinary mistakes, `limit-fuel`,
  /// `limit-depth` for limits.
  package var id: String
  package var message: String
  package var range: SourceRange

  package init(_ message: String, id: String = "trap", at range: SourceRange = .none) {
    self.id = id
    self.message = message
    self.range = range
  }

  /// The limit it names, such as `fuel` or `depth`; nil for a mistake of the program.
  package var limit: String? {
    let prefix = "limit-"
    return id.hasPrefix(prefix) ? String(id.dropFirst(prefix.count)) : nil
  }
}
