import Drawing

/// A display list with its groups resolved: every leaf with its place in the window, its effective
/// opacity and the clips around it, in paint order. What contours, text and legend work from.
struct Scene {
  struct Group {
    var parent: Int
    var depth: Int
    var opacity: Double
    var clip: Outline?
    var mask: [DisplayItem]?
    /// From the coordinates inside the group to the window, in points.
    var toWindow: Transform
    /// The inverse, or nil when nothing inside can be drawn.
    var toLocal: Transform?
  }

  struct Leaf {
    var content: DisplayItem.Content
    var label: String
    var group: Int
    /// Opacity of the paint times that of all enclosing groups.
    var opacity: Double
    var toWindow: Transform
    /// Bounds in the window, in points.
    var bounds: Rect
    /// Whether place and transform can be drawn at all.
    var isDrawable: Bool
    /// Whether it is a step of a picture that is named as a whole.
    var isPart: Bool
  }

  /// A fill that can hide what lies behind it, small enough to be searched quickly.
  private struct Fill {
    var leaf: Int
    var bounds: Rect
  }

  /// Groups nested deeper than this are left out, so that no list can exhaust the stack.
  static let deepest = 128

  let canvas: Rect
  let background: Color
  private(set) var groups: [Group]
  private(set) var leaves: [Leaf] = []
  private var fills: [Fill] = []

  init(_ list: DisplayList) {
    canvas = Rect(0, 0, list.canvas.width, list.canvas.height)
    background = list.background
    groups = [
      Group(
        parent: -1, depth: 0, opacity: 1, clip: nil, mask: nil, toWindow: .identity,
        toLocal: .identity)
    ]
    add(list.items, group: 0, opacity: 1)
  }

  private mutating func add(
    _ items: [DisplayItem], group: Int, opacity: Double, isPart: Bool = false
  ) {
    for item in items {
      switch item.content {
      case .group(let inner):
        guard groups[group].depth < Scene.deepest, inner.shade == nil else { continue }
        let toWindow = inner.transform.then(groups[group].toWindow)
        let usable = toWindow.isUsable && groups[group].toLocal != nil
        groups.append(
          Group(
            parent: group, depth: groups[group].depth + 1, opacity: inner.opacity.unitClamped,
            clip: inner.clip, mask: inner.mask, toWindow: toWindow,
            toLocal: usable ? toWindow.inverse : nil))
        let isPicture = !item.label.isEmpty && !isPart
        let opacity = opacity * inner.opacity.unitClamped
        if isPicture {
          let bounds = inner.clip?.bounds ?? .init(0, 0, 0, 0)
          addLeaf(item, group: groups.count - 1, opacity: opacity, bounds)
        }
        add(
          inner.items, group: groups.count - 1, opacity: opacity, isPart: isPart || isPicture)
      case .fill(let outline, let color), .stroke(let outline, let color, _):
        addLeaf(
          item, group: group, opacity: opacity * color.opacity.unitClamped, outline.bounds, isPart)
      case .gradient(let outline, let gradient):
        let opacity = opacity * gradient.mean.opacity.unitClamped
        addLeaf(item, group: group, opacity: opacity, outline.bounds, isPart)
      case .text(let run):
        addLeaf(
          item, group: group, opacity: opacity * run.color.opacity.unitClamped, run.rect, isPart)
      }
    }
  }

  private mutating func addLeaf(
    _ item: DisplayItem, group: Int, opacity: Double, _ bounds: Rect, _ isPart: Bool = false
  ) {
    let toWindow = groups[group].toWindow
    let inWindow = toWindow.bounds(of: bounds)
    let isDrawable =
      groups[group].toLocal != nil && inWindow.isFinite && bounds.width >= 0 && bounds.height >= 0
    if isDrawable, opacity > 0, item.content.isFill {
      fills.append(Fill(leaf: leaves.count, bounds: inWindow))
    }
    leaves.append(
      Leaf(
        content: item.content, label: item.label, group: group, opacity: opacity,
        toWindow: toWindow, bounds: inWindow, isDrawable: isDrawable, isPart: isPart))
  }

