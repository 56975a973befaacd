/// A scale of zero: a map that cannot be turned round.
import Basics
import Engine

extension Causes {
  static let singularScale = Cause("singular-scale", "A view is scaled to nothing") { run in
    var seen: Set<SourceRange> = []
    return run.changes.flatMap { change in
      (change.before.items + change.after.items).compactMap { item -> Explanation? in
        let found = item.modifiers.first { $0.kind == .transform(isSingular: true) }
        guard let modifier = found, seen.insert(modifier.range).inserted else { return nil }
        return Explanation(
          "\(run.place(item)) was scaled by 0; a factor of 0.00001 stands in for it.",
          place: modifier.range,
          why: "Positions inside an effect are found by turning its map round. A scale of zero "
            + "cannot be turned round, and the console says so.",
          change: "a small factor such as 0.01, or an if with .transition(.scale)",
          items: [item.number])
      }
    }
  }
}
