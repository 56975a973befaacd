import Drawing

/// Builds the layout tree from the view nodes, breadth first: nodes without a layout of their own
/// share the record of what they contain.
enum LayoutPass {
  /// Answers the tree with the root placed; departing items become roots where they stood (X15).
  static func build(_ root: ViewNode, canvas: Size, _ tree: inout LayoutTree) {
    tree.removeAll()
    var departing: [ContainerItem] = []
    let top = add(root, parent: nil, &tree, &departing)
    tree.placeRoot(top, origin: .zero, proposal: Proposal(canvas))
    var next = 0
    while next < departing.count {
      let item = departing[next]
      next += 1
      guard let node = item.node, let frozen = item.frozen else { continue }
      let record = add(node, parent: nil, &tree, &departing)
      tree.placeRoot(record, origin: frozen.origin, proposal: frozen.proposal)
    }
  }

  private static func add(
    _ root: ViewNode, parent: Int?, _ tree: inout LayoutTree, _ departing: inout [ContainerItem]
  ) -> Int {
    let (target, layout) = resolve(root, &departing)
    let record = tree.addRoot(layout.0, parameters(target, layout, &tree))
    assign(record, from: root, to: target)
    var queue = [(target, record)]
    var next = 0
    while next < queue.count {
      let (node, record) = queue[next]
      next += 1
      let children = node.layoutChildren
      guard !children.isEmpty else { continue }
      var targets: [ViewNode] = []
      var specs: [(LayoutAlgorithmID, LayoutParameters)] = []
      for child in children {
        let (target, layout) = resolve(child, &departing)
        targets.append(target)
        specs.append((layout.0, parameters(target, layout, &tree)))
      }
      let range = tree.addChildren(of: record, specs)
      for (index, child) in children.enumerated() {
        assign(range.lowerBound + index, from: child, to: targets[index])
        queue.append((targets[index], range.lowerBound + index))
      }
    }
    return record
  }

  /// The first node at or below `node` that has a layout of its own.
  private static func resolve(
    _ node: ViewNode, _ departing: inout [ContainerItem]
  ) -> (ViewNode, (LayoutAlgorithmID, LayoutParameters)) {
    var current = node
    while true {
      if let container = current.container {
        departing.append(contentsOf: container.departing)
      }
      if let layout = current.layout { return (current, layout) }
      guard let child = current.layoutChildren.first else {
        return (current, (.fixedLeaf, .fixedLeaf(.zero)))
      }
      current = child
    }
  }

  private static func assign(_ record: Int, from node: ViewNode, to target: ViewNode) {
    var current = node
    current.record = record
    while current !== target, let child = current.layoutChildren.first {
      current = child
      current.record = record
    }
  }

  /// The parameters with the indices of what hangs in the tree's side tables.
  private static func parameters(
    _ node: ViewNode, _ layout: (LayoutAlgorithmID, LayoutParameters), _ tree: inout LayoutTree
  ) -> LayoutParameters {
    var parameters = layout.1
    if let side = node.side { parameters.index = tree.add(side) }
    return parameters
  }
}
