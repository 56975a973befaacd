import Basics
import Drawing

/// A search for what lies under a point.
struct HitTest {
  let now: Instant
  /// The gestures found, innermost first.
  var handlers: [GestureNode] = []
  /// The scroll views around the point, outermost first.
  var regions: [ScrollNode] = []
}

/// `.contentShape(_:)`: what can be hit, in the view's layout frame; nothing outside of it can.
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
    guard let modifier, modifier.shape.outline(in: rect).contains(point) else { return false }
    _ = super.hitTest(point, &hit)
    return true
  }
}
