/// A view whose partner is in a cell that a lazy container has not built.
import Basics
import Engine

extension Causes {
  static let partnerNotBuilt = Cause("partner-not-built", "The other view is not built") { run in
    run.changes.flatMap { change in
      let known = change.before.members + change.after.members
      return (change.arriving + change.departing).compactMap { one -> Explanation? in
        guard !known.contains(where: { $0.meets(one) && $0.number != one.number }),
          let cell = change.unbuilt.first(where: { $0.meets(one) })
        else { return nil }
        let comes = change.arriving.contains { $0.number == one.number }
        return Explanation(
          "\(Wording.name(one.id)) \(comes ? "came" : "went") at \(Wording.rect(one.slot)), and "
            + "the cell with its id lies out of sight.",
          place: cell.range,
          why: "A lazy stack or grid builds only what its scroll view shows. A cell that is out of "
            + "sight is in no group, so there is nobody to fly from or to.",
          change: "scroll to the cell first, or take a stack that is not lazy", items: [one.item])
      }
    }
  }
}

extension ChangeRecord {
  /// Matched views before and after the change that are not built.
  var unbuilt: [MemberFact] { before.unbuilt + after.unbuilt }
}

extension MemberFact {
  /// Whether both are of one group.
  func meets(_ other: MemberFact) -> Bool {
    sharesID(with: other) && namespace == other.namespace && root == other.root
  }
}
