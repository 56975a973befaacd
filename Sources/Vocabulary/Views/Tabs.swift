/// Tab views: a page, and below it a bar of tabs or a row of dots.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let tabViews: [Builtin] = tabContainers + tabForms + tabLooks

  /// A tab's place among the others, where it has no tag.
  private static func id(_ element: ElementProxy, _ index: Int) -> ElementID {
    element.tag?.id ?? .int(index)
  }

  private static func tabs(_ content: ViewValue, _ selection: BindingObject?) -> ViewValue {
    control("TabView") { context in
      let own = context.state(0, nil as ElementID?)
      let visited = context.storage.slot(1) { VisitedTabs() }
      let style = context.environment[.tabViewStyle]
      let wanted = try selection.map { ElementID(try $0.get()) } ?? own.value
      return ElementsView("TabView", content) { elements in
        let chosen =
          elements.indices.first { id(elements[$0], $0) == wanted }
          ?? (elements.isEmpty ? nil : 0)
        func choose(_ index: Int) throws {
          guard let selection else { return own.value = id(elements[index], index) }
          try selection.set(elements[index].tag?.value ?? .int(index))
        }
        if let chosen { visited.ids.insert(id(elements[chosen], chosen)) }
        let pages = elements.indices.filter { visited.ids.contains(id(elements[$0], $0)) }.map {
          ControlParts.filling(elements[$0], isHigh: true).modified(
            by: PageHostModifier(isShown: $0 == chosen))
        }
        let page = ControlParts.filling(
          StackView.depth(alignment: .center, TupleView(pages)), isHigh: true)
        if style == plainPage { return page }
        return style == "page"
          ? paged(page, elements.count, chosen, choose)
          : ControlParts.column([page] + bar(elements, chosen, choose), spacing: 0)
      }
    }
  }

  /// A line and the tabs' labels side by side, the chosen one in the accent colour.
  private static func bar(
    _ elements: [ElementProxy], _ chosen: Int?, _ choose: @escaping (Int) throws -> Void
  ) -> [ViewValue] {
    guard elements.contains(where: { $0.tabItem != nil }) else { return [] }
    let line = ControlParts.sized(ShapeView.color(ControlParts.faint), nil, 1)
    let cells = elements.enumerated().map { index, element in
      ControlParts.tapped(
        ControlParts.filling(
          ControlParts.padded(
            ControlParts.tinted("tabItem", ControlParts.accent) { tint in
              ControlParts.colored(
                (element.tabItem ?? EmptyView()).modified(
                  by: EnvironmentModifier { $0[.font] = Font(size: 13) }),
                index == chosen ? tint : Color(hex: 0x8E8E93))
            }, 4, 8))
      ) { try choose(index) }
    }
    return [line, ControlParts.row(cells, spacing: 0)]
  }

  /// Dots below the page, the chosen one dark.
  private static func paged(
    _ page: ViewValue, _ count: Int, _ chosen: Int?, _ choose: @escaping (Int) throws -> Void
  ) -> ViewValue {
    let dots = (0..<count).map { index in
      ControlParts.tapped(
        ControlParts.sized(
          ShapeView(Circle(), fill: index == chosen ? .black : ControlParts.faint), 8, 8)
      ) { try choose(index) }
    }
    return page.modified(
      by: DecorationModifier(
        ControlParts.padded(ControlParts.row(dots, spacing: 8), 0, 8),
        alignment: Alignment(.horizontalCenter, .bottom), isBehind: false))
  }

  private static let noSwiping = "a tap on a label or a dot changes the page; there is no swiping"

  private static let tabContainers: [Builtin] = [
    .view(
      "TabView",
      differing(
        "Pages of which the one with the chosen tag is shown.",
        "TabView(selection: .constant(1)) { Text(\"a\").tag(0); Text(\"b\").tag(1) }", noSwiping,
        """
        init<V: Hashable, Content: View>(
          selection: Binding<V>, @ViewBuilder content: () -> Content
        )
        """)
    ) { (selection: BindingArgument, content: BuiltContent) in
      tabs(content.value, selection.object)
    },
    .view(
      "TabView",
      differing(
        "Pages of which the first is shown to begin with.", "TabView { Text(\"a\"); Text(\"b\") }",
        noSwiping, "init<Content: View>(@ViewBuilder content: () -> Content)")
    ) { (content: BuiltContent) in tabs(content.value, nil) },
  ]

  private static func tab(_ label: ViewValue, _ content: ViewValue, _ value: Value?) -> ViewValue {
    let page = StackView.depth(alignment: .center, content).modified(
      by: TraitModifier.tabItem(label))
    guard let value else { return page }
    return page.modified(by: TraitModifier.tag(ElementID(value), TagValue(value)))
  }

  private static let tabForms: [Builtin] = [
    .view(
      "Tab",
      text(
        "A page of a tab view.",
        "TabView { Tab(\"Home\", systemImage: \"house\") { Text(\"a\") } }",
        """
        init<Content: View>(
          _ title: String, systemImage: String, role: TabRole? = nil,
          @ViewBuilder content: () -> Content
        )
        """)
    ) { (title: String, image: String, _: Value, content: BuiltContent) in
      tab(label(ImageView(image, .symbol), TextView(title)), content.value, nil)
    },
    .view(
      "Tab",
      text(
        "A page of a tab view with the value it is chosen by.",
        "TabView(selection: .constant(1)) { "
          + "Tab(\"A\", systemImage: \"a\", value: 1) { Text(\"a\") } }",
        """
        init<V: Hashable, Content: View>(
          _ title: String, systemImage: String, value: V, role: TabRole? = nil,
          @ViewBuilder content: () -> Content
        )
        """)
    ) { (title: String, image: String, value: Value, _: Value, content: BuiltContent) in
      tab(label(ImageView(image, .symbol), TextView(title)), content.value, value)
    },
    .view(
      "Tab",
      text(
        "A page of a tab view with the value it is chosen by.",
        "TabView(selection: .constant(1)) { Tab(value: 1) { Text(\"a\") } }",
        """
        init<V: Hashable, Content: View>(
          value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
        )
        """)
    ) { (value: Value, _: Value, content: BuiltContent) in tab(EmptyView(), content.value, value) },
    .modifier(
      text(
        "What the bar of tabs shows for the page.",
        "TabView { Text(\"a\").tabItem { Label(\"A\", systemImage: \"a\") } }",
        "func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View")
    ) { (label: BuiltContent) in TraitModifier.tabItem(label.value) },
  ]

  private static let tabLooks: [Builtin] =
    [
      .modifier(
        text(
          "How tab views inside look.",
          "TabView { Text(\"a\"); Text(\"b\") }.tabViewStyle(.page)",
          "func tabViewStyle(_ style: TabViewStyle) -> some View")
      ) { (style: NameArgument) in
        let name = style.name ?? "automatic"
        return EnvironmentModifier { $0[.tabViewStyle] = name }
      }
    ]
    + options("TabViewStyle", "How tab views look.", ["automatic", "page", "sidebarAdaptable"]) {
      "Text(\"Hi\").tabViewStyle(.\($0))"
    } + [
      .staticMember(
        of: "TabViewStyle",
        text(
          "Pages to swipe.", "Text(\"Hi\").tabViewStyle(.page(indexDisplayMode: .never))",
          "static func page(indexDisplayMode: PageIndexMode) -> TabViewStyle")
      ) { (mode: NameArgument) in pageStyle(mode) },
      .initializer(
        of: "PageTabViewStyle",
        text(
          "Pages to swipe.", "Text(\"Hi\").tabViewStyle(PageTabViewStyle())",
          "init(indexDisplayMode: PageIndexMode = .automatic)")
      ) { (mode: NameArgument) in pageStyle(mode) },
    ]

  /// Pages without dots.
  private static let plainPage = "page without dots"

  private static func pageStyle(_ mode: NameArgument) -> Choice {
    Choice(type: "TabViewStyle", name: mode.name == "never" ? plainPage : "page")
  }
}

/// The tabs whose pages have been shown: they stay alive.
private final class VisitedTabs {
  var ids: Set<ElementID> = []
}
