/// A type as the checker knows it. `CGFloat`, `Float` and `TimeInterval` are spelled `Double`.
package indirect enum TypeName: Sendable, Hashable {
  /// Not known before the program runs; everything is accepted and checked when evaluated.
  case unknown
  case void
  /// A nominal type: `Int`, `String`, `Color`, a type of the program. Generic arguments are kept
  /// where the checker can use them (`Binding<Bool>`).
  case named(String, [TypeName])
  /// `some P`, `any P` or a generic parameter constrained to P.
  case opaque(String)
  case optional(TypeName)
  case array(TypeName)
  case dictionary(key: TypeName, value: TypeName)
  case tuple([Element])
  case function(parameters: [TypeName], result: TypeName)
  /// The type itself as a value, `T.self` or the base of `T.member`.
  case metatype(TypeName)
  case keyPath(root: TypeName, value: TypeName)

  /// One element of a tuple type.
  package struct Element: Sendable, Hashable {
    package var label: String?
    package var type: TypeName
    package init(label: String?, type: TypeName) {
      self.label = label
      self.type = type
    }
  }

  /// What is passed to an `inout` parameter of a function value: `(inout T) -> Void`.
  package static func inPlace(_ type: TypeName) -> TypeName { .named("inout", [type]) }

  /// The type behind `inout`, if it is one.
  package var inoutTarget: TypeName? {
    guard case .named("inout", let arguments) = self else { return nil }
    return arguments.first
  }

  /// Whether values of the type, or inside them, may be nil: Swift prints those in their own way.
  package var mentionsOptional: Bool {
    switch self {
    case .optional(let wrapped): return wrapped != .unknown
    case .array(let element): return element.mentionsOptional
    case .dictionary(_, let value): return value.mentionsOptional
    case .tuple(let elements): return elements.contains { $0.type.mentionsOptional }
    default: return false
    }
  }

  package static let int = TypeName.named("Int", [])
  package static let double = TypeName.named("Double", [])
  package static let bool = TypeName.named("Bool", [])
  package static let string = TypeName.named("String", [])
  /// Anything that conforms to `View`.
  package static let view = TypeName.opaque("View")
}
