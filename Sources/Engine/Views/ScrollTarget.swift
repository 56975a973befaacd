/// Where scrolling by the user comes to rest.
import Drawing

/// `.scrollTargetBehavior`.
package enum ScrollTarget: Sendable, Hashable {
  /// At whole lengths of the region.
  case paging
  /// At the beginning of a view of the container marked by `.scrollTargetLayout`.
  case viewAligned
}

extension EnvironmentKey where Value == ScrollTarget? {
  /// For the regions inside.
  package static var scrollTarget: EnvironmentKey<ScrollTarget?> {
    EnvironmentKey("scrollTarget", default: nil)
  }
}

/// `.scrollTargetLayout()`: marks the container whose views are what scrolling comes to rest at.
package final class ScrollTargetLayoutModifier: ModifierValue {
  package override init() { super.init() }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { ScrollTargetLayoutNode(inputs) }
}

final class ScrollTargetLayoutNode: ModifierNode {
  override func update(_ modifier: ModifierValue) -> Bool {
    modifier is ScrollTargetLayoutModifier
  }

  /// The views of the nearest container inside.
  var targets: [ViewNode] {
    var node: ViewNode = self
    while true {
      if let container = node.container { return container.present.compactMap(\.node) }
      guard let next = node.layoutChildren.first else { return [] }
      node = next
    }
  }
}

extension ScrollNode {
  /// The offset at which a scroll to another one comes to rest.
  func resting(at wanted: Point, _ tree: inout LayoutTree) -> Point {
    switch inputs.environment[.scrollTarget] {
    case nil: return wanted
    case .paging:
      let page = tree[record].size
      func whole(_ offset: Double, _ length: Double) -> Double {
        length > 0 ? (offset / length).rounded() * length : offset
      }
      return Point(whole(wanted.x, page.width), whole(wanted.y, page.height))
    case .viewAligned:
      var places: [Point] = []
      for target in targets(below: self) {
        if let place = place(of: target, &tree) { places.append(place.origin) }
      }
      return places.min { $0.distance(to: wanted) < $1.distance(to: wanted) } ?? wanted
    }
  }

  private func targets(below node: ViewNode) -> [ViewNode] {
    if let marked = node as? ScrollTargetLayoutNode { return marked.targets }
    var found: [ViewNode] = []
    node.forEachChild { if found.isEmpty { found = targets(below: $0) } }
    return found
  }
}
