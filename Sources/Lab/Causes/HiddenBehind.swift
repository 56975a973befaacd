/// A view that flies or leaves is painted behind its neighbours.
import Basics
import Drawing
import Engine
import Linter

extension Causes {
  static let hiddenBehind = Cause(Rules.hiddenBehind) { run in
    run.changes.flatMap { change in
      change.before.items.filter { change.departs($0) }.compactMap { departing(change, $0, run) }
    } + run.flights.compactMap { flying($0, run) }
  }

  /// X18: what is removed goes behind the others of its container.
  private static func departing(
    _ change: ChangeRecord, _ before: ItemFact, _ run: Run
  ) -> Explanation? {
    guard let after = change.after.item(before.number) else { return nil }
    let overtakers = change.after.items.filter { other in
      guard other.container == after.container, other.paintOrder > after.paintOrder,
        let earlier = change.before.item(other.number)
      else { return false }
      return earlier.paintOrder < before.paintOrder && !other.isRemoving
    }
    for sample in run.samples.prefix(30) {
      let leaves = sample.frame.leaves.filter { $0.item == after.number && $0.text == nil }
      for leaf in leaves {
        for cover in cover(of: leaf.rect, by: overtakers, sample)
        where cover.share > 0.9 && change.before.item(cover.item) != nil {
          return explain(
            "the \(run.name(after)) that leaves went from place \(before.paintOrder + 1) "
              + "to place \(after.paintOrder + 1) in its container and is covered by "
              + "\(cover.name), though it is still drawn", after, [after.number], run)
        }
      }
    }
    return nil
  }

  /// M38: a flight is drawn where the view lives in the tree.
  private static func flying(_ pair: Pair, _ run: Run) -> Explanation? {
    guard let item = pair.arrivingItem, let sample = run.samples.first,
      let leaf = run.shape(of: pair.arriving, in: sample)
    else { return nil }
    // What is around the view, as far as it was there before, hides it in the same way.
    let around = sample.anatomy.ancestry(of: item.number)
    for (depth, level) in around.enumerated() {
      let later = sample.anatomy.items.filter {
        $0.container == level.container && $0.paintOrder > level.paintOrder && !$0.isRemoving
      }
      for cover in cover(of: leaf.rect, by: later, sample) where cover.share > 0.3 {
        let raised = around[..<depth].first { $0.zIndex != 0 }
        let idle = raised.map { one in
          "; the zIndex of \(run.place(one)) counts only inside its own container"
        }
        return explain(
          "\(cover.name) hides \(Wording.share(cover.share * 100)) % of "
            + "\(Wording.name(pair.arriving.id)) at the start of its flight\(idle ?? "")", item,
          [pair.arriving.item], run, raising: depth == 0 ? nil : level)
      }
    }
    return nil
  }

  /// How much of a rect opaque shapes of some items cover, one by one.
  private static func cover(
    of rect: Rect, by items: [ItemFact], _ sample: Recording.Sample
  ) -> [(name: String, item: Int, share: Double)] {
    let numbers = Set(items.map(\.number))
    let area = rect.width * rect.height
    guard area > 0 else { return [] }
    return sample.frame.leaves.compactMap { leaf in
      guard leaf.text == nil, leaf.effectiveOpacity > 0.98,
        sample.anatomy.ancestry(of: leaf.item).contains(where: { numbers.contains($0.number) })
      else { return nil }
      let common = leaf.rect.intersection(rect)
      return ("the \(leaf.view)", leaf.item, common.width * common.height / area)
    }
  }

  private static func explain(
    _ happened: String, _ item: ItemFact, _ items: [Int], _ run: Run,
    raising level: ItemFact? = nil
  ) -> Explanation {
    Explanation(
      happened + ".", place: item.transitionRange ?? item.range,
      change: ".zIndex(1)  - on \(level.map { run.place($0) } ?? "the view itself"), where its "
        + "container lists it", items: items)
  }
}
