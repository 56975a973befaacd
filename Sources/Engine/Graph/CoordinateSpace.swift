import Drawing

/// A coordinate space: the window's, or that inside an effect that transforms its content (L34) or
/// isolates its position (geometryGroup).
final class CoordinateSpace {
  let parent: CoordinateSpace?
  /// The node whose effect opens the space; nil for the window.
  private(set) weak var owner: SpaceNode?

  init(parent: CoordinateSpace?, owner: SpaceNode?) {
    self.parent = parent
    self.owner = owner
  }

  /// The layout record at which the space's coordinates start; -1 for the window.
  var rootRecord: Int { owner?.record ?? -1 }

  /// From this space to the window, with the effects' values of this pass.
  func toWindow(_ geometry: GeometryPass, _ tree: inout LayoutTree) -> Transform {
    guard let owner, let parent else { return .identity }
    owner.resolveIfNeeded(geometry, &tree)
    return owner.contentTransform(geometry.clock.now).then(parent.toWindow(geometry, &tree))
  }
}
