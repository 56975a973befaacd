// Layout of `ZStack`.
import Drawing

/// `ZStack` (L29, D4): as large as the largest of its children of the highest priority. Reads
/// `alignment`.
enum ZStackLayout {
  static let functions = LayoutFunctions(
    size: size, place: place, priority: { _, _ in 0 },
    spacing: { tree, node, edge in
      tree.memoizedSpacing(node, edge) { $0.largestSpacing(node, edge) }
    },
    guide: guide, childAxis: StackAxis.none, cacheEntries: 12,
    single: LayoutAlgorithmID.transparentSingle.index)

  /// The highest priority among the children.
  private static func highest(_ tree: inout LayoutTree, _ node: Int) -> Double {
    var highest = -Double.infinity
    for child in tree.children(of: node) { highest = max(highest, tree.priority(of: child)) }
    return highest
  }

  static func size(_ tree: inout LayoutTree, _ node: Int, _ proposal: Proposal) -> Size {
    let highest = highest(&tree, node)
    var size = Size.zero
    for child in tree.children(of: node) where tree.priority(of: child) == highest {
      let inner = tree.measure(child, proposal)
      size = Size(max(size.width, inner.width), max(size.height, inner.height))
    }
    return size
  }

  /// Where the common lines lie in a stack of a size: at the largest guides among the children of
  /// the highest priority, measured anew at that size.
  private static func lines(_ tree: inout LayoutTree, _ node: Int, _ size: Size) -> Point {
    let highest = highest(&tree, node)
    let alignment = tree.records[node].parameters.alignment
    let offered = Proposal(size)
    var lines = Point(-.infinity, -.infinity)
    for child in tree.children(of: node) where tree.priority(of: child) == highest {
      let inner = tree.measure(child, offered)
      lines = Point(
        max(
          lines.x,
          tree.line(of: child, key: alignment.horizontal, size: inner, proposal: offered)),
        max(
          lines.y, tree.line(of: child, key: alignment.vertical, size: inner, proposal: offered)))
    }
    return lines
  }

  private static func origin(
    _ tree: inout LayoutTree, _ node: Int, _ child: Int, _ inner: Size, _ size: Size,
    _ lines: Point
  ) -> Point {
    let alignment = tree.records[node].parameters.alignment
    let offered = Proposal(size)
    return Point(
      lines.x - tree.line(of: child, key: alignment.horizontal, size: inner, proposal: offered),
      lines.y - tree.line(of: child, key: alignment.vertical, size: inner, proposal: offered))
  }

  static func place(_ tree: inout LayoutTree, _ node: Int) {
    let size = tree.records[node].size
    let lines = lines(&tree, node, size)
    let offered = Proposal(size)
    for child in tree.children(of: node) {
      let inner = tree.measure(child, offered)
      let origin = origin(&tree, node, child, inner, size, lines)
      tree.setChild(child, origin: origin, proposal: offered, size: inner)
    }
  }

  static func guide(
    _ tree: inout LayoutTree, _ node: Int, _ key: AlignmentKey, _ size: Size, _ proposal: Proposal
  ) -> Double? {
    if key.isFrameGuide { return nil }
    let query = GuideQuery(node: node, key: key, size: size, proposal: proposal)
    return tree.memoizedGuide(query) { tree in
      let lines = lines(&tree, node, size)
      let offered = Proposal(size)
      var combination = GuideCombination(key: key)
      for child in tree.children(of: node) {
        let inner = tree.measure(child, offered)
        guard let value = tree.guide(of: child, key: key, size: inner, proposal: offered) else {
          continue
        }
        let origin = origin(&tree, node, child, inner, size, lines)
        combination.add(value + (key.isVertical ? origin.y : origin.x))
      }
      return combination.result
    }
  }
}

extension LayoutParameters {
  /// For `.zstack`. `single` marks a stack whose content is one child known at compile time (D17).
  package static func zstack(_ alignment: Alignment, single: Bool = false) -> LayoutParameters {
    var parameters = LayoutParameters()
    parameters.alignment = alignment
    parameters.flags = single ? singleFlag : 0
    return parameters
  }
}
