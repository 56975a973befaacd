import Drawing

/// Paints a display list on a surface, back to front. A group that fades, clips or blurs is painted
/// on a surface of its own and composited once.
struct Compositor {
  /// Groups that need a surface may nest this deep; what lies deeper is left out.
  static let deepestSurface = 32

  private let width: Int
  private let height: Int
  private var spare: [Surface] = []
  private var row: RowCoverage
  private var clipRow: RowCoverage
  private var tone: ToneScale
  /// The paints of one row where they differ from column to column.
  private var paints: [SIMD4<Float>]

  /// Size in samples.
  init(width: Int, height: Int, tone: ToneScale) {
    self.width = width
    self.height = height
    self.tone = tone
    row = RowCoverage(width: width)
    clipRow = RowCoverage(width: width)
    paints = Array(repeating: SIMD4(repeating: 0), count: width)
  }

  /// Starts another frame of the same size.
  mutating func begin(_ tone: ToneScale) { self.tone = tone }

  func fits(width: Int, height: Int) -> Bool { self.width == width && self.height == height }

  /// Where items are painted: the map to samples, the opacity of groups that need no surface, the
  /// samples that can show, and how deep the nesting is.
  struct Context {
    var transform: Transform
    var opacity: Double = 1
    var region: SampleRect
    /// The narrowest stroke that is painted as tone, in samples.
    var broadStroke: Double
    var depth = 0
    var surfaces = 0
    /// The colour of everything, in a shadow.
    var shade: Color?
    /// Whether texts are painted as their boxes, in a mask.
    var paintsText = false
  }

  mutating func draw(_ items: [DisplayItem], _ context: Context, on target: inout Surface) {
    for item in items {
      switch item.content {
      case .fill(let outline, let color):
        fill(Silhouette(outline, context.transform, in: context.region), color, context, &target)
      case .gradient(let outline, let gradient):
        fill(outline, gradient, context, &target)
      case .stroke(let outline, let color, let style):
        let broad = style.width * context.transform.lengthScale
        guard broad >= context.broadStroke else { continue }
        let band = Silhouette(stroke: outline, style, context.transform, in: context.region)
        fill(band, color, context, &target)
      case .text(let run):
        guard context.paintsText else { continue }
        fill(
          Silhouette(.rect(run.rect), context.transform, in: context.region), run.color, context,
          &target)
      case .group(let group):
        if context.shade == nil || group.shade == nil { draw(group, context, on: &target) }
      }
    }
  }

  private mutating func fill(
    _ silhouette: Silhouette?, _ color: Color, _ context: Context, _ target: inout Surface
  ) {
    guard let silhouette else { return }
    let source = pigment(color, context)
    let area = silhouette.bounds.intersection(context.region)
    guard !area.isEmpty, source.w > 0 else { return }
    for y in area.y0..<area.y1 {
      silhouette.cover(row: y, area.x0, area.x1, &row)
      target.paint(source, row: y, row)
    }
  }

  private func pigment(_ color: Color, _ context: Context) -> SIMD4<Float> {
    guard let shade = context.shade else { return tone.pigment(color, opacity: context.opacity) }
    return tone.pigment(shade, opacity: context.opacity * color.opacity.unitClamped)
  }

  private mutating func fill(
    _ outline: Outline, _ gradient: Gradient, _ context: Context, _ target: inout Surface
  ) {
    guard let silhouette = Silhouette(outline, context.transform, in: context.region),
      let toLocal = context.transform.inverse
    else { return }
    let area = silhouette.bounds.intersection(context.region)
    guard !area.isEmpty else { return }
    let ramp =
      context.shade == nil
      ? tone.ramp(gradient, opacity: context.opacity)
      : tone.ramp(
        gradient.mapped { Color(shade: context.shade ?? .black, opacity: $0.opacity) },
        opacity: context.opacity)
    let last = Double(ToneScale.steps)
    for y in area.y0..<area.y1 {
      silhouette.cover(row: y, area.x0, area.x1, &row)
      for x in row.start..<max(row.start, row.end) {
        let fraction = gradient.fraction(at: toLocal.apply(Point(Double(x) + 0.5, Double(y) + 0.5)))
        paints[x] = ramp[CellMetrics.round(min(max(fraction, 0), 1) * last)]
      }
      target.paint(paints, row: y, row)
    }
  }

  private mutating func draw(
    _ group: DisplayGroup, _ outer: Context, on target: inout Surface
  ) {
    let opacity = group.opacity.unitClamped
    var inner = outer
    inner.transform = group.transform.then(outer.transform)
    inner.depth += 1
    guard opacity > 0, inner.transform.isUsable, inner.depth <= Scene.deepest else { return }
    if let shade = group.shade { inner.shade = shade }
    if group.clip == nil, group.mask == nil, group.blur <= 0,
      opacity == 1 || Compositor.paints(group.items) <= 1
    {
      inner.opacity *= opacity
      return draw(group.items, inner, on: &target)
    }
    var clip: Silhouette?
    if let outline = group.clip {
      clip = Silhouette(outline, inner.transform, in: outer.region)
      inner.region = outer.region.intersection(clip?.bounds ?? .none)
    }
    let reach = Surface.reach(ofBlur: group.blur * inner.transform.lengthScale)
    if reach > 0 { inner.region = inner.region.grown(by: 2 * reach, within: target.bounds) }
    inner.surfaces += 1
    guard !inner.region.isEmpty, inner.surfaces <= Compositor.deepestSurface else { return }
    inner.opacity = 1
    var surface = spare.popLast() ?? Surface(width: width, height: height)
    draw(group.items, inner, on: &surface)
    if let mask = group.mask { cut(&surface, to: mask, inner) }
    surface.blur(reach: reach)
    let area = surface.dirty.intersection(outer.region)
    for y in area.y0..<max(area.y0, area.y1) {
      clip?.cover(row: y, area.x0, area.x1, &clipRow)
      target.composite(
        surface, row: y, area.x0..<max(area.x0, area.x1), opacity: Float(opacity * outer.opacity),
        clip: clip == nil ? nil : clipRow)
    }
    surface.wipe()
    spare.append(surface)
  }

  /// Leaves of a group's surface what a mask covers.
  private mutating func cut(_ surface: inout Surface, to mask: [DisplayItem], _ context: Context) {
    var inner = context
    inner.surfaces += 1
    inner.shade = nil
    inner.paintsText = true
    guard inner.surfaces <= Compositor.deepestSurface else { return surface.wipe() }
    var cover = spare.popLast() ?? Surface(width: width, height: height)
    draw(mask, inner, on: &cover)
    surface.multiply(by: cover)
    cover.wipe()
    spare.append(cover)
  }

  /// How many paints items put down, counted up to 2; one alone fades without a surface. A group
  /// with a clip counts as 2.
  private static func paints(_ items: [DisplayItem]) -> Int {
    var count = 0
    for item in items where count < 2 {
      switch item.content {
      case .fill, .gradient, .stroke: count += 1
      case .text: continue
      case .group(let group):
        let isPlain = group.clip == nil && group.mask == nil && group.blur <= 0
        count += isPlain ? paints(group.items) : 2
      }
    }
    return count
  }
}

extension Color {
  /// A colour, as opaque as something else is.
  fileprivate init(shade: Color, opacity: Double) {
    self = shade
    self.opacity = shade.opacity * opacity
  }
}
