// What stands in front of the next step of a chain.
internal import Basics

/// A thing that may be called: its heading and what a call becomes.
struct Candidate {
  enum Target {
    case card(CardID)
    case function(FunctionInfo)
    case initializer(TypeInfo, FunctionInfo)
    /// The parameters in order, as fields.
    case memberwise(TypeInfo, [Int])
    case enumCase(TypeInfo, Int)
    case local(ResolvedExpression)
  }
  var signature: Signature
  var target: Target
  var receiver: ResolvedExpression?
  var bindings: Checker.Bindings = [:]
}

/// The meaning of a chain up to some step.
enum Operand {
  case value(ResolvedExpression)
  case type(TypeName)
  case functions([Candidate], name: String)
  /// A member of a receiver whose type is not known.
  case dynamic(ResolvedExpression, String)
  /// Nothing was found; a diagnostic has been given.
  case poisoned(String)
  /// A modifier nobody knows; the view passes through.
  case passed(ResolvedExpression)
}
