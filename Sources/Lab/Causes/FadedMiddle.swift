/// Both halves of a pair fade, and what lies behind shows through.
import Basics
import Engine

extension Causes {
  static let fadedMiddle = Cause(
    "faded-middle", "Both views fade at once",
    why: "The effect moves frames and leaves transitions as they are, and no transition means a "
      + "fade: one view goes out while the other comes in, on the same rectangle. Two layers of "
      + "one half let a quarter of the background through."
  ) { run in
    let explained = Set(effectAndTransitionApart.find(run).flatMap(\.items))
    return run.flights.compactMap { pair in
      guard !explained.contains(pair.arriving.item), !explained.contains(pair.departing.item),
        let (seconds, coverage) = thinnest(pair, run), coverage < 0.98
      else { return nil }
      let item = pair.arrivingItem
      let written = [item, pair.departingItem].compactMap { $0?.transitionRange }.first
      return Explanation(
        at: seconds,
        "\(Wording.name(pair.arriving.id)) covers only \(Wording.share(coverage)) of what lies "
          + "behind it.", place: written ?? pair.arriving.range,
        why: "The effect moves frames and leaves the transition as it is, and "
          + (written == nil ? "no transition means a fade" : "this one fades")
          + ": one view goes out while the other comes in, on the same rectangle. Two layers of "
          + "one half let a quarter of the background through.",
        change: written == nil
          ? ".transition(.scale(1))  - on both: the arriving view is opaque all the way"
          : "take the opacity out of the transition of one of the two",
        items: [pair.arriving.item, pair.departing.item])
    }
  }

  /// Where the two shapes together cover least.
  private static func thinnest(_ pair: Pair, _ run: Run) -> (Double, Double)? {
    run.samples.compactMap { sample -> (Double, Double)? in
      let sides = [pair.arriving, pair.departing].map { member in
        run.leaves(of: member, in: sample).filter { $0.text == nil }
      }
      let all = sides[0] + sides[1]
      guard !sides[0].isEmpty, !sides[1].isEmpty, all.contains(where: { $0.opacity == 1 }),
        all.allSatisfy({ $0.effectiveOpacity < 1 })
      else { return nil }
      let opaque = sides.map { $0.map(\.effectiveOpacity).max() ?? 0 }
      return (sample.seconds, 1 - (1 - opaque[0]) * (1 - opaque[1]))
    }.min { $0.1 < $1.1 }
  }
}
