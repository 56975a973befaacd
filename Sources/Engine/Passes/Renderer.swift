import Basics
import Drawing

/// What holds for everything drawn inside a node.
struct RenderContext {
  /// From the node's space to the window, as presented.
  var toWindow = Transform.identity
  /// Product of the enclosing opacities.
  var opacity = 1.0
  /// Radius of the nearest rounded clip.
  var clipRadius: Double?
  var matched: MatchedKey?
  /// Numbers of the nearest container item and the nearest matched view.
  var item = 0
  var member: Int?
  var isFlying = false
}

/// Builds the display list and the leaves' snapshots, back to front.
struct Renderer {
  let clock: AnimationClock
  private(set) var items: [DisplayItem] = []
  private(set) var leaves: [LeafSnapshot] = []

  init(clock: AnimationClock) { self.clock = clock }

  var now: Instant { clock.now }

  /// Draws what `body` draws as one group; groups that change nothing are left out.
  mutating func group(
    opacity: Double = 1, clip: Outline? = nil, transform: Transform = .identity,
    _ body: (inout Renderer) -> Void
  ) {
    let outer = items
    items = []
    body(&self)
    let inner = items
    items = outer
    if opacity == 1, clip == nil, transform.isIdentity {
      items += inner
    } else if !inner.isEmpty {
      items.append(
        DisplayItem(
          .group(
            DisplayGroup(opacity: opacity, clip: clip, transform: transform, items: inner))))
    }
  }

  /// A rect that can be drawn and printed.
  private static func finite(_ rect: Rect) -> Rect {
    func number(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -1e9), 1e9) }
    return Rect(number(rect.x), number(rect.y), number(rect.width), number(rect.height))
  }

  /// What `body` would draw: nothing of it is drawn, nor counted among the leaves.
  mutating func collect(_ body: (inout Renderer) -> Void) -> [DisplayItem] {
    let outer = (items, leaves)
    items = []
    body(&self)
    let inner = items
    (items, leaves) = outer
    return inner
  }

  /// The name on a placeholder: drawn, but no leaf of its own.
  mutating func caption(_ run: TextRun, _ identity: LeafIdentity) {
    items.append(DisplayItem(.text(run), label: identity.name, leaf: identity.number))
  }

  mutating func leaf(
    _ content: DisplayItem.Content, _ identity: inout LeafIdentity, rect: Rect, color: Color,
    _ inputs: NodeInputs, _ context: RenderContext
  ) {
    identity.number = leaves.count
    var fontSize: Double?
    if case .text(let run) = content { fontSize = run.fontSize }
    let label = context.matched?.id.description ?? identity.name
    items.append(DisplayItem(content, label: label, leaf: identity.number))
    leaves.append(
      LeafSnapshot(
        view: identity.name, range: identity.range, path: inputs.path,
        id: context.matched?.id.description, namespace: context.matched?.namespace,
        rect: Renderer.finite(context.toWindow.bounds(of: rect)), opacity: color.opacity,
        effectiveOpacity: color.opacity * context.opacity, cornerRadius: context.clipRadius,
        phase: inputs.phase, text: identity.text, isTruncated: identity.isTruncated, color: color,
        order: leaves.count, isFlying: context.isFlying, fontSize: fontSize,
        place: LeafPlace(item: context.item, member: context.member)))
  }
}

/// How much of what lies behind is covered at a point (M21): groups are composited, text left out.
enum Coverage {
  static func at(_ point: Point, _ items: [DisplayItem]) -> Double {
    var covered = 0.0
    for item in items {
      let alpha: Double
      switch item.content {
      case .fill(let outline, let color): alpha = outline.contains(point) ? color.opacity : 0
      case .stroke, .text: alpha = 0
      case .group(let group):
        guard let inner = group.transform.inverse?.apply(point), group.clip?.contains(inner) ?? true
        else { continue }
        alpha = group.opacity * at(inner, group.items)
      }
      covered = alpha + covered * (1 - alpha)
    }
    return covered
  }
}
