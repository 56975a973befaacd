/// The bars of pages: titles, toolbars, the field to search with.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let pageBars: [Builtin] = titles + barItems + barOptions

  /// A control with state of its own.
  static func control(
    _ name: String, _ make: @escaping (BodyContext) throws -> ViewValue
  ) -> ViewValue {
    CompositeView(ControlDefinition(name, make))
  }

  /// Padding 16 and 8 around a row as wide as the page.
  private static func barRow(_ view: ViewValue, _ alignment: Alignment = .center) -> ViewValue {
    ControlParts.filling(ControlParts.padded(view, 16, 8), alignment: alignment)
  }

  /// Above a page: a row for what leads back, a small title and the items of toolbars, where there
  /// is any of them; then a large title; then the field to search with.
  static func bars(
    _ contents: BarContents, _ environment: EnvironmentValues, isPushed: Bool
  ) -> PageBars {
    guard !contents.isHidden else { return PageBars(top: EmptyView(), bottom: EmptyView()) }
    let items = TupleView(contents.items)
    func slot(_ name: String) -> ViewValue { SlotView(name, fallback: "trailing", items) }
    let font = EnvironmentModifier { $0[.font] = Font(size: 34) }
    var leading: [ViewValue] = []
    if isPushed, !contents.hidesBackButton { leading.append(back(environment.dismissal)) }
    var rows: [ViewValue] = []
    let inline = contents.hasInlineTitle ? contents.title : nil
    if !leading.isEmpty || !contents.items.isEmpty || inline != nil {
      let middle = [inline, slot("principal")].compactMap { $0 }
      let sides = ControlParts.row(
        leading + [slot("leading"), SpacerView(minLength: 8), slot("trailing")], spacing: 12)
      rows.append(barRow(StackView.depth(alignment: .center, TupleView(middle + [sides]))))
    }
    if !contents.hasInlineTitle, let title = contents.title {
      rows.append(barRow(title.modified(by: font), Alignment(.leading, .verticalCenter)))
    }
    if let search = contents.search { rows.append(barRow(search)) }
    let bottom = contents.items.isEmpty ? EmptyView() : ControlParts.row([slot("bottom")])
    return PageBars(top: ControlParts.column(rows, spacing: 0), bottom: bottom)
  }

  private static func back(_ dismissal: Dismissal?) -> ViewValue {
    ControlParts.tapped(
      ControlParts.colored(
        ControlParts.row([TextView("\u{2039}"), TextView("Back")], spacing: 4),
        ControlParts.accent)
    ) { try dismissal?.dismiss() }
  }

  private static let rowAbove =
    "a row above the page: 34 points, or 17 in the middle; it does not scroll"

  private static func title(_ view: ViewValue, isInline: Bool? = nil) -> ModifierValue {
    BarModifier {
      $0.title = view
      if let isInline { $0.hasInlineTitle = isInline }
    }
  }

  private static func isInline(_ mode: NameArgument) -> Bool? {
    switch mode.name {
    case "inline": true
    case "large": false
    default: nil
    }
  }

  private static let titles: [Builtin] =
    ["navigationTitle", "navigationBarTitle"].map { name in
      .modifier(
        differing(
          "The title of the page around the view.",
          "NavigationStack { Text(\"Hi\").\(name)(\"Title\") }", rowAbove,
          "func \(name)(_ title: String) -> some View")
      ) { (text: TitleArgument) in title(text.view) }
    } + [
      .modifier(
        differing(
          "The title of the page around the view.",
          "NavigationStack { Text(\"Hi\").navigationTitle(Text(\"Title\")) }", rowAbove,
          "func navigationTitle(_ title: Text) -> some View")
      ) { (text: TitleArgument) in title(text.view) },
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
      ) { (text: TitleArgument, mode: NameArgument) in title(text.view, isInline: isInline(mode)) },
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
      ) { (mode: NameArgument) in
        let isInline = isInline(mode)
        return BarModifier { if let isInline { $0.hasInlineTitle = isInline } }
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

  /// The slot in which a placement stands.
  private static func slot(of placement: NameArgument) -> String {
    switch placement.name {
    case "principal", "status": "principal"
    case "navigation", "topBarLeading", "navigationBarLeading", "cancellationAction": "leading"
    case "bottomBar", "keyboard": "bottom"
    default: "trailing"
    }
  }

  private static let barItemTypes: [Builtin] = [
    ("Something in a bar.", "struct ToolbarItem: View"),
    ("Things in a bar.", "struct ToolbarItemGroup: View"),
  ].map { .type("/// \($0)\n\($1)") }

  private static let root = "the bar is a hosting root of its own; at the bottom it is a plain row"

  private static let barItems: [Builtin] =
    barItemTypes
    + ["ToolbarItem", "ToolbarItemGroup"].map { name in
      .view(
        name,
        differing(
          "What stands in a bar.",
          "Text(\"Hi\").toolbar { \(name)(placement: .topBarTrailing) { Text(\"Edit\") } }",
          root,
          """
          init<Content: View>(
            placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
          )
          """)
      ) { (placement: NameArgument, content: BuiltContent) in
        GroupView(content.value).modified(by: TraitModifier.slot(slot(of: placement)))
      }
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
          "What stands in the bars of the page around the view.",
          "NavigationStack { Text(\"Hi\").toolbar { Button(\"Edit\") { } } }", root,
          "/// Marks: hosts\n"
            + "func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View")
      ) { (content: BuiltContent) in BarModifier { $0.items.append(content.value) } },
      .modifier(
        differing(
          "What stands at the leading side of the bar.",
          "NavigationStack { Text(\"Hi\").navigationBarItems(leading: Text(\"Edit\")) }", root,
          "func navigationBarItems<L: View>(leading: L) -> some View")
      ) { (leading: ViewContent) in sides(leading.value, nil) },
      .modifier(
        differing(
          "What stands at the trailing side of the bar.",
          "NavigationStack { Text(\"Hi\").navigationBarItems(trailing: Text(\"Edit\")) }", root,
          "func navigationBarItems<T: View>(trailing: T) -> some View")
      ) { (trailing: ViewContent) in sides(nil, trailing.value) },
      .modifier(
        differing(
          "What stands at both sides of the bar.",
          "NavigationStack { "
            + "Text(\"Hi\").navigationBarItems(leading: Text(\"a\"), trailing: Text(\"b\")) }",
          root, "func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View")
      ) { (leading: ViewContent, trailing: ViewContent) in sides(leading.value, trailing.value) },
    ]

  private static func sides(_ leading: ViewValue?, _ trailing: ViewValue?) -> ModifierValue {
    BarModifier {
      if let leading { $0.items.append(leading.modified(by: TraitModifier.slot("leading"))) }
      if let trailing { $0.items.append(trailing) }
    }
  }

  private static let barOptions: [Builtin] = [
    .modifier(
      text(
        "Hides the bar above.", "NavigationStack { Text(\"Hi\").navigationBarHidden(true) }",
        "func navigationBarHidden(_ hidden: Bool) -> some View")
    ) { (isHidden: Bool) in BarModifier { $0.isHidden = isHidden } },
    .modifier(
      text(
        "Hides the button back.",
        "NavigationStack { Text(\"Hi\").navigationBarBackButtonHidden() }",
        "func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View")
    ) { (isHidden: Bool) in BarModifier { $0.hidesBackButton = isHidden } },
    .modifier(
      text(
        "Shows or hides the bar above.",
        "NavigationStack { Text(\"Hi\").toolbar(.hidden, for: .navigationBar) }",
        "func toolbar(_ visibility: Visibility, for bar: ToolbarPlacement) -> some View")
    ) { (visibility: NameArgument, bar: NameArgument) in
      BarModifier { if bar.name == "navigationBar" { $0.isHidden = visibility.name == "hidden" } }
    },
    .modifier(
      differing(
        "A field to search with in the bar of the page around the view.",
        "NavigationStack { Text(\"Hi\").searchable(text: .constant(\"\")) }",
        "a row below the title; there are no suggestions",
        """
        func searchable(
          text: Binding<String>, placement: SearchFieldPlacement = .automatic,
          prompt: String = "Search"
        ) -> some View
        """)
    ) { (content: BindingArgument, _: Value, prompt: TitleText) in
      let field = searchField(content, prompt.text)
      return BarModifier { $0.search = field }
    },
  ]

  private static func searchField(_ content: BindingArgument, _ prompt: String) -> ViewValue {
    ControlParts.behind(
      ControlParts.padded(field("searchable", prompt, content), 8, 6),
      ShapeView(RoundedRectangle(radius: 10), fill: Color(hex: 0xEEEEEF)))
  }
}

/// A title as a plain string, also where a `Text` is given.
struct TitleText: Argument {
  static var spelling: String { "Any" }
  let text: String

  init(_ value: Value, in context: CallContext) throws {
    if let string = value.stringValue {
      text = string
    } else if case .object(let object) = value, let view = object as? TextView {
      text = view.string
    } else {
      text = ""
    }
  }
}
