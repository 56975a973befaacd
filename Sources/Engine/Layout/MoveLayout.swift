// Layout of the moving transitions.
import Drawing

/// X10: a view displaced by its own size beyond one edge. Reads `a` and `b`, the number of widths
/// and heights it is moved by.
enum MoveLayout {
  static let functions = LayoutFunctions(
    size: PassThroughLayout.size, place: place, priority: PassThroughLayout.priority,
    spacing: PassThroughLayout.spacing, guide: { _, _, _, _, _ in nil })

  private static func place(_ tree: inout LayoutTree, _ node: Int) {
    guard let child = tree.onlyChild(of: node) else { return }
    let record = tree.records[node]
    let origin = Point(
      record.parameters.a * record.size.width, record.parameters.b * record.size.height)
    tree.setChild(child, origin: origin, proposal: record.proposal)
  }
}

extension LayoutParameters {
  /// For `.move`: the edge beyond which the view stands, nil for its own place.
  package static func move(_ edge: LayoutEdge?) -> LayoutParameters {
    var parameters = LayoutParameters()
    switch edge {
    case .leading: parameters.a = -1
    case .trailing: parameters.a = 1
    case .top: parameters.b = -1
    case .bottom: parameters.b = 1
    case nil: break
    }
    return parameters
  }
}
