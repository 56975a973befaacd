// Expressions of the unresolved program tree.
internal import Basics

/// An expression before any name is looked up. Postfix forms are kept as one flat chain, so that
/// nothing walks a long chain by recursion.
struct Expression: Sendable {
  var kind: Kind
  var range: SourceRange

  init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  indirect enum Kind: Sendable {
    case none
    case int(Int)
    case double(Double)
    case bool(Bool)
    case string(String)
    case interpolation([Expression])
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([ExpressionArgument])
    case name(String, generics: [WrittenType])
    /// `.name`, whose type comes from the context.
    case implicitMember(String)
    case chain(Expression, [Link])
    case prefix(String, Expression)
    case binary(String, operatorRange: SourceRange, Expression, Expression)
    case ternary(Expression, Expression, Expression)
    case assign(Expression, Expression)
    case isType(Expression, WrittenType)
    /// `as`, `as?`, `as!`.
    case cast(Expression, WrittenType, mark: String)
    case closure(ClosureNode)
    case keyPath(root: WrittenType?, [String])
    case addressOf(Expression)
    /// `try?`.
    case optionalTry(Expression)
    case ifValue(IfNode)
    case switchValue(SwitchNode)
    /// A type in expression position: `[Int]()`, `Double?.none`.
    case type(WrittenType)
    case unsupported(String, hint: String?)
  }

  /// One postfix step.
  struct Link: Sendable {
    enum Kind: Sendable {
      case member(String, generics: [WrittenType])
      case call(CallArguments)
      case subscripted([ExpressionArgument])
      case force
      case optional
    }
    var kind: Kind
    var range: SourceRange
  }
}

/// One argument: a label, where it stands, and the value.
struct ExpressionArgument: Sendable {
  var label: String?
  var labelRange: SourceRange
  var value: Expression
}

/// What stands between and after the parentheses of a call.
struct CallArguments: Sendable {
  var arguments: [ExpressionArgument]
  /// How many of the arguments, at the end, are trailing closures. The first of them has no label.
  var trailingCount: Int
  var range: SourceRange
}

/// A closure literal.
struct ClosureNode: Sendable {
  struct Parameter: Sendable {
    var name: String
    var type: WrittenType?
    var range: SourceRange
  }
  /// Named parameters; nil where the closure names none.
  var parameters: [Parameter]?
  /// `[n, weak x]`: names with the values they have when the closure is made.
  struct Capture: Sendable {
    var name: String
    var value: Expression
    var hold: Hold
  }
  var captures: [Capture] = []
  /// What it throws, where it says so.
  var thrown: WrittenType?
  /// How many of `$0`, `$1` ... the body uses.
  var shorthandCount: Int
  var result: WrittenType?
  var body: [Statement]
  var range: SourceRange

  var parameterCount: Int { parameters?.count ?? shorthandCount }
}
