/// Modifiers that programs may write and that change nothing here, or nothing that cells can show.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let acceptedModifiers: [Builtin] =
    [
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
