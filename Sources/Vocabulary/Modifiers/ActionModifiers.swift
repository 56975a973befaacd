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
      (count: Int, action: Closure) in GestureModifier(taps: count) { _ = try action() }
    },
    .modifier(
      text(
        "Does something with the place of a tap.",
        "Text(\"Hi\").onTapGesture { location in print(location.x) }",
        """
        func onTapGesture(
          count: Int = 1, coordinateSpace: CoordinateSpace = .local,
          perform action: @escaping (CGPoint) -> Void
        ) -> some View
        """)
    ) { (count: Int, _: Value, action: Closure) in
      GestureModifier(
        GestureDefinition(
          .tap(count),
          [
            .ended { reading in
              guard case .tap(let location) = reading else { return }
              _ = try action(location.toValue())
            }
          ]))
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
