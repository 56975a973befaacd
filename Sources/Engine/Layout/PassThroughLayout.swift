// Layout of nodes that leave everything to their one child, and what unary layouts have in common.
import Drawing

extension LayoutTree {
  /// The child of a unary node.
  @inline(__always)
  func onlyChild(of node: Int) -> Int? {
    records[node].childCount > 0 ? Int(records[node].firstChild) : nil
  }
}

/// A node without any effect on layout. Reads nothing. Its functions serve all unary layouts that
/// hand something on unchanged.
enum PassThroughLayout {
  static let functions = make(axis: nil)
  /// Stacks of one static child (D17): only their axis remains, for the Spacers inside.
  static let singleHStack = make(axis: .horizontal)
  static let singleVStack = make(axis: .vertical)
  static let singleZStack = make(axis: StackAxis.none)

  private static func make(axis: StackAxis?) -> LayoutFunctions {
    LayoutFunctions(
      size: size, place: place, priority: priority, spacing: spacing, guide: guide,
      childAxis: axis, cacheEntries: 2)
  }

  static func size(_ tree: inout LayoutTree, _ node: Int, _ proposal: Proposal) -> Size {
    guard let child = tree.onlyChild(of: node) else { return .zero }
    return tree.measure(child, proposal)
  }

  static func place(_ tree: inout LayoutTree, _ node: Int) {
    guard let child = tree.onlyChild(of: node) else { return }
    tree.setChild(child, origin: .zero, proposal: tree.records[node].proposal)
  }

  static func priority(_ tree: inout LayoutTree, _ node: Int) -> Double {
    tree.onlyChild(of: node).map { tree.priority(of: $0) } ?? 0
  }

  static func spacing(_ tree: inout LayoutTree, _ node: Int, _ edge: LayoutEdge) -> Double? {
    guard let child = tree.onlyChild(of: node) else { return nil }
    return tree.spacing(of: child, edge: edge)
  }

  static func guide(
    _ tree: inout LayoutTree, _ node: Int, _ key: AlignmentKey, _ size: Size, _ proposal: Proposal
  ) -> Double? {
    guard let child = tree.onlyChild(of: node) else { return nil }
    return tree.guide(of: child, key: key, size: size, proposal: proposal)
  }
}

/// `.layoutPriority` (L9). Reads `a`, the priority.
enum LayoutPriorityLayout {
  static let functions = LayoutFunctions(
    size: PassThroughLayout.size, place: PassThroughLayout.place,
    priority: { tree, node in tree.records[node].parameters.a },
    spacing: PassThroughLayout.spacing, guide: PassThroughLayout.guide, cacheEntries: 2)
}

/// `.offset` (L32): moves the child and nothing else; size and guides are those without it. Reads
/// `a` and `b`, the distances in points.
enum OffsetLayout {
  static let functions = LayoutFunctions(
    size: PassThroughLayout.size, place: place, priority: PassThroughLayout.priority,
    spacing: PassThroughLayout.spacing, guide: PassThroughLayout.guide, cacheEntries: 2)

  static func place(_ tree: inout LayoutTree, _ node: Int) {
    guard let child = tree.onlyChild(of: node) else { return }
    let parameters = tree.records[node].parameters
    tree.setChild(
      child, origin: Point(parameters.a, parameters.b), proposal: tree.records[node].proposal)
  }
}

extension LayoutParameters {
  /// For `.layoutPriority`.
  package static func priority(_ value: Double) -> LayoutParameters {
    var parameters = LayoutParameters()
    parameters.a = value
    return parameters
  }

  /// For `.offset`: distances in points.
  package static func offset(x: Double, y: Double) -> LayoutParameters {
    var parameters = LayoutParameters()
    parameters.a = x
    parameters.b = y
    return parameters
  }
}
