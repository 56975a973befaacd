/// Scrolling by the program, views that depend on where they stand, and safe areas.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let scrolling: [Builtin] = scrollReaders + scrollTargets + placeReaders + safeAreas

  private static let paged = "ScrollView { Color.red.frame(height: 400) }"

  private static let scrollTargets: [Builtin] =
    [
      .modifier(
        differing(
          "Where scrolling comes to rest.", "\(paged).scrollTargetBehavior(.paging)",
          "at the nearest place, however fast the finger was",
          "func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View")
      ) { (behavior: NameArgument) in
        let target: ScrollTarget = behavior.name == "paging" ? .paging : .viewAligned
        return EnvironmentModifier { $0[.scrollTarget] = target }
      },
      .modifier(
        text(
          "The views inside are what scrolling comes to rest at.",
          "ScrollView { VStack { Text(\"Hi\") }.scrollTargetLayout() }",
          "func scrollTargetLayout(isEnabled: Bool = true) -> some View")
      ) { (isEnabled: Bool) in
        isEnabled ? ScrollTargetLayoutModifier() : EnvironmentModifier { _ in }
      },
    ]
    + options("ScrollTargetBehavior", "Where scrolling comes to rest.", ["paging", "viewAligned"]) {
      "\(paged).scrollTargetBehavior(.\($0))"
    }

  private static let scrollReaders: [Builtin] = [
    .type("/// Content that is handed what scrolls it.\nstruct ScrollViewReader: View"),
    .type("/// What scrolls.\nstruct ScrollViewProxy"),
    .view(
      "ScrollViewReader",
      text(
        "Content that is handed what scrolls it.",
        "ScrollViewReader { proxy in Text(\"Hi\").onTapGesture { proxy.scrollTo(1) } }",
        "init<C: View>(@ViewBuilder content: @escaping (ScrollViewProxy) -> C)")
    ) { (content: Closure) in
      let reader = ScrollReader()
      let value = try content(ScrollProxy(reader: reader).toValue())
      return ScrollReaderView(reader, content.machine.viewValue(value) ?? EmptyView())
    },
    .member(
      of: "ScrollViewProxy",
      text(
        "Scrolls to the view with an id: so far that all of it is seen, or until the anchors meet.",
        "ScrollViewReader { proxy in Text(\"Hi\").onTapGesture { proxy.scrollTo(1) } }",
        "func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)")
    ) { (proxy: ScrollProxy, id: IdentityArgument, anchor: UnitPoint?) in
      proxy.reader.scroll(to: id.id, anchor: anchor)
      return Nothing()
    },
    .modifier(
      differing(
        "Which view scrolling is at: writing it scrolls, and scrolling writes it.",
        "ScrollView { Text(\"Hi\").id(1) }.scrollPosition(id: .constant(1))",
        "scrolling writes only ids that are numbers and strings",
        "func scrollPosition<ID>(id: Binding<ID>, anchor: UnitPoint? = nil) -> some View")
    ) { (id: BindingArgument, anchor: UnitPoint?) in
      let binding = id.object
      let value = try binding.get()
      let position = ScrollPosition(
        id: value.isNone ? nil : ElementID(value), anchor: anchor
      ) { id in
        if let value = id.programValue { try binding.set(value) }
      }
      return EnvironmentModifier { $0.scrollPosition = position }
    },
  ]

  private static let placeReaders: [Builtin] = [
    .modifier(
      text(
        "Effects that depend on where the view stands; its room stays.",
        "Text(\"Hi\").visualEffect { content, proxy in content.offset(x: proxy.size.width) }",
        """
        func visualEffect(
          _ effect: @escaping (some View, GeometryProxy) -> some View
        ) -> some View
        """)
    ) { (effect: Closure) in
      VisualEffectModifier { content, proxy in
        let value = try effect(content.toValue(), proxy.toValue())
        return effect.machine.viewValue(value) ?? content
      }
    },
    .modifier(
      text(
        "As long as the nearest scroll view, else the window.",
        "Color.red.containerRelativeFrame(.horizontal)",
        """
        func containerRelativeFrame(
          _ axes: Axis.Set, alignment: Alignment = .center
        ) -> some View
        """)
    ) { (axes: AxisSet, alignment: Alignment) in
      relative(axes, alignment) { _, length in length }
    },
    .modifier(
      text(
        "So many parts of the nearest scroll view, else of the window.",
        "Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 8)",
        """
        func containerRelativeFrame(
          _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
          alignment: Alignment = .center
        ) -> some View
        """)
    ) { (axes: AxisSet, count: Int, span: Int, spacing: Double, alignment: Alignment) in
      relative(axes, alignment) { _, length in
        let one = (length - spacing * Double(max(count, 1) - 1)) / Double(max(count, 1))
        return one * Double(span) + spacing * Double(max(span, 1) - 1)
      }
    },
    .modifier(
      text(
        "A length found from that of the nearest scroll view, else of the window.",
        "Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }",
        """
        func containerRelativeFrame(
          _ axes: Axis.Set, alignment: Alignment = .center,
          _ length: @escaping (CGFloat, Axis) -> CGFloat
        ) -> some View
        """)
    ) { (axes: AxisSet, alignment: Alignment, length: Closure) in
      relative(axes, alignment) { axis, whole in
        (try? length(.double(whole), axis.toValue()))?.number ?? whole
      }
    },
    .view(
      "ViewThatFits",
      text(
        "The first of several views whose ideal size fits, else the last.",
        "ViewThatFits { Text(\"long and longer\"); Text(\"short\") }",
        "init<Content: View>(in axes: Axis.Set? = nil, @ViewBuilder content: () -> Content)")
    ) { (axes: AxisSet?, content: BuiltContent) in
      let bits = axes?.bits ?? 3
      return FittingView(horizontal: bits & 1 != 0, vertical: bits & 2 != 0, content.value)
    },
  ]

  private static func relative(
    _ axes: AxisSet, _ alignment: Alignment, _ length: @escaping (Axis, Double) -> Double
  ) -> ModifierValue {
    ContainerFrameModifier(
      horizontal: axes.bits & 1 != 0 ? { length(.horizontal, $0) } : nil,
      vertical: axes.bits & 2 != 0 ? { length(.vertical, $0) } : nil, alignment: alignment)
  }

  private static let safeAreas: [Builtin] =
    [
      .modifier(
        text(
          "A bar at the top or bottom; what is inside stands in the room it leaves.",
          "Color.red.safeAreaInset(edge: .bottom) { Text(\"Hi\") }",
          """
          func safeAreaInset<V: View>(
            edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
            @ViewBuilder content: () -> V
          ) -> some View
          """)
      ) {
        (edge: NameArgument, alignment: HorizontalAlignment, spacing: Double?, bar: BuiltContent) in
        SafeAreaInsetModifier(
          bar.value, edge: edge.name == "top" ? .top : .bottom,
          alignment: Alignment(alignment.key, .verticalCenter), spacing: spacing ?? 0)
      },
      .modifier(
        text(
          "A bar at the leading or trailing side; what is inside stands in the room it leaves.",
          "Color.red.safeAreaInset(edge: .leading) { Text(\"Hi\") }",
          """
          func safeAreaInset<V: View>(
            edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
            @ViewBuilder content: () -> V
          ) -> some View
          """)
      ) { (edge: NameArgument, alignment: VerticalAlignment, spacing: Double?, bar: BuiltContent) in
        SafeAreaInsetModifier(
          bar.value, edge: edge.name == "leading" ? .leading : .trailing,
          alignment: Alignment(.horizontalCenter, alignment.key), spacing: spacing ?? 0)
      },
      .modifier(
        text(
          "Reaches over the insets of safe areas.", "Color.red.ignoresSafeArea(edges: .top)",
          "func ignoresSafeArea(edges: Edge.Set = .all) -> some View")
      ) { (edges: EdgeSet) in LayoutModifier.ignoringSafeArea(edges.edges) },
      .modifier(
        differing(
          "Reaches over the insets of safe areas.",
          "Color.red.ignoresSafeArea(.container, edges: .bottom)", "there is no keyboard",
          "func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set = .all) -> some View")
      ) { (regions: NameArgument, edges: EdgeSet) in
        LayoutModifier.ignoringSafeArea(regions.name == "keyboard" ? [] : edges.edges)
      },
      .modifier(
        text(
          "Reaches over the insets of safe areas.", "Color.red.edgesIgnoringSafeArea(.all)",
          "func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View")
      ) { (edges: EdgeSet) in LayoutModifier.ignoringSafeArea(edges.edges) },
    ]
    + options(
      "HorizontalEdge", "The leading or the trailing side.", ["leading", "trailing"],
      declared: "enum HorizontalEdge"
    ) { "Color.red.safeAreaInset(edge: .\($0)) { Text(\"Hi\") }" }
}

/// `ScrollViewProxy`.
struct ScrollProxy: HostValue {
  static var spelling: String { "ScrollViewProxy" }
  let reader: ScrollReader
}

extension EdgeSet {
  /// The edges of the set.
  var edges: [LayoutEdge] {
    let all: [LayoutEdge] = [.top, .leading, .bottom, .trailing]
    return all.filter(contains)
  }
}

extension ElementID {
  /// The value of the program that has this identity, where it is a plain one.
  fileprivate var programValue: Value? {
    switch self {
    case .int(let number): .int(number)
    case .double(let number): .double(number)
    case .bool(let truth): .bool(truth)
    case .string(let text): .string(text)
    case .composite: nil
    }
  }
}
