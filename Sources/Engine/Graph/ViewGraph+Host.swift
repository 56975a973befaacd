// What state and bodies ask of the graph, and what it counts and reports on the way.
package import Basics

extension ViewGraph {
  package func enqueue(_ mutation: @escaping () -> Void) {
    if isEvaluating { writer = evaluatedRange }
    if isEvaluating, !hasWarnedOfWrites {
      hasWarnedOfWrites = true
      log("Modifying state during view update, this will cause undefined behavior.")
    }
    if let last = queue.indices.last, queue[last].scope == pendingScope {
      queue[last].mutations.append(mutation)
      return
    }
    queue.append((pending, pendingScope, [mutation]))
    for completion in pending.completions {
      completion.listener.count += 1
      if !completions.contains(where: { $0.listener === completion.listener }) {
        completions.append(completion)
      }
    }
  }

  package var currentTransaction: Transaction { pending }

  package func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = (pending, pendingScope)
    scopes += 1
    (pending, pendingScope) = (transaction.merged(into: outer.0), scopes)
    defer {
      // A change of nothing has its end too.
      if !transaction.completions.isEmpty { enqueue {} }
      (pending, pendingScope) = outer
    }
    return try body()
  }

  /// T27: what waits for animators of which none is left is done after this update.
  func finishCompletions() {
    let finished = completions.filter { $0.listener.count <= 0 }
    guard !finished.isEmpty else { return }
    completions.removeAll { $0.listener.count <= 0 }
    for completion in finished { afterUpdate(at: .none, completion.action) }
  }

  package func frameInstant(_ later: Int) -> Instant { lastEvent + .frame(frameNumber + later) }

  package func evaluate(at instant: Instant) { bodySchedule.evaluate(at: instant) }

  package func evaluateFrames(until end: Instant?) { bodySchedule.evaluateFrames(until: end) }

  /// Runs an action of the program; what stops it is reported.
  func attempt(_ action: () throws -> Void) {
    do {
      try action()
    } catch {
      report(error as? Trap ?? Trap("\(error)"))
    }
  }

  /// Runs an action, written at the range, when the present update is over.
  package func afterUpdate(at range: SourceRange, _ action: @escaping () throws -> Void) {
    afterwards.append((range, action))
  }

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

  /// A message that is printed once in a run.
  func logOnce(_ message: String) {
    if !messages.contains(where: { $0.text == message }) { log(message) }
  }

  package func log(_ message: String) { messages.append((clock.now, message)) }

  package func report(_ trap: Trap) {
    if !traps.contains(trap) { traps.append(trap) }
  }

  func evaluating(_ body: () throws(Trap) -> ViewValue) throws(Trap) -> ViewValue {
    let outer = isEvaluating
    isEvaluating = true
    bodyCount += 1
    defer { isEvaluating = outer }
    return try body()
  }

  /// Counts a view with the modifiers on it; false beyond the limit, which is reported once.
  func countViews(_ count: Int, _ range: SourceRange) -> Bool {
    viewCount += count
    guard viewCount > limits.views else { return !isOverLimit }
    stop(
      Trap(
        "the program makes more than \(limits.views) views, each modifier counted as one",
        id: "limit-views", at: range))
    return false
  }

  /// False where a body may not be evaluated: too many, too deep, or a limit was reached before.
  func countBody(_ name: String, _ range: SourceRange, _ nesting: Nesting) -> Bool {
    guard !isOverLimit else { return false }
    evaluationBodies += 1
    evaluatedRange = range
    if nesting.bodies > limits.depth {
      stop(
        Trap(
          "bodies are nested more than \(limits.depth) deep; does '\(name)' contain itself?",
          id: "limit-depth", at: range))
    } else if evaluationBodies > limits.views {
      stop(
        Trap(
          "the program makes more than \(limits.views) views of its own, the last of them"
            + " '\(name)'", id: "limit-views", at: range))
    }
    return !isOverLimit
  }

  /// False where views are nested deeper than the passes over the tree may go.
  func countLevels(_ name: String, _ range: SourceRange, _ nesting: Nesting) -> Bool {
    guard nesting.levels > limits.levels else { return true }
    stop(
      Trap(
        "views are nested more than \(limits.levels) levels deep in '\(name)', their modifiers"
          + " counted", id: "limit-depth", at: range))
    return false
  }

  /// Reports a limit and takes no more views.
  private func stop(_ trap: Trap) {
    isOverLimit = true
    report(trap)
  }
}
