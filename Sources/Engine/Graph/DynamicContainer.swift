import Drawing

/// The items of a container and their phases (E2): compares the elements listed now with the items
/// there are, and updates every item's nodes.
final class DynamicContainer {
  private(set) var items: [ContainerItem] = []
  /// Distinguishes the containers of one graph; 0 before the first update.
  private(set) var number = 0
  /// The item whose transition's body this is: what is drawn here is drawn for it.
  var host: Int?
  private let root: ListNode
  private var hasBeenUpdated = false
  private var removals = 0
  /// Whether the content is one element known at compile time (D17).
  private(set) var hasSingleStaticElement = false

  init() { root = ListNode(evaluation: 0) }

  /// The items that take part in layout.
  var present: [ContainerItem] { items.filter { !$0.isRemoving } }
  /// The items that are only drawn.
  var departing: [ContainerItem] { items.filter(\.isRemoving) }

  /// The layout of a container with this content: one static element stands in its place (D17).
  func layout(
    _ algorithm: LayoutAlgorithmID, _ parameters: LayoutParameters
  ) -> (LayoutAlgorithmID, LayoutParameters) {
    var parameters = parameters
    if hasSingleStaticElement { parameters.flags |= LayoutParameters.singleFlag }
    return (algorithm, parameters)
  }

  /// The layout of content that stands in a place of something else: one element is laid out as if
  /// there were no container, several as an implicit root does it.
  var transparentLayout: (LayoutAlgorithmID, LayoutParameters) {
    hasSingleStaticElement ? (.passThrough, .none) : ImplicitRoot.stack
  }

  func forEachNode(_ visit: (ViewNode) -> Void) {
    for item in items { if let node = item.node { visit(node) } }
  }

  /// X18, X19: by zIndex, departing items behind the others at the same zIndex.
  var paintOrder: [ContainerItem] {
    let departing = items.filter(\.isRemoving).sorted { $0.removalOrder < $1.removalOrder }
    let ordered = departing + present
    guard ordered.contains(where: { $0.element.traits.zIndex != 0 }) else { return ordered }
    return ordered.enumerated().sorted {
      let a = $0.element.element.traits.zIndex
      let b = $1.element.element.traits.zIndex
      return a != b ? a < b : $0.offset < $1.offset
    }.map(\.element)
  }

  /// Draws the items, or those that are shown.
  func render(
    _ renderer: inout Renderer, _ context: RenderContext,
    where isShown: (ContainerItem) -> Bool = { _ in true }
  ) {
    for item in paintOrder where isShown(item) && item.node?.isUnloaded != true {
      var inner = context
      inner.item = host ?? item.number
      item.node?.render(&renderer, inner)
    }
  }

  /// The frontmost item that is hit; outgoing ones are not.
  func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    for item in paintOrder.reversed() where !item.isRemoving && item.node?.isUnloaded != true {
      if item.node?.hitTest(point, &hit) == true { return true }
    }
    return false
  }

  /// Lists `content` in list context and brings the items up to date.
  func update(_ content: ViewValue, _ inputs: NodeInputs, _ graph: ViewGraph) {
    root.visit(graph.evaluation)
    if number == 0 { number = graph.makeNumber() }
    var builder = ListBuilder(graph)
    let context = ListContext(
      environment: inputs.environment, transaction: inputs.transaction, path: inputs.path,
      nesting: inputs.nesting)
    content.list(in: &builder, root, context)
    for departing in builder.elements where departing.isDeparting { show(departing) }
    let elements = builder.elements.filter { !$0.isDeparting }
    hasSingleStaticElement = elements.count == 1 && !elements[0].isDynamic
    reconcile(elements, inputs, graph)
    hasBeenUpdated = true
    for item in items { updateNode(of: item, inputs, graph) }
    root.sweep(graph.evaluation)
    graph.containersInUse.append(self)
  }

  private func reconcile(
    _ elements: [ListElement], _ inputs: NodeInputs, _ graph: ViewGraph
  ) {
    var current: [ContainerItem] = []
    for element in elements {
      if let item = element.leaf.item {
        item.element = element
        if item.isRemoving { item.cancelRemoval() }
        current.append(item)
      } else {
        let item = insert(element, graph)
        element.leaf.item = item
        current.append(item)
      }
    }
    let isCurrent = Set(current.map(ObjectIdentifier.init))
    var kept: [ContainerItem] = []
    for item in items where !isCurrent.contains(ObjectIdentifier(item)) {
      if item.isRemoving || remove(item, inputs, graph) {
        kept.append(item)
      } else {
        item.element.leaf.item = nil
        item.node?.erased(graph)
      }
    }
    items = kept + current
  }

  /// X7, X21: a departing element goes on with its bodies of now and its traits of then.
  private func show(_ element: ListElement) {
    guard let item = element.leaf.item else { return }
    let traits = item.element.traits
    item.element = element
    item.element.traits = traits
  }

  /// X5, X6, X8: an element of the first evaluation, or one that always was there with its parent,
  /// is simply present.
  private func insert(_ element: ListElement, _ graph: ViewGraph) -> ContainerItem {
    let transition = element.traits.transition ?? OpacityTransition()
    let needsTransition = element.canTransition && !transition.isIdentity
    let appears = hasBeenUpdated && needsTransition
    if appears { graph.requestContinuation() }
    return ContainerItem(
      graph.makeNumber(), element, phase: appears ? .willAppear : .identity,
      needsTransition: needsTransition)
  }

  /// Starts the removal of an item; false when it goes at once (X13).
  private func remove(
    _ item: ContainerItem, _ inputs: NodeInputs, _ graph: ViewGraph
  ) -> Bool {
    guard item.needsTransition, let node = item.node else { return false }
    removals += 1
    let listener = AnimationListener(count: 1)
    graph.listenersOfCommit.append(listener)
    let frozen = graph.lastGeometry(of: node, in: inputs.space)
    item.beginRemoval(order: removals, frozen: frozen, listener)
    return true
  }

  private func updateNode(
    of item: ContainerItem, _ inputs: NodeInputs, _ graph: ViewGraph
  ) {
    var inner = inputs
    if item.isRemoving {
      inner.isRemoving = true
      if let listener = item.listener, graph.listenersOfCommit.contains(where: { $0 === listener })
      {
        inner.transaction.listeners.append(listener)
      }
    }
    if item.needsTransition { inner.phase = item.phase }
    if item.phase == .willAppear {
      inner.transaction = inner.transaction.maskedForAppearance()
    }
    guard item.needsTransition else {
      item.node = ElementChain.update(item.node, item.element, inner, graph)
      return
    }
    let node = item.node as? TransitionNode ?? TransitionNode(inner)
    node.inputs = inner
    item.node = node
    node.update(item, graph)
  }

  /// The second pass of an insertion: willAppear becomes identity (X5).
  func advancePhases() {
    for item in items where item.phase == .willAppear { item.phase = .identity }
  }

  /// Erases the departing items that nothing keeps (X16); answers whether there were any.
  func eraseFinished(_ graph: ViewGraph) -> Bool {
    var erased = false
    items.removeAll { item in
      guard item.isOver else { return false }
      item.element.leaf.item = nil
      item.node?.erased(graph)
      erased = true
      return true
    }
    return erased
  }
}
