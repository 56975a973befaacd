/// What happens on a tap, and where a tap counts.
import Engine
import Interpreter

extension Vocabulary {
  static let actionModifiers: [Builtin] = [
    .modifier(
      text(
        "Does something when the view is tapped.", "Text(\"Hi\").onTapGesture { on.toggle() }",
        "func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View")
    ) {
      (count: Int, action: Closure) in TapModifier(count: count) { _ = try action() }
    },
    .modifier(
      text(
        "The shape in which a tap counts.", "Text(\"Hi\").contentShape(Rectangle())",
        "func contentShape<S: Shape>(_ shape: S) -> some View")
    ) {
      (shape: ShapeArgument) in ContentShapeModifier(shape.shape)
    },
  ]
}
