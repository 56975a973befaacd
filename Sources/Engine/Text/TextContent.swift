// What a text says and how it is set.

/// A text in the system font, regular weight, with what its layout depends on.
package struct TextContent: Sendable, Hashable {
  /// How lines of different widths lie in the text's box.
  package enum LineAlignment: UInt8, Sendable, Hashable { case leading, center, trailing }

  package var string: String
  /// In points.
  package var fontSize: Double
  /// The most lines to show, nil for any number. Values below 1 count as 1.
  package var lineLimit: Int?
  package var alignment: LineAlignment

  package init(
    _ string: String, fontSize: Double = 17, lineLimit: Int? = nil,
    alignment: LineAlignment = .leading
  ) {
    self.string = string
    self.fontSize = fontSize
    self.lineLimit = lineLimit
    self.alignment = alignment
  }
}
