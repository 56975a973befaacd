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
  /// Of the largest letters as they are set, in points.
  package var fontSize = 0.0
  /// From the top to the baselines of the first and the last line, in points.
  var firstBaseline = 0.0
  var lastBaseline = 0.0

  /// Parts of the font size (L45).
  package static let ascender = 0.952
  package static let lineHeight = 1.1934
  /// From the baseline down to the lowest parts of letters, and up to the top of capitals.
  package static let descender = 0.241
  package static let capHeight = 0.705

  /// Up to the next third of a point (L5). What exceeds one only by rounding of the last digits
  /// stays.
  static func roundedUp(_ length: Double) -> Double { (length * 3 - 1e-6).rounded(.up) / 3 }

  /// Lays a text out (L44): one line a paragraph where no width or an infinite one is offered; else
  /// wrapped at words, with as many lines as the height and the line limit allow and at least one;
  /// the last of them ends in an ellipsis if anything is left over. No width is no text. Letters
  /// that may get smaller do so, as little as helps, before anything is cut.
  package static func layout(_ content: TextContent, _ proposal: Proposal) -> TextLayout {
    if proposal.width == 0 {
      let height =
        proposal.height == 0 ? 0 : roundedUp(lineHeight * content.largestSize)
      return TextLayout(size: Size(0, height), lines: [], truncated: !content.isEmpty)
    }
    let full = broken(content, proposal)
    let least = max(content.setting.minimumScale, 0.01)
    guard full.truncated, least < 1 else { return full }
    var fitting: TextLayout?
    var low = least
    var high = 1.0
    for round in 0..<12 {
      let scale = round == 0 ? least : (low + high) / 2
      let layout = broken(content.scaled(by: scale), proposal)
      if layout.truncated {
        if round == 0 { return layout }
        high = scale
      } else {
        fitting = layout
        low = scale
      }
    }
    return fitting ?? full
  }

  private static func broken(_ content: TextContent, _ proposal: Proposal) -> TextLayout {
    let isFree = proposal.width == Proposal.unspecified || proposal.width == .infinity
    var breaker = LineBreaker(
      width: isFree ? .infinity : proposal.width, most: mostLines(content, proposal.height),
      truncation: content.setting.truncation, base: content.spans[0])
    breaker.run(content.spans)
    return arranged(breaker, content)
  }

  private static func mostLines(_ content: TextContent, _ height: Double) -> Int {
    let limit = content.lineLimit.map { max($0, 1) } ?? .max
    let line = lineHeight * content.largestSize + content.setting.lineSpacing
    guard height.isFinite, height >= 0, line > 0 else { return limit }
    // The height of n lines is rounded up, so a text's own height holds its lines again.
    let fitting = ((height + content.setting.lineSpacing + 1e-6) / line).rounded(.down)
    return min(limit, max(1, fitting < 1e6 ? Int(fitting) : .max))
  }

  private static func arranged(_ breaker: LineBreaker, _ content: TextContent) -> TextLayout {
    let width = roundedUp(breaker.lines.reduce(0) { max($0, $1.width) })
    var lines: [Line] = []
    var top = 0.0
    for line in breaker.lines {
      if !lines.isEmpty { top += content.setting.lineSpacing }
      let room = width - line.width
      let x =
        switch content.alignment {
        case .leading: 0.0
        case .center: room / 2
        case .trailing: room
        }
      let height = lineHeight * line.size
      lines.append(
        Line(text: line.text, offset: Point(x, top), size: Size(line.width, height)))
      top += height
    }
    let reserved = Double(content.setting.reservedLines)
    let least =
      reserved * lineHeight * content.largestSize
      + max(0, reserved - 1) * content.setting.lineSpacing
    var layout = TextLayout(
      size: Size(width, roundedUp(max(top, least))), lines: lines, truncated: breaker.truncated)
    layout.fontSize = content.largestSize
    func baseline(_ index: Int) -> Double {
      lines[index].offset.y + ascender * breaker.lines[index].size
    }
    if let last = lines.indices.last {
      layout.firstBaseline = baseline(0)
      layout.lastBaseline = baseline(last)
    }
    return layout
  }
}
