import Drawing

/// Paints a display list on a surface, back to front. A group that fades or clips is painted on a
/// surface of its own and composited once.
struct Compositor {
  /// Groups that need a surface may nest this deep; what lies deeper is left out.
  static let deepestSurface = 32

  private let width: Int
  private let height: Int
  private var spare: [Surface] = []
  private var row: RowCoverage
  private var clipRow: RowCoverage
  private var tone: ToneScale

  /// Size in samples.
  init(width: Int, height: Int, tone: ToneScale) {
    self.width = width
    self.height = height
    self.tone = tone
    row = RowCoverage(width: width)
    clipRow = RowCoverage(width: width)
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
  }

  mutating func draw(_ items: [DisplayItem], _ context: Context, on target: inout Surface) {
    for item in items {
      switch item.content {
      case .fill(let outline, let color):
        fill(Silhouette(outline, context.transform, in: context.region), color, context, &target)
      case .stroke(let outline, let color, let width):
        let broad = width * context.transform.lengthScale
        guard broad >= context.broadStroke else { continue }
        let band = Silhouette(
          stroke: outline, width: broad, context.transform, in: context.region)
        fill(band, color, context, &target)
      case .text: continue
      case .group(let group): draw(group, context, on: &target)
      }
    }
  }

  private mutating func fill(
    _ silhouette: Silhouette?, _ color: Color, _ context: Context, _ target: inout Surface
  ) {
    guard let silhouette else { return }
    let source = tone.pigment(color, opacity: context.opacity)
    let area = silhouette.bounds.intersection(context.region)
    guard !area.isEmpty, source.w > 0 else { return }
    for y in area.y0..<area.y1 {
      silhouette.cover(row: y, area.x0, area.x1, &row)
      target.paint(source, row: y, row)
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
    if group.clip == nil, opacity == 1 || Compositor.paints(group.items) <= 1 {
      inner.opacity *= opacity
      return draw(group.items, inner, on: &target)
    }
    var clip: Silhouette?
    if let outline = group.clip {
      clip = Silhouette(outline, inner.transform, in: outer.region)
      inner.region = outer.region.intersection(clip?.bounds ?? .none)
    }
    inner.surfaces += 1
    guard !inner.region.isEmpty, inner.surfaces <= Compositor.deepestSurface else { return }
    inner.opacity = 1
    var surface = spare.popLast() ?? Surface(width: width, height: height)
    draw(group.items, inner, on: &surface)
    let area = surface.dirty
    for y in area.y0..<area.y1 {
      clip?.cover(row: y, area.x0, area.x1, &clipRow)
      target.composite(
        &surface, row: y, opacity: Float(opacity * outer.opacity),
        clip: clip == nil ? nil : clipRow)
    }
    surface.forgetDirty()
    spare.append(surface)
  }

  /// How many paints items put down, counted up to 2; one alone fades without a surface. A group
  /// with a clip counts as 2.
  private static func paints(_ items: [DisplayItem]) -> Int {
    var count = 0
    for item in items where count < 2 {
      switch item.content {
      case .fill, .stroke: count += 1
      case .text: continue
      case .group(let group): count += group.clip == nil ? paints(group.items) : 2
      }
    }
    return count
  }
}
