/// Same id, different namespaces: two groups of one.
import Basics
import Engine
import Language
import Linter

extension Causes {
  static let twoNamespaces = Cause(Rules.twoNamespaces) { run in
    run.changes.flatMap { change in
      let known = change.before.members + change.after.members
      return change.arriving.compactMap { one -> Explanation? in
        let namesakes = known.filter { $0.sharesID(with: one) && $0.number != one.number }
        guard !namesakes.contains(where: { $0.namespace == one.namespace }),
          let other = namesakes.last(where: { !$0.isRemoving })
        else { return nil }
        let (place, advice) = remedy(one, other, run)
        return Explanation(
          "\(Wording.name(one.id)) stood at \(Wording.rect(one.slot)) from the first frame; no "
            + "flight led there from the other \(Wording.name(one.id)), "
            + "\(Wording.rect(other.slot)): one is in namespace \(one.namespace), the other in "
            + "namespace \(other.namespace).",
          place: place,
          change: advice, items: [one.item, other.item])
      }
    }
  }

  /// Where the namespace that is one too many is declared, and what to write there.
  private static func remedy(
    _ one: MemberFact, _ other: MemberFact, _ run: Run
  ) -> (SourceRange, String) {
    let types = [one, other].map { run.type(around: $0.range) }
    let isOneView = types[0]?.name == types[1]?.name
    for (type, member) in zip(types, [one, other]) where !isOneView && type?.name != run.root {
      guard let field = run.namespace(of: type), let type else { continue }
      let given = run.argument("in", of: member.range) ?? field.name
      return (
        field.range,
        "let \(given): Namespace.ID  - and hand the parent's in where \(type.name) is made"
      )
    }
    let wanted = run.argument("in", of: other.range) ?? "the same namespace"
    return (one.range, "in: \(wanted)  - as in line \(run.lineNumber(other.range) ?? 0)")
  }
}
