import Drawing

/// A container laid out by a `Layout`: one of the program, or a built-in one as a value. Under
/// `AnyLayout` the kind may change while the views inside stay who they are.
package final class CustomLayoutView: PrimitiveView {
  /// What lays the content out.
  package enum Kind {
    case builtIn(LayoutAlgorithmID, LayoutParameters)
    case custom(any CustomLayout)
  }

  let kind: Kind
  let content: ViewValue

  package init(_ name: String, _ kind: Kind, _ content: ViewValue) {
    self.kind = kind
    self.content = content
    super.init(name: name)
    depth = content.depth + 1
  }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode { CustomLayoutNode(inputs) }
}

final class CustomLayoutNode: PrimitiveNode {
  private let contents = DynamicContainer()
  private var view: CustomLayoutView?
  private var attribute = AnimatedAttribute()
  /// The layout with its numbers on the way.
  private var presented: (any CustomLayout)?

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    switch view?.kind {
    case .builtIn(let algorithm, let parameters): (algorithm, parameters)
    case .custom: (.custom, .none)
    case nil: nil
    }
  }
  override var container: DynamicContainer? { contents }

  override var side: LayoutSide? {
    guard let presented else { return nil }
    return .custom(
      CustomLayoutContent(presented, values: contents.present.map(\.element.traits.values)))
  }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    guard let view = view as? CustomLayoutView, self.view == nil || self.view?.name == view.name
    else { return false }
    self.view = view
    presented = nil
    if case .custom(let layout) = view.kind {
      presented = layout
      if let data = layout.animatableData {
        attribute.update(data, inputs.transaction, graph.clock)
        attribute.animator?.drivesBodies = true
        let now = attribute.presented(graph.clock.now)
        if now != data { presented = layout.withAnimatableData(now) }
      }
    }
    contents.update(view.content, inputs, graph)
    return true
  }
}

/// `ViewThatFits`: only the first view that fits is drawn.
package final class FittingView: PrimitiveView {
  let content: ViewValue
  let parameters: LayoutParameters

  package init(horizontal: Bool, vertical: Bool, _ content: ViewValue) {
    self.content = content
    parameters = .fitting(horizontal: horizontal, vertical: vertical)
    super.init(name: "ViewThatFits")
    depth = content.depth + 1
  }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode { FittingNode(inputs) }
}

final class FittingNode: PrimitiveNode {
  private let contents = DynamicContainer()
  private var view: FittingView?
  /// The node that is shown.
  private var chosen: ViewNode?

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    view.map { (.fitting, $0.parameters) }
  }
  override var container: DynamicContainer? { contents }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    guard let view = view as? FittingView else { return false }
    self.view = view
    contents.update(view.content, inputs, graph)
    return true
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    let proposal = geometry.proposal(of: self, &tree)
    guard record >= 0, let child = tree.fittingChild(of: record, proposal) else {
      chosen = nil
      return
    }
    let nodes = contents.present.compactMap(\.node)
    let index = child - tree.children(of: record).lowerBound
    chosen = nodes.indices.contains(index) ? nodes[index] : nil
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    contents.render(&renderer, context) { $0.node === chosen || $0.isRemoving }
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    chosen?.hitTest(point, &hit) ?? false
  }
}
