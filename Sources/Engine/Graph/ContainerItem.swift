import Drawing

/// One element of a container over its life (E2): appearing, present, departing.
final class ContainerItem {
  /// Distinguishes the items of one graph, for good.
  let number: Int
  /// The last element seen; frozen while the item departs (X7, X21).
  var element: ListElement
  var phase: TransitionPhase
  /// Fixed when the item is made (X8).
  let needsTransition: Bool
  private(set) var isRemoving = false
  /// Order of the removals in the container.
  private(set) var removalOrder = 0
  /// Where the item stood when it was removed (X15): origin in the container's space, proposal.
  private(set) var frozen: (origin: Point, proposal: Proposal)?
  private(set) var listener: AnimationListener?
  /// The outermost node: the transition's, or that of the element itself.
  var node: ViewNode?

  init(_ number: Int, _ element: ListElement, phase: TransitionPhase, needsTransition: Bool) {
    self.number = number
    self.element = element
    self.phase = phase
    self.needsTransition = needsTransition
  }

  func beginRemoval(
    order: Int, frozen: (origin: Point, proposal: Proposal), _ listener: AnimationListener
  ) {
    isRemoving = true
    phase = .didDisappear
    removalOrder = order
    self.frozen = frozen
    self.listener = listener
  }

  /// X20: back again while departing: the same subtree, straight to identity.
  func cancelRemoval() {
    isRemoving = false
    phase = .identity
    frozen = nil
    listener = nil
  }

  /// Whether nothing keeps a departing item any more (X16).
  var isOver: Bool { isRemoving && (listener?.count ?? 0) == 0 }
}

/// X5.
package enum TransitionPhase: Sendable, Hashable {
  case willAppear, identity, didDisappear

  package var isIdentity: Bool { self == .identity }
  /// -1, 0 or 1.
  package var value: Double {
    switch self {
    case .willAppear: return -1
    case .identity: return 0
    case .didDisappear: return 1
    }
  }
}
