/// A namespace that was read where it has no view behind it.
import Basics
import Engine

extension Causes {
  static let namespaceOutsideBody = Cause(
    "namespace-outside-body", "A namespace was read outside of a body"
  ) { run in
    var seen: Set<String> = []
    let all = run.changes.flatMap { $0.before.members + $0.after.members }
    return all.filter { $0.namespace < 0 && seen.insert($0.id).inserted }.map { member in
      Explanation(
        "\(Wording.name(member.id)) is in namespace \(member.namespace), which no other view can "
          + "be in.", place: member.range,
        why: "A @Namespace gets its number from the view it belongs to, when that is first shown. "
          + "In an initialiser there is no such view yet, and every reading answers a new number.",
        change: "read the namespace in body, and hand it on from there", items: [member.item])
    }
  }
}
