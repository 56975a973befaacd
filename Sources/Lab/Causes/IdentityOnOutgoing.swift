/// The identity transition erases the departing view before the group looks.
import Basics
import Engine
import Linter

extension Causes {
  static let identityOnOutgoing = Cause(Rules.identityOnOutgoing) { run in
    run.pairs.compactMap { pair in
      guard pair.arriving.animation != nil, pair.leftover == nil, let item = pair.departingItem,
        item.isIdentity
      else { return nil }
      return jumped(pair, item, both: pair.arrivingItem?.isIdentity ?? false)
    }
  }

  /// The same mistake seen from the direction in which it does not show yet.
  static let identityOnWayBack = Cause(
    identityOnOutgoing.id, "The way back will be a jump", why: identityOnOutgoing.why
  ) { run in
    run.flights.compactMap { pair in
      guard let item = pair.arrivingItem, item.isIdentity else { return nil }
      return willJump(pair, item)
    }
  }

  private static func jumped(_ pair: Pair, _ item: ItemFact, both: Bool) -> Explanation {
    let way = Wording.way(pair.departing.slot, pair.arriving.slot)
    let direction =
      both
      ? "So it is in both directions, since both sides have it."
      : "Only this direction is hit: the other way the view that leaves stays for its transition, "
        + "and the hero flies."
    return Explanation(
      "\(Wording.name(pair.arriving.id)) jumped \(way) in the first frame, because the view that "
        + "left was erased at once. \(direction)",
      place: item.transitionRange ?? pair.departing.range,
      change:
        ".transition(.scale(1))  - nothing to be seen, but the view stays for the moment that "
        + "counts", items: [pair.arriving.item, pair.departing.item])
  }

  private static func willJump(_ pair: Pair, _ item: ItemFact) -> Explanation {
    let way = Wording.way(pair.departing.slot, pair.arriving.slot)
    return Explanation(
      "\(Wording.name(pair.arriving.id)) flew \(way) this way, but it will not fly back: the view "
        + "that arrived has the identity transition and will be erased when it leaves.",
      place: item.transitionRange ?? pair.arriving.range,
      change:
        ".transition(.asymmetric(insertion: .identity, removal: .opacity))  - in at once, and "
        + "still there when it goes", items: [pair.arriving.item])
  }
}
