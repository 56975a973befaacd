/// Soft edges, shadows, and changes of colours.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  private static let sharp =
    "softened over whole samples of 4 points; texts and thin lines stay sharp"

  static let softEffects: [Builtin] = [
    .modifier(
      differing(
        "Makes the view unsharp.", "Color.red.frame(width: 60, height: 60).blur(radius: 8)", sharp,
        "func blur(radius: CGFloat, opaque: Bool = false) -> some View")
    ) { (radius: Double, _: Bool) in BlurModifier(radius: radius) },
    .modifier(
      differing(
        "A shadow behind the view.",
        "Color.red.frame(width: 60, height: 60).shadow(radius: 8, y: 4)",
        sharp + " and have no shadow",
        """
        func shadow(
          color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0,
          y: CGFloat = 0
        ) -> some View
        """)
    ) { (color: Color, radius: Double, x: Double, y: Double) in
      ShadowModifier(color, radius: radius, offset: Point(x, y))
    },
  ]

  /// A modifier with one parameter that changes colours.
  private static func filter<P: Argument>(
    _ name: String, _ parameter: String, _ value: String, _ summary: String,
    _ matrix: @escaping @Sendable (P) -> ColorMatrix
  ) -> Builtin {
    .modifier(
      text(summary, "Color.red.\(name)(\(value))", "func \(name)(\(parameter)) -> some View")
    ) { (argument: P) in ColorMatrixModifier(matrix(argument)) }
  }

  static let colorFilters: [Builtin] = [
    filter("brightness", "_ amount: Double", "0.2", "Adds an amount to all parts of the colours.") {
      (amount: Double) in .brightness(amount)
    },
    filter("contrast", "_ amount: Double", "0.5", "The distance of colours from grey.") {
      (amount: Double) in .contrast(amount)
    },
    filter("saturation", "_ amount: Double", "0.5", "How strong colours are: 0 is grey.") {
      (amount: Double) in .saturation(amount)
    },
    filter("grayscale", "_ amount: Double", "0.5", "How grey colours are: 1 is all grey.") {
      (amount: Double) in .saturation(1 - amount)
    },
    filter("hueRotation", "_ angle: Angle", ".degrees(90)", "Turns the hues of the colours.") {
      (angle: Angle) in .hueRotation(angle.radians)
    },
    filter("colorMultiply", "_ color: Color", ".red", "Multiplies the colours by another one.") {
      (color: Color) in .multiply(color)
    },
    .modifier(
      text("Turns the colours round.", "Color.red.colorInvert()", "func colorInvert() -> some View")
    ) { ColorMatrixModifier(.inversion) },
  ]
}
