// Layout of `HStack` and `VStack`: sizes, places and traits.
import Drawing

/// `HStack` and `VStack` (L7-L13, D6, D9, D17). Reads `a`, the spacing or `Proposal.unspecified`
/// for the gaps that the children prefer, and `alignment`, of which the half across the stack
/// counts.
///
/// The words used here: the major axis is the one along the stack, the other is the cross axis; a
/// share is what a child is proposed along the stack.
enum StackLayout {
  static let horizontal = make(
    size: { tree, node, proposal in
      StackArranger(isHorizontal: true, node: node).size(&tree, proposal)
    },
    place: { tree, node in StackArranger(isHorizontal: true, node: node).place(&tree) },
    .horizontal, single: .singleHStack)
  static let vertical = make(
    size: { tree, node, proposal in
      StackArranger(isHorizontal: false, node: node).size(&tree, proposal)
    },
    place: { tree, node in StackArranger(isHorizontal: false, node: node).place(&tree) },
    .vertical, single: .singleVStack)

  private static func make(
    size: @escaping @Sendable (inout LayoutTree, Int, Proposal) -> Size,
    place: @escaping @Sendable (inout LayoutTree, Int) -> Void, _ axis: StackAxis,
    single: LayoutAlgorithmID
  ) -> LayoutFunctions {
    LayoutFunctions(
      size: size, place: place, priority: { _, _ in 0 },
      spacing: { tree, node, edge in spacing(&tree, node, edge, axis == .horizontal) },
      guide: { tree, node, key, size, proposal in
        guide(&tree, node, key, size, proposal, axis == .horizontal)
      },
      textEdge: TextEdge.ofStack(isHorizontal: axis == .horizontal),
      childAxis: axis, cacheEntries: 12, single: single.index)
  }

  /// Along the axis the preference of the first or last child, across it the largest one (D6).
  private static func spacing(
    _ tree: inout LayoutTree, _ node: Int, _ edge: LayoutEdge, _ isHorizontal: Bool
  ) -> Double? {
    tree.memoizedSpacing(node, edge) { tree in
      let children = tree.children(of: node)
      guard let first = children.first, let last = children.last else { return nil }
      if (edge == .leading || edge == .trailing) != isHorizontal {
        return tree.largestSpacing(node, edge)
      }
      let isStart = edge == .leading || edge == .top
      return tree.spacing(of: isStart ? first : last, edge: edge)
    }
  }

  /// Edges and centres are not combined; other guides are, in the stack's coordinates (L14, D3).
  private static func guide(
    _ tree: inout LayoutTree, _ node: Int, _ key: AlignmentKey, _ size: Size, _ proposal: Proposal,
    _ isHorizontal: Bool
  ) -> Double? {
    if key.isFrameGuide { return nil }
    let query = GuideQuery(node: node, key: key, size: size, proposal: proposal)
    return tree.memoizedGuide(query) { tree in
      var combination = GuideCombination(key: key)
      StackArranger(isHorizontal: isHorizontal, node: node).forEachPlace(&tree, size, proposal) {
        tree, child, origin, offered, inner in
        let value = tree.guide(of: child, key: key, size: inner, proposal: offered)
        if let value { combination.add(value + (key.isVertical ? origin.y : origin.x)) }
      }
      return combination.result
    }
  }
}

extension LayoutTree {
  /// Whether all children of a stack share one priority; remembered until something changes.
  mutating func prioritiesAreEqual(_ node: Int) -> Bool {
    if records[node].priorities == .unknown {
      let children = children(of: node)
      var equal = true
      if let first = children.first {
        let value = priority(of: first)
        for child in children.dropFirst() where priority(of: child) != value {
          equal = false
          break
        }
      }
      records[node].priorities = equal ? .equal : .different
    }
    return records[node].priorities == .equal
  }

  /// The sum of a stack's gaps (L7); finds them if they are not known.
  mutating func gapSum(_ node: Int, isHorizontal: Bool) -> Double {
    let pairs = Double(records[node].childCount - 1)
    let given = records[node].parameters.a
    if given != Proposal.unspecified { return given * pairs }
    let start = records[node].gapStart
    if start == GapStart.allDefault { return LayoutTree.defaultSpacing * pairs }
    if start >= 0, !gaps[Int(start)].isNaN { return gaps[Int(start)] }
    return findGaps(node, isHorizontal: isHorizontal)
  }

  /// The gap before child number `index`, which is not the first; after `gapSum`.
  @inline(__always)
  func gap(_ node: Int, before index: Int) -> Double {
    let given = records[node].parameters.a
    if given != Proposal.unspecified { return given }
    let start = records[node].gapStart
    return start >= 0 ? gaps[Int(start) + index] : LayoutTree.defaultSpacing
  }

  /// L18: beside a text what its font asks for, where the semantics say so (L20); else the larger
  /// of the distances stated, else the default.
  mutating func gap(_ first: Int, _ second: Int, isHorizontal: Bool) -> Double {
    if spacesByFont, !isHorizontal,
      let distance = TextEdge.distance(textEdge(of: first, .bottom), textEdge(of: second, .top))
    {
      return distance
    }
    let before = spacing(of: first, edge: isHorizontal ? .trailing : .bottom)
    let after = spacing(of: second, edge: isHorizontal ? .leading : .top)
    if let before, let after { return max(before, after) }
    return before ?? after ?? LayoutTree.defaultSpacing
  }

  /// The gaps of a stack whose children decide about them.
  private mutating func findGaps(_ node: Int, isHorizontal: Bool) -> Double {
    let children = children(of: node)
    var sum = 0.0
    for (index, child) in children.enumerated().dropFirst() {
      let gap = gap(child - 1, child, isHorizontal: isHorizontal)
      sum += gap
      if records[node].gapStart < 0 {
        if gap == LayoutTree.defaultSpacing { continue }
        records[node].gapStart = Int32(gaps.count)
        gaps.append(contentsOf: repeatElement(LayoutTree.defaultSpacing, count: children.count))
      }
      gaps[Int(records[node].gapStart) + index] = gap
    }
    if records[node].gapStart < 0 {
      records[node].gapStart = GapStart.allDefault
    } else {
      gaps[Int(records[node].gapStart)] = sum
    }
    return sum
  }
}

extension LayoutParameters {
  /// For `.hstack` and `.vstack`: the guide across the axis, and the spacing in points or nil for
  /// what the children prefer. `single` marks a stack whose content is one child known at compile
  /// time (D17).
  package static func stack(
    alignment: AlignmentKey, spacing: Double?, single: Bool = false
  ) -> LayoutParameters {
    var parameters = LayoutParameters()
    parameters.a = spacing ?? Proposal.unspecified
    parameters.alignment =
      alignment.isVertical
      ? Alignment(.horizontalCenter, alignment) : Alignment(alignment, .verticalCenter)
    parameters.flags = single ? singleFlag : 0
    return parameters
  }
}
