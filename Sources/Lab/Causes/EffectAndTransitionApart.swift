/// A transition on a view that comes and goes only with what it lies in.
import Basics
import Engine
import Linter

extension Causes {
  static let effectAndTransitionApart = Cause(Rules.effectAndTransitionApart) { run in
    var seen: Set<SourceRange> = []
    return run.changes.flatMap { change in
      let coming = change.after.items.map { ($0, change.arrivingItem(of: $0.number)) }
      let going = change.before.items.map { ($0, change.departingItem(of: $0.number)) }
      return (coming + going).compactMap { inner, outer -> Explanation? in
        guard let range = inner.transitionRange, !inner.canTransition, let outer,
          outer.number != inner.number, let fade = fade(of: inner, run),
          seen.insert(range).inserted
        else { return nil }
        return explain(inner, range, outer, fade, run)
      }
    }
  }

  /// The instant and the opacity at which something of an item is seen through most.
  private static func fade(of item: ItemFact, _ run: Run) -> (seconds: Double, opacity: Double)? {
    let seen = run.samples.flatMap { sample in
      sample.frame.leaves.filter { $0.item == item.number }
        .map { (seconds: sample.seconds, opacity: $0.effectiveOpacity) }
    }
    let middle = seen.filter { $0.opacity > 0 && $0.opacity < 1 }
    return middle.min { abs($0.opacity - 0.5) < abs($1.opacity - 0.5) }
  }

  private static func explain(
    _ inner: ItemFact, _ range: SourceRange, _ outer: ItemFact,
    _ fade: (seconds: Double, opacity: Double), _ run: Run
  ) -> Explanation {
    let container = run.place(outer)
    let own = outer.transitionRange == nil ? "fades, having no transition" : "has its own"
    return Explanation(
      at: fade.seconds,
      "the \(run.name(inner)) is drawn with opacity \(Wording.share(fade.opacity)) in "
        + "spite of its transition: it came or went as part of \(container), which \(own).",
      place: range,
      change: "write \(run.code(range)) on \(container)", items: [inner.number])
  }
}
