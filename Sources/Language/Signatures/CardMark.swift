/// What a card does to identity, place or time, in the words of its `Marks:` line: how rules over
/// programs know a builtin without knowing its name.
package enum CardMark: String, Sendable, Hashable, CaseIterable {
  // Modifiers.
  /// Shares position or size with the other views of an id and a namespace.
  case matches
  /// Gives a size that does not depend on what is offered.
  case sizes
  /// Keeps the size between bounds.
  case bounds
  /// Keeps the ideal size.
  case hugs
  /// Adds room around the view.
  case insets
  /// Draws the view elsewhere than where its room is.
  case shifts
  /// Cuts the view to a shape.
  case clips
  /// Draws along or behind the view's edges.
  case decorates
  /// Changes the order of painting among the views of a container.
  case raises
  /// Gives the view an identity.
  case identifies
  /// Says how the view comes and goes.
  case transitions
  /// Writes a value for the views inside.
  case writes
  /// Changes how the view is drawn, by a number or a colour.
  case alters
  /// Has round corners of a given radius.
  case rounds
  /// Puts a modifier of the program around the view.
  case applies
  /// Shows its content in a window of its own, with its own matched groups.
  case hosts

  // Transitions.
  /// No transition at all.
  case erases
  /// Moves the view while it comes and goes.
  case displaces

  // Functions, and modifiers like them.
  /// Changes inside run with an animation.
  case animates
  /// What it is handed runs later, outside of the present change.
  case defers
  /// Answers another value each time it is asked.
  case fresh

  // Views.
  /// One view for each element.
  case repeats
  /// Lays its views on each other.
  case layers
  /// Is no container: what it holds is listed by the container around it.
  case passes
  /// Makes what it holds anew as time goes on.
  case ticks
  /// Is a text.
  case writing
  /// Takes all the room it is offered and paints it.
  case fills
  /// Paints nothing.
  case unseen

  // Properties of matched geometry.
  /// The size is shared.
  case measures
  /// The position is shared.
  case places
}

extension CardDeclaration {
  /// The words of the `Marks:` line; empty where there is none.
  package var marks: Set<CardMark> { Set(markWords.compactMap { CardMark(rawValue: $0) }) }

  /// The same as they are written, known or not.
  package var markWords: [String] {
    let head = "/// Marks: "
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(head) }) else {
      return []
    }
    return line.dropFirst(head.count).split(separator: " ").map(String.init)
  }
}

extension Catalog {
  /// The marks of a card; a type's hold for all that conform to it.
  package func marks(_ id: CardID) -> Set<CardMark> {
    declarations.indices.contains(id) ? declarations[id].marks : []
  }

  /// The marks of a type of the vocabulary and of all it conforms to.
  package func marks(ofType name: String) -> Set<CardMark> {
    ([name] + conformances(of: name)).reduce(into: []) { marks, name in
      if let card = typeCard(name) { marks.formUnion(declarations[card].marks) }
    }
  }
}
