/// The whole vocabulary: what programs may use of SwiftUI and of Swift's own library. One theme per
/// file; the order here is the order of the cards' numbers.
package import Interpreter

package enum Vocabulary {
  /// Cards that belong together; those of one title are one page of the reference.
  package struct Theme: Sendable {
    package var title: String
    package var cards: [Builtin]

    init(_ title: String, _ cards: [[Builtin]]) {
      self.title = title
      self.cards = cards.flatMap { $0 }
    }
  }

  /// All cards. A card's number in the catalog is its position here.
  package static let cards: [Builtin] = themes.flatMap(\.cards)

  /// All cards, theme by theme.
  package static let themes: [Theme] = [
    Theme("Protocols and types", [protocols]),
    Theme("Numbers and text", [numbers, numberForms, mathematics]),
    Theme("Numbers and text", [strings, characters, stringForms, textOrder, scanners]),
    Theme("Collections", [ranges, dictionaries, sets, collections, iterators, uniqueIDs]),
    Theme("Functions and results", [functions, results, optionSets]),
    Theme("State and tasks", [bindings, tasks, concurrency]),
    Theme("Geometry", [geometry, alignments]),
    Theme("Colours and fonts", [colors, fonts]),
    Theme("Animation", [animations, springValues, transactions]),
    Theme("Time", [dates, animators, keyframes, publishers]),
    Theme("Dates as text", [calendars, dateSpans, formatters]),
    Theme("Transitions", [transitions]),
    Theme("Views", [containers, texts, images]),
    Theme("Shapes", [shapes, paths]),
    Theme("Lists and grids", [repetition, regions, grids, tables, scrolling]),
    Theme("Layouts", [layouts]),
    Theme("Layout modifiers", [layoutModifiers, frameModifiers]),
    Theme("Drawing modifiers", [decorationModifiers, effectModifiers]),
    Theme("Identity and motion", [identityModifiers, motionModifiers]),
    Theme("Environment", [environmentModifiers]),
    Theme("Text modifiers", [textModifiers]),
    Theme("Events", [actionModifiers]),
    Theme("Accepted modifiers", [acceptedModifiers]),
    Theme("Events", [lifecycleModifiers, later]),
    Theme("Colours and fonts", [gradients, colorForms]),
    Theme("Shapes", [shapeForms, pathForms]),
    Theme("Canvas", [canvases, canvasSteps, canvasTexts, shadings]),
    Theme("Controls", [controls, fields]),
    Theme("Navigation", [navigation]),
    Theme("Lists and grids", [lists, rowLooks]),
    Theme("Controls", [choices, buttons]),
    Theme("Gestures", [gestures, gestureValues, gestureCases, gestureModifiers]),
    Theme("Preferences", [preferences]),
    Theme("Drawing modifiers", [moreEffects, softEffects, colorFilters]),
    Theme("Presentation", [presentation]),
    Theme("Environment", [surroundings]),
    Theme("Controls", [focus]),
    Theme("More values", [moreValues, numberFormats]),
    Theme("Geometry", [affineMaps]),
    Theme("The platform", [platformValues, platformViews, applications, unavailable]),
    Theme("Drawing modifiers", [visualEffects, shaderEffects]),
    Theme("Accepted modifiers", [acceptedAppearance, acceptedSurroundings, acceptedStyles]),
  ]

  /// A card's text: one sentence, an example and the declaration.
  static func text(_ summary: String, _ example: String, _ declaration: String) -> String {
    """
    /// \(summary)
    ///
    /// Example:
    ///     \(example.replacing("\n", with: "\n///     "))
    \(declaration)
    """
  }
}
