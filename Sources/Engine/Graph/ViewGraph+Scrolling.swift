// Scrolling: by events, and by the program to a view with an id.
import Basics
package import Drawing

/// A wish of the program to see the view with an id; granted once the views are up to date.
struct ScrollRequest {
  let id: ElementID
  let anchor: UnitPoint?
  /// Where the view is looked for.
  weak var scope: ViewNode?
}

/// What `ScrollViewReader` hands to its content. It scrolls the regions inside the reader.
package final class ScrollReader {
  fileprivate weak var node: ViewNode?
  fileprivate weak var graph: ViewGraph?

  package init() {}

  func bind(_ node: ViewNode, _ graph: ViewGraph) {
    self.node = node
    self.graph = graph
  }

  /// Scrolls so that the view with an id is seen; with an anchor to where the anchors meet.
  package func scroll(to id: ElementID, anchor: UnitPoint?) {
    guard let graph else { return }
    graph.enqueue { [weak self, weak graph] in
      graph?.scrolls.append(ScrollRequest(id: id, anchor: anchor, scope: self?.node))
    }
  }
}

/// `ScrollViewReader`: its content can scroll the regions in it.
package final class ScrollReaderView: PrimitiveView {
  let reader: ScrollReader
  let content: ViewValue

  package init(_ reader: ScrollReader, _ content: ViewValue) {
    self.reader = reader
    self.content = content
    super.init(name: "ScrollViewReader")
    depth = content.depth + 1
  }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode { ScrollReaderNode(inputs) }
}

final class ScrollReaderNode: PrimitiveNode {
  private lazy var root = ImplicitRootNode(inputs)

  override var layoutChildren: [ViewNode] { [root] }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    guard let view = view as? ScrollReaderView else { return false }
    view.reader.bind(self, graph)
    root.update(view.content, in: ImplicitRoot.stack, inputs, graph)
    return true
  }
}

extension ViewGraph {
  /// What a scroll did: the region's path and how far its content is moved now.
  package struct ScrollOutcome: Sendable, Hashable {
    package var path: String
    package var offset: Point
    package var farthest: Point
  }

  /// Grants the wishes to see a view; true where something moved.
  func grantScrolls() -> Bool {
    let wishes = scrolls
    scrolls = []
    var moved = false
    for wish in wishes {
      guard let scope = wish.scope else { continue }
      moved = grant(wish, below: scope) || moved
    }
    return moved
  }

  private func grant(_ wish: ScrollRequest, below node: ViewNode) -> Bool {
    if let region = node as? ScrollNode {
      var target: ViewNode?
      forEachElement(below: region) { id, node in
        if target == nil, id == wish.id { target = node }
      }
      if let target, let offset = region.offset(showing: target, wish.anchor, &tree) {
        return region.scroll(to: offset, &tree)
      }
    }
    var moved = false
    node.forEachChild { if !moved { moved = grant(wish, below: $0) } }
    return moved
  }

  /// The innermost region under a window point that can still be moved in a direction.
  private func region(at point: Point, by distance: Point) -> ScrollNode? {
    var hit = HitTest(now: clock.now)
    _ = rootNode.hitTest(point, &hit)
    return hit.regions.reversed().first { region in
      let most = region.farthest(&tree)
      return (distance.x != 0 && most.x > 0) || (distance.y != 0 && most.y > 0)
    }
  }

  /// What a scroll at a window point would move; nil where nothing there scrolls that way.
  package func scrollTarget(at point: Point, by distance: Point) -> ScrollOutcome? {
    region(at: point, by: distance).map(outcome)
  }

  /// The middle of the first region that can be moved in a direction, in the window; nil where
  /// there is none.
  package func scrollPoint(by distance: Point) -> Point? {
    var found: Point?
    forEachRegion(rootNode) { region in
      let most = region.farthest(&tree)
      guard found == nil,
        (distance.x != 0 && most.x > 0) || (distance.y != 0 && most.y > 0)
      else { return }
      let site = site(of: region)
      found = site.toWindow.bounds(of: site.rect).center
    }
    return found
  }

  private func forEachRegion(_ node: ViewNode, _ visit: (ScrollNode) -> Void) {
    if let region = node as? ScrollNode { visit(region) }
    node.forEachChild { forEachRegion($0, visit) }
  }

  private func outcome(_ region: ScrollNode) -> ScrollOutcome {
    ScrollOutcome(
      path: region.inputs.path, offset: region.offset, farthest: region.farthest(&tree))
  }

  /// A scroll by the user: moves the content of the region under a window point, in points, at
  /// once; then tells the program which view stands first.
  @discardableResult
  package func scroll(at point: Point, by distance: Point) -> ScrollOutcome? {
    guard let region = region(at: point, by: distance) else { return nil }
    send {
      enqueue { [self] in
        let wanted = region.resting(at: region.offset + distance, &tree)
        _ = region.scroll(to: wanted, &tree)
      }
      afterUpdate(at: .none) { [self] in
        guard let position = region.position, let id = region.firstShown(&tree) else { return }
        region.note(id)
        try position.report(id)
      }
    }
    return outcome(region)
  }
}
