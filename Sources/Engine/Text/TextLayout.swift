// Layout of text: lines, sizes and truncation.
package import Drawing

/// A text laid out for a proposal.
package struct TextLayout: Sendable, Hashable {
  /// One line: its text, its place in the text's box and its size, in points.
  package struct Line: Sendable, Hashable {
    package var text: String
    package var offset: Point
    package var size: Size
  }

  /// The used width and the height of all lines, rounded up to thirds of a point (L5).
  package var size: Size
  package var lines: [Line]
  /// Whether anything was cut off.
  package var truncated: Bool

  /// Parts of the font size (L45).
  package static let ascender = 0.952
  package static let lineHeight = 1.1934
  /// One pixel of a display with three pixels a point.
  package static let pixel = 1.0 / 3

  /// Up to the next third of a point (L5). What exceeds one only by rounding of the last digits
  /// stays.
  static func roundedUp(_ length: Double) -> Double { (length * 3 - 1e-6).rounded(.up) / 3 }

  /// Lays a text out (L44): one line a paragraph where no width or an infinite one is offered; else
  /// wrapped at words, with as many lines as the height and the line limit allow and at least one;
  /// the last of them ends in an ellipsis if anything is left over. No width is no text.
  package static func layout(_ content: TextContent, _ proposal: Proposal) -> TextLayout {
    if proposal.width == 0 {
      let height = proposal.height == 0 ? 0 : roundedUp(lineHeight * content.fontSize)
      return TextLayout(size: Size(0, height), lines: [], truncated: !content.string.isEmpty)
    }
    let isFree = proposal.width == Proposal.unspecified || proposal.width == .infinity
    var breaker = LineBreaker(
      width: isFree ? .infinity : proposal.width, fontSize: content.fontSize,
      most: mostLines(content, proposal.height))
    breaker.run(content.string)
    return arranged(breaker, content)
  }

  private static func mostLines(_ content: TextContent, _ height: Double) -> Int {
    let limit = content.lineLimit.map { max($0, 1) } ?? .max
    guard height.isFinite, height >= 0, content.fontSize > 0 else { return limit }
    // The height of n lines is rounded up, so a text's own height holds its lines again.
    let fitting = ((height + 1e-6) / (lineHeight * content.fontSize)).rounded(.down)
    return min(limit, max(1, fitting < 1e6 ? Int(fitting) : .max))
  }

  private static func arranged(_ breaker: LineBreaker, _ content: TextContent) -> TextLayout {
    let height = lineHeight * content.fontSize
    let widest = breaker.lines.map(\.width).max() ?? 0
    let width = roundedUp(widest)
    let lines = breaker.lines.enumerated().map { index, line in
      let room = width - line.width
      let x =
        switch content.alignment {
        case .leading: 0.0
        case .center: room / 2
        case .trailing: room
        }
      return Line(
        text: line.text, offset: Point(x, Double(index) * height),
        size: Size(line.width, height))
    }
    return TextLayout(
      size: Size(width, roundedUp(Double(lines.count) * height)), lines: lines,
      truncated: breaker.truncated)
  }
}
