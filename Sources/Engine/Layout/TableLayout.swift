// Layout of `Grid` and its rows.
package import Drawing

/// What a cell of a `Grid` says about itself.
package struct CellTraits: Sendable, Hashable {
  /// Columns the cell takes, at least 1.
  package var columns = 1
  /// In place of the grid's alignment in both directions.
  package var anchor: UnitPoint?
  /// The guide of the whole column the cell stands in.
  package var columnAlignment: AlignmentKey?
  /// Whether the cell's length along an axis does not count for its column or row.
  package var isUnsizedAcross = false
  package var isUnsizedAlong = false
  package init() {}
}

/// What a `.table` node is told: of each child whether it is a row, and what its cells say.
package struct TableContent: Sendable, Hashable {
  package struct Row: Sendable, Hashable {
    /// nil for a view that is no row: it takes a line of its own over all columns.
    package var cells: [CellTraits]?
    package var alignment: AlignmentKey?
    /// What a view that is no row says about itself.
    package var own: CellTraits
    package init(cells: [CellTraits]?, alignment: AlignmentKey?, own: CellTraits = CellTraits()) {
      self.cells = cells
      self.alignment = alignment
      self.own = own
    }
  }

  package var rows: [Row]
  package var alignment: Alignment
  /// Gaps in points, nil for 8.
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?

  package init(
    rows: [Row], alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?
  ) {
    self.rows = rows
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// `Grid`: columns as wide as their widest cells, and rows as high as their highest. Room is shared
/// out as in a stack, columns first, each column standing for its cells. Reads `index`, the number
/// of its content in `LayoutTree.tables`.
enum TableLayout {
  static let functions = LayoutFunctions(
    size: { tree, node, proposal in plan(&tree, node, proposal)?.size ?? .zero },
    place: { tree, node in
      guard let plan = plan(&tree, node, tree.records[node].proposal) else { return }
      for (line, row) in tree.children(of: node).enumerated() {
        let y = plan.rows.prefix(line).reduce(0) { $0 + $1 + plan.gaps.height }
        let room = Size(plan.size.width, plan.rows[line])
        guard plan.content.rows[line].cells == nil else {
          tree.setChild(row, origin: Point(0, y), proposal: Proposal(room), size: room)
          continue
        }
        let offered = Proposal(room)
        let size = tree.measure(row, offered)
        let inner = tree.aligned(
          row, size: size, proposal: offered, by: plan.content.alignment, in: room)
        tree.setChild(row, origin: Point(inner.x, y + inner.y), proposal: offered, size: size)
      }
    },
    priority: { _, _ in 0 }, spacing: { _, _, _ in nil }, guide: { _, _, _, _, _ in nil },
    childAxis: StackAxis.none, cacheEntries: 4)

  /// `GridRow` in a grid; elsewhere it lays its cells out as an `HStack` does. Reads nothing.
  static let row = LayoutFunctions(
    size: { tree, node, proposal in
      guard let parent = table(of: node, &tree) else {
        return StackArranger(isHorizontal: true, node: node).size(&tree, proposal)
      }
      return plan(&tree, parent, tree.records[parent].proposal)?.size ?? .zero
    },
    place: placeRow, priority: { _, _ in 0 }, spacing: { _, _, _ in nil },
    guide: { _, _, _, _, _ in nil }, childAxis: .horizontal, cacheEntries: 2)

  private static func table(of row: Int, _ tree: inout LayoutTree) -> Int? {
    let parent = Int(tree.records[row].parent)
    guard parent >= 0, tree.records[parent].algorithm == LayoutAlgorithmID.table.index else {
      return nil
    }
    return parent
  }

  private static func placeRow(_ tree: inout LayoutTree, _ node: Int) {
    guard let parent = table(of: node, &tree),
      let plan = plan(&tree, parent, tree.records[parent].proposal)
    else { return StackArranger(isHorizontal: true, node: node).place(&tree) }
    let line = node - tree.children(of: parent).lowerBound
    var column = 0
    for (index, cell) in tree.children(of: node).enumerated() {
      let traits = plan.traits(line, index)
      let box = plan.box(column, traits.columns, line)
      let size = tree.measure(cell, Proposal(box.size))
      let offered = Proposal(box.size)
      let inner = plan.place(&tree, cell, size, line, column, traits, in: box.size)
      tree.setChild(
        cell, origin: Point(box.x + inner.x, inner.y), proposal: offered, size: size)
      column += traits.columns
    }
  }

  /// The columns and rows for a proposal.
  private static func plan(
    _ tree: inout LayoutTree, _ node: Int, _ proposal: Proposal
  ) -> TablePlan? {
    let index = Int(tree.records[node].parameters.index)
    guard tree.tables.indices.contains(index) else { return nil }
    if let known = tree.tablePlans[node], known.proposal == proposal { return known }
    var plan = TablePlan(tree.tables[index], proposal)
    plan.findColumns(&tree, node)
    plan.findRows(&tree, node)
    if tree.remembersAnswers { tree.tablePlans[node] = plan }
    return plan
  }
}

/// The columns and rows of a grid for one proposal, in points.
struct TablePlan {
  let content: TableContent
  let proposal: Proposal
  let gaps: Size
  private(set) var columns: [Double] = []
  private(set) var rows: [Double] = []

  init(_ content: TableContent, _ proposal: Proposal) {
    self.content = content
    self.proposal = proposal
    gaps = Size(
      content.horizontalSpacing ?? LayoutTree.defaultSpacing,
      content.verticalSpacing ?? LayoutTree.defaultSpacing)
  }

  var size: Size {
    Size(
      columns.reduce(0, +) + gaps.width * Double(max(0, columns.count - 1)),
      rows.reduce(0, +) + gaps.height * Double(max(0, rows.count - 1)))
  }

  func traits(_ line: Int, _ index: Int) -> CellTraits {
    guard let cells = content.rows[line].cells, cells.indices.contains(index) else {
      return CellTraits()
    }
    return cells[index]
  }

  /// The room of a cell in its row.
  func box(_ column: Int, _ count: Int, _ line: Int) -> Rect {
    let before = columns.prefix(column).reduce(0) { $0 + $1 + gaps.width }
    return Rect(before, 0, width(column, count), rows[line])
  }

  private func width(_ column: Int, _ count: Int) -> Double {
    let own = columns.dropFirst(column).prefix(count)
    return own.reduce(0, +) + gaps.width * Double(max(0, own.count - 1))
  }

  /// Calls `visit` with each cell: its node, line, first column and what it says.
  private func forEachCell(
    _ tree: inout LayoutTree, _ node: Int,
    _ visit: (inout LayoutTree, Int, Int, Int, CellTraits) -> Void
  ) {
    for (line, row) in tree.children(of: node).enumerated()
    where content.rows.indices.contains(line) && content.rows[line].cells != nil {
      var column = 0
      for (index, cell) in tree.children(of: row).enumerated() {
        let traits = traits(line, index)
        visit(&tree, cell, line, column, traits)
        column += traits.columns
      }
    }
  }

  /// The longest of the cells that stand in one column alone, and are counted, for a proposal.
  private func widest(
    _ tree: inout LayoutTree, _ node: Int, _ column: Int, _ width: Double
  ) -> Double {
    var widest = 0.0
    forEachCell(&tree, node) { tree, cell, _, first, traits in
      guard first == column, traits.columns == 1, !traits.isUnsizedAcross else { return }
      widest = max(widest, tree.measure(cell, Proposal(width, Proposal.unspecified)).width)
    }
    return widest
  }

  mutating func findColumns(_ tree: inout LayoutTree, _ node: Int) {
    var count = 0
    forEachCell(&tree, node) { _, _, _, first, traits in count = max(count, first + traits.columns)
    }
    count = min(count, 1_000)
    if proposal.width == Proposal.unspecified {
      columns = (0..<count).map { widest(&tree, node, $0, Proposal.unspecified) }
    } else {
      let least = (0..<count).map { widest(&tree, node, $0, 0) }
      let most = (0..<count).map { widest(&tree, node, $0, .infinity) }
      columns = Array(repeating: 0, count: count)
      var room = proposal.width - gaps.width * Double(max(0, count - 1))
      var left = count
      let order = (0..<count).sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
      for column in order {
        columns[column] = widest(&tree, node, column, max(room / Double(left), 0))
        room -= columns[column]
        left -= 1
      }
    }
    widenForSpans(&tree, node)
  }

  /// A cell over several columns, or a view that is no row, that takes more than their width makes
  /// each of them wider by the same length.
  private mutating func widenForSpans(_ tree: inout LayoutTree, _ node: Int) {
    var wanted: [(column: Int, count: Int, width: Double)] = []
    let offered = proposal.width
    forEachCell(&tree, node) { tree, cell, _, first, traits in
      guard traits.columns > 1, !traits.isUnsizedAcross else { return }
      let width = tree.measure(cell, Proposal(offered, Proposal.unspecified)).width
      if width.isFinite { wanted.append((first, traits.columns, width)) }
    }
    for (line, view) in tree.children(of: node).enumerated()
    where content.rows[line].cells == nil && !content.rows[line].own.isUnsizedAcross {
      let width = tree.measure(view, Proposal(offered, Proposal.unspecified)).width
      if width.isFinite { wanted.append((0, columns.count, width)) }
    }
    for (column, count, width) in wanted {
      let end = min(column + count, columns.count)
      let missing = width - self.width(column, count)
      let room = offered == Proposal.unspecified ? missing : offered - size.width
      guard column < end, missing > 0, room > 0 else { continue }
      let share = min(missing, room) / Double(end - column)
      for index in column..<end { columns[index] += share }
    }
  }

  mutating func findRows(_ tree: inout LayoutTree, _ node: Int) {
    let total = size.width
    let count = tree.children(of: node).count
    func heights(_ tree: inout LayoutTree, _ height: Double) -> [Double] {
      var heights = Array(repeating: 0.0, count: count)
      forEachCell(&tree, node) { tree, cell, line, first, traits in
        guard !traits.isUnsizedAlong else { return }
        let size = tree.measure(cell, Proposal(width(first, traits.columns), height))
        heights[line] = max(heights[line], size.height)
      }
      for (line, row) in tree.children(of: node).enumerated()
      where content.rows[line].cells == nil && !content.rows[line].own.isUnsizedAlong {
        heights[line] = tree.measure(row, Proposal(total, height)).height
      }
      return heights
    }
    if proposal.height == Proposal.unspecified {
      rows = heights(&tree, Proposal.unspecified)
      return
    }
    let least = heights(&tree, 0)
    let most = heights(&tree, .infinity)
    rows = Array(repeating: 0, count: count)
    var room = proposal.height - gaps.height * Double(max(0, count - 1))
    var left = count
    let order = (0..<count).sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
    for line in order {
      rows[line] = heights(&tree, max(room / Double(left), 0))[line]
      room -= rows[line]
      left -= 1
    }
  }

  /// Where a cell lies in its room: by its anchor, else by the guides of its column and row.
  func place(
    _ tree: inout LayoutTree, _ cell: Int, _ size: Size, _ line: Int, _ column: Int,
    _ traits: CellTraits, in room: Size
  ) -> Point {
    if let anchor = traits.anchor {
      return Point((room.width - size.width) * anchor.x, (room.height - size.height) * anchor.y)
    }
    var alignment = content.alignment
    if let key = columnAlignment(column) { alignment.horizontal = key }
    if let key = content.rows[line].alignment { alignment.vertical = key }
    return tree.aligned(cell, size: size, proposal: Proposal(room), by: alignment, in: room)
  }

  private func columnAlignment(_ column: Int) -> AlignmentKey? {
    for row in content.rows {
      var first = 0
      for cell in row.cells ?? [] {
        if first == column, let key = cell.columnAlignment { return key }
        first += cell.columns
      }
    }
    return nil
  }
}
