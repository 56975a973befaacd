package import Basics
package import Drawing

/// How an element appears and disappears: phase in, modifiers out (X1, X5).
package class TransitionValue {
  package init() {}

  /// X13: exactly identity means there is no transition at all.
  package var isIdentity: Bool { false }

  /// The element with what this phase puts around it.
  package func body(
    content: ViewValue, phase: TransitionPhase, _ context: BodyContext
  )
    throws(Trap) -> ViewValue
  { content }
}

/// `.identity`.
package final class IdentityTransition: TransitionValue {
  package override var isIdentity: Bool { true }
}

/// `.opacity`, also what stands where nothing is written (X4, X9).
package final class OpacityTransition: TransitionValue {
  package override func body(
    content: ViewValue, phase: TransitionPhase, _ context: BodyContext
  ) -> ViewValue {
    content.modified(by: OpacityModifier(phase.isIdentity ? 1 : 0))
  }
}

/// A transition that puts one modifier around the element in every phase: scale, offset, move.
package final class PhaseTransition: TransitionValue {
  private let modifier: (TransitionPhase) -> ModifierValue

  package init(_ modifier: @escaping (TransitionPhase) -> ModifierValue) {
    self.modifier = modifier
    super.init()
  }

  package override func body(
    content: ViewValue, phase: TransitionPhase, _ context: BodyContext
  ) -> ViewValue {
    content.modified(by: modifier(phase))
  }

  /// X9: scaled while not at identity.
  package static func scale(_ factor: Double, anchor: UnitPoint) -> PhaseTransition {
    PhaseTransition {
      let value = $0.isIdentity ? 1 : factor
      return TransformModifier.scale(x: value, y: value, anchor: anchor)
    }
  }

  /// X9.
  package static func offset(x: Double, y: Double) -> PhaseTransition {
    PhaseTransition { LayoutModifier.offset(x: $0.isIdentity ? 0 : x, y: $0.isIdentity ? 0 : y) }
  }

  /// X10: displaced by the element's own width or height.
  package static func move(_ edge: LayoutEdge) -> PhaseTransition {
    PhaseTransition { LayoutModifier.move($0.isIdentity ? nil : edge) }
  }

  /// X10: in from leading, out to trailing.
  package static func slide() -> PhaseTransition {
    PhaseTransition { phase in
      switch phase {
      case .willAppear: return LayoutModifier.move(.leading)
      case .identity: return LayoutModifier.move(nil)
      case .didDisappear: return LayoutModifier.move(.trailing)
      }
    }
  }

  /// `.modifier(active:identity:)` (X11).
  package static func modifier(
    active: ModifierValue, identity: ModifierValue
  ) -> PhaseTransition {
    PhaseTransition { $0.isIdentity ? identity : active }
  }
}

/// `.combined(with:)`: the second outside the first (X11).
package final class CombinedTransition: TransitionValue {
  private let first: TransitionValue
  private let second: TransitionValue

  package init(_ first: TransitionValue, _ second: TransitionValue) {
    self.first = first
    self.second = second
    super.init()
  }

  package override func body(
    content: ViewValue, phase: TransitionPhase, _ context: BodyContext
  ) throws(Trap) -> ViewValue {
    let inner = try first.body(content: content, phase: phase, context)
    return try second.body(content: inner, phase: phase, context)
  }
}

/// `.asymmetric(insertion:removal:)` (X11): both bodies stand, each asked for its own phases.
package final class AsymmetricTransition: TransitionValue {
  private let insertion: TransitionValue
  private let removal: TransitionValue

  package init(insertion: TransitionValue, removal: TransitionValue) {
    self.insertion = insertion
    self.removal = removal
    super.init()
  }

  package override func body(
    content: ViewValue, phase: TransitionPhase, _ context: BodyContext
  ) throws(Trap) -> ViewValue {
    let inner = try insertion.body(
      content: content, phase: phase == .didDisappear ? .identity : phase, context)
    return try removal.body(
      content: inner, phase: phase == .didDisappear ? phase : .identity, context)
  }
}

/// `.push(from:)` (X10): in from an edge, out over the opposite one, with a fade.
package enum PushTransition {
  package static func make(from edge: LayoutEdge) -> TransitionValue {
    let move = PhaseTransition { phase in
      switch phase {
      case .willAppear: return LayoutModifier.move(edge)
      case .identity: return LayoutModifier.move(nil)
      case .didDisappear: return LayoutModifier.move(edge.opposite)
      }
    }
    return CombinedTransition(move, OpacityTransition())
  }
}

extension LayoutEdge {
  package var opposite: LayoutEdge {
    switch self {
    case .top: return .bottom
    case .bottom: return .top
    case .leading: return .trailing
    case .trailing: return .leading
    }
  }
}
