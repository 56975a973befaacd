/// Navigation containers, the links and destinations inside them, and paths.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let navigation: [Builtin] =
    navigationTypes + stacks + columns + navigationPaths + links + destinations + pageBars

  private static let navigationTypes: [Builtin] = [
    ("Pages one over another.", "struct NavigationStack: View"),
    ("Pages one over another.", "struct NavigationView: View"),
    ("Columns of views.", "struct NavigationSplitView: View"),
    ("A label that leads somewhere.", "struct NavigationLink: View"),
    ("Where on the pile one is.", "struct NavigationPath"),
  ].map { .type("/// \($0)\n\($1)") }

  /// A page: its bars, and the content in the middle of the rest of the room.
  private static func page(_ content: ViewValue, isPushed: Bool) -> ViewValue {
    let inside = ControlParts.filling(
      StackView.vertical(alignment: .horizontalCenter, spacing: nil, content), isHigh: true)
    let page = PageView(inside) { contents, environment in
      bars(contents, environment, isPushed: isPushed)
    }
    guard isPushed else { return page }
    return ControlParts.behind(page, ShapeView(Rectangle(), fill: .white))
  }

  private static func container(
    _ name: String, _ content: ViewValue, path: PathAccess? = nil
  ) -> ViewValue {
    NavigationView(name, page(content, isPushed: false), path: path) { page($0, isPushed: true) }
  }

  private static let rows = "titles are rows above the page; pages come in a spring of 0.5 s"

  private static let stacks: [Builtin] =
    [
      ("NavigationStack", "root"), ("NavigationView", "content"),
    ].map { name, block in
      .view(
        name,
        differing(
          "Pages one over another; the first is its content.", "\(name) { Text(\"Hi\") }", rows,
          "init<Root: View>(@ViewBuilder \(block): () -> Root)")
      ) { (root: BuiltContent) in container(name, root.value) }
    } + [
      .view(
        "NavigationStack",
        differing(
          "Pages one over another, one for each value of a path.",
          "NavigationStack(path: .constant([1])) { Text(\"Hi\") }", rows,
          "init<Data, Root: View>(path: Binding<Data>, @ViewBuilder root: () -> Root)")
      ) { (path: BindingArgument, root: BuiltContent) in
        container("NavigationStack", root.value, path: access(to: path.object))
      }
    ]

  /// Columns side by side from 600 points on; below that the first one alone, as on a phone.
  private static func split(_ sidebar: ViewValue, _ others: [ViewValue]) -> ViewValue {
    GeometryReaderView { proxy in
      guard proxy.size.width >= 600 else { return container("NavigationSplitView", sidebar) }
      let narrow = ([sidebar] + others.dropLast()).map {
        ControlParts.sized(container("NavigationSplitView", $0), 200, nil)
      }
      let wide = others.last.map { [container("NavigationSplitView", $0)] } ?? []
      return ControlParts.row(
        Array((narrow + wide).map { [$0] }.joined(separator: [DividerView()])), spacing: 0)
    }
  }

  private static let narrow = "below 600 points only the first column is shown"

  private static let columns: [Builtin] = [
    .view(
      "NavigationSplitView",
      differing(
        "Two columns of views.",
        "NavigationSplitView { Text(\"Hi\") } detail: { Text(\"there\") }", narrow,
        """
        init<Sidebar: View, Detail: View>(
          @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
        )
        """)
    ) { (sidebar: BuiltContent, detail: BuiltContent) in split(sidebar.value, [detail.value]) },
    .view(
      "NavigationSplitView",
      differing(
        "Three columns of views.",
        "NavigationSplitView { Text(\"a\") } content: { Text(\"b\") } detail: { Text(\"c\") }",
        narrow,
        """
        init<Sidebar: View, Content: View, Detail: View>(
          @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
          @ViewBuilder detail: () -> Detail
        )
        """)
    ) { (sidebar: BuiltContent, content: BuiltContent, detail: BuiltContent) in
      split(sidebar.value, [content.value, detail.value])
    },
  ]

  // MARK: - Links

  /// A link's label: in a row with an arrow at the end, elsewhere in the accent colour.
  private static func shown(_ label: ViewValue, _ environment: EnvironmentValues) -> ViewValue {
    guard environment[.isInRow] else {
      return ControlParts.colored(label, environment[.tint] ?? ControlParts.accent)
    }
    return ControlParts.labelled(
      label, ControlParts.colored(TextView("\u{203A}"), ControlParts.faint))
  }

  private static func link(
    _ label: ViewValue, to destination: @escaping () throws -> ViewValue
  ) -> ViewValue {
    control("NavigationLink") { context in
      let isActive = context.state(0, false)
      var request: Presentation.Request?
      if isActive.value {
        request = Presentation.Request(
          .fromTrailing, isOpaque: true, dismiss: { isActive.value = false }
        ) { _ in
          page(try destination(), isPushed: true)
        }
      }
      return ControlParts.tapped(shown(label, context.environment)) { isActive.value = true }
        .modified(by: PresentationModifier(.navigation, request))
    }
  }

  private static func link(_ label: ViewValue, value: Value) -> ViewValue {
    control("NavigationLink") { context in
      let navigation = context.environment.navigation
      return ControlParts.tapped(shown(label, context.environment)) {
        if !value.isNone { try navigation?.push(TagValue(value).pathElement) }
      }
    }
  }

  private static let links: [Builtin] = [
    .view(
      "NavigationLink",
      text(
        "A label that leads to a view.",
        "NavigationStack { NavigationLink(destination: Text(\"there\")) { Text(\"Go\") } }",
        "/// Marks: hosts\n"
          + "init<D: View, Label: View>(destination: D, @ViewBuilder label: () -> Label)")
    ) { (destination: ViewContent, label: BuiltContent) in
      link(label.value) { destination.value }
    },
    .view(
      "NavigationLink",
      text(
        "A label that leads to a view.",
        "NavigationStack { NavigationLink { Text(\"there\") } label: { Text(\"Go\") } }",
        """
        /// Marks: hosts
        init<D: View, Label: View>(
          @ViewBuilder destination: @escaping () -> D, @ViewBuilder label: () -> Label
        )
        """)
    ) { (destination: Closure, label: BuiltContent) in
      link(label.value) { try built(destination) }
    },
    .view(
      "NavigationLink",
      text(
        "A title that leads to a view.",
        "NavigationStack { NavigationLink(\"Go\") { Text(\"there\") } }",
        "/// Marks: hosts\n"
          + "init<D: View>(_ title: String, @ViewBuilder destination: @escaping () -> D)")
    ) { (title: String, destination: Closure) in
      link(TextView(title)) { try built(destination) }
    },
    .view(
      "NavigationLink",
      text(
        "A title that leads to a view.",
        "NavigationStack { NavigationLink(\"Go\", destination: Text(\"there\")) }",
        "/// Marks: hosts\ninit<D: View>(_ title: String, destination: D)")
    ) { (title: String, destination: ViewContent) in
      link(TextView(title)) { destination.value }
    },
    .view(
      "NavigationLink",
      text(
        "A label that leads to where a value belongs.",
        "NavigationStack { NavigationLink(value: 1) { Text(\"Go\") } }",
        "init<P, Label: View>(value: P?, @ViewBuilder label: () -> Label)")
    ) { (value: Value, label: BuiltContent) in link(label.value, value: value) },
    .view(
      "NavigationLink",
      text(
        "A title that leads to where a value belongs.",
        "NavigationStack { NavigationLink(\"Go\", value: 1) }",
        "init<P>(_ title: String, value: P?)")
    ) { (title: String, value: Value) in link(TextView(title), value: value) },
  ]

  private static let destinations: [Builtin] = [
    .modifier(
      text(
        "Where the values of a type lead.",
        "NavigationStack { "
          + "Text(\"Hi\").navigationDestination(for: Int.self) { _ in Text(\"a\") } }",
        """
        /// Marks: hosts
        func navigationDestination<D, C: View>(
          for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
        ) -> some View
        """)
    ) { (type: TypeArgument, destination: Closure) in
      DestinationModifier(type.name) { payload in
        guard let tag = payload as? TagValue else { return EmptyView() }
        return try built(destination, tag.value)
      }
    },
    .modifier(
      text(
        "A page that is there while a value is true.",
        "NavigationStack { "
          + "Text(\"Hi\").navigationDestination(isPresented: $on) { Text(\"a\") } }",
        """
        /// Marks: hosts
        func navigationDestination<V: View>(
          isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
        ) -> some View
        """)
    ) { (isPresented: BindingArgument, destination: Closure) in
      PresentationModifier(
        .navigation,
        try request(isPresented, .fromTrailing, isOpaque: true) { _, _ in
          page(try built(destination), isPushed: true)
        })
    },
    .modifier(
      text(
        "A page that is there while there is a value.",
        "NavigationStack { "
          + "Text(\"Hi\").navigationDestination(item: .constant(nil)) { _ in Text(\"a\") } }",
        """
        /// Marks: hosts
        func navigationDestination<D, C: View>(
          item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
        ) -> some View
        """)
    ) { (item: BindingArgument, destination: Closure) in
      PresentationModifier(
        .navigation,
        try request(item: item, .fromTrailing, isOpaque: true, destination.machine) { _, value, _ in
          page(try built(destination, value), isPushed: true)
        })
    },
  ]
}

/// `T.self`.
struct TypeArgument: Argument {
  static var spelling: String { "Any" }
  let name: String

  init(_ value: Value, in context: CallContext) throws {
    guard let type = value.cast(to: TypeObject.self) else {
      throw context.mismatch(expected: "a type", got: value)
    }
    name = type.spelling
  }
}
