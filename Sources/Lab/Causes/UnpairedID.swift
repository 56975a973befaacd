/// A view that comes or goes and finds nobody in its group.
import Basics
import Engine
import Linter

extension Causes {
  static let unpairedID = Cause(Rules.unpairedID) { run in
    run.changes.flatMap { change in
      let known = change.before.members + change.after.members + change.unbuilt
      func isAlone(_ one: MemberFact) -> Bool {
        !known.contains { $0.sharesID(with: one) && $0.number != one.number }
      }
      let left = change.departing.filter(isAlone)
      // Of a row of views written at one place, one that flies answers for all.
      let met = known.filter { !isAlone($0) }.map(\.range)
      let arrived = change.arriving.filter { isAlone($0) && !met.contains($0.range) }.map { one in
        let candidates = left.filter { $0.namespace == one.namespace }
        let nearest = Suggestion.nearest(to: one.id, in: candidates.map(\.id))
        let partner = candidates.first { $0.id == nearest } ?? candidates.first
        return explain(one, partner, change, run)
      }
      if !arrived.isEmpty { return arrived }
      return left.filter { !met.contains($0.range) }
        .compactMap { explain(leaving: $0, change, run) }
    }
  }

  /// Nil where nothing came in its stead: then nothing was to fly.
  private static func explain(
    leaving one: MemberFact, _ change: ChangeRecord, _ run: Run
  ) -> Explanation? {
    guard let item = change.departingItem(of: one.item),
      let came = change.after.items.first(where: {
        $0.container == item.container && change.arrives($0)
      })
    else { return nil }
    let isBare = !change.arriving.contains { member in
      change.after.ancestry(of: member.item).contains { $0.number == came.number }
    }
    let happened =
      "\(Wording.name(one.id)) left \(Wording.rect(one.slot)) as the only view of its group; "
      + (isBare
        ? "\(run.place(came)), which came in its stead, has no effect."
        : "nothing in \(run.place(came)), which came in its stead, has this id.")
    return Explanation(
      happened, place: one.range,
      why: "A flight leads to the view of the same id that comes. Without one the effect does "
        + "nothing, and the view goes by its transition alone.",
      change: "\(run.code(one.range))  - on \(run.place(came)) too", items: [one.item])
  }

  private static func explain(
    _ one: MemberFact, _ partner: MemberFact?, _ change: ChangeRecord, _ run: Run
  ) -> Explanation {
    var happened =
      "\(Wording.name(one.id)) arrived at \(Wording.rect(one.slot)) as the only view of its group"
    var advice = "give a view that leaves in the same change the id \(Wording.name(one.id))"
    if let partner {
      if partner.id == one.id { happened += ", as a value of type \(one.idType)" }
      happened += "; \(Wording.name(partner.id))"
      happened += partner.id == one.id ? " of type \(partner.idType) left, " : " left, "
      happened += "\(Wording.points(Wording.distance(one.slot, partner.slot))) away"
      if let id = run.argument("id", of: partner.range) {
        advice = "id: \(id)  - as in line \(run.lineNumber(partner.range) ?? 0)"
      }
    } else if let item = change.arrivingItem(of: one.item),
      let left = change.before.items.first(where: {
        $0.container == item.container && change.departs($0)
      })
    {
      happened += "; \(run.place(left)), which left in its stead, has no effect"
      advice = "\(run.code(one.range))  - on \(run.place(left)) too"
    }
    return Explanation(
      happened + ".", place: one.range,
      change: advice, items: [one.item])
  }
}
