/// Same id and namespace, but one of the two is presented: two hosting roots.
import Basics
import Engine
import Linter

extension Causes {
  static let separateRoots = Cause(Rules.separateRoots) { run in
    run.changes.flatMap { change in
      let known = change.before.members + change.after.members
      return change.arriving.compactMap { one -> Explanation? in
        let namesakes = known.filter {
          $0.sharesID(with: one) && $0.namespace == one.namespace && $0.number != one.number
        }
        guard !namesakes.contains(where: { $0.root == one.root }), let other = namesakes.last
        else { return nil }
        let inner = one.root == 0 ? other : one
        return Explanation(
          "\(Wording.name(one.id)) stood at \(Wording.rect(one.slot)) from the first frame of its "
            + "layer; the other \(Wording.name(one.id)), \(Wording.rect(other.slot)), is in "
            + "hosting root \(other.root), this one in root \(one.root).",
          place: inner.range,
          change: "show it in an .overlay of the same view, or use .matchedTransitionSource with "
            + ".navigationTransition(.zoom(sourceID:in:))",
          items: [one.item, other.item])
      }
    }
  }
}
