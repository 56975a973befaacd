// Blocks of values that are no views, such as keyframes: the vocabulary's own result builders.
internal import Basics

extension Checker {
  /// The statements of a block whose values are collected: its declarations, then the list of its
  /// values in order. A block that returns is left as it is.
  static func listed(_ statements: [Statement]) -> [Statement] {
    var kept: [Statement] = []
    var values: [Expression] = []
    for statement in statements {
      switch statement.kind {
      case .expression(let value): values.append(value)
      case .returnValue: return statements
      default: kept.append(statement)
      }
    }
    let range = statements.first?.range ?? .none
    let list = Expression(.array(values), range)
    return kept + [Statement(.returnValue(list), range)]
  }
}
