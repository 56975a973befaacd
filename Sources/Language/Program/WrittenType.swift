// Types as the program text writes them, before any name is looked up.
internal import Basics

/// A type as written, with its place.
struct WrittenType: Sendable {
  var kind: Kind
  var range: SourceRange

  indirect enum Kind: Sendable {
    /// A name, with dots where it is nested (`Namespace.ID`), and its generic arguments.
    case name(String, [WrittenType])
    case optional(WrittenType)
    /// `T!`
    case forced(WrittenType)
    case array(WrittenType)
    case dictionary(WrittenType, WrittenType)
    case tuple([(label: String?, type: WrittenType)])
    case function([WrittenType], WrittenType)
    /// `some P` and `any P`.
    case opaque(WrittenType)
    case metatype(WrittenType)
    case unsupported(String)
  }

  init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The name without generic arguments, when it is one.
  var simpleName: String? {
    switch kind {
    case .name(let name, _): return name
    case .opaque(let inner): return inner.simpleName
    default: return nil
    }
  }

  /// Whether it is written `T!`.
  var isForced: Bool {
    if case .forced = kind { return true }
    return false
  }

  var isOpaque: Bool {
    if case .opaque = kind { return true }
    return false
  }
}

/// One generic parameter: its name and the protocol that constrains it.
struct WrittenGeneric: Sendable {
  var name: String
  var constraint: String?
}

/// `@Name(arguments)` before a declaration.
struct WrittenAttribute: Sendable {
  var name: String
  var arguments: [ExpressionArgument]
  var range: SourceRange
}