  /// Whether all clips and masks around a group leave a point of the window visible.
  func clipsShow(_ point: Point, group: Int) -> Bool {
    var index = group
    while index > 0 {
      if let clip = groups[index].clip {
        guard let toLocal = groups[index].toLocal, clip.contains(toLocal.apply(point)) else {
          return false
        }
      }
      if let mask = groups[index].mask {
        guard let toLocal = groups[index].toLocal,
          DisplayItem.coverage(at: toLocal.apply(point), mask, countingText: true) >= 0.5
        else { return false }
      }
      index = groups[index].parent
    }
    return true
  }

  /// How much of a leaf shines through the fills painted after it at a point of the window, from 0
  /// to 1, and the last fill that takes some of it. A fill counts with its opacity relative to the
  /// group the two share: what lies in one group is composited before the group fades.
  func transmission(of leaf: Int, at point: Point, by coverers: [Int]) -> (Double, coverer: Int?) {
    var light = 1.0
    var coverer: Int?
    for index in coverers {
      let front = leaves[index]
      guard front.bounds.contains(point), let toLocal = groups[front.group].toLocal,
        case let covered = front.content.coverage(at: toLocal.apply(point)), covered > 0,
        clipsShow(point, group: front.group)
      else { continue }
      let opacity = covered * opacity(of: front.group, within: leaves[leaf].group)
      guard opacity > 0 else { continue }
      light *= 1 - opacity
      coverer = index
    }
    return (light, coverer)
  }

  /// The fills painted after a leaf that reach into a rectangle of the window, back to front.
  func coverers(of leaf: Int, in rect: Rect) -> [Int] {
    var found: [Int] = []
    for fill in fills.reversed() {
      guard fill.leaf > leaf else { break }
      let r = fill.bounds
      guard r.x <= rect.maxX, r.maxX >= rect.x, r.y <= rect.maxY, r.maxY >= rect.y else { continue }
      found.append(fill.leaf)
    }
    found.reverse()
    return found
  }

  /// The opacity of a group and the groups around it, up to the nearest one that also holds the
  /// other.
  private func opacity(of group: Int, within other: Int) -> Double {
    var opacity = 1.0
    var a = group
    var b = other
    while a != b {
      if groups[a].depth >= groups[b].depth {
        opacity *= groups[a].opacity
        a = groups[a].parent
      } else {
        b = groups[b].parent
      }
    }
    return opacity
  }
}

extension Scene.Leaf {
  /// The paint, when the leaf is drawn as tone: a fill, or a stroke at least one row wide.
  func tonedPaint(_ metrics: CellMetrics) -> Color? {
    switch content {
    case .fill(_, let color): return color.sanitized
    case .gradient(_, let gradient): return gradient.mean.sanitized
    case .stroke(_, let color, let style):
      return toWindow.lengthScale * style.width >= metrics.pointsPerRow ? color.sanitized : nil
    case .text, .group: return nil
    }
  }
}

extension DisplayItem.Content {
  fileprivate var isFill: Bool {
    switch self {
    case .fill, .gradient: true
    case .stroke, .text, .group: false
    }
  }

  /// The opacity of a fill at a point in its coordinates, 0 outside of it.
  fileprivate func coverage(at point: Point) -> Double {
    switch self {
    case .fill(let outline, let color): outline.contains(point) ? color.opacity.unitClamped : 0
    case .gradient(let outline, let gradient):
      outline.contains(point) ? gradient.color(at: point).opacity.unitClamped : 0
    case .stroke, .text, .group: 0
    }
  }
}

extension Transform {
  /// Whether the map is finite and far enough from singular to draw with.
  var isUsable: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
      && abs(determinant) > 1e-9
  }

  /// The mean factor by which lengths grow.
  var lengthScale: Double { abs(determinant).squareRoot() }
}

extension Rect {
  var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite && maxX.isFinite && maxY.isFinite
  }
}
