/// Two live sources in one group.
import Basics
import Engine
import Linter

extension Causes {
  static let twoSources = Cause(Rules.twoSources) { run in
    var seen: Set<String> = []
    var found: [Explanation] = []
    for sample in run.samples {
      for one in sample.anatomy.members where one.isSource && !one.isRemoving {
        let rivals = sample.anatomy.members.filter {
          $0.sharesID(with: one) && $0.namespace == one.namespace && $0.root == one.root
            && $0.isSource && !$0.isRemoving
        }
        let group = "\(one.root) \(one.namespace) \(one.id)"
        guard rivals.count >= 2, seen.insert(group).inserted else { continue }
        found.append(explain(rivals, sample, run))
      }
    }
    return found
  }

  private static func explain(
    _ rivals: [MemberFact], _ sample: Recording.Sample, _ run: Run
  ) -> Explanation {
    let (first, last) = (rivals[0], rivals[rivals.count - 1])
    let isOnePlace = first.range == last.range
    let step = longestStep(first, run)
    let motion =
      step > 1
      ? "the shared place leaps by up to \(Wording.points(step)) from one frame to the next"
      : "they lie on each other, though their own places are "
        + "\(Wording.points(Wording.distance(first.slot, last.slot))) apart"
    let hidden = rivals.first { member in
      let leaves = run.leaves(of: member, in: sample)
      return !leaves.isEmpty && leaves.allSatisfy { $0.effectiveOpacity == 0 }
    }
    let advice: String
    if isOnePlace {
      advice = "id: an id of the element, so that every row has its own"
    } else if hidden != nil {
      advice = "if ... { } instead of opacity: a view that cannot be seen is still a source"
    } else {
      advice = "isSource: false  - on one of the two, or remove the one view while the other is up"
    }
    let places =
      isOnePlace
      ? "all of them made by one line"
      : "lines "
        + rivals.compactMap { run.lineNumber($0.range).map(String.init) }
        .joined(separator: " and ")
    return Explanation(
      at: sample.seconds,
      "\(rivals.count) views are source of \(Wording.name(first.id)) at the same time (\(places)); "
        + "\(motion).",
      place: (hidden ?? last).range,
      change: advice, items: rivals.map(\.item))
  }

  private static func longestStep(_ member: MemberFact, _ run: Run) -> Double {
    let rects = run.samples.map { sample in
      sample.frame.groups.first { $0.id == member.id && $0.namespace == member.namespace }?.rect
    }
    return zip(rects, rects.dropFirst()).map { a, b in
      guard let a, let b else { return 0 }
      return Wording.distance(a, b)
    }.max() ?? 0
  }
}
