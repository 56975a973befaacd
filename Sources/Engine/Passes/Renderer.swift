import Basics
import Drawing

/// What holds for everything drawn inside a node.
struct RenderContext {
  /// From the node's space to the window, as presented.
  var toWindow = Transform.identity
  /// Product of the enclosing opacities.
  var opacity = 1.0
  /// The changes of colours around.
  var colors = ColorMatrix.identity
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
    mask: [DisplayItem]? = nil, blur: Double = 0, _ body: (inout Renderer) -> Void
  ) {
    let inner = taking(body)
    if opacity == 1, clip == nil, transform.isIdentity, mask == nil, blur <= 0 {
      items += inner
    } else if !inner.isEmpty {
      items.append(
        DisplayItem(
          .group(
            DisplayGroup(
              opacity: opacity, clip: clip, transform: transform, mask: mask, blur: blur,
              items: inner))))
    }
  }

  /// Draws what `body` draws, and its shadow behind it: moved, softened, in one colour.
  mutating func casting(
    _ color: Color, offset: Point, blur: Double, _ body: (inout Renderer) -> Void
  ) {
    let inner = taking(body)
    if color.opacity > 0, !inner.isEmpty {
      items.append(
        DisplayItem(
          .group(
            DisplayGroup(
              transform: .translation(offset.x, offset.y), blur: blur, shade: color,
              items: DisplayItem.casting(inner)))))
    }
    items += inner
  }

  /// What `body` draws, taken out of the list.
  private mutating func taking(_ body: (inout Renderer) -> Void) -> [DisplayItem] {
    let outer = items
    items = []
    body(&self)
    let inner = items
    items = outer
    return inner
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

  /// A leaf that is drawn in many steps, in coordinates from its rectangle's top left; what stands
  /// out of the rectangle is cut off.
  mutating func picture(
    _ steps: [DisplayItem], _ identity: inout LeafIdentity, rect: Rect, _ inputs: NodeInputs,
    _ context: RenderContext
  ) {
    let label = context.matched?.id.description ?? identity.name
    let number = leaves.count
    var parts = Renderer.parts(steps, of: number, context.colors)
    leaf(.fill(.rect(rect), .clear), &identity, rect: rect, color: .black, inputs, context)
    items.removeLast()
    // A picture without steps is a leaf all the same.
    if parts.isEmpty {
      parts = [DisplayItem(.fill(.rect(Rect(.zero, rect.size)), .clear), leaf: number)]
    }
    items.append(
      DisplayItem(
        .group(
          DisplayGroup(
            clip: .rect(Rect(.zero, rect.size)), transform: .translation(rect.x, rect.y),
            items: parts)), label: label, leaf: number))
  }

  /// The steps of a picture, with the number of its leaf and in the colours around.
  private static func parts(
    _ steps: [DisplayItem], of leaf: Int, _ colors: ColorMatrix
  ) -> [DisplayItem] {
    steps.map { step in
      guard case .group(var group) = step.content else {
        return DisplayItem(step.content.mapped { colors.apply($0) }, leaf: leaf)
      }
      group.items = parts(group.items, of: leaf, colors)
      return DisplayItem(.group(group))
    }
  }

  mutating func leaf(
    _ content: DisplayItem.Content, _ identity: inout LeafIdentity, rect: Rect, color: Color,
    _ inputs: NodeInputs, _ context: RenderContext
  ) {
    identity.number = leaves.count
    let color = context.colors.apply(color)
    let content = content.mapped { context.colors.apply($0) }
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
