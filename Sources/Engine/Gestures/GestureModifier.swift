import Drawing

/// `.gesture`, `.simultaneousGesture`, `.highPriorityGesture`, `.onTapGesture`: takes touches of
/// what is inside.
package final class GestureModifier: ModifierValue {
  /// Against the gestures inside the view.
  package enum Priority {
    /// Theirs come first.
    case normal
    /// This one comes first.
    case high
    /// All of them.
    case simultaneous
  }

  /// Which gestures may be recognised: this one, those inside.
  package struct Mask: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let gesture = Mask(rawValue: 1)
    package static let subviews = Mask(rawValue: 2)
    package static let all: Mask = [.gesture, .subviews]
  }

  let definition: GestureDefinition
  let priority: Priority
  let mask: Mask

  package init(
    _ definition: GestureDefinition, priority: Priority = .normal, mask: Mask = .all
  ) {
    self.definition = definition
    self.priority = priority
    self.mask = mask
    super.init()
  }

  /// So many taps.
  package convenience init(taps: Int, _ action: @escaping () throws -> Void) {
    self.init(GestureDefinition(.tap(taps), [.ended { _ in try action() }]))
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { GestureNode(inputs) }
}

final class GestureNode: ModifierNode {
  private(set) var modifier: GestureModifier?
  /// Whether the view has left the tree.
  private(set) var isErased = false

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? GestureModifier else { return false }
    self.modifier = modifier
    return true
  }

  override func erased(_ graph: ViewGraph) {
    isErased = true
    super.erased(graph)
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    let before = hit.handlers.count
    guard super.hitTest(point, &hit) else { return false }
    guard let modifier else { return true }
    if !modifier.mask.contains(.subviews) { hit.handlers.removeSubrange(before...) }
    if modifier.mask.contains(.gesture) { hit.handlers.append(self) }
    return true
  }
}
