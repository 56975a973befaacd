/// Grids with rows: `Grid`, `GridRow` and what their cells say.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let tables: [Builtin] = [
    .type("/// Rows of cells whose columns line up.\nstruct Grid: View"),
    .type("/// One row of a grid.\nstruct GridRow: View"),
    .view(
      "Grid",
      differing(
        "Rows of cells whose columns line up.",
        "Grid { GridRow { Text(\"a\"); Text(\"b\") }; Divider() }",
        "gaps are 8 points; room is shared as in a stack; what is no row is as wide as the columns",
        """
        init<Content: View>(
          alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
          verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
        )
        """)
    ) { (alignment: Alignment, across: Double?, along: Double?, content: BuiltContent) in
      TableView(
        alignment: alignment, horizontalSpacing: across, verticalSpacing: along, content.value)
    },
    .view(
      "GridRow",
      text(
        "One row of a grid.", "Grid { GridRow { Text(\"a\"); Text(\"b\") } }",
        """
        init<Content: View>(
          alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
        )
        """)
    ) { (alignment: VerticalAlignment?, content: BuiltContent) in
      TableRowView(alignment: alignment?.key, content.value)
    },
    .modifier(
      text(
        "How many columns a cell takes.",
        "Grid { GridRow { Text(\"a\").gridCellColumns(2) } }",
        "func gridCellColumns(_ count: Int) -> some View")
    ) { (count: Int) in TraitModifier.cell { $0.columns = min(max(count, 1), 100) } },
    .modifier(
      text(
        "How the cells of a column lie.",
        "Grid { GridRow { Text(\"a\").gridColumnAlignment(.leading) } }",
        "func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View")
    ) { (guide: HorizontalAlignment) in TraitModifier.cell { $0.columnAlignment = guide.key } },
    .modifier(
      text(
        "Where a cell lies in its room.",
        "Grid { GridRow { Text(\"a\").gridCellAnchor(.topLeading) } }",
        "func gridCellAnchor(_ anchor: UnitPoint) -> some View")
    ) { (anchor: UnitPoint) in TraitModifier.cell { $0.anchor = anchor } },
    .modifier(
      text(
        "The axes along which a cell's length does not count.",
        "Grid { GridRow { Color.red.gridCellUnsizedAxes(.horizontal) } }",
        "func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View")
    ) { (axes: AxisSet) in
      TraitModifier.cell {
        $0.isUnsizedAcross = axes.bits & 1 != 0
        $0.isUnsizedAlong = axes.bits & 2 != 0
      }
    },
  ]
}
