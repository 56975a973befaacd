// Layout of containers whose sizes and places the program finds itself: custom `Layout` types.
package import Drawing

/// A `Layout` of the program. Lengths are points; places count from the container's top left.
package protocol CustomLayout: AnyObject {
  /// The type's name.
  var name: String { get }
  /// The numbers that animate, nil where there are none: then the layout runs anew in each frame
  /// (T8).
  var animatableData: AnimatableVector? { get }
  /// The layout with numbers on the way.
  func withAnimatableData(_ data: AnimatableVector) -> any CustomLayout
  /// What the container takes of a proposal.
  func size(_ proposal: Proposal, _ subviews: LayoutSubviews) -> Size
  /// Places the subviews through `LayoutSubviews.place`; those it leaves out stand in the middle.
  func place(in size: Size, _ proposal: Proposal, _ subviews: LayoutSubviews)
  /// A guide that the layout states, nil to leave it to the subviews.
  func guide(
    _ key: AlignmentKey, _ size: Size, _ proposal: Proposal, _ subviews: LayoutSubviews
  ) -> Double?
}

/// What a `.custom` node is told.
package struct CustomLayoutContent {
  package var layout: any CustomLayout
  /// What `.layoutValue` wrote on each child, by the name of its key.
  package var values: [[String: AnyObject]]

  package init(_ layout: any CustomLayout, values: [[String: AnyObject]]) {
    self.layout = layout
    self.values = values
  }
}

/// The children of a container while its custom layout runs. It holds the layout tree for that
/// time; afterwards, and while it is in use further in, it answers nothing.
package final class LayoutSubviews {
  private var tree = LayoutTree()
  private let children: Range<Int>
  private let values: [[String: AnyObject]]
  private var isOpen = false
  private(set) var places: [Int: (origin: Point, proposal: Proposal)] = [:]

  fileprivate init(_ children: Range<Int>, _ values: [[String: AnyObject]]) {
    self.children = children
    self.values = values
  }

  package var count: Int { children.count }

  /// Hands the tree over for the time of a call.
  fileprivate func using<Result>(
    _ tree: inout LayoutTree, _ body: (LayoutSubviews) -> Result
  ) -> Result {
    swap(&self.tree, &tree)
    isOpen = true
    defer {
      isOpen = false
      swap(&self.tree, &tree)
    }
    return body(self)
  }

  private func asking<Result>(
    _ index: Int, _ otherwise: Result, _ body: (inout LayoutTree, Int) -> Result
  ) -> Result {
    guard isOpen, index >= 0, index < children.count else { return otherwise }
    isOpen = false
    defer { isOpen = true }
    return body(&tree, children.lowerBound + index)
  }

  /// The size a subview takes for a proposal.
  package func size(_ index: Int, _ proposal: Proposal) -> Size {
    asking(index, .zero) { $0.measure($1, proposal) }
  }

  /// Size and guides of a subview for a proposal.
  package func dimensions(_ index: Int, _ proposal: Proposal) -> ViewDimensions {
    asking(index, ViewDimensions(size: .zero)) { tree, child in
      let size = tree.measure(child, proposal)
      return tree.dimensions(of: child, size: size, proposal: proposal)
    }
  }

  package func priority(_ index: Int) -> Double { asking(index, 0) { $0.priority(of: $1) } }

  /// The distance a stack would keep between two neighbours (L18).
  package func distance(_ index: Int, to next: Int, along axis: Axis) -> Double {
    asking(index, LayoutTree.defaultSpacing) { tree, child in
      tree.gap(child, children.lowerBound + next, isHorizontal: axis == .horizontal)
    }
  }

  /// What `.layoutValue` wrote on a subview.
  package func value(_ index: Int, _ key: String) -> AnyObject? {
    values.indices.contains(index) ? values[index][key] : nil
  }

  /// Places a subview: its anchor comes to lie at a point of the container.
  package func place(_ index: Int, at point: Point, anchor: UnitPoint, _ proposal: Proposal) {
    let size = size(index, proposal)
    let origin = Point(point.x - anchor.x * size.width, point.y - anchor.y * size.height)
    guard origin.x.isFinite, origin.y.isFinite else { return }
    places[index] = (origin, proposal)
  }
}

/// A custom `Layout`. Reads `index`, the number of its content in `LayoutTree.customLayouts`.
enum CustomLayoutAlgorithm {
  static let functions = LayoutFunctions(
    size: { tree, node, proposal in
      run(&tree, node) { layout, subviews in
        let size = layout.size(proposal, subviews)
        return Size(finite(size.width), finite(size.height))
      } ?? .zero
    },
    place: place, priority: { _, _ in 0 },
    spacing: { tree, node, edge in
      tree.memoizedSpacing(node, edge) { $0.largestSpacing(node, edge) }
    },
    guide: { tree, node, key, size, proposal in
      let query = GuideQuery(node: node, key: key, size: size, proposal: proposal)
      return tree.memoizedGuide(query) { tree in
        run(&tree, node) { layout, subviews in
          layout.guide(key, size, proposal, subviews).map(finite)
        } ?? nil
      }
    },
    childAxis: StackAxis.none, cacheEntries: 8)

  private static func finite(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -1e9), 1e9)
  }

  private static func run<Result>(
    _ tree: inout LayoutTree, _ node: Int,
    _ body: (any CustomLayout, LayoutSubviews) -> Result
  ) -> Result? {
    let index = Int(tree.records[node].parameters.index)
    guard tree.customLayouts.indices.contains(index) else { return nil }
    let content = tree.customLayouts[index]
    return LayoutSubviews(tree.children(of: node), content.values).using(&tree) {
      body(content.layout, $0)
    }
  }

  private static func place(_ tree: inout LayoutTree, _ node: Int) {
    let record = tree.records[node]
    let places = run(&tree, node) { layout, subviews in
      layout.place(in: record.size, record.proposal, subviews)
      return subviews.places
    }
    for (index, child) in tree.children(of: node).enumerated() {
      if let place = places?[index] {
        tree.setChild(child, origin: place.origin, proposal: place.proposal)
        continue
      }
      let size = tree.measure(child, record.proposal)
      tree.setChild(
        child,
        origin: Point(
          (record.size.width - size.width) / 2, (record.size.height - size.height) / 2),
        proposal: record.proposal)
    }
  }
}
