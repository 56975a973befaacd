/// The tree at one instant as plain values: what came, what goes, what is matched, and by which
/// modifiers. Beside the frame, which says only what is drawn; asked for by explanations.
package import Basics
package import Drawing

package struct Anatomy: Sendable {
  /// The elements of all containers, parents before what is inside them.
  package private(set) var items: [ItemFact] = []
  /// The matched views in tree order.
  package private(set) var members: [MemberFact] = []
  /// Those in cells of lazy containers that are not built: they keep their room, and take no part
  /// in any group (M37).
  package private(set) var unbuilt: [MemberFact] = []
  /// Positions by number.
  private var itemIndices: [Int: Int] = [:]
  private var memberIndices: [Int: Int] = [:]

  mutating func add(_ item: ItemFact) {
    itemIndices[item.number] = items.count
    items.append(item)
  }

  mutating func add(_ member: MemberFact) {
    memberIndices[member.number] = members.count
    members.append(member)
  }

  mutating func add(unbuilt member: MemberFact) { unbuilt.append(member) }

  package func item(_ number: Int?) -> ItemFact? {
    number.flatMap { itemIndices[$0] }.map { items[$0] }
  }

  package func member(_ number: Int?) -> MemberFact? {
    number.flatMap { memberIndices[$0] }.map { members[$0] }
  }

  /// The item and those it lies in, innermost first.
  package func ancestry(of number: Int) -> [ItemFact] {
    var found: [ItemFact] = []
    var next = item(number)
    while let item = next {
      found.append(item)
      next = self.item(item.parent)
    }
    return found
  }
}

/// One element of a container.
package struct ItemFact: Sendable {
  /// The same in all anatomies of a graph.
  package var number: Int
  /// The item the container lies in.
  package var parent: Int?
  package var container: Int
  /// What it is made of in the container's list, from the outside in: branches, custom views, at
  /// last the built-in view.
  package var names: [String]
  package var path: String
  /// Where the built-in view is written.
  package var range: SourceRange
  /// Outermost first.
  package var modifiers: [ModifierFact]
  /// Where its transition is written; nil where none is.
  package var transitionRange: SourceRange?
  /// Whether its transition is exactly identity, so that it has none.
  package var isIdentity: Bool
  /// What the transition puts around it in the present phase, outermost first.
  package var transitionBody: [ModifierFact]
  /// Whether a conditional, a ForEach or an id stands between it and its container.
  package var canTransition: Bool
  package var phase: TransitionPhase
  package var isRemoving: Bool
  package var zIndex: Double
  /// Position in the container's paint order.
  package var paintOrder: Int
  /// Layout rect in the window.
  package var rect: Rect
  /// The animation in force at its built-in view in the change being made; nil outside of one.
  package var animation: Animation?
}

/// One view with a matched effect.
package struct MemberFact: Sendable {
  /// The same in all anatomies of a graph.
  package var number: Int
  package var id: String
  /// The Swift type of the id: the number 1 and the text "1" are different ids.
  package var idType: String
  package var namespace: Int
  /// Number of the hosting root around it; 0 for the window's (M3).
  package var root: Int
  package var path: String
  /// The item it lies in.
  package var item: Int
  /// The matched view around it.
  package var parent: Int?
  /// The name of what is matched, and where that is written.
  package var content: String
  package var contentRange: SourceRange
  /// Where the effect is written.
  package var range: SourceRange
  package var properties: MatchedProperties
  package var anchor: UnitPoint
  package var isSource: Bool
  package var isRemoving: Bool
  /// Its own layout rect in the window: the place that is kept for it.
  package var slot: Rect
  /// Where its content stands in the window.
  package var drawn: Rect
  /// The group's rect in the window; nil where the group has none or it is this view's own.
  package var shared: Rect?
  package var isFlying: Bool
  /// The animation a flight to it would take in the change being made.
  package var animation: Animation?
  /// Modifiers between the effect and the built-in view, outermost first.
  package var inside: [ModifierFact]
  /// Modifiers around the effect on the same element, innermost first.
  package var outside: [ModifierFact]
  /// Whether the effect stands in a transition's body.
  package var isInTransition: Bool
}

extension MemberFact {
  /// Whether both carry the same id, in whatever namespace.
  package func sharesID(with other: MemberFact) -> Bool {
    id == other.id && idType == other.idType
  }
}

/// One change: what was there before and after it, at the same instant.
package struct ChangeRecord: Sendable {
  /// The animation it was made with.
  package var animation: Animation?
  package var before: Anatomy
  package var after: Anatomy
  /// How many animations it started.
  package var animations: Int
}
