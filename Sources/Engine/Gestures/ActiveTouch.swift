import Basics
import Drawing

/// One touch on its way: the gestures that may take it, from the innermost view to the outermost.
final class ActiveTouch {
  /// One view's gesture.
  private final class Candidate {
    let node: GestureNode
    let recognizer: GestureRecognizer
    /// Whether it is out because another gesture has come before it.
    var isDenied = false

    init?(_ node: GestureNode) {
      guard let definition = node.modifier?.definition else { return nil }
      self.node = node
      recognizer = GestureRecognizer(definition)
    }
  }

  /// Whether a gesture is for sure.
  private enum Standing { case open, taken, lost }

  private let script: TouchScript
  private let start: Instant
  private var candidates: [Candidate]
  private unowned let graph: ViewGraph
  private var isLifted = false

  /// `nodes` are innermost first.
  init(_ script: TouchScript, _ nodes: [GestureNode], _ graph: ViewGraph) {
    self.script = script
    self.graph = graph
    start = graph.clock.now
    candidates = nodes.compactMap(Candidate.init)
  }

  /// The finger comes down, and lifts at once where the touch takes no time.
  func begin() {
    guard !candidates.isEmpty else { return }
    send(.began)
    guard script.duration > 0 else { return lift() }
    for seconds in Set(candidates.flatMap { $0.node.modifier?.definition.pressSeconds ?? [] })
    where seconds < script.duration {
      schedule(at: start + Instant(seconds: seconds)) { $0.send(.moved) }
    }
    move(1)
  }

  /// The touch in frame `number` of 60 a second, and all frames after it.
  private func move(_ number: Int) {
    let end = start + Instant(seconds: script.duration)
    let instant = start + .frame(number)
    guard instant < end else {
      return schedule(at: end) {
        $0.send(.moved)
        $0.lift()
      }
    }
    schedule(at: instant) {
      $0.send(.moved)
      $0.move(number + 1)
    }
  }

  private func schedule(at instant: Instant, _ action: @escaping (ActiveTouch) -> Void) {
    graph.schedule(after: instant - graph.clock.now) { action(self) }
  }

  private func lift() {
    isLifted = true
    send(.ended)
  }

  private func send(_ phase: Touch.Phase) {
    guard !isLifted || phase == .ended else { return }
    let elapsed = (graph.clock.now - start).seconds
    let touch = script.touch(phase, after: elapsed, at: graph.clock.now)
    for candidate in candidates {
      guard !candidate.isDenied, !candidate.node.isErased,
        let definition = candidate.node.modifier?.definition
      else {
        candidate.recognizer.fail()
        continue
      }
      candidate.recognizer.receive(touch, definition, graph.site(of: candidate.node))
    }
    arbitrate()
  }

  /// Lets those tell that may: a gesture waits for those that come before it, and is out when one
  /// of them is on.
  private func arbitrate() {
    for (index, candidate) in candidates.enumerated() {
      let standing = standing(of: index)
      if standing == .lost {
        candidate.isDenied = true
        candidate.recognizer.deny()
      }
      guard standing != .open, let definition = candidate.node.modifier?.definition else {
        continue
      }
      candidate.recognizer.tell(definition) { graph.attempt($0) }
    }
  }

  private func standing(of index: Int) -> Standing {
    var standing = Standing.taken
    for (other, candidate) in candidates.enumerated() where other != index {
      guard comes(other, before: index) else { continue }
      switch candidate.recognizer.state {
      case .active, .ended: return .lost
      case .possible: standing = .open
      case .failed: break
      }
    }
    return standing
  }

  /// Whether the gesture of one view goes before that of another: the inner one does, unless the
  /// outer one has high priority; simultaneous ones leave each other alone.
  private func comes(_ first: Int, before second: Int) -> Bool {
    let (inner, outer) = (min(first, second), max(first, second))
    switch candidates[outer].node.modifier?.priority ?? .normal {
    case .simultaneous: return false
    case .normal: return first == inner
    case .high: return first == outer
    }
  }
}
