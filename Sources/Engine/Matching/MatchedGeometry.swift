import Basics
package import Drawing

/// M1: what a member takes from its group.
package struct MatchedProperties: OptionSet, Sendable, Hashable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let position = MatchedProperties(rawValue: 1)
  package static let size = MatchedProperties(rawValue: 2)
  package static let frame: MatchedProperties = [.position, .size]
}

/// M2: what a group is known by.
package struct MatchedKey: Sendable, Hashable {
  package var id: ElementID
  package var namespace: Int
  package init(id: ElementID, namespace: Int) {
    self.id = id
    self.namespace = namespace
  }
}

/// `.matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
package final class MatchedGeometryModifier: ModifierValue {
  let key: MatchedKey
  let properties: MatchedProperties
  let anchor: UnitPoint
  let isSource: Bool

  package init(
    _ key: MatchedKey, properties: MatchedProperties, anchor: UnitPoint, isSource: Bool
  ) {
    self.key = key
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
    super.init()
  }

  override var fact: ModifierFact.Kind? { .matched }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? {
    MatchedNode(inputs)
  }
}

/// A member of a matched group (M5). What it reports to its parent is that of the unmatched view
/// (M12); only the child is moved and proposed anew (M10), through the layout hook.
final class MatchedNode: ModifierNode, LayoutHook {
  private(set) var modifier: MatchedGeometryModifier?
  /// The group it is registered in; groups live as long as their graph.
  unowned var group: MatchedGroup?
  /// Distinguishes the matched views of one graph; 0 before it is first registered.
  var number = 0
  /// Position among all members in tree order.
  var treeOrder = 0
  /// The present geometry pass.
  var geometry: GeometryPass?

  override var layout: (LayoutAlgorithmID, LayoutParameters)? { (.hook, LayoutParameters()) }
  override var side: LayoutSide? { .hook(self) }

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? MatchedGeometryModifier else { return false }
    self.modifier = modifier
    return true
  }

  /// M3: the group's key in the hosting root around.
  var address: MatchedAddress? {
    modifier.map { MatchedAddress(root: inputs.environment[.hostingRoot], key: $0.key) }
  }

  var isSource: Bool { modifier?.isSource ?? false }
  var isRemoving: Bool { inputs.isRemoving }
  /// M6.4: the animation at this place, or the one cleared while the element appears.
  func animation(_ clock: AnimationClock) -> Animation? {
    guard clock.isInForce(inputs.transaction) else { return nil }
    return inputs.transaction.animation ?? inputs.transaction.animationBeforeMask
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    _ = group?.value(geometry, &tree)
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    var inner = context
    inner.matched = modifier?.key
    inner.member = number
    inner.isFlying = context.isFlying || (group?.isFlying ?? false)
    super.render(&renderer, inner)
  }

  /// M7: the anchor point in the window and the layout size, as (x, y, width, height).
  func targetFrame(_ geometry: GeometryPass, _ tree: inout LayoutTree) -> AnimatableVector {
    let rect = geometry.rect(of: self, &tree)
    let anchor = modifier?.anchor ?? .center
    let local = Point(rect.x + anchor.x * rect.width, rect.y + anchor.y * rect.height)
    let point = inputs.space.toWindow(geometry, &tree).apply(local)
    return AnimatableVector(SIMD4(point.x, point.y, rect.width, rect.height))
  }

  func place(_ tree: inout LayoutTree, node: Int) -> (origin: Point, proposal: Proposal)? {
    guard let geometry, let group, let modifier,
      let shared = group.value(geometry, &tree), shared.owner !== self
    else { return nil }
    let own = geometry.rect(of: self, &tree)
    let sharedSize = Size(shared.frame.head[2], shared.frame.head[3])
    let takesSize = modifier.properties.contains(.size)
    let proposal = takesSize ? Proposal(sharedSize) : tree[node].proposal
    let size = takesSize ? tree.measure(Int(tree[node].firstChild), proposal) : own.size
    guard modifier.properties.contains(.position) else { return (.zero, proposal) }
    let anchor = modifier.anchor
    let window = Point(shared.frame.head[0], shared.frame.head[1])
    guard let toLocal = inputs.space.toWindow(geometry, &tree).inverse else { return nil }
    let local = toLocal.apply(window)
    var origin = Point(local.x - anchor.x * size.width, local.y - anchor.y * size.height)
    if takesSize, geometry.semantics.fixedChildRule == .cornerShift {
      origin.x += anchor.x * (sharedSize.width - size.width)
      origin.y += anchor.y * (sharedSize.height - size.height)
    }
    return (origin - own.origin, proposal)
  }
}
