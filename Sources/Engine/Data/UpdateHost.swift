package import Basics

/// What state needs of the graph it lives in.
package protocol UpdateHost: AnyObject {
  /// True while bodies are evaluated: state then reads its committed value, else the latest written
  /// one.
  var isEvaluating: Bool { get }

  /// Queues a write under the transaction in force. Writes of one transaction are applied together
  /// (T1); the graph takes them when the event handler has returned.
  func enqueue(_ mutation: @escaping () -> Void)

  /// The transaction that writes are made under now.
  var currentTransaction: Transaction { get }

  /// Runs `body` with a transaction for its writes; what nested calls say wins (T1). What waits for
  /// the transaction's end is called also where nothing was written.
  func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result

  /// The present instant, counted from loading.
  var now: Instant { get }

  /// A frame of a screen that shows 60 a second, counted from the last event: the last one at or
  /// before now, or as many after it.
  func frameInstant(_ later: Int) -> Instant

  /// Runs an action, written at the range, when the present update is over.
  func afterUpdate(at range: SourceRange, _ action: @escaping () throws -> Void)

  /// For bodies: evaluates them again at an instant.
  func evaluate(at instant: Instant)

  /// For bodies: evaluates them in every frame until an instant; nil is for good.
  func evaluateFrames(until end: Instant?)

  /// Runs an action later on the virtual clock, at the earliest a microsecond from now.
  func schedule(after delay: Instant, _ action: @escaping () throws -> Void)

  /// A namespace no other has (I6).
  func makeNamespace() -> Int

  /// A line of the console, kept for the frame's log.
  func log(_ message: String)

  /// A limit that was reached without stopping the program.
  func report(_ trap: Trap)
}
