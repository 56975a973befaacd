/// A follower whose source has been erased: it snaps to its own place.
import Basics
import Drawing
import Engine

extension Causes {
  static let followerWithoutSource = Cause(
    "follower-without-source", "The last source of the group is gone"
  ) { run in
    var seen: Set<Int> = []
    return zip(run.samples, run.samples.dropFirst()).flatMap { before, after in
      after.anatomy.members.compactMap { member -> Explanation? in
        guard !member.isSource, !member.isRemoving, member.shared == nil,
          let old = before.anatomy.member(member.number), old.shared != nil,
          Wording.distance(old.drawn, member.drawn) > 4, seen.insert(member.number).inserted
        else { return nil }
        let way = Wording.points(Wording.distance(old.drawn, member.drawn))
        return Explanation(
          at: after.seconds,
          "\(Wording.name(member.id)) leapt \(way) \(Wording.way(old.drawn, member.drawn)) in one "
            + "frame, when the view that it followed was erased.",
          place: member.range,
          why: "A view with isSource: false is a follower: it takes the place of its group's "
            + "source, also of one that is being removed. When that is erased the group has none, "
            + "and every follower stands in its own place, in an update without an animation.",
          change: "let another view of \(Wording.name(member.id)) be the source in the same change",
          items: [member.item])
      }
    }
  }
}
