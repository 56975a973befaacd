// Layout of `.overlay` and `.background`.
import Drawing

/// A primary child with others that are laid out in its box (L28): child 0 alone decides size,
/// priority, spacing and guides; each of the others is proposed exactly its size. Reads
/// `alignment`.
enum OverlayLayout {
  static let functions = LayoutFunctions(
    size: PassThroughLayout.size, place: place, priority: PassThroughLayout.priority,
    spacing: PassThroughLayout.spacing, guide: PassThroughLayout.guide, cacheEntries: 2)

  static func place(_ tree: inout LayoutTree, _ node: Int) {
    guard let primary = tree.onlyChild(of: node) else { return }
    let proposal = tree.records[node].proposal
    let size = tree.records[node].size
    let alignment = tree.records[node].parameters.alignment
    tree.setChild(primary, origin: .zero, proposal: proposal, size: size)
    guard tree.records[node].childCount > 1 else { return }
    let x = tree.line(of: primary, key: alignment.horizontal, size: size, proposal: proposal)
    let y = tree.line(of: primary, key: alignment.vertical, size: size, proposal: proposal)
    let offered = Proposal(size)
    for child in tree.children(of: node).dropFirst() {
      let inner = tree.measure(child, offered)
      let origin = Point(
        x - tree.line(of: child, key: alignment.horizontal, size: inner, proposal: offered),
        y - tree.line(of: child, key: alignment.vertical, size: inner, proposal: offered))
      tree.setChild(child, origin: origin, proposal: offered, size: inner)
    }
  }
}

extension LayoutParameters {
  /// For `.overlay`.
  package static func overlay(_ alignment: Alignment) -> LayoutParameters {
    var parameters = LayoutParameters()
    parameters.alignment = alignment
    return parameters
  }
}
