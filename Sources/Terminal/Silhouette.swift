import Drawing

/// The area a paint or a clip covers, in samples.
enum Silhouette {
  case box(BoxSilhouette)
  case polygon(PolygonSilhouette)

  /// The inside of an outline after a transform; nil when it cannot be drawn. Along the axes shapes
  /// are exact; turned ones and paths become polygons. Paths fill by the non-zero rule.
  init?(_ outline: Outline, _ transform: Transform, in region: SampleRect) {
    if transform.keepsAxes {
      let rect = transform.bounds(of: outline.bounds)
      guard rect.isFinite, outline.bounds.width >= 0, outline.bounds.height >= 0 else { return nil }
      switch outline {
      case .rect: self = .box(BoxSilhouette(rect, rx: 0, ry: 0))
      case .ellipse:
        self = .box(BoxSilhouette(rect, rx: rect.width / 2, ry: rect.height / 2))
      case .roundedRect:
        let r = outline.drawnRadius ?? 0
        self = .box(BoxSilhouette(rect, rx: r * abs(transform.a), ry: r * abs(transform.d)))
      case .path:
        guard let lines = outline.flattened(transform) else { return nil }
        self = .polygon(PolygonSilhouette(lines.map(\.points), in: region))
      }
      return
    }
    guard let lines = outline.flattened(transform) else { return nil }
    self = .polygon(PolygonSilhouette(lines.map(\.points), in: region))
  }

  /// The band a stroke covers, `width` in samples: a box for each line and a disc for each joint,
  /// all turning the same way, so that the non-zero rule joins them.
  init?(stroke outline: Outline, width: Double, _ transform: Transform, in region: SampleRect) {
    guard width.isFinite, width > 0, let lines = outline.flattened(transform) else { return nil }
    let half = min(width / 2, 1e6)
    var polygons: [[Point]] = []
    for line in lines {
      var from = line.isClosed ? line.points.last : nil
      for to in line.points {
        polygons.append(
          (0..<16).map { step in
            let unit = Silhouette.circle[step]
            return Point(to.x + half * unit.x, to.y + half * unit.y)
          })
        if let from, from != to {
          let scale = half / from.distance(to: to)
          let n = Point((to.y - from.y) * scale, (from.x - to.x) * scale)
          polygons.append([from + n, to + n, to - n, from - n])
        }
        from = to
      }
    }
    self = .polygon(PolygonSilhouette(polygons, in: region))
  }

  var bounds: SampleRect {
    switch self {
    case .box(let box): box.bounds
    case .polygon(let polygon): polygon.bounds
    }
  }

  func cover(row y: Int, _ from: Int, _ to: Int, _ out: inout RowCoverage) {
    switch self {
    case .box(let box): box.cover(row: y, from, to, &out)
    case .polygon(let polygon): polygon.cover(row: y, from, to, &out)
    }
  }

  /// Sixteen points of the unit circle, clockwise on a screen like the boxes of a stroke.
  private static let circle: [Point] = {
    let quarter: [(Double, Double)] = [
      (1, 0), (0.9238795325112867, 0.3826834323650898), (0.7071067811865476, 0.7071067811865476),
      (0.3826834323650898, 0.9238795325112867),
    ]
    var points: [Point] = []
    for turn in 0..<4 {
      for (x, y) in quarter {
        switch turn {
        case 0: points.append(Point(x, y))
        case 1: points.append(Point(-y, x))
        case 2: points.append(Point(-x, -y))
        default: points.append(Point(y, -x))
        }
      }
    }
    return points
  }()
}

extension Outline {
  /// The radius of the corners as drawn, in points; nil for shapes without.
  var drawnRadius: Double? {
    guard case .roundedRect(let r, let radius) = self else { return nil }
    return min(radius.isNaN ? 0 : max(radius, 0), min(r.width, r.height) / 2)
  }
}
