// What state and bodies ask of the graph, and what it counts and reports on the way.
package import Basics

extension ViewGraph {
  package func enqueue(_ mutation: @escaping () -> Void) {
    if let last = queue.indices.last, queue[last].scope == pendingScope {
      queue[last].mutations.append(mutation)
    } else {
      queue.append((pending, pendingScope, [mutation]))
    }
  }

  package func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = (pending, pendingScope)
    scopes += 1
    (pending, pendingScope) = (transaction, scopes)
    defer { (pending, pendingScope) = outer }
    return try body()
  }

  /// Runs an action of the program; what stops it is reported.
  func attempt(_ action: () throws -> Void) {
    do {
      try action()
    } catch {
      report(error as? Trap ?? Trap("\(error)"))
    }
  }

  /// Runs an action when the present update is over.
  func afterUpdate(_ action: @escaping () throws -> Void) { afterwards.append(action) }

  package func schedule(after delay: Instant, _ action: @escaping () throws -> Void) {
    let instant = clock.now + max(delay, Instant(microseconds: 1))
    let place = timers.firstIndex { $0.instant > instant } ?? timers.count
    guard timers.count < limits.views else { return }
    timers.insert((instant, action), at: place)
  }

  /// Runs the timers that are due.
  func runTimers() {
    while let first = timers.first, first.instant <= clock.now {
      timers.removeFirst()
      attempt(first.action)
      flush()
    }
  }

  package func makeNamespace() -> Int {
    namespaces += 1
    return namespaces
  }

  package func log(_ message: String) { messages.append((clock.now, message)) }

  func report(_ trap: Trap) {
    if !traps.contains(trap) { traps.append(trap) }
  }

  func evaluating(_ body: () throws(Trap) -> ViewValue) throws(Trap) -> ViewValue {
    let outer = isEvaluating
    isEvaluating = true
    bodyCount += 1
    defer { isEvaluating = outer }
    return try body()
  }

  /// False beyond the limit of views, which is reported once.
  func countView() -> Bool {
    viewCount += 1
    guard viewCount > limits.views else { return true }
    report(Trap("the program makes more than \(limits.views) views", id: "limit-views"))
    return false
  }

  func enterBody(_ view: ViewValue) -> Bool {
    bodyDepth += 1
    guard bodyDepth > limits.depth else { return true }
    bodyDepth -= 1
    report(
      Trap(
        "bodies are nested more than \(limits.depth) deep; does \(view.name) contain itself?",
        id: "limit-depth", at: view.range))
    return false
  }

  func leaveBody() { bodyDepth -= 1 }
}
