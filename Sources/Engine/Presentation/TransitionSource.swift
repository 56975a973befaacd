/// `matchedTransitionSource` and `navigationTransition(.zoom)` (M41): a presentation that grows out
/// of a view. No part of the matched groups: ids are found across hosting roots.
import Drawing

/// `.matchedTransitionSource(id:in:)`.
package final class TransitionSourceModifier: ModifierValue {
  let key: MatchedKey

  package init(_ key: MatchedKey) {
    self.key = key
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { TransitionSourceNode(inputs) }
}

final class TransitionSourceNode: ModifierNode {
  private var modifier: TransitionSourceModifier?

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? TransitionSourceModifier else { return false }
    self.modifier = modifier
    return true
  }

  override func updateContents(_ graph: ViewGraph) {
    guard let key = modifier?.key, !inputs.isRemoving else { return }
    graph.transitionSources[key] = TransitionSource(node: self)
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    _ = geometry.rect(of: self, &tree)
  }
}

/// A source as long as its view is there.
struct TransitionSource {
  weak var node: TransitionSourceNode?
}

/// `.navigationTransition(_:)` on what is presented; nil is the system's own.
package final class ZoomModifier: ModifierValue {
  let source: MatchedKey?

  package init(_ source: MatchedKey?) {
    self.source = source
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { ZoomNode(inputs) }
}

final class ZoomNode: ModifierNode {
  private var modifier: ZoomModifier?

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? ZoomModifier else { return false }
    self.modifier = modifier
    return true
  }

  override func updateContents(_ graph: ViewGraph) {
    inputs.environment.presentation?.zoomSource = modifier?.source
  }
}
