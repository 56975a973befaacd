import Drawing

/// The area a paint or a clip covers, in samples.
enum Silhouette {
  case box(BoxSilhouette)
  case polygon(PolygonSilhouette)

  /// The inside of an outline after a transform; nil when it cannot be drawn. Along the axes shapes
  /// are exact; turned ones and paths become polygons.
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
      case .path: self.init(polygon: outline, transform, in: region)
      }
      return
    }
    self.init(polygon: outline, transform, in: region)
  }

  private init?(polygon outline: Outline, _ transform: Transform, in region: SampleRect) {
    guard let lines = outline.flattened(transform) else { return nil }
    var isEvenOdd = false
    if case .path(let path, _) = outline { isEvenOdd = path.isEvenOdd }
    self = .polygon(PolygonSilhouette(lines.map(\.points), isEvenOdd: isEvenOdd, in: region))
  }

  /// The band a stroke covers, its corners and ends included.
  init?(
    stroke outline: Outline, _ style: StrokeStyle, _ transform: Transform, in region: SampleRect
  ) {
    guard let lines = outline.path.stroked(style).flattened(transform), !lines.isEmpty else {
      return nil
    }
    self = .polygon(PolygonSilhouette(lines.map(\.points), in: region))
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
}

extension Outline {
  /// The radius of the corners as drawn, in points; nil for shapes without.
  var drawnRadius: Double? {
    guard case .roundedRect(let r, let radius) = self else { return nil }
    return min(radius.isNaN ? 0 : max(radius, 0), min(r.width, r.height) / 2)
  }
}
