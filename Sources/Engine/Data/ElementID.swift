/// An explicit identity: what `id:` and `.id(_:)` are given, as a value with equality and a text.
package enum ElementID: Sendable, Hashable {
  case int(Int)
  case double(Double)
  case bool(Bool)
  case string(String)
  /// A value of another type by its type's name and parts (structures, enumerations, tuples).
  case composite(String, [ElementID])

  /// As Swift's string interpolation prints it.
  package var description: String {
    switch self {
    case .int(let value): return String(value)
    case .double(let value): return String(value)
    case .bool(let value): return String(value)
    case .string(let value): return value
    case .composite(let name, let parts):
      return parts.isEmpty
        ? name : name + "(" + parts.map(\.description).joined(separator: ", ") + ")"
    }
  }

  /// The Swift name of the value's type, as the console prints it (M31).
  package var typeName: String {
    switch self {
    case .int: return "Int"
    case .double: return "Double"
    case .bool: return "Bool"
    case .string: return "String"
    case .composite(let name, _): return name
    }
  }
}
