// Declarations of the unresolved program tree.
internal import Basics

/// Anything that may stand at the top of a file or among the members of a type.
indirect enum Declaration: Sendable {
  case type(TypeDeclaration)
  case variable(VariableDeclaration)
  case function(FunctionDeclaration)
  /// `subscript`: what reads, and what assigns.
  case subscriptPair(FunctionDeclaration, setter: FunctionDeclaration?)
  case enumCase(EnumCaseDeclaration)
  case alias(String, WrittenType, generics: [WrittenGeneric])
  case unsupported(String, hint: String?, SourceRange)
  /// A statement at the top of a file.
  case statement(Statement)
}

/// A structure, class, enumeration, protocol or extension.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable { case structure, classType, enumeration, protocolType, extended }
  var kind: Kind
  /// With dots for extensions of nested types.
  var name: String
  var nameRange: SourceRange
  var attributes: [WrittenAttribute]
  var generics: [WrittenGeneric]
  var inherited: [WrittenType]
  var members: [Declaration]
  var range: SourceRange
}

/// Whether a variable keeps the object it refers to.
enum Hold: Sendable {
  case strong, weak
  /// Does not keep it, and is never nil.
  case unowned

  init(_ word: String?) {
    switch word {
    case "weak": self = .weak
    case "unowned": self = .unowned
    default: self = .strong
    }
  }
}

/// `let` or `var` with one or more bindings.
struct VariableDeclaration: Sendable {
  struct Binding: Sendable {
    /// The names; several for a tuple pattern, nil for `_`.
    var names: [String?]
    var isTuple: Bool
    var nameRange: SourceRange
    var type: WrittenType?
    var value: Expression?
    var accessors: Accessors?
  }
  /// `willSet` or `didSet`.
  struct Observer: Sendable {
    var name: String
    var body: [Statement]
  }
  struct Accessors: Sendable {
    var getter: [Statement]?
    var setter: [Statement]?
    var setterName: String
    /// Whether reading changes the value it is read of: `mutating get`, `lazy`.
    var isReadMutating = false
    var willSet: Observer?
    var didSet: Observer?
    var range: SourceRange
  }
  var attributes: [WrittenAttribute]
  var isStatic: Bool
  var isPrivate: Bool
  var isLazy = false
  var hold = Hold.strong
  var isConstant: Bool
  var bindings: [Binding]
  var range: SourceRange
}

/// A function, method or initialiser.
struct FunctionDeclaration: Sendable {
  struct Parameter: Sendable {
    var label: String?
    var name: String
    var type: WrittenType
    var defaultValue: Expression?
    var isBuilder: Bool
    /// Another result builder in front of the parameter: the program's own, or a built-in one.
    var builder: String?
    var isEscaping: Bool
    var isAutoclosure: Bool
    var isVariadic: Bool
    var isInout: Bool
    var range: SourceRange
  }
  var name: String
  var nameRange: SourceRange
  var attributes: [WrittenAttribute]
  var isInitializer: Bool
  var isStatic: Bool
  var isMutating: Bool
  var isOptionalInitializer: Bool
  var generics: [WrittenGeneric]
  var parameters: [Parameter]
  var result: WrittenType?
  /// `throws(Failure)`.
  var thrown: WrittenType?
  var body: [Statement]?
  var range: SourceRange

  func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }
}

/// One case of an enumeration.
struct EnumCaseDeclaration: Sendable {
  var name: String
  var payload: [(label: String?, type: WrittenType, defaultValue: Expression?)]
  var rawValue: Expression?
  var range: SourceRange
}
