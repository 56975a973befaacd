/// The 7-bit mode: a ramp of ten tones, contours of `-|/\.'+`, no escape sequences. The format of
/// golden files and of pipes.
package struct ASCIICharset: Charset {
  /// There is only one.
  package init() {}

  private static let ramp: [Character] = [" ", ".", ":", "-", "=", "+", "*", "#", "%", "@"]

  /// The mean tone of the cell on the ramp. Tone is linear in coverage (see `ToneScale`), and the
  /// ramp is straight from 0 to `%` at three quarters, then from `%` to `@` at full: the dip of a
  /// cross-fade, two halves over each other, is one step below full whatever the paint.
  package func fill(_ tones: SIMD8<Float>) -> Character {
    let mean = tones.sum() / 8
    guard mean > 0 else { return " " }
    let step = mean <= 0.75 ? mean * (8 / 0.75) : 8 + (mean - 0.75) * 4
    return Self.ramp[Int(min(step, 9) + 0.5)]
  }

  /// Edges, slopes, and `.` above `'` for bends; square corners are `+`.
  package func contour(_ piece: ContourPiece) -> Character {
    switch piece {
    case .horizontal: "-"
    case .vertical: "|"
    case .rising: "/"
    case .falling: "\\"
    case .square: "+"
    case .bend(.topLeft), .bend(.topRight): "."
    case .bend(.bottomLeft), .bend(.bottomRight): "'"
    }
  }

  /// ASCII has both slopes.
  package var hasDiagonals: Bool { true }

  /// Marks of controls that have an ASCII character of the same meaning: arrows, a check mark, the
  /// minus of a stepper, the dots of a secret.
  private static let marks: [Character: Character] = [
    "\u{2039}": "<", "\u{203A}": ">", "\u{2304}": "v", "\u{2713}": "x", "\u{2212}": "-",
    "\u{2022}": "*",
  ]

  /// What is not ASCII becomes one `?` a cell, but for the marks of controls. The ellipsis of a
  /// truncated text is one cell wide and stays so: it is drawn as one `.`; the legend has the text
  /// itself. Control characters are drawn as `?` too, and marks without a base not at all.
  package func cells(for character: Character) -> [Cell] {
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F { return [Cell(character)] }
    if character == "\u{2026}" { return [Cell(".")] }
    if let mark = ASCIICharset.marks[character] { return [Cell(mark)] }
    let isControl = character.unicodeScalars.first?.properties.generalCategory == .control
    let width = isControl ? 1 : CharacterWidth.width(of: character)
    return Array(repeating: Cell("?"), count: width)
  }
}
