/// A transition that displaces, together with a matched effect.
import Basics
import Drawing
import Engine
import Linter

extension Causes {
  static let movingTransition = Cause(Rules.movingTransition) { run in
    run.flights.compactMap { pair in
      if let leftover = pair.leftover,
        let item = pair.change.after.item(pair.departingItem?.number),
        item.transitionBody.contains(where: { $0.kind.displaces })
      {
        let way = Wording.distance(leftover.slot, pair.departing.slot)
        guard way > 1 else { return nil }
        return explain(
          "the view that leaves was counted \(Wording.points(way)) away from where it stood, so "
            + "the flight of \(Wording.name(pair.arriving.id)) starts there", item, pair)
      }
      guard let item = pair.arrivingItem, let first = run.samples.first,
        item.transitionBody.contains(where: { $0.kind.canDisplace }),
        let leaf = run.shape(of: pair.arriving, in: first),
        let shared = first.anatomy.member(pair.arriving.number)?.drawn
      else { return nil }
      let way = Wording.distance(leaf.rect, shared)
      guard way > 1 else { return nil }
      return explain(
        "\(Wording.name(pair.arriving.id)) is drawn \(Wording.points(way)) beside its flight",
        item, pair)
    }
  }

  private static func explain(_ happened: String, _ item: ItemFact, _ pair: Pair) -> Explanation {
    Explanation(
      happened + ".", place: item.transitionRange ?? pair.arriving.range,
      change: ".transition(.opacity)  - or .scale(1); the effect already brings the view across",
      items: [pair.arriving.item, pair.departing.item])
  }
}

extension ModifierFact.Kind {
  var displaces: Bool {
    switch self {
    case .move(let edge): return edge != nil
    case .offset(let x, let y): return x != 0 || y != 0
    default: return false
    }
  }

  var canDisplace: Bool {
    switch self {
    case .move, .offset: return true
    default: return false
    }
  }
}
