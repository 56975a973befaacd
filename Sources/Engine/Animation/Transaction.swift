/// The context of one change, inherited down the tree (T1, T2).
package struct Transaction {
  package var animation: Animation?
  /// T5: stops `.animation` modifiers from writing; an animation already there stays.
  package var disablesAnimations = false
  /// The animation as it was before an appearing element's transaction was cleared: the group rule
  /// of matched geometry looks back to it (M6.4).
  package var animationBeforeMask: Animation?
  /// The animations that enclosing transitions with one of their own have replaced (X12).
  var replaced: [Animation?] = []
  /// Removed elements that wait for the animators started under them (X16).
  var listeners: [RemovalListener] = []
  /// Number of the change; all passes of one commit share it (T7).
  package var sequence = 0

  package init(animation: Animation? = nil, disablesAnimations: Bool = false) {
    self.animation = animation
    self.disablesAnimations = disablesAnimations
  }

  /// X5: what an element that is about to appear sees.
  func maskedForAppearance() -> Transaction {
    var masked = self
    masked.animationBeforeMask = animation ?? animationBeforeMask
    masked.animation = nil
    masked.disablesAnimations = true
    return masked
  }
}

/// Counts the animators that keep a removed element alive.
final class RemovalListener {
  /// Animators still running, and one for the commit itself until it is over.
  var count = 1
}
