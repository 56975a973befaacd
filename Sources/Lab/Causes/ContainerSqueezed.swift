/// A container that takes the size of the flight while its content does not fit into it.
import Basics
import Drawing
import Engine

extension Causes {
  static let containerSqueezed = Cause(
    "container-squeezed", "A whole container is laid out at the size of the flight"
  ) { run in
    var seen: Set<SourceRange> = []
    return run.flights.flatMap { pair in
      [pair.arriving, pair.leftover].compactMap { $0 }.compactMap { member -> Explanation? in
        guard member.properties.contains(.size), let worst = worst(member, run),
          seen.insert(member.range).inserted
        else { return nil }
        return explain(member, worst.sample, worst.leaf, worst.shared, run)
      }
    }
  }

  /// The frame in which something inside stands out of the shared frame most, though the view
  /// itself fills it.
  private static func worst(
    _ member: MemberFact, _ run: Run
  ) -> (sample: Recording.Sample, leaf: LeafSnapshot, shared: Rect)? {
    var found: (sample: Recording.Sample, leaf: LeafSnapshot, shared: Rect)?
    var most = 4.0
    for sample in run.samples {
      guard let one = sample.anatomy.member(member.number), one.isFlying, let shared = one.shared,
        Wording.distance(shared, one.drawn) < 1, abs(shared.width - one.drawn.width) < 1,
        abs(shared.height - one.drawn.height) < 1
      else { continue }
      let leaves = run.leaves(of: member, in: sample)
      guard leaves.count > 1 else { continue }
      for leaf in leaves {
        let over = overflow(leaf.rect, shared)
        if over > most {
          most = over
          found = (sample, leaf, shared)
        }
      }
    }
    return found
  }

  private static func overflow(_ rect: Rect, _ shared: Rect) -> Double {
    max(
      max(shared.x - rect.x, rect.maxX - shared.maxX),
      max(shared.y - rect.y, rect.maxY - shared.maxY))
  }

  private static func explain(
    _ member: MemberFact, _ sample: Recording.Sample, _ leaf: LeafSnapshot, _ shared: Rect,
    _ run: Run
  ) -> Explanation {
    Explanation(
      at: sample.seconds,
      "the \(leaf.view) in \(Wording.name(member.id)) stands out by "
        + "\(Wording.points(overflow(leaf.rect, shared))): the container is laid out at "
        + "\(Wording.size(shared.size)), where its content does not fit.",
      place: member.range,
      why: "The effect does not scale a picture of the view. It proposes the size of the flight in "
        + "every frame, and everything inside is laid out anew with it.",
      change: "match the background alone, and place the content over it", items: [member.item])
  }
}
