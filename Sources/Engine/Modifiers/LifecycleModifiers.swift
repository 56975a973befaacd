// What a view does when it comes, goes or sees a value change.

/// `.onAppear` and `.onDisappear` (I10): after the update that brings the view, and when it has
/// finally been erased; in a lazy container when it is built and when it no longer is.
package final class AppearModifier: ModifierValue {
  let onAppear: (() throws -> Void)?
  let onDisappear: (() throws -> Void)?

  package init(onAppear: (() throws -> Void)? = nil, onDisappear: (() throws -> Void)? = nil) {
    self.onAppear = onAppear
    self.onDisappear = onDisappear
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { AppearNode(inputs) }
}

final class AppearNode: ModifierNode {
  private var modifier: AppearModifier?
  private var hasAppeared = false

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? AppearModifier,
      self.modifier == nil || (self.modifier?.onAppear == nil) == (modifier.onAppear == nil)
    else { return false }
    self.modifier = modifier
    return true
  }

  override func updateContents(_ graph: ViewGraph) {
    if !inputs.isLazy { appear(graph) }
  }

  override func appear(_ graph: ViewGraph) {
    guard !hasAppeared else { return }
    hasAppeared = true
    if let modifier, let action = modifier.onAppear {
      graph.afterUpdate(at: modifier.range, action)
    }
  }

  override func disappear(_ graph: ViewGraph) {
    guard hasAppeared else { return }
    hasAppeared = false
    if let modifier, let action = modifier.onDisappear {
      graph.afterUpdate(at: modifier.range, action)
    }
  }

  override func erased(_ graph: ViewGraph) {
    disappear(graph)
    super.erased(graph)
  }
}

/// `.onChange(of:)`: after an update in which a value is another than before.
package final class ChangeModifier: ModifierValue {
  let value: ElementID
  /// The value as the program knows it, handed to the next action as the old one.
  let payload: AnyObject
  let isInitial: Bool
  let action: (_ old: AnyObject) throws -> Void

  package init(
    value: ElementID, payload: AnyObject, isInitial: Bool = false,
    action: @escaping (_ old: AnyObject) throws -> Void
  ) {
    self.value = value
    self.payload = payload
    self.isInitial = isInitial
    self.action = action
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { ChangeNode(inputs) }
}

final class ChangeNode: ModifierNode {
  private var modifier: ChangeModifier?
  private var seen: (value: ElementID, payload: AnyObject)?

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? ChangeModifier else { return false }
    self.modifier = modifier
    return true
  }

  override func updateContents(_ graph: ViewGraph) {
    guard let modifier else { return }
    defer { seen = (modifier.value, modifier.payload) }
    guard let seen else {
      if modifier.isInitial {
        graph.afterUpdate(at: modifier.range) { try modifier.action(modifier.payload) }
      }
      return
    }
    guard seen.value != modifier.value, !inputs.isRemoving else { return }
    let old = seen.payload
    graph.afterUpdate(at: modifier.range) { try modifier.action(old) }
  }
}
