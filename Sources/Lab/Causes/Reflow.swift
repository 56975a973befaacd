/// The slot of a view that left is gone, and its neighbours close up.
import Basics
import Drawing
import Engine

extension Causes {
  static let reflow = Cause(
    "reflow", "The neighbours close up while it flies",
    why: "A removed view leaves the layout in the change itself; only its picture stays for the "
      + "transition. The container closes the gap at once, and that motion competes with the "
      + "flight."
  ) { run in
    var seen: Set<Int> = []
    return run.pairs.compactMap { pair in
      guard let item = pair.departingItem, let goal = pair.arrivingItem,
        item.container != goal.container, seen.insert(item.number).inserted
      else { return nil }
      let change = pair.change
      let isReplaced = change.after.items.contains {
        $0.container == item.container && change.arrives($0)
      }
      let moved = change.before.items.compactMap { neighbour -> Double? in
        guard neighbour.container == item.container, neighbour.number != item.number,
          let after = change.after.item(neighbour.number), !after.isRemoving
        else { return nil }
        let way = Wording.distance(neighbour.rect, after.rect)
        return way > 1 ? way : nil
      }
      guard !isReplaced, let furthest = moved.max() else { return nil }
      let views = moved.count == 1 ? "1 neighbour" : "\(moved.count) neighbours"
      let size = item.rect.size
      return Explanation(
        "\(views) moved by up to \(Wording.points(furthest)) into the room that "
          + "\(Wording.name(pair.departing.id)) left.", place: pair.departing.range,
        change: "else { Color.clear.frame(width: \(Wording.number(size.width)), height: "
          + "\(Wording.number(size.height))) }  - an empty slot of the same size",
        items: [pair.departing.item])
    }
  }
}
