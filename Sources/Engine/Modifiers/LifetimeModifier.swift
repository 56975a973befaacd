/// Something that goes on as long as the view is there: `.task`, `.onReceive`. Another id ends it
/// and starts it anew.
package final class LifetimeModifier: ModifierValue {
  let id: ElementID
  /// Starts it, after the update that brings the view; answers what ends it. What it finds out on
  /// the way is handed to its argument.
  let start: (_ deliver: @escaping (AnyObject) throws -> Void) throws -> () -> Void
  /// What is done with what it finds out, as last written.
  let receive: (AnyObject) throws -> Void

  package init(
    id: ElementID,
    start: @escaping (_ deliver: @escaping (AnyObject) throws -> Void) throws -> () -> Void,
    receive: @escaping (AnyObject) throws -> Void = { _ in }
  ) {
    self.id = id
    self.start = start
    self.receive = receive
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { LifetimeNode(inputs) }
}

final class LifetimeNode: ModifierNode {
  private var modifier: LifetimeModifier?
  private var id: ElementID?
  private var end: (() -> Void)?
  private var isErased = false

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? LifetimeModifier else { return false }
    self.modifier = modifier
    return true
  }

  override func updateContents(_ graph: ViewGraph) {
    if !inputs.isLazy || id != nil { appear(graph) }
  }

  override func disappear(_ graph: ViewGraph) {
    id = nil
    end?()
    end = nil
  }

  override func appear(_ graph: ViewGraph) {
    guard let modifier, modifier.id != id, !inputs.isRemoving else { return }
    id = modifier.id
    graph.afterUpdate(at: modifier.range) { [weak self] in
      guard let self, !self.isErased, self.id == modifier.id else { return }
      self.end?()
      self.end = nil
      self.end = try modifier.start { [weak self] in try self?.modifier?.receive($0) }
    }
  }

  override func erased(_ graph: ViewGraph) {
    isErased = true
    end?()
    end = nil
    super.erased(graph)
  }
}
