/// Nodes that tell the program what layout has found out: preferences and geometry.
import Drawing

/// A node that reads what layout has found out: preferences, geometry.
protocol LayoutReader: ViewNode {
  /// After each layout; true when bodies must be evaluated once more because of it.
  func readLayout(_ graph: ViewGraph) throws -> Bool
  /// When the update is over: tells the program what has changed.
  func settleLayout(_ graph: ViewGraph) throws
}

/// `.onPreferenceChange`: after an update that has changed a key's value inside, and after the
/// first one.
package final class PreferenceChangeModifier: ModifierValue {
  let key: any PreferenceKeyDefinition
  let action: (AnyObject) throws -> Void

  package init(
    _ key: any PreferenceKeyDefinition, _ action: @escaping (AnyObject) throws -> Void
  ) {
    self.key = key
    self.action = action
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { PreferenceChangeNode(inputs) }
}

final class PreferenceChangeNode: ModifierNode, LayoutReader {
  private var modifier: PreferenceChangeModifier?
  private var last: AnyObject?

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? PreferenceChangeModifier,
      self.modifier == nil || self.modifier?.key.name == modifier.key.name
    else { return false }
    self.modifier = modifier
    return true
  }

  override func updateContents(_ graph: ViewGraph) { graph.layoutReaders.append(self) }

  func readLayout(_ graph: ViewGraph) throws -> Bool { false }

  func settleLayout(_ graph: ViewGraph) throws {
    guard let modifier, let child, !inputs.isRemoving else { return }
    let value = try graph.preference(modifier.key, in: child) ?? modifier.key.defaultValue()
    if let last, modifier.key.areEqual(last, value) { return }
    last = value
    graph.afterUpdate(at: modifier.range) { try modifier.action(value) }
  }
}

/// `.onGeometryChange`: after an update that has changed what is made of a view's geometry, and
/// after the first one.
package final class GeometryChangeModifier: ModifierValue {
  let measure: (GeometryProxy) throws -> AnyObject
  let areEqual: (AnyObject, AnyObject) -> Bool
  let action: (_ old: AnyObject, _ new: AnyObject) throws -> Void

  package init(
    measure: @escaping (GeometryProxy) throws -> AnyObject,
    areEqual: @escaping (AnyObject, AnyObject) -> Bool,
    action: @escaping (_ old: AnyObject, _ new: AnyObject) throws -> Void
  ) {
    self.measure = measure
    self.areEqual = areEqual
    self.action = action
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { GeometryChangeNode(inputs) }
}

final class GeometryChangeNode: ModifierNode, LayoutReader {
  private var modifier: GeometryChangeModifier?
  private var last: AnyObject?

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? GeometryChangeModifier else { return false }
    self.modifier = modifier
    return true
  }

  override func updateContents(_ graph: ViewGraph) { graph.layoutReaders.append(self) }

  func readLayout(_ graph: ViewGraph) throws -> Bool { false }

  func settleLayout(_ graph: ViewGraph) throws {
    guard let modifier, !inputs.isRemoving else { return }
    let site = graph.site(of: self)
    let proxy = GeometryProxy(
      size: site.rect.size, windowOrigin: site.toWindow.apply(site.rect.origin))
    let value = try modifier.measure(proxy)
    let old = last ?? value
    if last != nil, modifier.areEqual(old, value) { return }
    last = value
    graph.afterUpdate(at: modifier.range) { try modifier.action(old, value) }
  }
}
