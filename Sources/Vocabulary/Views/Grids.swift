/// Lazy stacks and grids: in a scroll view what it does not show is not built.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  private static let unbuilt =
    "views that a scroll view does not show are not drawn or matched; their state and room stay"

  static let grids: [Builtin] = [
    .type("/// Cells in columns.\nstruct LazyVGrid: View"),
    .type("/// Cells in rows.\nstruct LazyHGrid: View"),
    .type("/// A column of views.\nstruct LazyVStack: View"),
    .type("/// A row of views.\nstruct LazyHStack: View"),
    .type("/// A column or row of a lazy grid.\nstruct GridItem"),
    .view(
      "LazyVGrid",
      differing(
        "Cells in columns.",
        "LazyVGrid(columns: [GridItem(), GridItem()]) { Text(\"a\"); Text(\"b\") }",
        unbuilt,
        """
        init<Content: View>(
          columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
          @ViewBuilder content: () -> Content
        )
        """)
    ) {
      (
        columns: [GridTrack], alignment: HorizontalAlignment, spacing: Double?,
        content: BuiltContent
      ) in
      StackView.grid(
        GridContent(
          axis: .vertical, tracks: columns.map(\.track), spacing: spacing,
          alignment: Alignment(alignment.key, .verticalCenter)), content.value)
    },
    .view(
      "LazyHGrid",
      differing(
        "Cells in rows.",
        "LazyHGrid(rows: [GridItem(.fixed(20))]) { Text(\"a\"); Text(\"b\") }",
        unbuilt,
        """
        init<Content: View>(
          rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
          @ViewBuilder content: () -> Content
        )
        """)
    ) {
      (rows: [GridTrack], alignment: VerticalAlignment, spacing: Double?, content: BuiltContent) in
      StackView.grid(
        GridContent(
          axis: .horizontal, tracks: rows.map(\.track), spacing: spacing,
          alignment: Alignment(.horizontalCenter, alignment.key)), content.value)
    },
    .view(
      "LazyVStack",
      differing(
        "A column as wide as its room.", "LazyVStack { Text(\"a\"); Text(\"b\") }", unbuilt,
        """
        init<Content: View>(
          alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
          pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
        )
        """)
    ) { (alignment: HorizontalAlignment, spacing: Double?, _: Value, content: BuiltContent) in
      StackView.vertical(
        alignment: alignment.key, spacing: spacing, isLazy: true, content.value
      )
      .modified(
        by: wide(Alignment(alignment.key, .verticalCenter), width: .infinity, height: nil))
    },
    .view(
      "LazyHStack",
      differing(
        "A row as high as its room.", "LazyHStack { Text(\"a\"); Text(\"b\") }", unbuilt,
        """
        init<Content: View>(
          alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
          pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
        )
        """)
    ) { (alignment: VerticalAlignment, spacing: Double?, _: Value, content: BuiltContent) in
      StackView.horizontal(
        alignment: alignment.key, spacing: spacing, isLazy: true, content.value
      )
      .modified(
        by: wide(Alignment(.horizontalCenter, alignment.key), width: nil, height: .infinity))
    },
    .initializer(
      of: "GridItem",
      text(
        "A column or row.",
        "LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { Text(\"a\") }",
        """
        init(
          _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil,
          alignment: Alignment? = nil
        )
        """)
    ) { (size: GridSize, spacing: Double?, alignment: Alignment?) in
      GridTrack(
        track: .init(size: size.size, spacing: spacing, alignment: alignment ?? .center))
    },
    .staticMember(
      of: "GridItem.Size",
      text(
        "A length of its own.", "LazyVGrid(columns: [GridItem(.fixed(40))]) { Text(\"a\") }",
        "static func fixed(_ length: CGFloat) -> GridItem.Size")
    ) { (length: Double) in GridSize(size: .fixed(length)) },
    .staticMember(
      of: "GridItem.Size",
      text(
        "A share of the room.", "LazyVGrid(columns: [GridItem(.flexible())]) { Text(\"a\") }",
        "static func flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity) -> GridItem.Size"
      )
    ) { (least: Double, most: Double) in GridSize(size: .flexible(min: least, max: most)) },
    .staticMember(
      of: "GridItem.Size",
      text(
        "As many as fit.", "LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { Text(\"a\") }",
        "static func adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) -> GridItem.Size")
    ) { (least: Double, most: Double) in GridSize(size: .adaptive(min: least, max: most)) },
  ]

  private static func wide(_ alignment: Alignment, width: Double?, height: Double?) -> ModifierValue
  {
    LayoutModifier.flexibleFrame(
      minWidth: nil, idealWidth: nil, maxWidth: width, minHeight: nil, idealHeight: nil,
      maxHeight: height, alignment: alignment)
  }
}

/// `GridItem`.
struct GridTrack: HostValue {
  static var spelling: String { "GridItem" }
  var track: GridContent.Track
}

/// `GridItem.Size`.
struct GridSize: HostValue {
  static var spelling: String { "GridItem.Size" }
  var size: GridContent.Track.Size
}
