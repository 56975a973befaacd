import Drawing
import Interpreter
import Vocabulary

// What counts as numbers when a value is followed over frames: also rects, which do not animate.

extension Value {
  /// The value's numbers in order, x, y, width and height for a rect; nil where it has none.
  var numbers: [Double]? {
    if let rect = cast(to: HostObject<Rect>.self)?.value {
      return [rect.x, rect.y, rect.width, rect.height]
    }
    return components
  }
}
