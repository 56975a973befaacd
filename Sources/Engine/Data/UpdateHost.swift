package import Basics

/// What state needs of the graph it lives in.
package protocol UpdateHost: AnyObject {
  /// True while bodies are evaluated: state then reads its committed value, else the latest written
  /// one.
  var isEvaluating: Bool { get }

  /// Queues a write under the transaction in force. Writes of one transaction are applied together
  /// (T1); the graph takes them when the event handler has returned.
  func enqueue(_ mutation: @escaping () -> Void)

  /// Runs `body` with a transaction for its writes; nested calls win (T1).
  func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result

  /// Runs an action later on the virtual clock, at the earliest a microsecond from now.
  func schedule(after delay: Instant, _ action: @escaping () throws -> Void)

  /// A namespace no other has (I6).
  func makeNamespace() -> Int

  /// A line of the console, kept for the frame's log.
  func log(_ message: String)

  /// A limit that was reached without stopping the program.
  func report(_ trap: Trap)
}
