// What a card, or a declaration of the program, says about how it is used.

/// A declaration's heading: everything that matters to a caller, nothing of its body.
package struct Signature: Sendable {
  package enum Kind: Sendable { case function, property, initializer, type, alias }

  /// A generic parameter and its constraint. Dotted names (`Data.Element`) stand for constraints
  /// from a `where` clause.
  package struct Generic: Sendable, Hashable {
    package var name: String
    package var constraint: String?
  }

  /// One parameter.
  package struct Parameter: Sendable {
    package var label: String?
    package var name: String
    /// Generic parameters appear as `.named(name, [])`.
    package var type: TypeName
    package var isBuilder: Bool
    /// Another result builder in front of it: the program's own, or a built-in one.
    var builder: String?
    package var isEscaping: Bool
    package var isAutoclosure: Bool
    package var isVariadic: Bool
    package var isInout: Bool
    var defaultValue: Expression?
    /// The type as it stands in the type of the function.
    var passedType: TypeName {
      if isVariadic { return .array(type) }
      return isInout ? .inPlace(type) : type
    }
    /// Whether a call may leave the parameter out.
    package var hasDefault: Bool { defaultValue != nil || isVariadic }
  }

  package var name: String
  package var kind: Kind
  package var isStatic: Bool
  package var isMutating: Bool
  /// `let`, or `var { get }`: cannot be assigned.
  package var isConstant: Bool
  package var generics: [Generic]
  package var parameters: [Parameter]
  /// The type of the result, of the property, or the type that is declared.
  package var result: TypeName
  /// For type cards: what stands after the colon.
  package var conformances: [String]
  /// For cards: what their use says (`CardDeclaration.warning`).
  package var warning: String?

  /// `frame(width:height:)`.
  package var fullName: String { name + labelList }

  /// `(width:height:)`, empty for properties and types.
  package var labelList: String {
    guard kind == .function || kind == .initializer else { return "" }
    return "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

extension Signature {
  /// The signature of a function or initialiser as lowered. `spell` turns written types into names.
  init(_ node: FunctionDeclaration, result: TypeName, spell: (WrittenType) -> TypeName) {
    name = node.name
    kind = node.isInitializer ? .initializer : .function
    isStatic = node.isStatic
    isMutating = node.isMutating
    isConstant = true
    generics = node.generics.map { Generic(name: $0.name, constraint: $0.constraint) }
    conformances = []
    self.result = result
    parameters = node.parameters.map { parameter in
      Parameter(
        label: parameter.label, name: parameter.name, type: spell(parameter.type),
        isBuilder: parameter.isBuilder, builder: parameter.builder,
        isEscaping: parameter.isEscaping,
        isAutoclosure: parameter.isAutoclosure, isVariadic: parameter.isVariadic,
        isInout: parameter.isInout, defaultValue: parameter.defaultValue)
    }
  }

  /// The signature of a property or of a case without payload.
  init(property name: String, type: TypeName, isStatic: Bool, isConstant: Bool) {
    self.name = name
    kind = .property
    self.isStatic = isStatic
    isMutating = false
    self.isConstant = isConstant
    generics = []
    parameters = []
    result = type
    conformances = []
  }

  /// The signature of an initialiser made by rule: memberwise, or an enumeration's case.
  init(
    name: String, kind: Kind,
    parameters: [(label: String?, type: TypeName, defaultValue: Expression?)], result: TypeName
  ) {
    self.init(property: name, type: result, isStatic: true, isConstant: true)
    self.kind = kind
    self.parameters = parameters.enumerated().map { index, parameter in
      Parameter(
        label: parameter.label, name: parameter.label ?? "value\(index)", type: parameter.type,
        isBuilder: false, isEscaping: true, isAutoclosure: false, isVariadic: false,
        isInout: false, defaultValue: parameter.defaultValue)
    }
  }
}
