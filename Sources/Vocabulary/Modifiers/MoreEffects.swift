/// Turning in space, masks, what answers taps, and colours of controls.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let moreEffects: [Builtin] = turning + masks + controlColours + edges

  private static func number(_ value: Value, _ index: Int) -> Double {
    guard let tuple = value.cast(to: TupleObject.self), tuple.elements.indices.contains(index)
    else { return 0 }
    return tuple.elements[index].number ?? 0
  }

  private static let turning: [Builtin] = [
    .modifier(
      differing(
        "Turns the view in space about an axis.",
        "Text(\"Hi\").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))",
        "seen from far away: narrower by the cosine of the angle, without perspective",
        """
        func rotation3DEffect(
          _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat),
          anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
        ) -> some View
        """)
    ) { (angle: Angle, axis: Value, anchor: UnitPoint, _: Double, _: Double) in
      TransformModifier.turning(
        radians: angle.radians, axis: (number(axis, 0), number(axis, 1), number(axis, 2)),
        anchor: anchor)
    }
  ]

  private static let wholeLetters =
    "letters in a mask are their boxes; characters under it are drawn wholly or not at all"

  private static let masks: [Builtin] = [
    .modifier(
      differing(
        "Cuts the view to what another view draws.", "Color.red.mask { Circle() }", wholeLetters,
        """
        func mask<Mask: View>(
          alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
        ) -> some View
        """)
    ) { (alignment: Alignment, mask: BuiltContent) in
      MaskModifier(mask.value, alignment: alignment)
    },
    .modifier(
      differing(
        "Cuts the view to what another view draws.", "Color.red.mask(Circle())", wholeLetters,
        "func mask<Mask: View>(_ mask: Mask) -> some View")
    ) { (mask: ViewContent) in MaskModifier(mask.value, alignment: .center) },
    .modifier(
      text(
        "Cuts the view to a shape.", "Color.red.clipShape(Circle(), style: FillStyle())",
        "/// Marks: clips\nfunc clipShape<S: Shape>(_ shape: S, style: FillStyle) -> some View")
    ) { (shape: ShapeArgument, _: Value) in ClipModifier(shape.shape) },
    .modifier(
      text(
        "Cuts off what stands out.", "Color.red.clipped(antialiased: true)",
        "/// Marks: clips\nfunc clipped(antialiased: Bool) -> some View")
    ) { (_: Bool) in ClipModifier(Rectangle()) },
    .modifier(
      text(
        "Whether taps reach what is inside.",
        "Text(\"Hi\").onTapGesture { on = true }.allowsHitTesting(false)",
        "func allowsHitTesting(_ enabled: Bool) -> some View")
    ) { (enabled: Bool) in HitTestingModifier(enabled) },
    .rewriting(
      differing(
        "Whether controls inside answer.", "Button(\"Go\") { on.toggle() }.disabled(true)",
        "nothing inside answers taps; of controls only buttons are drawn paler",
        "func disabled(_ disabled: Bool) -> some View")
    ) { (content: ViewValue, disabled: Bool) in
      content.modified(by: EnvironmentModifier { $0[.isDisabled] = $0[.isDisabled] || disabled })
        .modified(by: HitTestingModifier(!disabled))
    },
    .modifier(
      text(
        "The shape in which a tap counts, for some uses.",
        "Text(\"Hi\").contentShape(.interaction, Rectangle())",
        "func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S) -> some View")
    ) { (_: Value, shape: ShapeArgument) in ContentShapeModifier(shape.shape) },
    .staticMember(
      of: "ContentShapeKinds",
      text(
        "Taps.", "Text(\"Hi\").contentShape(.interaction, Rectangle())",
        "static let interaction: ContentShapeKinds")
    ) { Choice(type: "ContentShapeKinds", name: "interaction") },
  ]

  private static let controlColours: [Builtin] = [
    .modifier(
      text(
        "The colour of controls inside.", "Toggle(\"Sound\", isOn: $on).tint(.red)",
        "func tint(_ tint: Color?) -> some View")
    ) { (color: Color?) in EnvironmentModifier { $0[.tint] = color } },
    .modifier(
      text(
        "The colour of controls inside.", "Toggle(\"Sound\", isOn: $on).tint(Color.red.gradient)",
        "func tint<S: ShapeStyle>(_ tint: S) -> some View")
    ) { (style: StyleArgument) in EnvironmentModifier { $0[.tint] = style.color } },
    .modifier(
      text(
        "The colour of controls inside.", "Toggle(\"Sound\", isOn: $on).accentColor(.red)",
        "func accentColor(_ color: Color?) -> some View")
    ) { (color: Color?) in EnvironmentModifier { $0[.tint] = color } },
    .modifier(
      differing(
        "The colours of texts and shapes inside, by rank.",
        "Text(\"Hi\").foregroundStyle(.red, .blue)", "only the first counts",
        "func foregroundStyle<S: ShapeStyle, T: ShapeStyle>(_ first: S, _ second: T) -> some View")
    ) { (first: StyleArgument, _: StyleArgument) in
      EnvironmentModifier { $0.setForeground(first.color, first.gradient) }
    },
  ]

  private static let edges: [Builtin] =
    [
      .modifier(
        text(
          "Adds space inside the bars of a device; there are none, so it is padding.",
          "Text(\"Hi\").safeAreaPadding(.top, 8)",
          "func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View")
      ) { (edges: EdgeSet, length: Double?) in LayoutModifier.padding(edges.insets(length ?? 16)) },
      .modifier(
        text(
          "Adds space inside the bars of a device; there are none, so it is padding.",
          "Text(\"Hi\").safeAreaPadding(8)", "func safeAreaPadding(_ length: CGFloat) -> some View")
      ) { (length: Double) in LayoutModifier.padding(EdgeSet.all.insets(length)) },
    ]
    + options(
      "VerticalEdge", "The top or the bottom.", ["top", "bottom"], declared: "enum VerticalEdge"
    ) { "Color.red.safeAreaInset(edge: .\($0)) { Text(\"Hi\") }" }
}
