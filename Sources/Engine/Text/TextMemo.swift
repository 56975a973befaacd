// Texts that were laid out before.

/// Layouts by content and proposal. Emptied when it is full.
struct TextMemo {
  private struct Question: Hashable {
    var content: TextContent
    var proposal: Proposal
  }

  /// The most layouts to keep.
  static let capacity = 8192

  private var answers: [Question: TextLayout] = [:]

  mutating func layout(_ content: TextContent, for proposal: Proposal) -> TextLayout {
    let question = Question(content: content, proposal: proposal)
    if let known = answers[question] { return known }
    if answers.count >= TextMemo.capacity { answers.removeAll(keepingCapacity: true) }
    let layout = TextLayout.layout(content, proposal)
    answers[question] = layout
    return layout
  }
}

extension LayoutTree {
  /// The lines of a `.text` node for the proposal it was placed with.
  package mutating func textLayout(of node: Int) -> TextLayout {
    let content = texts[Int(records[node].parameters.index)]
    return textMemo.layout(content, for: records[node].proposal)
  }
}
