/// Views before and behind a view, borders.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let decorationModifiers: [Builtin] = [
    .modifier(
      text(
        "Puts views in front of the view.", "Color.red.overlay { Text(\"Hi\") }",
        """
        func overlay<V: View>(
          alignment: Alignment = .center, @ViewBuilder content: () -> V
        ) -> some View
        """)
    ) {
      (alignment: Alignment, content: BuiltContent) in
      DecorationModifier(content.value, alignment: alignment, isBehind: false)
    },
    .modifier(
      text(
        "Puts a view in front of the view.", "Color.red.overlay(Text(\"Hi\"))",
        "func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View")
    ) {
      (content: ViewContent, alignment: Alignment) in
      DecorationModifier(content.value, alignment: alignment, isBehind: false)
    },
    .modifier(
      text(
        "Puts views behind the view.", "Text(\"Hi\").background { Color.red }",
        """
        func background<V: View>(
          alignment: Alignment = .center, @ViewBuilder content: () -> V
        ) -> some View
        """)
    ) {
      (alignment: Alignment, content: BuiltContent) in
      DecorationModifier(content.value, alignment: alignment, isBehind: true)
    },
    .modifier(
      text(
        "Puts a view behind the view.", "Text(\"Hi\").background(Color.red)",
        "/// Marks: decorates\n"
          + "func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View"
      )
    ) {
      (content: ViewContent, alignment: Alignment) in
      DecorationModifier(content.value, alignment: alignment, isBehind: true)
    },
    .modifier(
      text(
        "Fills the room behind the view.", "Text(\"Hi\").background(.red)",
        "/// Marks: decorates\nfunc background<S: ShapeStyle>(_ style: S) -> some View")
    ) {
      (style: StyleArgument) in
      let fill = ShapeView(
        Rectangle(), fill: style.color, gradient: style.gradient, name: "Color")
      return DecorationModifier(fill, alignment: .center, isBehind: true)
    },
    .modifier(
      text(
        "Fills a shape behind the view.", "Text(\"Hi\").background(.red, in: Capsule())",
        "/// Marks: decorates\n"
          + "func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View")
    ) {
      (style: StyleArgument, shape: ShapeArgument) in
      DecorationModifier(
        shape.painted(style), alignment: .center, isBehind: true)
    },
    .modifier(
      text(
        "Draws a line inside the view's edges.", "Text(\"Hi\").border(.red, width: 2)",
        "/// Marks: decorates\n"
          + "func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View")
    ) {
      (style: StyleArgument, width: Double) in BorderModifier(style.color, width: width)
    },
  ]
}
