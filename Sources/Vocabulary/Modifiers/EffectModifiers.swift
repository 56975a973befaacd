/// Effects: how a view is drawn, not how much room it takes.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let effectModifiers: [Builtin] = drawing + turning

  private static let drawing: [Builtin] = [
    .modifier(
      text(
        "Makes the view transparent, 0 to 1.", "Text(\"Hi\").opacity(0.5)",
        "/// Marks: alters\nfunc opacity(_ opacity: Double) -> some View")
    ) {
      (opacity: Double) in OpacityModifier(opacity)
    },
    .modifier(
      text(
        "Cuts the corners round.", "Color.red.cornerRadius(8)",
        "/// Marks: clips rounds\nfunc cornerRadius(_ radius: CGFloat) -> some View")
    ) {
      (radius: Double) in ClipModifier(RoundedRectangle(radius: radius))
    },
    .modifier(
      text(
        "Cuts the view to a shape.", "Color.red.clipShape(Circle())",
        "/// Marks: clips\nfunc clipShape<S: Shape>(_ shape: S) -> some View")
    ) {
      (shape: ShapeArgument) in ClipModifier(shape.shape)
    },
    .modifier(
      text(
        "Cuts off what stands out.", "Color.red.clipped()",
        "/// Marks: clips\n"
          + "func clipped() -> some View")
    ) {
      ClipModifier(Rectangle())
    },
    .modifier(
      text(
        "Makes the view invisible; its room stays.", "Text(\"Hi\").hidden()",
        "func hidden() -> some View")
    ) {
      OpacityModifier(0)
    },
  ]

  private static let turning: [Builtin] = [
    .modifier(
      text(
        "Draws the view larger or smaller.", "Text(\"Hi\").scaleEffect(2)",
        "/// Marks: alters\n"
          + "func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View")
    ) {
      (scale: Double, anchor: UnitPoint) in
      TransformModifier.scale(x: scale, y: scale, anchor: anchor)
    },
    .modifier(
      text(
        "Draws the view larger or smaller in each direction.",
        "Text(\"Hi\").scaleEffect(x: 2, y: 1)",
        """
        /// Marks: alters
        func scaleEffect(
          x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
        ) -> some View
        """)
    ) {
      (x: Double, y: Double, anchor: UnitPoint) in
      TransformModifier.scale(x: x, y: y, anchor: anchor)
    },
    .modifier(
      text(
        "Draws the view larger or smaller in each direction.",
        "Text(\"Hi\").scaleEffect(CGSize(width: 2, height: 1))",
        "/// Marks: alters\n"
          + "func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View")
    ) {
      (scale: Size, anchor: UnitPoint) in
      TransformModifier.scale(x: scale.width, y: scale.height, anchor: anchor)
    },
    .modifier(
      text(
        "Turns the view.", "Text(\"Hi\").rotationEffect(.degrees(45))",
        "/// Marks: alters\n"
          + "func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View")
    ) {
      (angle: Angle, anchor: UnitPoint) in
      TransformModifier.rotation(radians: angle.radians, anchor: anchor)
    },
    .modifier(
      text(
        "Moves what is inside as one piece.", "VStack { Text(\"Hi\") }.geometryGroup()",
        "func geometryGroup() -> some View")
    ) {
      TransformModifier.geometryGroup()
    },
  ]
}
