/// The whole vocabulary: what programs may use of SwiftUI and of Swift's own library. One theme per
/// file; the order here is the order of the cards' numbers.
package import Interpreter

package enum Vocabulary {
  /// All cards. A card's number in the catalog is its position here.
  package static let cards: [Builtin] = [
    protocols, numbers, mathematics, strings, collections, dictionaries, sets, uniqueIDs, bindings,
    tasks,
    geometry, alignments, colors, fonts, animations,
    springValues, transactions, dates, animators, keyframes, publishers, transitions, containers,
    texts, images,
    shapes, paths, repetition, regions, grids,
    layoutModifiers, frameModifiers, decorationModifiers, effectModifiers, identityModifiers,
    motionModifiers, environmentModifiers, textModifiers, actionModifiers, acceptedModifiers,
    lifecycleModifiers, later, gradients, colorForms, shapeForms, controls, fields, navigation,
    lists, choices, buttons, gestures, gestureValues, gestureModifiers, preferences, moreEffects,
    presentation, surroundings, moreValues,
    numberFormats, acceptedAppearance, acceptedSurroundings, acceptedStyles,
  ].flatMap { $0 }

  /// A card's text: one sentence, an example and the declaration.
  static func text(_ summary: String, _ example: String, _ declaration: String) -> String {
    """
    /// \(summary)
    ///
    /// Example:
    ///     \(example)
    \(declaration)
    """
  }
}
