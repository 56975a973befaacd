/// Texts of values that may be nil: what Swift prints depends on the type the program gives them.
import Language

extension Machine {
  /// `Optional(3)`, `[nil, Optional("a")]`.
  static func text(of value: Value, as type: TypeName, isInside: Bool = false) -> String {
    switch type {
    case .optional(let wrapped):
      if value.isNone { return "nil" }
      return "Optional(" + text(of: value, as: wrapped, isInside: true) + ")"
    case .array(let element) where element.mentionsOptional:
      guard let all = value.arrayValue else { break }
      return "[" + all.map { text(of: $0, as: element, isInside: true) }.joined(separator: ", ")
        + "]"
    case .dictionary(_, let inner) where inner.mentionsOptional:
      guard let all = value.cast(to: DictionaryObject.self), !all.keys.isEmpty else { break }
      let pairs = zip(all.keys, all.values).map {
        $0.debugDescription + ": " + text(of: $1, as: inner, isInside: true)
      }
      return "[" + pairs.joined(separator: ", ") + "]"
    case .tuple(let elements) where type.mentionsOptional:
      guard let all = value.cast(to: TupleObject.self)?.elements, all.count == elements.count else {
        break
      }
      let parts = zip(elements, all).map { element, value in
        (element.label.map { $0 + ": " } ?? "") + text(of: value, as: element.type, isInside: true)
      }
      return "(" + parts.joined(separator: ", ") + ")"
    default: break
    }
    return isInside ? value.debugDescription : value.description
  }
}
