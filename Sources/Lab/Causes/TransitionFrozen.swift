/// A transition that depends on what the same change writes: the view that leaves has the old one.
import Basics
import Engine
import Language

extension Causes {
  static let transitionFrozen = Cause(
    "transition-frozen", "The view that leaves has the transition of before"
  ) { run in
    guard let handler = run.recording.handler else { return [] }
    let action = run.wholeCode(handler)
    let states = run.program.types.flatMap(\.fields).filter { $0.wrapper == .state }.map(\.name)
    let written = states.filter { action.contains("\($0) = ") || action.contains("\($0).toggle()") }
    return run.changes.flatMap { change in
      change.before.items.compactMap { item -> Explanation? in
        guard change.departs(item), change.after.item(item.number) != nil,
          let range = item.transitionRange,
          let name = written.first(where: { words(run.wholeCode(range)).contains($0) })
        else { return nil }
        return explain(item, range, name, run)
      }
    }
  }

  private static func words(_ code: String) -> [String] {
    code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  private static func explain(
    _ item: ItemFact, _ range: SourceRange, _ name: String, _ run: Run
  ) -> Explanation {
    Explanation(
      "\(run.place(item)) left by the transition that '\(name)' asked for before this change, "
        + "\(Wording.rect(item.rect)).",
      place: range,
      why: "A view's transition is the one it had when it was last in the tree. A change that "
        + "removes the view and writes what its transition depends on comes too late for it.",
      change: "write \(name) first, and what is shown in the next turn: "
        + "Task { withAnimation { ... } }",
      items: [item.number])
  }
}
