// Fonts, and what is written on a text and around it.
package import Drawing

/// A font as far as geometry needs it.
package struct Font: Sendable, Hashable {
  /// How thick letters are: SwiftUI's nine, lightest first.
  package enum Weight: UInt8, Sendable, Hashable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Which characters are as wide as each other.
  package enum Pitch: UInt8, Sendable, Hashable {
    case proportional
    /// Digits are as wide as the zero.
    case monospacedDigits
    /// Every character is as wide as the zero.
    case monospaced
  }

  /// Point size.
  package var size: Double
  package var weight: Weight
  package var pitch: Pitch

  package init(size: Double, weight: Weight = .regular, pitch: Pitch = .proportional) {
    self.size = size
    self.weight = weight
    self.pitch = pitch
  }

  /// L45: body is 17 points.
  package static let body = Font(size: 17)
}

/// What is written on a text or around it, each in place of what stands further out.
package struct TextAttributes: Sendable, Hashable {
  package var font: Font?
  package var weight: Font.Weight?
  package var pitch: Font.Pitch?
  /// Points added after every character.
  package var tracking: Double?
  package var color: Color?

  package init() {}

  /// These, and where they say nothing, the others.
  package func over(_ outer: TextAttributes) -> TextAttributes {
    var all = self
    all.font = font ?? outer.font
    all.weight = weight ?? outer.weight
    all.pitch = pitch ?? outer.pitch
    all.tracking = tracking ?? outer.tracking
    all.color = color ?? outer.color
    return all
  }

  /// The font in force.
  package var resolvedFont: Font {
    var font = self.font ?? .body
    if let weight { font.weight = weight }
    if let pitch { font.pitch = pitch }
    return font
  }
}

/// How a text is set beyond its letters.
package struct TextSetting: Sendable, Hashable {
  /// Where a line is cut that does not fit.
  package enum Truncation: UInt8, Sendable, Hashable { case head, middle, tail }
  /// Letters all turned into one case.
  package enum Case: UInt8, Sendable, Hashable { case uppercase, lowercase }

  package var truncation = Truncation.tail
  /// Points between one line and the next.
  package var lineSpacing = 0.0
  /// The smallest factor the letters may shrink by before anything is cut.
  package var minimumScale = 1.0
  /// Lines whose room is taken even where there is less text.
  package var reservedLines = 0
  package var textCase: Case?

  package init() {}
}

extension EnvironmentKey where Value == Font {
  package static var font: EnvironmentKey<Font> { EnvironmentKey("font", default: .body) }
}

extension EnvironmentKey where Value == TextAttributes {
  /// Weight, pitch and tracking for texts; the font and the colour have keys of their own.
  package static var textAttributes: EnvironmentKey<TextAttributes> {
    EnvironmentKey("textAttributes", default: TextAttributes())
  }
}

extension EnvironmentKey where Value == TextSetting {
  package static var textSetting: EnvironmentKey<TextSetting> {
    EnvironmentKey("textSetting", default: TextSetting())
  }
}
