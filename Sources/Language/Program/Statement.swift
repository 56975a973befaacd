// Statements and patterns of the unresolved program tree.
internal import Basics

/// A statement before any name is looked up.
struct Statement: Sendable {
  var kind: Kind
  var range: SourceRange

  init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  indirect enum Kind: Sendable {
    case expression(Expression)
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    case type(TypeDeclaration)
    case ifElse(IfNode)
    case guardElse([Condition], [Statement])
    case switchCase(SwitchNode)
    case whileLoop([Condition], [Statement])
    case repeatWhile([Statement], Expression)
    case forIn(Pattern, Expression, filter: Expression?, [Statement])
    case returnValue(Expression?)
    case breakLoop
    case continueLoop
    case labelled(String, Statement)
    case breakTo(String)
    case continueTo(String)
    case fallthroughCase
    case deferred([Statement])
    case throwError(Expression)
    /// `do` with its `catch` clauses, written like the cases of a switch over the error.
    case doCatch([Statement], [SwitchNode.Case])
    case block([Statement])
    case unsupported(String, hint: String?)
  }
}

/// `if` with its clauses, as a statement or as a value.
struct IfNode: Sendable {
  var conditions: [Condition]
  var body: [Statement]
  /// nil where there is no `else`; an `else if` is one `ifElse` statement.
  var otherwise: [Statement]?
  var range: SourceRange
}

/// `switch`, as a statement or as a value.
struct SwitchNode: Sendable {
  struct Case: Sendable {
    /// Empty for `default`.
    var patterns: [Pattern]
    var filter: Expression?
    var body: [Statement]
    var range: SourceRange
  }
  var subject: Expression
  var cases: [Case]
  var range: SourceRange
}

/// One clause of `if`, `guard` or `while`.
enum Condition: Sendable {
  case boolean(Expression)
  case binding(
    name: String, isVariable: Bool, type: WrittenType?, value: Expression, range: SourceRange)
  case pattern(Pattern, Expression)
}

/// A pattern with its place.
struct Pattern: Sendable {
  var kind: Kind
  var range: SourceRange

  init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  indirect enum Kind: Sendable {
    case any
    case bind(String, isVariable: Bool)
    case value(Expression)
    case enumCase(type: String?, String, [Pattern])
    case tuple([Pattern])
    case some(Pattern)
    /// `p as T`, and `is T` with a pattern that fits everything.
    case cast(Pattern, WrittenType)
    case unsupported(String)
  }
}
