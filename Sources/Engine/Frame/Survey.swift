/// Collects an anatomy from the live tree.
import Basics
import Drawing

struct Survey {
  private(set) var anatomy = Anatomy()
  private let geometry: GeometryPass
  private var tree: LayoutTree

  init(_ geometry: GeometryPass, _ tree: LayoutTree) {
    self.geometry = geometry
    self.tree = tree
  }

  /// `around` are the modifiers of the same element around a node, outermost first.
  mutating func visit(
    _ node: ViewNode, item: Int?, member: Int?, around: [ModifierFact] = [], isBuilt: Bool = true
  ) {
    let isBuilt = isBuilt && !node.isUnloaded
    if let transition = node as? TransitionNode {
      for inner in transition.root.contents.items {
        if let node = inner.node { visit(node, item: item, member: member, isBuilt: isBuilt) }
      }
      return
    }
    var member = member
    if let matched = node as? MatchedNode {
      let fact = fact(matched, item: item ?? 0, parent: member, around: around)
      if isBuilt { anatomy.add(fact) } else { anatomy.add(unbuilt: fact) }
      member = matched.number
    }
    var inner: [ModifierFact] = []
    if let modifier = node as? ModifierNode {
      inner = around + [Survey.fact(modifier)].compactMap { $0 }
    }
    if let container = node.container {
      for (order, one) in container.paintOrder.enumerated() {
        add(one, order, container, node, item)
      }
      for one in container.items {
        if let inside = one.node {
          visit(inside, item: one.number, member: member, isBuilt: isBuilt)
        }
      }
      return
    }
    for child in node.children {
      let isInside = (node as? ModifierNode)?.child === child
      visit(child, item: item, member: member, around: isInside ? inner : [], isBuilt: isBuilt)
    }
  }

  private mutating func window(_ node: ViewNode) -> Rect {
    let rect = geometry.rect(of: node, &tree)
    return node.inputs.space.toWindow(geometry, &tree).bounds(of: rect)
  }

  // MARK: - Items

  private mutating func add(
    _ item: ContainerItem, _ order: Int, _ container: DynamicContainer, _ node: ViewNode,
    _ parent: Int?
  ) {
    let element = item.element
    let outer = node.inputs.path
    let names = element.path.hasPrefix(outer) ? element.path.dropFirst(outer.count) : ""
    let host = item.node as? TransitionNode
    let body = host?.root.contents.items.first?.element.modifiers ?? []
    let transition = element.traits.transition
    var rect = Rect(0, 0, 0, 0)
    if let node = item.node { rect = window(node) }
    anatomy.add(
      ItemFact(
        number: item.number, parent: parent, container: container.number,
        names: names.split(separator: "/").map(String.init), path: element.path,
        range: element.primitive.range, modifiers: element.modifiers.compactMap(\.modifierFact),
        transitionRange: transition == nil ? nil : element.traits.transitionRange,
        isIdentity: transition?.isIdentity ?? false,
        transitionBody: body.compactMap(\.modifierFact), canTransition: element.canTransition,
        phase: item.phase, isRemoving: item.isRemoving, zIndex: element.traits.zIndex,
        paintOrder: order, rect: rect,
        animation: item.node.flatMap(animation)))
  }

  /// The animation at the built-in view of an element.
  private func animation(_ node: ViewNode) -> Animation? {
    let transaction = (Survey.chain(node).last ?? node).inputs.transaction
    return geometry.clock.isInForce(transaction) ? transaction.animation : nil
  }

  // MARK: - Matched views

  private mutating func fact(
    _ node: MatchedNode, item: Int, parent: Int?, around: [ModifierFact]
  ) -> MemberFact {
    let chain = Survey.chain(node)
    let content = chain.last as? PrimitiveNode
    var shared: Rect?
    if let value = node.group?.memo?.value, value.owner !== node {
      let anchor = node.modifier?.anchor ?? .center
      let v = value.frame.head
      shared = Rect(v[0] - anchor.x * v[2], v[1] - anchor.y * v[3], v[2], v[3])
    }
    let name = node.inputs.path.split(separator: "/").last.map(String.init) ?? ""
    return MemberFact(
      number: node.number, id: node.modifier?.key.id.description ?? "",
      idType: node.modifier?.key.id.typeName ?? "",
      namespace: node.modifier?.key.namespace ?? 0, root: node.address?.root ?? 0,
      path: node.inputs.path, item: item, parent: parent, content: name,
      contentRange: content?.range ?? .none,
      range: node.modifier?.range ?? .none, properties: node.modifier?.properties ?? [],
      anchor: node.modifier?.anchor ?? .center, isSource: node.isSource,
      isRemoving: node.isRemoving, slot: window(node), drawn: window(node.child ?? node),
      shared: shared, isFlying: node.group?.isFlying ?? false,
      animation: node.animation(geometry.clock),
      inside: chain.dropFirst().compactMap { ($0 as? ModifierNode).flatMap(Survey.fact) },
      outside: around.reversed(), isInTransition: Survey.isInTransition(node))
  }

  /// A node and those below it on the same element, the built-in view's last; through the
  /// transition's body down to the element inside.
  private static func chain(_ node: ViewNode) -> [ViewNode] {
    var chain = [node]
    var next: ViewNode? = node
    while let current = next {
      switch current {
      case let modifier as ModifierNode: next = modifier.child
      case let host as ElementHostNode: next = host.element
      case let transition as TransitionNode:
        next = transition.root.contents.items.first?.node
      default: next = nil
      }
      if let next { chain.append(next) }
    }
    return chain
  }

  private static func isInTransition(_ node: ViewNode) -> Bool {
    chain(node).contains { $0 is ElementHostNode }
  }

  private static func fact(_ node: ModifierNode) -> ModifierFact? {
    guard var fact = node.value?.modifierFact else { return nil }
    switch fact.kind {
    case .border: fact.drawsAtItsPlace = true
    case .decoration:
      guard let secondary = (node as? DecorationNode)?.secondary else { break }
      fact.drawsAtItsPlace = !secondary.contents.items.isEmpty && !containsMatched(secondary)
    default: break
    }
    return fact
  }

  private static func containsMatched(_ node: ViewNode) -> Bool {
    node is MatchedNode || node.children.contains(where: containsMatched)
  }
}

extension ViewGraph {
  /// The tree as it stands now.
  package func anatomy() -> Anatomy {
    let geometry = GeometryPass(
      number: passNumber, clock: clock, semantics: semantics, frameNumber: frameNumber
    ) { _ in }
    for group in registry.groups { group.setGeometry(geometry) }
    var survey = Survey(geometry, tree)
    survey.visit(rootNode, item: nil, member: nil)
    return survey.anatomy
  }
}
