/// Navigation containers and what stands in their bars.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let navigation: [Builtin] = navigationTypes + stacks + links + titles + barItems

  private static let navigationTypes: [Builtin] = [
    ("Views one after another on a pile.", "struct NavigationStack: View"),
    ("Views one after another.", "struct NavigationView: View"),
    ("Columns of views.", "struct NavigationSplitView: View"),
    ("A label that leads somewhere.", "struct NavigationLink: View"),
    ("Something in a bar.", "struct ToolbarItem: View"),
    ("Things in a bar.", "struct ToolbarItemGroup: View"),
    ("Where on the pile one is.", "struct NavigationPath"),
  ].map { .type("/// \($0)\n\($1)") }

  /// The content in the middle of all the room, with titles shown.
  private static func container(_ content: ViewValue) -> ViewValue {
    ControlParts.filling(
      StackView.vertical(alignment: .horizontalCenter, spacing: nil, content), isHigh: true
    ).modified(by: EnvironmentModifier { $0[.showsTitle] = true })
  }

  private static let noBar = "there is no bar; a title inside is a row above its view"

  private static let stacks: [Builtin] = [
    .view(
      "NavigationStack",
      differing(
        "Views one after another; the first is shown.", "NavigationStack { Text(\"Hi\") }", noBar,
        "init<Root: View>(@ViewBuilder root: () -> Root)")
    ) { (root: BuiltContent) in container(root.value) },
    .view(
      "NavigationStack",
      differing(
        "Views one after another; the first is shown.",
        "NavigationStack(path: .constant([1])) { Text(\"Hi\") }", noBar,
        "init<Data, Root: View>(path: Binding<Data>, @ViewBuilder root: () -> Root)")
    ) { (_: Value, root: BuiltContent) in container(root.value) },
    .view(
      "NavigationView",
      differing(
        "Views one after another; the first is shown.", "NavigationView { Text(\"Hi\") }", noBar,
        "init<Content: View>(@ViewBuilder content: () -> Content)")
    ) { (content: BuiltContent) in container(content.value) },
    .view(
      "NavigationSplitView",
      differing(
        "Two columns of views.",
        "NavigationSplitView { Text(\"Hi\") } detail: { Text(\"there\") }",
        "only the first column is shown, as on a phone",
        """
        init<Sidebar: View, Detail: View>(
          @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
        )
        """)
    ) { (sidebar: BuiltContent, _: BuiltContent) in container(sidebar.value) },
    .initializer(
      of: "NavigationPath",
      text("An empty pile.", "Text(NavigationPath() == nil ? \"no\" : \"yes\")", "init()")
    ) { Choice(type: "NavigationPath", name: "path") },
  ]

  private static let leadsNowhere = "only the label is there; it leads nowhere"

  private static let links: [Builtin] = [
    .view(
      "NavigationLink",
      differing(
        "A label that leads to a view.",
        "NavigationLink(destination: Text(\"there\")) { Text(\"Go\") }", leadsNowhere,
        "/// Marks: hosts\n"
          + "init<D: View, Label: View>(destination: D, @ViewBuilder label: () -> Label)")
    ) { (_: ViewContent, label: BuiltContent) in label.value },
    .view(
      "NavigationLink",
      differing(
        "A label that leads to a view.",
        "NavigationLink { Text(\"there\") } label: { Text(\"Go\") }", leadsNowhere,
        """
        /// Marks: hosts
        init<D: View, Label: View>(
          @ViewBuilder destination: () -> D, @ViewBuilder label: () -> Label
        )
        """)
    ) { (_: BuiltContent, label: BuiltContent) in label.value },
    .view(
      "NavigationLink",
      differing(
        "A title that leads to a view.", "NavigationLink(\"Go\") { Text(\"there\") }",
        leadsNowhere,
        "/// Marks: hosts\n"
          + "init<D: View>(_ title: String, @ViewBuilder destination: () -> D)")
    ) { (title: String, _: BuiltContent) in TextView(title) },
    .view(
      "NavigationLink",
      differing(
        "A title that leads to a view.", "NavigationLink(\"Go\", destination: Text(\"there\"))",
        leadsNowhere, "/// Marks: hosts\ninit<D: View>(_ title: String, destination: D)")
    ) { (title: String, _: ViewContent) in TextView(title) },
    .view(
      "NavigationLink",
      differing(
        "A label that leads to where a value belongs.",
        "NavigationLink(value: 1) { Text(\"Go\") }", leadsNowhere,
        "init<P, Label: View>(value: P?, @ViewBuilder label: () -> Label)")
    ) { (_: Value, label: BuiltContent) in label.value },
    .view(
      "NavigationLink",
      differing(
        "A title that leads to where a value belongs.", "NavigationLink(\"Go\", value: 1)",
        leadsNowhere, "init<P>(_ title: String, value: P?)")
    ) { (title: String, _: Value) in TextView(title) },
  ]

  /// A row with the title above the content, which takes the rest of the room.
  private static func titled(_ title: ViewValue) -> ModifierValue {
    EnvironmentRewriting { content, environment in
      guard environment[.showsTitle] else { return content }
      let isInline = environment[.hasInlineTitle]
      let font = EnvironmentModifier { $0[.font] = Font(size: isInline ? 17 : 34) }
      let row = ControlParts.filling(
        ControlParts.padded(title.modified(by: font), 16, 8),
        alignment: Alignment(isInline ? .horizontalCenter : .leading, .verticalCenter))
      let inside = ControlParts.filling(
        StackView.vertical(alignment: .horizontalCenter, spacing: nil, content), isHigh: true
      ).modified(by: EnvironmentModifier { $0[.showsTitle] = false })
      return ControlParts.column([row, inside], spacing: 0)
    }
  }

  private static let rowAbove =
    "a row above the view: 34 points, or 17 in the middle; it does not scroll"

  private static let titles: [Builtin] =
    ["navigationTitle", "navigationBarTitle"].map { name in
      .modifier(
        differing(
          "The title in the bar of the navigation container around the view.",
          "NavigationStack { Text(\"Hi\").\(name)(\"Title\") }", rowAbove,
          "func \(name)(_ title: String) -> some View")
      ) { (title: TitleArgument) in titled(title.view) }
    } + [
      .modifier(
        differing(
          "The title in the bar of the navigation container around the view.",
          "NavigationStack { Text(\"Hi\").navigationTitle(Text(\"Title\")) }", rowAbove,
          "func navigationTitle(_ title: Text) -> some View")
      ) { (title: TitleArgument) in titled(title.view) },
      .modifier(
        differing(
          "The title and how large it is.",
          "NavigationStack { Text(\"Hi\").navigationBarTitle(\"Title\", displayMode: .inline) }",
          rowAbove,
          """
          func navigationBarTitle(
            _ title: String, displayMode: NavigationBarItem.TitleDisplayMode
          ) -> some View
          """)
      ) { (title: TitleArgument, _: Value) in titled(title.view) },
      .modifier(
        text(
          "Whether the title is a large one.",
          "NavigationStack { Text(\"Hi\").navigationTitle(\"A\")"
            + ".navigationBarTitleDisplayMode(.inline) }",
          """
          func navigationBarTitleDisplayMode(
            _ displayMode: NavigationBarItem.TitleDisplayMode
          ) -> some View
          """)
      ) { (mode: Value) in
        let isInline = mode.cast(to: HostObject<Choice>.self)?.value.name == "inline"
        return EnvironmentModifier { $0[.hasInlineTitle] = isInline }
      },
    ]
    + ["automatic", "inline", "large"].map { name in
      .staticMember(
        of: "NavigationBarItem.TitleDisplayMode",
        text(
          "How large a title is.",
          "NavigationStack { Text(\"Hi\").navigationBarTitleDisplayMode(.\(name)) }",
          "static let \(name): NavigationBarItem.TitleDisplayMode")
      ) { Choice(type: "NavigationBarItem.TitleDisplayMode", name: name) }
    }

  private static let notShown = "bars are not drawn, nor what stands in them"

  private static let barItems: [Builtin] =
    ["ToolbarItem", "ToolbarItemGroup"].map { name in
      .view(
        name,
        differing(
          "What stands in a bar.",
          "Text(\"Hi\").toolbar { \(name)(placement: .topBarTrailing) { Text(\"Edit\") } }",
          notShown,
          """
          init<Content: View>(
            placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
          )
          """)
      ) { (_: Value, _: BuiltContent) in EmptyView() }
    }
    + options(
      "ToolbarItemPlacement", "Where in a bar something stands.",
      [
        "automatic", "principal", "navigation", "topBarLeading", "topBarTrailing", "bottomBar",
        "navigationBarLeading", "navigationBarTrailing", "cancellationAction", "confirmationAction",
        "primaryAction", "secondaryAction", "status", "keyboard", "destructiveAction",
      ]
    ) { "Text(\"Hi\").toolbar { ToolbarItem(placement: .\($0)) { Text(\"Edit\") } }" } + [
      .modifier(
        differing(
          "What stands in the bars around the view.",
          "Text(\"Hi\").toolbar { Button(\"Edit\") { } }", notShown,
          "func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View")
      ) { (_: BuiltContent) in EnvironmentModifier { _ in } },
      .modifier(
        differing(
          "What stands at the leading side of the bar.",
          "Text(\"Hi\").navigationBarItems(leading: Text(\"Edit\"))", notShown,
          "func navigationBarItems<L: View>(leading: L) -> some View")
      ) { (_: ViewContent) in EnvironmentModifier { _ in } },
      .modifier(
        differing(
          "What stands at the trailing side of the bar.",
          "Text(\"Hi\").navigationBarItems(trailing: Text(\"Edit\"))", notShown,
          "func navigationBarItems<T: View>(trailing: T) -> some View")
      ) { (_: ViewContent) in EnvironmentModifier { _ in } },
      .modifier(
        differing(
          "What stands at both sides of the bar.",
          "Text(\"Hi\").navigationBarItems(leading: Text(\"a\"), trailing: Text(\"b\"))", notShown,
          "func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View")
      ) { (_: ViewContent, _: ViewContent) in EnvironmentModifier { _ in } },
    ]
}
