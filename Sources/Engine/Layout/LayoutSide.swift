// What nodes tell the layout tree beside numbers.
import Drawing

/// What hangs in one of the tree's side tables.
enum LayoutSide {
  case text(TextContent)
  case guide(GuideContent)
  case grid(GridContent)
  case table(TableContent)
  case custom(CustomLayoutContent)
  case hook(any LayoutHook)
}

extension LayoutTree {
  /// Puts something into its table; answers its number there.
  mutating func add(_ side: LayoutSide) -> Int32 {
    switch side {
    case .text(let text): LayoutTree.append(text, to: &texts)
    case .guide(let guide): LayoutTree.append(guide, to: &guides)
    case .grid(let grid): LayoutTree.append(grid, to: &grids)
    case .table(let table): LayoutTree.append(table, to: &tables)
    case .custom(let layout): LayoutTree.append(layout, to: &customLayouts)
    case .hook(let hook): LayoutTree.append(hook, to: &hooks)
    }
  }

  private static func append<Element>(_ element: Element, to table: inout [Element]) -> Int32 {
    table.append(element)
    return Int32(table.count - 1)
  }
}
