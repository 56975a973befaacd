/// Modifiers that change where a view stands and how much room it asks for.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let layoutModifiers: [Builtin] = spacing + placing

  private static let spacing: [Builtin] = [
    .modifier(
      text(
        "Adds space around the view.", "Text(\"Hi\").padding(.top, 8)",
        "/// Marks: insets\n"
          + "func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View")
    ) {
      (edges: EdgeSet, length: Double?) in LayoutModifier.padding(edges.insets(length ?? 16))
    },
    .modifier(
      text(
        "Adds space around the view.", "Text(\"Hi\").padding(8)",
        "/// Marks: insets\nfunc padding(_ length: CGFloat) -> some View")
    ) {
      (length: Double) in LayoutModifier.padding(EdgeSet.all.insets(length))
    },
    .modifier(
      text(
        "Adds a distance of its own on each side.",
        "Text(\"Hi\").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))",
        "/// Marks: insets\nfunc padding(_ insets: EdgeInsets) -> some View")
    ) {
      (insets: Insets) in LayoutModifier.padding(insets)
    },
    .modifier(
      text(
        "Keeps the ideal size, whatever is offered.", "Text(\"Hi\").fixedSize()",
        "/// Marks: hugs\nfunc fixedSize() -> some View")
    ) {
      LayoutModifier.fixedSize(horizontal: true, vertical: true)
    },
    .modifier(
      text(
        "Keeps the ideal size in some directions.",
        "Text(\"Hi\").fixedSize(horizontal: true, vertical: false)",
        "/// Marks: hugs\nfunc fixedSize(horizontal: Bool, vertical: Bool) -> some View")
    ) {
      (horizontal: Bool, vertical: Bool) in
      LayoutModifier.fixedSize(horizontal: horizontal, vertical: vertical)
    },
    .modifier(
      text(
        "Keeps a ratio of width to height.", "Color.red.aspectRatio(2, contentMode: .fit)",
        "func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View")
    ) {
      (ratio: Double?, mode: ContentMode) in
      LayoutModifier.aspectRatio(ratio, fill: mode == .fill)
    },
    .modifier(
      text(
        "Keeps the ratio of a size.",
        "Color.red.aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit)",
        "func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View")
    ) {
      (ratio: Size, mode: ContentMode) in
      LayoutModifier.aspectRatio(
        ratio.height == 0 ? nil : ratio.width / ratio.height, fill: mode == .fill)
    },
    .modifier(
      text(
        "Fits into its room in its own ratio.", "Circle().scaledToFit()",
        "func scaledToFit() -> some View")
    ) {
      LayoutModifier.aspectRatio(nil, fill: false)
    },
    .modifier(
      text(
        "Fills its room in its own ratio.", "Circle().scaledToFill()",
        "func scaledToFill() -> some View")
    ) {
      LayoutModifier.aspectRatio(nil, fill: true)
    },
    .modifier(
      text(
        "Who gets room first in a stack.",
        "HStack { Text(\"Hi\").layoutPriority(1); Text(\"there\") }",
        "func layoutPriority(_ value: Double) -> some View")
    ) {
      (value: Double) in LayoutModifier.priority(value)
    },
  ]

  private static let placing: [Builtin] = [
    .modifier(
      text(
        "Moves the view; its room stays.", "Text(\"Hi\").offset(x: 10)",
        "/// Marks: shifts\nfunc offset(x: CGFloat = 0, y: CGFloat = 0) -> some View")
    ) {
      (x: Double, y: Double) in LayoutModifier.offset(x: x, y: y)
    },
    .modifier(
      text(
        "Moves the view; its room stays.", "Text(\"Hi\").offset(CGSize(width: 10, height: 0))",
        "/// Marks: shifts\nfunc offset(_ offset: CGSize) -> some View")
    ) {
      (offset: Size) in LayoutModifier.offset(x: offset.width, y: offset.height)
    },
    .modifier(
      text(
        "Puts the middle of the view at a point.", "Text(\"Hi\").position(x: 20, y: 20)",
        "/// Marks: shifts\nfunc position(x: CGFloat = 0, y: CGFloat = 0) -> some View")
    ) {
      (x: Double, y: Double) in LayoutModifier.position(x: x, y: y)
    },
    .modifier(
      text(
        "Puts the middle of the view at a point.", "Text(\"Hi\").position(CGPoint(x: 20, y: 20))",
        "/// Marks: shifts\nfunc position(_ position: CGPoint) -> some View")
    ) {
      (point: Point) in LayoutModifier.position(x: point.x, y: point.y)
    },
    .modifier(
      text(
        "Moves a guide that stacks align by.",
        "VStack(alignment: .leading) { Text(\"Hi\").alignmentGuide(.leading) { $0.width } }",
        """
        func alignmentGuide(
          _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
        ) -> some View
        """)
    ) {
      (guide: HorizontalAlignment, compute: Closure) in alignmentGuide(guide.key, compute)
    },
    .modifier(
      text(
        "Moves a guide that rows align by.",
        "HStack(alignment: .top) { Text(\"Hi\").alignmentGuide(.top) { $0.height } }",
        """
        func alignmentGuide(
          _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
        ) -> some View
        """)
    ) {
      (guide: VerticalAlignment, compute: Closure) in alignmentGuide(guide.key, compute)
    },
  ]

  private static func alignmentGuide(_ key: AlignmentKey, _ compute: Closure) -> ModifierValue {
    LayoutModifier.alignmentGuide(key) { dimensions in
      do {
        return try compute(Dimensions(value: dimensions).toValue()).number ?? 0
      } catch {
        compute.machine.host?.report(Machine.trap(from: error))
        return 0
      }
    }
  }
}
