// What a text says and how it is set.
package import Drawing

/// A text in the system font with what its layout depends on.
package struct TextContent: Sendable, Hashable {
  /// How lines of different widths lie in the text's box.
  package typealias LineAlignment = TextRun.Alignment

  /// A part of a text in one font.
  package struct Span: Sendable, Hashable {
    package var string: String
    package var font: Font
    /// Points added after every character.
    package var tracking: Double

    package init(_ string: String, font: Font, tracking: Double = 0) {
      self.string = string
      self.font = font
      self.tracking = tracking
    }

    /// The part with letters of another size.
    func scaled(by factor: Double) -> Span {
      var span = self
      span.font.size *= factor
      span.tracking *= factor
      return span
    }
  }

  /// In order; never empty.
  package private(set) var spans: [Span]
  /// The most lines to show, nil for any number. Values below 1 count as 1.
  package var lineLimit: Int?
  package var alignment: LineAlignment
  package var setting: TextSetting

  package init(
    _ spans: [Span], lineLimit: Int? = nil, alignment: LineAlignment = .leading,
    setting: TextSetting = TextSetting()
  ) {
    self.spans = spans.isEmpty ? [Span("", font: .body)] : spans
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.setting = setting
  }

  package init(
    _ string: String, fontSize: Double = 17, lineLimit: Int? = nil,
    alignment: LineAlignment = .leading
  ) {
    self.init(
      [Span(string, font: Font(size: fontSize))], lineLimit: lineLimit, alignment: alignment)
  }

  /// Whether there are no characters.
  var isEmpty: Bool { spans.allSatisfy(\.string.isEmpty) }

  /// The size of the largest letters in points.
  var largestSize: Double { spans.reduce(0) { max($0, $1.font.size) } }

  /// The text with letters of another size.
  func scaled(by factor: Double) -> TextContent {
    var content = self
    content.spans = spans.map { $0.scaled(by: factor) }
    return content
  }
}
