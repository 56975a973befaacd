/// A transition writes a value that the custom view it is put on cannot see.
import Basics
import Engine
import Language
import Linter

extension Causes {
  static let environmentInTransition = Cause(Rules.environmentInTransition) { run in
    var seen: Set<SourceRange> = []
    return run.changes.flatMap { change in
      change.after.items.filter { change.arrives($0) || change.departs($0) }
        .flatMap { item in
          item.transitionBody.compactMap { modifier -> Explanation? in
            guard case .environment(let key) = modifier.kind,
              let (type, field) = reader(of: key, in: item, run),
              seen.insert(modifier.range).inserted
            else { return nil }
            return explain(modifier, key, type, field, item, run)
          }
        }
    }
  }

  /// A custom view that the element is made of and that reads the value.
  private static func reader(
    of key: String, in item: ItemFact, _ run: Run
  ) -> (ResolvedType, ResolvedField)? {
    for name in item.names {
      guard let type = run.program.types.first(where: { $0.name == name }) else { continue }
      if let field = type.fields.first(where: { $0.wrapper == .environment(key: key) }) {
        return (type, field)
      }
    }
    return nil
  }

  private static func explain(
    _ modifier: ModifierFact, _ key: String, _ type: ResolvedType, _ field: ResolvedField,
    _ item: ItemFact, _ run: Run
  ) -> Explanation {
    let there = run.samples.filter { $0.anatomy.item(item.number) != nil }
    let line = run.lineNumber(field.range).map { " (line \($0))" } ?? ""
    return Explanation(
      "in none of the \(there.count) frames looked at did \(type.name)\(line) see what the "
        + "transition wrote to \(Wording.name(key)).",
      place: modifier.range,
      why:
        "\(type.name) is itself the element that comes and goes, and its body is evaluated where "
        + "the container lists it, outside of what the transition puts around the element. What "
        + "lies in a stack of its own is built inside, and does read the value.",
      change: "VStack { \(type.name)(...) }  - with the transition on the stack",
      items: [item.number])
  }
}
