/// The characters a mode draws with. ASCII is one conforming type in one file; a mode with box
/// drawing and blocks is another.
package protocol Charset: Sendable {
  /// The character for the tones of a cell's samples, two across and four down, row by row; 0 is
  /// the canvas, 1 the strongest paint of the frame.
  func fill(_ tones: SIMD8<Float>) -> Character

  /// The character for a piece of a contour.
  func contour(_ piece: ContourPiece) -> Character

  /// Whether a contour climbs with `/` and `\`, or else with two bends a step.
  var hasDiagonals: Bool { get }

  /// The cells a character of a text is drawn in: as many as its width.
  func cells(for character: Character) -> [Cell]
}

/// A piece of an outline in one cell. A bend is named after the corner of a box it would be.
package enum ContourPiece: Sendable, Hashable {
  case horizontal, vertical
  /// `/`
  case rising
  /// `\`
  case falling
  /// A corner without rounding.
  case square(Corner)
  /// A rounded corner, or the step of a larger one.
  case bend(Corner)

  /// A corner of a box.
  package enum Corner: Sendable, Hashable, CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight
  }
}
