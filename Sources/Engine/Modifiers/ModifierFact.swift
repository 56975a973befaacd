/// A modifier as explanations speak of it: what kind, with which numbers, written where. Separate
/// from the modifier itself, which is an object of one run.
package import Basics
package import Drawing

package struct ModifierFact: Sendable, Hashable {
  /// Lengths in points.
  package enum Kind: Sendable, Hashable {
    case fixedFrame(width: Double?, height: Double?)
    case flexibleFrame
    case padding(Insets)
    case offset(x: Double, y: Double)
    case position
    case fixedSize
    case aspectRatio
    /// Displaced by its own size beyond an edge; nil while it is in its place.
    case move(LayoutEdge?)
    case opacity(Double)
    /// The radius at the corners, nil for other shapes.
    case clip(radius: Double?)
    case border
    /// An overlay or a background.
    case decoration(isBehind: Bool)
    /// A scale, a rotation; whether it is a scale of zero, which cannot be turned round.
    case transform(isSingular: Bool)
    case matched
    /// Writes the environment value of this name.
    case environment(name: String)
    /// `.animation` or `.transaction`; whether it has replaced the animation in this change.
    case animation(Animation?, isInForce: Bool)
  }

  package var kind: Kind
  package var range: SourceRange
  /// Whether it draws something of its own that no matched effect moves: for decorations.
  package var drawsAtItsPlace = false

  init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

extension ModifierValue {
  var modifierFact: ModifierFact? { fact.map { ModifierFact($0, range: range) } }
}
