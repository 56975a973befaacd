package import Basics
package import Drawing

/// One rendered instant: what is drawn, as commands and as numbers.
package struct Frame {
  package var instant: Instant
  package var displayList: DisplayList
  /// The drawing leaves in paint order, outgoing ones included.
  package var leaves: [LeafSnapshot]
  package var groups: [GroupSnapshot]
  /// Composite coverage at the centre of the union of the flying leaves; 1 when none fly.
  package var coverage: Double
}

/// A drawing leaf as it is drawn.
package struct LeafSnapshot: Sendable, Hashable {
  /// The view's name as written.
  package var view: String
  package var range: SourceRange
  package var path: String
  /// Of the nearest enclosing matched effect.
  package var id: String?
  package var namespace: Int?
  /// Where it is drawn, in window points.
  package var rect: Rect
  /// Alpha of its own paint, and the same times all enclosing opacities.
  package var opacity: Double
  package var effectiveOpacity: Double
  /// Its own shape's, else the nearest clip's, in points.
  package var cornerRadius: Double?
  package var phase: TransitionPhase
  /// What is drawn after truncation; nil for leaves that are not text.
  package var text: String?
  package var isTruncated: Bool
  package var color: Color
  package var order: Int
  package var isFlying: Bool
  /// In points; nil for leaves that are not text.
  package var fontSize: Double?
  /// Where it hangs in the graph's `Anatomy`.
  package var place: LeafPlace

  /// Number of the nearest container item.
  package var item: Int { place.item }
  /// Number of the nearest enclosing matched view.
  package var member: Int? { place.member }
}

/// The numbers under which an anatomy has what a leaf belongs to. They are no part of what is
/// drawn: leaves that differ in nothing else are equal.
package struct LeafPlace: Sendable, Hashable {
  package var item: Int
  package var member: Int?

  package static func == (a: LeafPlace, b: LeafPlace) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

/// A matched group at an instant.
package struct GroupSnapshot: Sendable, Hashable {
  package var id: String
  package var namespace: Int
  /// The shared frame in window points; nil when no view is a source.
  package var rect: Rect?
  /// Path of the source, nil when no view is one.
  package var source: String?
  /// Paths of all that claim to be source and are not being removed, in tree order; more than one
  /// makes the shared frame undefined (M31).
  package var sources: [String]
  package var members: [String]
  package var isFlying: Bool
}

/// What a leaf is known by over the frames of a session.
struct LeafIdentity {
  var name: String
  var range = SourceRange.none
  var text: String?
  var isTruncated = false
  /// Its place among the leaves of the frame that drew it last, back to front; -1 before.
  var number = -1

  init(name: String) { self.name = name }
}
