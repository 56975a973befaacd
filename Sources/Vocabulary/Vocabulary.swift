package import Interpreter

/// All cards.
package enum Vocabulary {
  package static let cards: [Builtin] = []
}
