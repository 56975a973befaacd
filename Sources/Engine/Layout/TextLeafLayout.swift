// Layout of `Text`: a leaf measured by `TextLayout`.
import Drawing

/// `Text` (L5, L44). Reads `index`, the number of its content in `LayoutTree.texts`.
enum TextLeafLayout {
  static let functions = LayoutFunctions(
    size: size, place: { _, _ in }, priority: { _, _ in 0 }, spacing: { _, _, _ in nil },
    guide: guide, cacheEntries: 0)

  static func size(_ tree: inout LayoutTree, _ node: Int, _ proposal: Proposal) -> Size {
    let content = tree.texts[Int(tree.records[node].parameters.index)]
    return tree.textMemo.layout(content, for: proposal).size
  }

  /// The baselines of the first and the last line; the lines are as high as the box holds.
  static func guide(
    _ tree: inout LayoutTree, _ node: Int, _ key: AlignmentKey, _ size: Size, _ proposal: Proposal
  ) -> Double? {
    let content = tree.texts[Int(tree.records[node].parameters.index)]
    switch key {
    case .firstTextBaseline: return TextLayout.ascender * content.fontSize
    case .lastTextBaseline:
      let line = TextLayout.lineHeight * content.fontSize
      let lines = max(1, (size.height / line).rounded(.down))
      return (lines - 1) * line + TextLayout.ascender * content.fontSize
    default: return nil
    }
  }
}

extension LayoutParameters {
  /// For `.text`: the number of its content in `LayoutTree.texts`.
  package static func text(_ index: Int) -> LayoutParameters { indexed(index) }
  /// For `.alignmentGuide`: the number of its content in `LayoutTree.guides`.
  package static func guide(_ index: Int) -> LayoutParameters { indexed(index) }
  /// For `.hook`: the number of its placer in `LayoutTree.hooks`.
  package static func hook(_ index: Int) -> LayoutParameters { indexed(index) }

  private static func indexed(_ index: Int) -> LayoutParameters {
    var parameters = LayoutParameters()
    parameters.index = Int32(index)
    return parameters
  }
}
