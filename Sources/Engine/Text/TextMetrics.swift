// Widths of characters: one frozen table for every machine (L46).

/// Measures characters and strings in units of the font size.
enum TextMetrics {
  static let ellipsis: Character = "\u{2026}"

  /// The widths of one font, for a size of 1.
  struct Face {
    private let widths: InterWidths.Face
    private let pitch: Font.Pitch

    init(_ font: Font) {
      widths = InterWidths.faces[Int(font.weight.rawValue)]
      pitch = font.pitch
    }

    /// The advance width of a character. Marks that join their base have no width of their own;
    /// wide scripts and emoji take one em.
    func width(of character: Character) -> Double {
      let scalars = character.unicodeScalars
      guard let base = scalars.first else { return 0 }
      if base.properties.isEmojiPresentation || TextMetrics.isWide(base.value) { return 1 }
      if scalars.count > 1, scalars.contains(where: { $0.value == 0xFE0F }) { return 1 }
      return units(of: base) / InterWidths.unitsPerEm
    }

    private func units(of scalar: Unicode.Scalar) -> Double {
      let value = scalar.value
      let zero = Double(widths.block[0x10])
      switch pitch {
      case .monospaced where value >= 0x20: return zero
      case .monospacedDigits where (0x30...0x39).contains(value): return zero
      default: break
      }
      if value < 0x180 { return value < 0x20 ? 0 : Double(widths.block[Int(value) - 0x20]) }
      if let index = TextMetrics.listed(value) { return Double(widths.others[index]) }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: return 0
      default: return Double(widths.fallback)
      }
    }
  }

  /// The number of a character that stands beyond the block.
  private static func listed(_ value: UInt32) -> Int? {
    var low = 0
    var high = InterWidths.scalars.count
    while low < high {
      let middle = (low + high) / 2
      if InterWidths.scalars[middle] < value { low = middle + 1 } else { high = middle }
    }
    guard low < InterWidths.scalars.count, InterWidths.scalars[low] == value else { return nil }
    return low
  }

  /// Whether a character belongs to a script that is written on a square grid.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
