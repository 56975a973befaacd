/// Text that is smaller than the frame of its flight lies at the corner of it.
import Basics
import Drawing
import Engine

extension Causes {
  static let textShifted = Cause("text-shifted", "Text does not fill the frame of its flight") {
    run in
    let cut = Set(textCutByFrame.find(run).flatMap(\.items))
    return run.flights.compactMap { pair in
      let sides = [pair.arriving, pair.departing]
      guard !sides.contains(where: { cut.contains($0.item) }) else { return nil }
      return sides.lazy.compactMap { side in explain(side, run) }.first
    }
  }

  private static func explain(_ side: MemberFact, _ run: Run) -> Explanation? {
    guard side.content == "Text", side.properties.contains(.size),
      !side.inside.contains(where: \.kind.fixesSize)
    else { return nil }
    let shifts = run.samples.compactMap { sample -> (Double, MemberFact, Rect)? in
      guard let one = sample.anatomy.member(side.number), one.isFlying, let shared = one.shared
      else { return nil }
      return (sample.seconds, one, shared)
    }
    func gap(_ one: MemberFact, _ shared: Rect) -> Double { Wording.distance(one.drawn, shared) }
    let worst = shifts.max { gap($0.1, $0.2) < gap($1.1, $1.2) }
    guard let (seconds, one, shared) = worst, Wording.distance(one.drawn, shared) > 2 else {
      return nil
    }
    let distance = Wording.points(gap(one, shared))
    return Explanation(
      at: seconds,
      "the text of \(Wording.name(side.id)) takes \(Wording.size(one.drawn.size)) of "
        + "\(Wording.size(shared.size)); its middle is \(distance) off that of the flight.",
      place: side.range,
      why: "A text takes no more room than its letters need. Matched by frame, what does not fill "
        + "the frame lies at the corner away from the anchor, not in its middle.",
      change: run.matchedByPosition(side.range), items: [side.item])
  }
}
