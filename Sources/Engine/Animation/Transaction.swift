/// The context of one change, inherited down the tree (T1, T2).
package struct Transaction {
  package var animation: Animation? { didSet { saysAnimation = true } }
  /// T5: stops `.animation` modifiers from writing; an animation already there stays.
  package var disablesAnimations = false { didSet { saysDisabling = true } }
  /// Whether the change follows something that goes on, such as a finger.
  package var isContinuous = false
  /// The program's own values, by the names of their properties. Boxed by the interpreter.
  package var values: [String: AnyObject] = [:]
  /// The animation as it was before an appearing element's transaction was cleared: the group rule
  /// of matched geometry looks back to it (M6.4).
  package var animationBeforeMask: Animation?
  /// What enclosing scopes with a transaction of their own have replaced: transitions with an
  /// animation (X12), `.animation(_:body:)`.
  private var replaced: [Replaced] = []
  /// What waits for the animators started under the transaction (X16, T27).
  var listeners: [AnimationListener] = []
  /// What is done when they are over.
  private(set) var completions: [Completion] = []
  /// Number of the change; all passes of one commit share it (T7).
  package var sequence = 0
  /// Whether an animation, nil included, has been written: only then it replaces an outer one.
  private var saysAnimation = false
  private var saysDisabling = false

  /// Says nothing about animation.
  package init() {}

  /// Runs changes with an animation; with nil, without any.
  package init(animation: Animation?) {
    self.animation = animation
    saysAnimation = true
  }

  /// T1: nested in another transaction; what this one says wins.
  package func merged(into outer: Transaction) -> Transaction {
    var merged = outer
    if saysAnimation { merged.animation = animation }
    if saysDisabling { merged.disablesAnimations = disablesAnimations }
    merged.isContinuous = isContinuous || outer.isContinuous
    merged.values.merge(values) { $1 }
    merged.completions = outer.completions + completions
    return merged
  }

  /// T27: runs an action when the animators that are started under this transaction are over, or,
  /// with `isLogical`, when they are as good as over.
  package mutating func addCompletion(isLogical: Bool, _ action: @escaping () throws -> Void) {
    completions.append(Completion(AnimationListener(isLogical: isLogical), action))
  }

  private struct Replaced {
    var animation: Animation?
    var disablesAnimations: Bool
  }

  /// Begins a scope, at whose end `endScope` gives the animation back.
  mutating func beginScope() {
    replaced.append(Replaced(animation: animation, disablesAnimations: disablesAnimations))
  }

  mutating func endScope() {
    guard let outer = replaced.popLast() else { return }
    animation = outer.animation
    disablesAnimations = outer.disablesAnimations
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

/// Counts the animators that something waits for: a removed element (X16), a completion (T27).
final class AnimationListener {
  /// Animators still running, and one for each commit that is not over.
  var count: Int
  /// Whether an animator counts only until it is logically complete.
  let isLogical: Bool

  init(count: Int = 0, isLogical: Bool = false) {
    self.count = count
    self.isLogical = isLogical
  }
}

/// What is done when the animators of a change are over.
struct Completion {
  let listener: AnimationListener
  let action: () throws -> Void

  init(_ listener: AnimationListener, _ action: @escaping () throws -> Void) {
    self.listener = listener
    self.action = action
  }
}
