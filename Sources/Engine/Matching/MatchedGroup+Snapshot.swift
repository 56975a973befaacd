// A matched group as the frame shows it.
import Drawing

extension MatchedGroup {
  /// The geometry pass the members place their children in.
  func setGeometry(_ geometry: GeometryPass) {
    for view in views { view.geometry = geometry }
  }

  /// What the last pass found; nil for a group without members.
  func snapshot() -> GroupSnapshot? {
    guard let first = views.first else { return nil }
    let value = memo?.value
    var rect: Rect?
    if let value {
      let anchor = first.modifier?.anchor ?? .center
      let v = value.frame.head
      rect = Rect(v[0] - anchor.x * v[2], v[1] - anchor.y * v[3], v[2], v[3])
    }
    return GroupSnapshot(
      id: key.id.description, namespace: key.namespace, rect: rect,
      source: value == nil ? nil : (value?.owner ?? first).inputs.path,
      sources: liveSources.map(\.inputs.path), members: views.map(\.inputs.path), isFlying: isFlying
    )
  }
}

extension ViewGraph {
  /// Frames of 1/60 s after which views that take turns (two live sources) have all been seen; 0
  /// where none do. Such a group counts as settled and never rests.
  package var turns: Int {
    registry.groups.filter { !$0.views.isEmpty }.map(\.rivals).max() ?? 0
  }
}
