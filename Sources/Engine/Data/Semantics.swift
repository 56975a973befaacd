/// Where sources disagree about what SwiftUI does: one switch each, with the settled default.
package struct Semantics: Sendable, Hashable {
  /// Two live sources in one group (M30, K20).
  package enum Arbitration: String, Sendable {
    /// The candidates alternate frame by frame, a pure function of the instant.
    case perFrame
    /// The most recently registered one wins.
    case newest
  }

  /// A child of a fixed size below a matched view (M11, D1).
  package enum FixedChildRule: String, Sendable {
    /// Its corner is shifted by anchor * (S - s) from the shared rect's.
    case cornerShift
    /// Anchor on anchor.
    case centred
  }

  /// The distance between a text and what stands above or below it in a stack without a spacing
  /// of its own (L20, L21).
  package enum TextSpacing: String, Sendable {
    /// 8 points, as between other views.
    case plain
    /// What the text's font asks for.
    case font
  }

  package var arbitration = Arbitration.perFrame
  package var fixedChildRule = FixedChildRule.cornerShift
  package var textSpacing = TextSpacing.plain

  package init() {}
}
