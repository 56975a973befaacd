// The trees that `slowmo benchmark` lays out, and the two things it does with them.
package import Drawing

/// A tree of one of the shapes that layout is measured on: two of three leaves are 10 x 10, one of
/// three takes what it is offered; gaps of 1.
package struct LayoutLoad {
  package enum Shape: String, CaseIterable, Sendable {
    /// A column of rows of nine leaves.
    case wide
    /// Four children a node, rows and columns by turns.
    case tree
    /// A chain in which every level has one leaf and the next level.
    case deep
  }

  /// What one run did.
  package struct Counts: Sendable, Hashable {
    package var nodes: Int
    /// Size functions that ran.
    package var measures: Int
    /// Place functions that ran.
    package var places: Int
    /// What the tree holds for all nodes together.
    package var bytes: Int
  }

  /// What is proposed to the root, in points.
  package static let canvas = Size(1000, 800)

  package private(set) var tree = LayoutTree()
  /// The leaves of a size of their own.
  private var fixedLeaves: [Int] = []
  private var runs = 0

  /// About `nodes` nodes.
  package init(_ shape: Shape, nodes: Int) {
    var leaves = 0
    let plan =
      switch shape {
      case .wide:
        Plan.stack(
          .vstack,
          (0..<max(nodes / 10, 1)).map { row in
            .stack(.hstack, (0..<9).map { .leaf(row * 9 + $0) })
          })
      case .tree: Plan.branching(nodes, level: 0, leaves: &leaves)
      case .deep: Plan.chain(nodes)
      }
    build(plan)
  }

  /// Changes every leaf and lays everything out anew.
  package mutating func full() -> Counts {
    runs += 1
    let side = runs % 2 == 1 ? 11.0 : 10
    for leaf in fixedLeaves {
      tree[leaf].parameters = .fixedLeaf(Size(side, 10))
      tree.invalidate(leaf)
    }
    return layOut()
  }

  /// Changes one leaf in the middle and lays out what depends on it.
  package mutating func relayout() -> Counts {
    runs += 1
    let leaf = fixedLeaves[fixedLeaves.count / 2]
    tree[leaf].parameters = .fixedLeaf(Size(runs % 2 == 1 ? 12 : 13, 10))
    tree.invalidate(leaf)
    return layOut()
  }

  private mutating func layOut() -> Counts {
    let measures = tree.measureCount
    let places = tree.placeCount
    tree.beginPass()
    tree.placeRoot(0, origin: .zero, proposal: Proposal(LayoutLoad.canvas))
    tree.placeAll(0)
    return Counts(
      nodes: tree.count, measures: tree.measureCount - measures,
      places: tree.placeCount - places, bytes: tree.byteCount)
  }

  /// Adds the nodes breadth first.
  private mutating func build(_ plan: Plan) {
    var queue = [(plan, tree.addRoot(plan.algorithm, plan.parameters))]
    var next = 0
    while next < queue.count {
      let (plan, node) = queue[next]
      next += 1
      if plan.algorithm == .fixedLeaf { fixedLeaves.append(node) }
      guard !plan.children.isEmpty else { continue }
      let added = tree.addChildren(
        of: node, plan.children.map { ($0.algorithm, $0.parameters) })
      queue.append(contentsOf: zip(plan.children, added))
    }
  }
}

/// A node of a load before it is in a tree.
private struct Plan {
  var algorithm: LayoutAlgorithmID
  var parameters: LayoutParameters
  var children: [Plan] = []

  static func leaf(_ number: Int) -> Plan {
    number % 3 == 2
      ? Plan(algorithm: .fill, parameters: .none)
      : Plan(algorithm: .fixedLeaf, parameters: .fixedLeaf(Size(10, 10)))
  }

  static func stack(_ algorithm: LayoutAlgorithmID, _ children: [Plan]) -> Plan {
    let alignment = algorithm == .hstack ? AlignmentKey.verticalCenter : .horizontalCenter
    return Plan(
      algorithm: algorithm, parameters: .stack(alignment: alignment, spacing: 1),
      children: children)
  }

  static func branching(_ nodes: Int, level: Int, leaves: inout Int) -> Plan {
    if nodes <= 1 {
      leaves += 1
      return leaf(leaves - 1)
    }
    var rest = nodes - 1
    let parts = min(4, rest)
    var children: [Plan] = []
    for part in 0..<parts {
      let share = rest / (parts - part)
      rest -= share
      children.append(branching(share, level: level + 1, leaves: &leaves))
    }
    return stack(level % 2 == 1 ? .hstack : .vstack, children)
  }

  static func chain(_ nodes: Int) -> Plan {
    let depth = max(nodes / 2, 1)
    var plan = stack(.hstack, [leaf(depth - 1)])
    for level in stride(from: depth - 2, through: 0, by: -1) {
      plan = stack(level % 2 == 1 ? .hstack : .vstack, [leaf(level), plan])
    }
    return plan
  }
}
