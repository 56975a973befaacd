import Drawing
import Engine

/// How round the top left corner of a view looks: its own outline and every clip around it count,
/// wherever they lie. Separate from the radius in force, which a clip may have without touching the
/// view.
struct VisibleCorner {
  private let leaf: LeafSnapshot
  private let display: DisplayList

  init(_ result: ViewResult) {
    leaf = result.leaf
    display = result.display
  }

  /// The radius of the circle that would cut the corner as deep; 0 where nothing is cut.
  var radius: Double {
    let rect = leaf.rect
    // Just inside the corner, so that a square one counts as untouched.
    var low = 0.001
    var high = min(rect.width, rect.height) / 2
    guard high > low else { return 0 }
    func isPainted(_ depth: Double) -> Bool {
      var seen = -1
      var last = -1
      return covers(Point(rect.x + depth, rect.y + depth), display.items, &seen, &last) ?? false
    }
    if isPainted(low) { return 0 }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if isPainted(middle) { high = middle } else { low = middle }
    }
    // A quarter circle of radius r leaves r * (1 - 1 / sqrt 2) free along each side of the corner.
    return high / (1 - 0.5.squareRoot())
  }

  /// Whether the leaf paints a point, nil when it is not among these items. Leaves are numbered in
  /// the order of the snapshots; an item of the same leaf as the one before counts once.
  private func covers(
    _ point: Point, _ items: [DisplayItem], _ seen: inout Int, _ last: inout Int
  ) -> Bool? {
    for item in items {
      if case .group(let group) = item.content {
        guard group.shade == nil else { continue }
        guard let inner = group.transform.inverse?.apply(point) else {
          count(group.items, &seen, &last)
          continue
        }
        if let answer = covers(inner, group.items, &seen, &last) {
          return answer && group.clip?.contains(inner) ?? true && group.shown(at: inner) >= 0.5
        }
        continue
      }
      if item.leaf != last { seen += 1 }
      last = item.leaf
      guard seen == leaf.order else { continue }
      switch item.content {
      case .fill(let outline, _), .gradient(let outline, _): return outline.contains(point)
      case .stroke(let outline, _, let style):
        return outline.bounds.inset(by: -style.width / 2).contains(point)
      case .text(let run): return run.rect.contains(point)
      case .group: continue
      }
    }
    return nil
  }

  private func count(_ items: [DisplayItem], _ seen: inout Int, _ last: inout Int) {
    for item in items {
      if case .group(let group) = item.content {
        if group.shade == nil { count(group.items, &seen, &last) }
      } else {
        if item.leaf != last { seen += 1 }
        last = item.leaf
      }
    }
  }
}
