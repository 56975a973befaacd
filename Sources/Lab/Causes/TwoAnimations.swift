/// One event that makes several changes, each with an animation of its own.
import Basics
import Engine

extension Causes {
  static let twoAnimations = Cause("two-animations", "One event runs on two animations") { run in
    let moving = run.changes.filter { $0.animations > 0 && $0.animation != nil }
    guard let first = moving.first,
      let other = moving.first(where: { $0.animation != first.animation })
    else { return [] }
    let items = moving.flatMap { change in
      change.after.items.filter { item in
        change.arrives(item) || change.before.item(item.number)?.rect != item.rect
      }.map(\.number)
    }
    return [
      Explanation(
        "the event made \(moving.count) changes: one with \(Wording.animation(first.animation)), "
          + "one with \(Wording.animation(other.animation)).",
        place: run.recording.handler ?? .none,
        why: "Every withAnimation is a change of its own, and what follows from a change moves "
          + "with its animation. Two of them are two motions that part on the way.",
        change: "one withAnimation around both, or the same animation in each", items: items)
    ]
  }
}
