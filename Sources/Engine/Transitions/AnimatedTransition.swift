package import Basics
import Drawing

/// `t.animation(a)` (X12, D8): the transition's own effect runs on `a`; the content keeps the
/// transaction it stands in.
package final class AnimatedTransition: TransitionValue {
  private let base: TransitionValue
  private let animation: Animation?

  package init(_ base: TransitionValue, _ animation: Animation?) {
    self.base = base
    self.animation = animation
    super.init()
  }

  package override var isIdentity: Bool { base.isIdentity }

  package override func body(
    content: ViewValue, phase: TransitionPhase, _ context: BodyContext
  ) throws(Trap) -> ViewValue {
    let restored = content.modified(by: TransactionOverride { $0.endScope() })
    let body = try base.body(content: restored, phase: phase, context)
    return body.modified(
      by: TransactionOverride { [animation] transaction in
        transaction.beginScope()
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }
}

/// `.blurReplace` (X11): fades, and shrinks or grows a little. The blur itself is not drawn.
package enum BlurReplaceTransition {
  /// `grows` on removal: the variant that goes up in both directions.
  package static func make(growsOnRemoval: Bool = false) -> TransitionValue {
    let scale = PhaseTransition { phase in
      let factor: Double
      switch phase {
      case .willAppear: factor = 0.9
      case .identity: factor = 1
      case .didDisappear: factor = growsOnRemoval ? 1.1 : 0.9
      }
      return TransformModifier.scale(x: factor, y: factor, anchor: .center)
    }
    return CombinedTransition(scale, OpacityTransition())
  }
}
