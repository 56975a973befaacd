// Dividing a stack's length among its children and putting them beside each other.
import Drawing

/// One computation over the children of a stack. The axis is constant where an arranger is made, so
/// the compiler makes a version for each.
struct StackArranger {
  /// What is known of one child while its stack is laid out.
  struct Item {
    var size = Size.zero
    var share = 0.0
    var least = 0.0
    var flexibility = 0.0
    var priority = 0.0
    /// At position n of the items: the number of the child that is served as the n-th.
    var turn: Int32 = 0
  }

  let isHorizontal: Bool
  let node: Int

  @inline(__always) func major(_ size: Size) -> Double { isHorizontal ? size.width : size.height }
  @inline(__always) func cross(_ size: Size) -> Double { isHorizontal ? size.height : size.width }
  @inline(__always) func major(_ p: Proposal) -> Double { isHorizontal ? p.width : p.height }
  @inline(__always) func cross(_ p: Proposal) -> Double { isHorizontal ? p.height : p.width }
  @inline(__always) func proposal(_ major: Double, _ cross: Double) -> Proposal {
    isHorizontal ? Proposal(major, cross) : Proposal(cross, major)
  }
  @inline(__always) func size(_ major: Double, _ cross: Double) -> Size {
    isHorizontal ? Size(major, cross) : Size(cross, major)
  }
  @inline(__always) func point(_ major: Double, _ cross: Double) -> Point {
    isHorizontal ? Point(major, cross) : Point(cross, major)
  }

  /// The key that children are aligned by across the stack.
  @inline(__always) func key(_ tree: borrowing LayoutTree) -> AlignmentKey {
    let alignment = tree.records[node].parameters.alignment
    return isHorizontal ? alignment.vertical : alignment.horizontal
  }

  /// The place of an edge or centre in a box as a part of its length, where no view states one of
  /// its own; nil where each child must be asked.
  @inline(__always) func plainGuide(_ tree: borrowing LayoutTree) -> Double? {
    let key = key(tree)
    if tree.hasFrameGuides || !key.isFrameGuide { return nil }
    switch key {
    case .leading, .top: return 0
    case .horizontalCenter, .verticalCenter: return 0.5
    default: return 1
    }
  }

  /// What every child is proposed along the stack where that does not depend on the others:
  /// nothing, 0 or infinity; nil where the length must be divided.
  @inline(__always) func commonShare(_ available: Double) -> Double? {
    if available == Proposal.unspecified || available == .infinity { return available }
    return available <= 0 ? 0 : nil
  }

  @inline(__always)
  func size(_ tree: inout LayoutTree, _ proposal: Proposal) -> Size {
    let children = tree.children(of: node)
    guard !children.isEmpty else { return .zero }
    let gaps = tree.gapSum(node, isHorizontal: isHorizontal)
    let offered = major(proposal)
    let available = offered == Proposal.unspecified ? offered : offered - gaps
    if let share = commonShare(available), plainGuide(tree) != nil {
      var length = gaps
      var thickness = 0.0
      for child in children {
        let inner = tree.measure(child, self.proposal(share, cross(proposal)))
        length += major(inner)
        thickness = max(thickness, cross(inner))
      }
      return size(max(length, 0), thickness)
    }
    return withItems(children.count) { items in
      divide(&tree, available, cross(proposal), items)
      var length = gaps
      for item in items { length += major(item.size) }
      let span = span(&tree, items, cross(proposal))
      return size(max(length, 0), span.end - span.start)
    }
  }

  /// Runs a function with room for what is known of each child.
  @inline(__always)
  private func withItems<Result>(
    _ count: Int, _ body: (UnsafeMutableBufferPointer<Item>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Item.self, capacity: count) { items in
      items.initialize(repeating: Item())
      return body(items)
    }
  }

  /// The range across the stack that the children cover when their guides meet at 0 (L11). Infinite
  /// lengths count from 0 (D9).
  @inline(__always)
  private func span(
    _ tree: inout LayoutTree, _ items: UnsafeMutableBufferPointer<Item>, _ thickness: Double
  ) -> (start: Double, end: Double) {
    if let plain = plainGuide(tree) {
      var longest = 0.0
      for item in items { longest = max(longest, cross(item.size)) }
      return longest == .infinity
        ? (0, longest) : (-plain * longest, longest - plain * longest)
    }
    var start = Double.infinity
    var end = -Double.infinity
    for index in items.indices {
      let length = cross(items[index].size)
      if length == .infinity { return (0, .infinity) }
      let line = line(&tree, items, index, thickness)
      start = min(start, -line)
      end = max(end, length - line)
    }
    return (start, end)
  }

  private func line(
    _ tree: inout LayoutTree, _ items: UnsafeMutableBufferPointer<Item>, _ index: Int,
    _ thickness: Double
  ) -> Double {
    let child = tree.children(of: node).lowerBound + index
    return tree.line(
      of: child, key: key(tree), size: items[index].size,
      proposal: proposal(items[index].share, thickness))
  }

  @inline(__always)
  func place(_ tree: inout LayoutTree) {
    let record = tree.records[node]
    forEachPlace(&tree, record.size, record.proposal) { tree, child, origin, proposal, size in
      tree.setChild(child, origin: origin, proposal: proposal, size: size)
    }
  }

  /// Divides the length once more, with the stack's own thickness where none was proposed (L12),
  /// and tells each child's origin, proposal and size.
  @inline(__always)
  func forEachPlace(
    _ tree: inout LayoutTree, _ size: Size, _ proposal: Proposal,
    _ body: (inout LayoutTree, Int, Point, Proposal, Size) -> Void
  ) {
    let children = tree.children(of: node)
    guard !children.isEmpty else { return }
    let gaps = tree.gapSum(node, isHorizontal: isHorizontal)
    let offered = major(proposal)
    let available = offered == Proposal.unspecified ? offered : offered - gaps
    let thickness = cross(proposal) == Proposal.unspecified ? cross(size) : cross(proposal)
    withItems(children.count) { items in
      divide(&tree, available, thickness, items)
      let start = span(&tree, items, thickness).start
      let plain = plainGuide(tree)
      var position = 0.0
      for index in items.indices {
        if index > 0 { position += tree.gap(node, before: index) }
        let item = items[index]
        let length = cross(item.size)
        let line = plain.map { $0 * length } ?? line(&tree, items, index, thickness)
        let across = length == .infinity ? 0 : -line - start
        body(
          &tree, children.lowerBound + index, point(position, across),
          self.proposal(item.share, thickness), item.size)
        position += major(item.size)
      }
    }
  }
}
