/// The outline of a shape, placed: what a fill, a stroke or a clip is cut to. In the coordinates of
/// the display group it stands in, in points.
package enum Outline: Sendable, Hashable {
  case rect(Rect)
  /// Circular corners; a radius over half a side is drawn as half of the shorter side.
  case roundedRect(Rect, radius: Double)
  case ellipse(Rect)
  case path(Path, Rect)

  package var bounds: Rect {
    switch self {
    case .rect(let r), .roundedRect(let r, _), .ellipse(let r), .path(_, let r): return r
    }
  }

  /// Whether a point lies inside; paths by the rule they are filled with.
  package func contains(_ p: Point) -> Bool {
    switch self {
    case .rect(let r): return r.contains(p)
    case .roundedRect(let r, let radius):
      guard r.contains(p) else { return false }
      let limit = min(max(radius, 0), min(r.width, r.height) / 2)
      let dx = max(abs(p.x - r.center.x) - (r.width / 2 - limit), 0)
      let dy = max(abs(p.y - r.center.y) - (r.height / 2 - limit), 0)
      return dx * dx + dy * dy <= limit * limit
    case .ellipse(let r):
      guard r.width > 0, r.height > 0 else { return false }
      let dx = (p.x - r.center.x) / (r.width / 2)
      let dy = (p.y - r.center.y) / (r.height / 2)
      return dx * dx + dy * dy <= 1
    case .path(let path, _): return path.contains(p)
    }
  }
}
