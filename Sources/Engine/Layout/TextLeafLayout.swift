// Layout of `Text`: a leaf measured by `TextLayout`.
import Drawing

/// `Text` (L5, L44). Reads `index`, the number of its content in `LayoutTree.texts`.
enum TextLeafLayout {
  static let functions = LayoutFunctions(
    size: size, place: { _, _ in }, priority: { _, _ in 0 }, spacing: { _, _, _ in nil },
    guide: guide,
    textEdge: { tree, node, _ in
      TextEdge(fontSize: tree.texts[Int(tree.records[node].parameters.index)].largestSize)
    },
    cacheEntries: 0)

  static func size(_ tree: inout LayoutTree, _ node: Int, _ proposal: Proposal) -> Size {
    let content = tree.texts[Int(tree.records[node].parameters.index)]
    return tree.textMemo.layout(content, for: proposal).size
  }

  /// The baselines of the first and the last line.
  static func guide(
    _ tree: inout LayoutTree, _ node: Int, _ key: AlignmentKey, _ size: Size, _ proposal: Proposal
  ) -> Double? {
    guard key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
    let content = tree.texts[Int(tree.records[node].parameters.index)]
    let layout = tree.textMemo.layout(content, for: proposal)
    guard !layout.lines.isEmpty else { return TextLayout.ascender * content.largestSize }
    return key == .firstTextBaseline ? layout.firstBaseline : layout.lastBaseline
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
