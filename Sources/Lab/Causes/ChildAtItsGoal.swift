/// A view that comes inside a moving one and is at its last place from the first frame.
import Basics
import Drawing
import Engine

extension Causes {
  static let childAtItsGoal = Cause(
    "child-at-its-goal", "What comes inside a moving view does not move with it"
  ) { run in
    guard let first = run.samples.first?.frame, let last = run.samples.last?.frame else {
      return []
    }
    return run.changes.flatMap { change in
      change.after.items.compactMap { item -> Explanation? in
        guard change.animation != nil, change.arrives(item),
          let parent = change.after.item(item.parent), !change.arrives(parent),
          let old = change.before.item(parent.number), old.rect != parent.rect,
          let start = first.leaves.first(where: { $0.item == item.number && $0.member == nil }),
          let end = last.leaves.first(where: { $0.item == item.number && $0.view == start.view }),
          start.rect == end.rect,
          let way = motion(inside: parent, without: item, first, last, change)
        else { return nil }
        return explain(item, parent, start, way, run)
      }
    }
  }

  /// How far something else in the parent goes after the first frame.
  private static func motion(
    inside parent: ItemFact, without item: ItemFact, _ first: Frame, _ last: Frame,
    _ change: ChangeRecord
  ) -> Double? {
    let ways = first.leaves.compactMap { leaf -> Double? in
      let around = change.after.ancestry(of: leaf.item).map(\.number)
      guard around.contains(parent.number), !around.contains(item.number),
        let end = last.leaves.first(where: { $0.item == leaf.item && $0.view == leaf.view })
      else { return nil }
      let grown =
        abs(end.rect.width - leaf.rect.width) + abs(end.rect.height - leaf.rect.height)
      return max(Wording.distance(leaf.rect, end.rect), grown)
    }
    guard let way = ways.max(), way > 1 else { return nil }
    return way
  }

  private static func explain(
    _ item: ItemFact, _ parent: ItemFact, _ leaf: LeafSnapshot, _ way: Double, _ run: Run
  ) -> Explanation {
    Explanation(
      "the \(run.name(item)) stood at \(Wording.rect(leaf.rect)) from the first frame, while what "
        + "is around it still had \(Wording.points(way)) to go.", place: item.range,
      why: "Not containers move but the shapes and texts in them, each from its own last place. A "
        + "view that has just come has none, so it begins where it will end.",
      change: ".geometryGroup()  - on \(run.place(parent)): what is inside then moves with it",
      items: [item.number])
  }
}
