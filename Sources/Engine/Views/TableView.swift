import Drawing

/// `Grid`: rows of cells whose columns line up.
package final class TableView: PrimitiveView {
  let content: ViewValue
  let alignment: Alignment
  let horizontalSpacing: Double?
  let verticalSpacing: Double?

  /// Gaps in points, nil for 8.
  package init(
    alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?,
    _ content: ViewValue
  ) {
    self.content = content
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    super.init(name: "Grid")
    depth = content.depth + 1
  }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode { TableNode(inputs) }
}

final class TableNode: PrimitiveNode {
  private let contents = DynamicContainer()
  private var view: TableView?

  override var layout: (LayoutAlgorithmID, LayoutParameters)? { (.table, .none) }
  override var container: DynamicContainer? { contents }

  override var side: LayoutSide? {
    guard let view else { return nil }
    let rows = contents.present.compactMap { item -> TableContent.Row? in
      guard let row = item.node.map(TableNode.row) else { return nil }
      return TableContent.Row(
        cells: row?.cells, alignment: row?.alignment, own: item.element.traits.cell)
    }
    return .table(
      TableContent(
        rows: rows, alignment: view.alignment, horizontalSpacing: view.horizontalSpacing,
        verticalSpacing: view.verticalSpacing))
  }

  /// The row whose record stands for a node; nil where another layout lies in between.
  private static func row(_ node: ViewNode) -> TableRowNode? {
    var current = node
    while current.layout == nil, let child = current.layoutChildren.first { current = child }
    return current as? TableRowNode
  }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    guard let view = view as? TableView else { return false }
    self.view = view
    contents.update(view.content, inputs, graph)
    return true
  }
}

/// `GridRow`: the cells of one row; outside of a grid an `HStack`.
package final class TableRowView: PrimitiveView {
  let content: ViewValue
  let alignment: AlignmentKey?

  package init(alignment: AlignmentKey?, _ content: ViewValue) {
    self.content = content
    self.alignment = alignment
    super.init(name: "GridRow")
    depth = content.depth + 1
  }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode { TableRowNode(inputs) }
}

final class TableRowNode: PrimitiveNode {
  private let contents = DynamicContainer()
  private var view: TableRowView?

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    (.tableRow, .stack(alignment: view?.alignment ?? .verticalCenter, spacing: nil))
  }
  override var container: DynamicContainer? { contents }

  var alignment: AlignmentKey? { view?.alignment }
  var cells: [CellTraits] { contents.present.map(\.element.traits.cell) }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    guard let view = view as? TableRowView else { return false }
    self.view = view
    contents.update(view.content, inputs, graph)
    return true
  }
}
