/// How many terminal cells a character takes, from one pinned Unicode version, so that a picture
/// does not depend on the machine's locale tables.
package enum CharacterWidth {
  /// 0, 1 or 2 cells for a grapheme cluster: marks and controls 0; East Asian wide characters,
  /// emoji presentation, emoji sequences and flags 2.
  package static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let base = scalars.first else { return 0 }
    if base.value >= 0x20, base.value < 0x7F, scalars.count == 1 { return 1 }
    if scalars.count > 1 {
      if scalars.dropFirst().contains(where: asksForEmoji) { return 2 }
      if isRegionalIndicator(base), scalars.dropFirst().contains(where: isRegionalIndicator) {
        return 2
      }
    }
    return width(of: base)
  }

  /// Cells a text takes.
  package static func width(of text: String) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value ? 0 : 1 }
    if contains(scalar.value, in: zeroRanges) { return 0 }
    return contains(scalar.value, in: wideRanges) ? 2 : 1
  }

  /// Whether a scalar after the first makes an emoji of it: a presentation selector or a skin tone.
  private static func asksForEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0F || 0x1F3FB...0x1F3FF ~= scalar.value
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    0x1F1E6...0x1F1FF ~= scalar.value
  }

  /// Whether a value lies in one of the pairs, by halving.
  private static func contains(_ value: UInt32, in ranges: [UInt32]) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if ranges[2 * middle + 1] < value { low = middle + 1 } else { high = middle }
    }
    return 2 * low < ranges.count && ranges[2 * low] <= value
  }
}
