/// Text whose size follows a flight is offered too little room on the way.
import Basics
import Drawing
import Engine
import Linter

extension Causes {
  static let textCutByFrame = Cause(Rules.textCutByFrame) { run in
    var found: [Explanation] = []
    var seen: Set<SourceRange> = []
    for sample in run.samples {
      for leaf in sample.frame.leaves where leaf.isTruncated {
        guard let member = sizing(leaf, sample.anatomy), member.isFlying,
          let whole = wholeText(leaf, run), !seen.contains(member.range)
        else { continue }
        seen.insert(member.range)
        found.append(explain(leaf, whole, member, run))
      }
    }
    return found
  }

  /// The nearest matched view around a leaf that takes the group's size.
  private static func sizing(_ leaf: LeafSnapshot, _ anatomy: Anatomy) -> MemberFact? {
    var next = anatomy.member(leaf.member)
    while let member = next, !member.properties.contains(.size) {
      next = anatomy.member(member.parent)
    }
    return next
  }

  /// What it reads at rest, where that is more than in flight.
  private static func wholeText(_ leaf: LeafSnapshot, _ run: Run) -> String? {
    let frames = [run.samples.last?.frame, run.recording.before].compactMap { $0 }
    return frames.lazy.flatMap(\.leaves)
      .first { $0.item == leaf.item && $0.text != nil && !$0.isTruncated }?.text
  }

  private static func explain(
    _ leaf: LeafSnapshot, _ whole: String, _ member: MemberFact, _ run: Run
  ) -> Explanation {
    let cut = run.samples.compactMap { sample in
      sample.frame.leaves.first { $0.item == leaf.item && $0.isTruncated }.map { (sample, $0) }
    }
    let (sample, shown) = cut[cut.count * 3 / 4]
    let width = sample.anatomy.member(member.number)?.shared?.width ?? shown.rect.width
    let last = cut.last?.0.seconds ?? sample.seconds
    return Explanation(
      at: sample.seconds,
      "\(Wording.name(whole)) reads \(Wording.name(shown.text ?? "")) in "
        + "\(Wording.points(width)) of width; it is cut until t=\(Wording.seconds(last)).",
      place: member.range,
      change: run.matchedByPosition(member.range), items: [leaf.item, member.item])
  }
}
