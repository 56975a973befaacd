/// What a run ends with.
package enum ExitStatus: Int32, Sendable {
  case fine = 0
  /// An expectation, a check or a replay failed.
  case failed = 1
  /// Unknown command, wrong use, missing file.
  case usage = 2
  /// The program cannot run.
  case program = 3
  /// A limit was reached.
  case limit = 4
  /// A fault of ours or of an author, or a write that failed.
  case fault = 5

  /// The order in which a script's statuses are reported: the first of these that occurred.
  private static let severity: [ExitStatus] = [.fault, .usage, .program, .limit, .failed]

  /// The status of a script whose commands ended with these.
  package static func combined(_ statuses: [ExitStatus]) -> ExitStatus {
    severity.first { statuses.contains($0) } ?? .fine
  }

  /// Whether a script stops after a command that ended so; it goes on after 1 and 4.
  package var stopsScript: Bool { self == .usage || self == .program || self == .fault }
}

/// A command that did not do what it was asked: a sentence, what to do, and a status. It changed
/// nothing.
package struct CommandFailure: Error {
  package var status: ExitStatus
  package var message: String
  package var hints: [String]
  /// Of a failed expectation: where, and what was found.
  package var evidence: Evidence?

  package init(_ message: String, status: ExitStatus = .usage, hints: [String] = []) {
    self.message = message
    self.status = status
    self.hints = hints
  }
}
