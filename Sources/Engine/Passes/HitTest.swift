import Basics
import Drawing

/// A search for what lies under a point.
struct HitTest {
  let now: Instant
  /// The tap handlers found, innermost first.
  var handlers: [TapNode] = []
}

/// `.onTapGesture`.
package final class TapModifier: ModifierValue {
  let count: Int
  let action: () throws -> Void

  package init(count: Int, _ action: @escaping () throws -> Void) {
    self.count = count
    self.action = action
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? {
    TapNode(inputs)
  }
}

final class TapNode: ModifierNode {
  private(set) var modifier: TapModifier?

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? TapModifier else { return false }
    self.modifier = modifier
    return true
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    guard super.hitTest(point, &hit) else { return false }
    hit.handlers.append(self)
    return true
  }
}

/// `.contentShape(_:)`: what can be hit, in the view's layout frame.
package final class ContentShapeModifier: ModifierValue {
  let shape: any Shape

  package init(_ shape: any Shape) {
    self.shape = shape
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? {
    ContentShapeNode(inputs)
  }
}

final class ContentShapeNode: ModifierNode {
  private var modifier: ContentShapeModifier?
  private var rect = Rect(0, 0, 0, 0)

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? ContentShapeModifier else { return false }
    self.modifier = modifier
    return true
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    rect = geometry.rect(of: self, &tree)
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    let isInside = super.hitTest(point, &hit)
    return isInside || (modifier?.shape.outline(in: rect).contains(point) ?? false)
  }
}
