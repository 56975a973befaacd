/// `frame`: a size of its own, fixed or between bounds.
import Engine
import Interpreter

extension Vocabulary {
  static let frameModifiers: [Builtin] = [
    .modifier(
      text(
        "Gives the view a fixed width, height or both.", "Color.red.frame(width: 40, height: 20)",
        """
        /// Marks: sizes
        func frame(
          width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
        ) -> some View
        """)
    ) {
      (width: Double?, height: Double?, alignment: Alignment) in
      LayoutModifier.frame(width: width, height: height, alignment: alignment)
    },
    .modifier(
      text(
        "Keeps width and height between bounds.", "Text(\"Hi\").frame(maxWidth: .infinity)",
        """
        /// Marks: bounds
        func frame(
          minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
          minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
          alignment: Alignment = .center
        ) -> some View
        """)
    ) {
      (
        minWidth: Double?, idealWidth: Double?, maxWidth: Double?, minHeight: Double?,
        idealHeight: Double?, maxHeight: Double?, alignment: Alignment
      ) in
      LayoutModifier.flexibleFrame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
    },
  ]
}
