/// A coordinate space the program has named; the nearest of a name counts.
package import Drawing

final class NamedSpace {
  let name: ElementID
  let outer: NamedSpace?
  private weak var node: ViewNode?

  init(_ name: ElementID, _ node: ViewNode, _ outer: NamedSpace?) {
    self.name = name
    self.node = node
    self.outer = outer
  }

  /// Where the space begins in the window, in points.
  func windowOrigin(_ geometry: GeometryPass, _ tree: inout LayoutTree) -> Point {
    guard let node else { return .zero }
    let origin = geometry.rect(of: node, &tree).origin
    return node.inputs.space.toWindow(geometry, &tree).apply(origin)
  }
}

/// What a `GeometryReader` hands to its content.
package struct GeometryProxy: Sendable, Hashable {
  /// The layout target's size in points; below a matched view the interpolated one (L38).
  package var size: Size
  /// Top left in the window's coordinates, in points.
  package var windowOrigin: Point
  /// Where the named spaces around begin in the window, in points.
  package var spaces: [ElementID: Point] = [:]

  /// The name of a scroll view's own space.
  package static let scrollView = ElementID.composite("scrollView", [])

  /// The rectangle in the space of a name; without such a space in the window.
  package func frame(in name: ElementID) -> Rect {
    Rect(windowOrigin - (spaces[name] ?? .zero), size)
  }
}

extension GeometryPass {
  /// Size and place of a node in this pass.
  func proxy(of node: ViewNode, _ tree: inout LayoutTree) -> GeometryProxy {
    let rect = rect(of: node, &tree)
    var proxy = GeometryProxy(
      size: rect.size,
      windowOrigin: node.inputs.space.toWindow(self, &tree).apply(rect.origin))
    var next = node.inputs.spaces
    while let space = next {
      if proxy.spaces[space.name] == nil {
        proxy.spaces[space.name] = space.windowOrigin(self, &tree)
      }
      next = space.outer
    }
    return proxy
  }
}

/// `.coordinateSpace(_:)`: names the space of the view it is written on.
package final class NamedSpaceModifier: ModifierValue {
  let name: ElementID

  package init(_ name: ElementID) {
    self.name = name
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { NamedSpaceNode(inputs) }
}

final class NamedSpaceNode: ModifierNode {
  private var name: ElementID?

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? NamedSpaceModifier else { return false }
    name = modifier.name
    return true
  }

  override func inputsForChild() -> NodeInputs {
    var inner = inputs
    if let name { inner.spaces = NamedSpace(name, self, inputs.spaces) }
    return inner
  }
}
