// Expressions of a resolved program.
package import Basics

/// An expression in which every name has been resolved.
package struct ResolvedExpression: Sendable {
  package var kind: Kind
  package var type: TypeName
  package var range: SourceRange

  package init(_ kind: Kind, type: TypeName, range: SourceRange) {
    self.kind = kind
    self.type = type
    self.range = range
  }

  package indirect enum Kind: Sendable {
    case literal(ResolvedLiteral)
    /// A string made of pieces, each turned into text.
    case interpolation([ResolvedExpression])
    case array([ResolvedExpression])
    case dictionary([(key: ResolvedExpression, value: ResolvedExpression)])
    case tuple([ResolvedExpression])
    case tupleElement(ResolvedExpression, Int)

    /// A local of this body. Local 0 is `self` in methods and accessors.
    case local(Int)
    /// A captured local of an enclosing body, by position in the closure's capture list.
    case capture(Int)
    case global(GlobalID)
    /// A free function or method used as a value.
    case functionValue(FunctionID, receiver: ResolvedExpression?)
    /// A type used as a value.
    case typeValue(TypeName)
    /// The type that a value has when the program runs.
    case typeOf(ResolvedExpression)

    /// A stored property of a program type whose wrapper is `none`.
    case field(ResolvedExpression, Int)
    /// The value behind a wrapped property: reads State's box, Binding's source, the namespace id,
    /// the environment value.
    case wrapped(ResolvedExpression, Int)
    /// `$name`: the binding to a State or Binding property.
    case projected(ResolvedExpression, Int)
    /// `_name`: the wrapper object itself.
    case wrapper(ResolvedExpression, Int)
    /// A computed property of a program type (self passed as local 0).
    case getter(FunctionID, ResolvedExpression)
    /// A computed static property or global.
    case staticGetter(FunctionID)
    /// A member whose receiver's type is not known; found by the value's own type at run time.
    case dynamicMember(ResolvedExpression, String)

    case call(FunctionID, receiver: ResolvedExpression?, [ResolvedExpression])
    /// A new value of a program type: memberwise (one argument per field, nil takes the field's
    /// initial value) or through an explicit initialiser.
    case construct(TypeID, [ResolvedExpression?])
    case constructWith(TypeID, initializer: FunctionID, [ResolvedExpression])
    case enumCase(TypeID, Int, [ResolvedExpression])
    /// A card: arguments in parameter order, nil where an optional one was left out and has no
    /// default. `receiver` for modifiers and instance members.
    case card(CardID, receiver: ResolvedExpression?, [ResolvedExpression?])
    /// A call of a function value.
    case callValue(ResolvedExpression, [ResolvedExpression])
    /// A call on a receiver whose type is not known.
    case dynamicCall(ResolvedExpression, name: String, labels: [String?], [ResolvedExpression])
    case subscripted(ResolvedExpression, ResolvedExpression)

    case unary(UnaryOperator, ResolvedExpression)
    case binary(BinaryOperator, ResolvedExpression, ResolvedExpression)
    /// `&&`, `||`, `??`: the right side only when needed.
    case and(ResolvedExpression, ResolvedExpression)
    case or(ResolvedExpression, ResolvedExpression)
    case coalesce(ResolvedExpression, ResolvedExpression)
    case ternary(ResolvedExpression, ResolvedExpression, ResolvedExpression)
    /// `x!`; traps on nil.
    case forced(ResolvedExpression)
    /// `base?.rest`: evaluates base into local `slot`, answers nil when it is nil, else `rest`.
    case optionalChain(base: ResolvedExpression, slot: Int, rest: ResolvedExpression)
    /// `x is T`, `x as? T`, `x as! T`.
    case isType(ResolvedExpression, TypeName)
    case conditionalCast(ResolvedExpression, TypeName)
    /// Int to Double where the context wants a Double (only for literals and card defaults).
    case intToDouble(ResolvedExpression)

    /// A reference that does not keep its object, and what such a reference leads to: nil when
    /// nothing else keeps it any more.
    case weak(ResolvedExpression)
    case strong(ResolvedExpression)
    /// `try?`: nil when the value ends with an error.
    case optionalTry(ResolvedExpression)
    /// A call with `inout` arguments: each is a boxed local, filled before and written back after.
    case inoutCall(ResolvedExpression, [InoutArgument])
    /// The box of a boxed local itself.
    case box(Int)
    case closure(ResolvedClosure)
    /// A builder block evaluated in place; it shares the locals of the enclosing body.
    case builder(ResolvedBuilder)
    /// A key path by its components' names (`\.self` is an empty list).
    case keyPath([String])
    /// Something that could not be resolved: a diagnostic has been given; evaluates to a visible
    /// placeholder or traps.
    case poisoned(String)
  }
}

package enum ResolvedLiteral: Sendable, Hashable {
  case none
  case int(Int)
  case double(Double)
  case bool(Bool)
  case string(String)
}

package enum UnaryOperator: String, Sendable { case minus = "-", plus = "+", not = "!" }

package enum BinaryOperator: String, Sendable, CaseIterable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case closedRange = "..."
  case halfOpenRange = "..<"
  case identical = "==="
  case notIdentical = "!=="
  case bitAnd = "&"
  case bitOr = "|"
  case bitXor = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case addWrapping = "&+"
  case subtractWrapping = "&-"
  case multiplyWrapping = "&*"
}

/// One `inout` argument: the boxed local that is passed, and what it stands for.
package struct InoutArgument: Sendable {
  package var local: Int
  package var target: ResolvedExpression
}

/// A closure: a body of its own whose captures are copied (or shared, when boxed) when it is made.
package struct ResolvedClosure: Sendable {
  /// What is captured, as expressions of the enclosing body (`local` or `capture`).
  package var captures: [ResolvedExpression]
  package var function: FunctionID
  package init(captures: [ResolvedExpression], function: FunctionID) {
    self.captures = captures
    self.function = function
  }
}
