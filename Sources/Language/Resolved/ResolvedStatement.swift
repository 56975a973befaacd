// Statements, patterns and view builders of a resolved program.
package import Basics

package struct ResolvedStatement: Sendable {
  package var kind: Kind
  package var range: SourceRange
  package init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  package indirect enum Kind: Sendable {
    case expression(ResolvedExpression)
    /// A declared local with its first value; nil where it is assigned later.
    case declare(local: Int, ResolvedExpression?)
    case declareTuple(locals: [Int?], ResolvedExpression)
    case assign(ResolvedExpression, ResolvedExpression)
    /// `a += b` and its kind.
    case compoundAssign(BinaryOperator, ResolvedExpression, ResolvedExpression)
    case ifElse([ResolvedCondition], [ResolvedStatement], [ResolvedStatement])
    case guardElse([ResolvedCondition], [ResolvedStatement])
    case switchCase(ResolvedExpression, subject: Int, [ResolvedSwitchCase])
    case whileLoop([ResolvedCondition], [ResolvedStatement])
    case repeatWhile([ResolvedStatement], ResolvedExpression)
    /// `for local in sequence where filter`.
    case forIn(
      local: Int, sequence: ResolvedExpression, filter: ResolvedExpression?, [ResolvedStatement])
    case returnValue(ResolvedExpression?)
    case breakLoop
    case continueLoop
    /// A loop or switch with a label, and the jumps to it.
    case labelled(String, ResolvedStatement)
    case breakTo(String)
    case continueTo(String)
    /// Goes on with the body of the next case.
    case fallthroughCase
    /// A function value called when the block it stands in is left.
    case deferred(ResolvedExpression)
    /// Ends the body with an error.
    case throwError(ResolvedExpression)
    /// `do` with `catch` clauses; the error is in the local. Without a fitting clause it goes on.
    case doCatch([ResolvedStatement], error: Int, [ResolvedSwitchCase])
    case block([ResolvedStatement])
  }
}

/// One clause of `if`, `guard` or `while`.
package enum ResolvedCondition: Sendable {
  case boolean(ResolvedExpression)
  /// `let x = optional`: binds the local and succeeds when it is not nil.
  case binding(local: Int, ResolvedExpression)
  case pattern(ResolvedPattern, subject: Int, ResolvedExpression)
}

package indirect enum ResolvedPattern: Sendable {
  case any
  case bind(local: Int)
  /// Equal to the value (or inside it, for ranges).
  case value(ResolvedExpression)
  case enumCase(TypeID, Int, [ResolvedPattern])
  /// A case with values of a built-in enumeration.
  case builtInCase(String, [ResolvedPattern])
  case tuple([ResolvedPattern])
  case some(ResolvedPattern)
  /// Of a type, and fits.
  case cast(ResolvedPattern, TypeName)
  case none
}

package struct ResolvedSwitchCase: Sendable {
  /// Any of the patterns; empty is `default`.
  package var patterns: [ResolvedPattern]
  package var filter: ResolvedExpression?
  package var body: [ResolvedStatement]
  package init(
    patterns: [ResolvedPattern], filter: ResolvedExpression?, body: [ResolvedStatement]
  ) {
    self.patterns = patterns
    self.filter = filter
    self.body = body
  }
}

/// A view-builder block: answers one view value made of its items.
package struct ResolvedBuilder: Sendable {
  package var items: [ResolvedBuilderItem]
  package init(items: [ResolvedBuilderItem]) { self.items = items }
}

package indirect enum ResolvedBuilderItem: Sendable {
  case view(ResolvedExpression)
  /// Declarations and other statements between the views.
  case statement(ResolvedStatement)
  /// `if`: branch 0 is taken when the clauses hold, else branch 1 (which may be empty).
  case conditional([ResolvedCondition], ResolvedBuilder, ResolvedBuilder?, range: SourceRange)
  /// `switch`: branch n is the n-th case.
  case switched(
    ResolvedExpression, subject: Int, [ResolvedBuilderCase], range: SourceRange)
}

package struct ResolvedBuilderCase: Sendable {
  package var patterns: [ResolvedPattern]
  package var filter: ResolvedExpression?
  package var body: ResolvedBuilder
  package init(patterns: [ResolvedPattern], filter: ResolvedExpression?, body: ResolvedBuilder) {
    self.patterns = patterns
    self.filter = filter
    self.body = body
  }
}
