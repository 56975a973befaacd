package import Basics

/// `PhaseAnimator` and `.phaseAnimator`: shows one phase after another. Each is gone to in a
/// transaction of its own; the next follows when that animation is logically complete. Where
/// nothing was animated, a phase stays for one frame of 1/60 s.
package final class PhaseAnimation: CompositeDefinition {
  /// Number of phases.
  private let count: Int
  /// A change of it sends the phases round once; nil is round and round.
  private let trigger: ElementID?
  /// The animation on the way to a phase; nil goes there at once.
  private let animation: (_ phase: Int) throws -> Animation?
  private let content: (_ phase: Int) throws -> ViewValue

  package let name = "PhaseAnimator"
  package var animatableData: AnimatableVector? { nil }

  package init(
    count: Int, trigger: ElementID?, animation: @escaping (_ phase: Int) throws -> Animation?,
    content: @escaping (_ phase: Int) throws -> ViewValue
  ) {
    self.count = count
    self.trigger = trigger
    self.animation = animation
    self.content = content
  }

  package func body(in context: BodyContext) throws(Trap) -> ViewValue {
    guard count > 0 else { return EmptyView() }
    let run = context.storage.slot(0) { Run() }
    run.definition = self
    let host = context.host
    if run.isNew || run.trigger != trigger {
      let starts = trigger == nil || !run.isNew
      run.isNew = false
      run.trigger = trigger
      if starts, count > 1 {
        run.round += 1
        host.afterUpdate(at: .none) { [weak host] in if let host { try run.goOn(host) } }
      }
    }
    return try Trap.within { try content(min(run.phase, count - 1)) }
  }

  /// How far one view's phases have come.
  private final class Run {
    var isNew = true
    var trigger: ElementID?
    /// The phases as they were last written.
    var definition: PhaseAnimation?
    var phase = 0
    /// Counts the starts: what an earlier start has left to do is not done.
    var round = 0

    func goOn(_ host: any UpdateHost) throws {
      guard let definition, definition.count > 1 else { return }
      let next = (phase + 1) % definition.count
      let (round, start) = (round, host.now)
      var transaction = Transaction(animation: try definition.animation(next))
      transaction.addCompletion(isLogical: true) { [weak self, weak host] in
        guard let self, let host, self.round == round else { return }
        // Round and round, or not yet back at the first phase.
        guard definition.trigger == nil || next != 0 else { return }
        if host.now > start { return try self.goOn(host) }
        host.schedule(after: .frame(1)) { [weak self, weak host] in
          if let self, let host, self.round == round { try self.goOn(host) }
        }
      }
      host.withTransaction(transaction) { host.enqueue { self.phase = next } }
    }
  }
}

extension Trap {
  /// Runs what may throw anything: all that stops a program is a trap.
  package static func within<Result>(_ body: () throws -> Result) throws(Trap) -> Result {
    do { return try body() } catch { throw error as? Trap ?? Trap("\(error)") }
  }
}
