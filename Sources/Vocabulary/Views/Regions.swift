/// Scrolling, reading the geometry, lines between views, and lazy stacks and grids.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let regions: [Builtin] = [
    .type("/// Content that may be longer than its room.\nstruct ScrollView: View"),
    .type("/// A view that is built for its size.\nstruct GeometryReader: View"),
    .type("/// What a geometry reader knows.\nstruct GeometryProxy"),
    .type("/// A line between views.\nstruct Divider: View"),
    .staticMember(
      of: "Axis.Set",
      text(
        "Up and down.", "ScrollView(.vertical) { Text(\"Hi\") }",
        "static let vertical: Axis.Set")
    ) { AxisSet(bits: 2) },
    .staticMember(
      of: "Axis.Set",
      text(
        "Across.", "ScrollView(.horizontal) { Text(\"Hi\") }",
        "static let horizontal: Axis.Set")
    ) { AxisSet(bits: 1) },
    .view(
      "ScrollView",
      text(
        "Content as long as it wants along an axis, cut to the room.",
        "ScrollView { Text(\"Hi\") }",
        """
        init<Content: View>(
          _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
          @ViewBuilder content: () -> Content
        )
        """)
    ) { (axes: AxisSet, _: Bool, content: BuiltContent) in
      ScrollRegionView(axes.scrolling, content.value)
    },
    .view(
      "GeometryReader",
      text(
        "Content that is built for the size it gets.",
        "GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }",
        "init<Content: View>(@ViewBuilder content: @escaping (GeometryProxy) -> Content)")
    ) { (content: Closure) in
      GeometryReaderView { proxy in
        let value = try content(proxy.toValue())
        return content.machine.viewValue(value) ?? EmptyView()
      }
    },
    .member(
      of: "GeometryProxy",
      text(
        "The size of the reader in points.",
        "GeometryReader { proxy in Text(\"\\(Int(proxy.size.width))\") }",
        "var size: CGSize { get }")
    ) { (proxy: GeometryProxy) in proxy.size },
    .member(
      of: "GeometryProxy",
      text(
        "The reader's rectangle in the window, in itself or in a named space.",
        "GeometryReader { proxy in Text(\"\\(Int(proxy.frame(in: .global).minX))\") }",
        "func frame(in space: CoordinateSpace) -> CGRect")
    ) { (proxy: GeometryProxy, space: SpaceName) in space.frame(of: proxy) },
    .member(
      of: "GeometryProxy",
      text(
        "The bars of a device; there are none.",
        "GeometryReader { proxy in Text(\"\\(Int(proxy.safeAreaInsets.top))\") }",
        "var safeAreaInsets: EdgeInsets { get }")
    ) { (_: GeometryProxy) in Insets(top: 0, leading: 0, bottom: 0, trailing: 0) },
    side("top") { $0.top }, side("leading") { $0.leading }, side("bottom") { $0.bottom },
    side("trailing") { $0.trailing },
    .type("/// What coordinates are counted from.\nenum CoordinateSpace"),
    .staticMember(
      of: "CoordinateSpace",
      text(
        "The window.", "GeometryReader { Text(\"\\(Int($0.frame(in: .global).minY))\") }",
        "static let global: CoordinateSpace")
    ) { SpaceName.global },
    .staticMember(
      of: "CoordinateSpace",
      text(
        "The view itself.", "GeometryReader { Text(\"\\(Int($0.frame(in: .local).minY))\") }",
        "static let local: CoordinateSpace")
    ) { SpaceName.local },
    .staticMember(
      of: "CoordinateSpace",
      text(
        "The nearest scroll view around.",
        "ScrollView { GeometryReader { Text(\"\\(Int($0.frame(in: .scrollView).minY))\") } }",
        "static let scrollView: CoordinateSpace")
    ) { SpaceName.scrollView },
    .staticMember(
      of: "CoordinateSpace",
      text(
        "A space by its name.",
        "GeometryReader { Text(\"\\(Int($0.frame(in: .named(\"a\")).minY))\") }",
        "static func named<N: Hashable>(_ name: N) -> CoordinateSpace")
    ) { (name: IdentityArgument) in SpaceName.named(name.id) },
    .modifier(
      text(
        "Names the space of the view for what is inside.",
        "Text(\"Hi\").coordinateSpace(name: \"a\")",
        "func coordinateSpace<N: Hashable>(name: N) -> some View")
    ) { (name: IdentityArgument) in NamedSpaceModifier(name.id) },
    .modifier(
      text(
        "Names the space of the view for what is inside.",
        "Text(\"Hi\").coordinateSpace(.named(\"a\"))",
        "func coordinateSpace(_ name: CoordinateSpace) -> some View")
    ) { (space: SpaceName) in
      guard case .named(let name) = space else { return EnvironmentModifier { _ in } }
      return NamedSpaceModifier(name)
    },
    .view(
      "Divider", text("A thin line.", "VStack { Text(\"Hi\"); Divider() }", "init()")
    ) { DividerView() },
  ]

  private static func side(
    _ name: String, _ read: @escaping @Sendable (Insets) -> Double
  ) -> Builtin {
    .member(
      of: "EdgeInsets",
      text(
        "A distance in points.",
        "GeometryReader { proxy in Text(\"\\(Int(proxy.safeAreaInsets.\(name)))\") }",
        "var \(name): CGFloat { get }")
    ) { (insets: Insets) in read(insets) }
  }
}

extension GeometryProxy: HostValue {
  package static var spelling: String { "GeometryProxy" }
}

/// `CoordinateSpace`.
enum SpaceName: HostValue, Hashable {
  static var spelling: String { "CoordinateSpace" }
  case global, local, scrollView
  case named(ElementID)

  var isGlobal: Bool { self == .global }

  func frame(of proxy: GeometryProxy) -> Rect {
    switch self {
    case .global: Rect(proxy.windowOrigin, proxy.size)
    case .local: Rect(.zero, proxy.size)
    case .scrollView: proxy.frame(in: GeometryProxy.scrollView)
    case .named(let name): proxy.frame(in: name)
    }
  }
}

extension AxisSet {
  /// The axes as those of a scroll view: up and down where none is given.
  var scrolling: ScrollAxes {
    ScrollAxes(horizontal: bits & 1 != 0, vertical: bits & 2 != 0 || bits == 0)
  }
}
