/// Modifiers that programs may write and that change nothing here, or nothing that cells can show.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let acceptedModifiers: [Builtin] =
    [
      .modifier(
        differing(
          "A shadow around the view.",
          "Text(\"Hi\").shadow(radius: 4)",
          "shadows are not drawn",
          """
          func shadow(
            color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
          ) -> some View
          """)
      ) { (_: Color, _: Double, _: Double, _: Double) in nothing },
      .modifier(
        differing(
          "Makes the view unsharp.",
          "Text(\"Hi\").blur(radius: 4)",
          "nothing is blurred",
          "func blur(radius: CGFloat, opaque: Bool = false) -> some View")
      ) { (_: Double, _: Bool) in nothing },
      .modifier(
        text(
          "Draws what is inside as one picture.",
          "Text(\"Hi\").drawingGroup()",
          "func drawingGroup() -> some View")
      ) { nothing },
      .modifier(
        text(
          "Puts what is inside together before effects.",
          "Text(\"Hi\").compositingGroup()",
          "func compositingGroup() -> some View")
      ) { nothing },
    ]

  private static var nothing: ModifierValue { EnvironmentModifier { _ in } }
}
