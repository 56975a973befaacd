/// Views that show one of several: pickers and tab views, and the tags they choose by.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let choices: [Builtin] = choiceTypes + pickers + tabViews + tags

  private static let choiceTypes: [Builtin] = [
    ("One of several values to choose.", "struct Picker: View"),
    ("Pages of which one is shown.", "struct TabView: View"),
    ("A page of a tab view.", "struct Tab: View"),
  ].map { .type("/// \($0)\n\($1)") }

  private static func selection(
    _ binding: BindingObject, _ present: @escaping Choices.Present
  ) throws -> ModifierValue {
    let choices = Choices(chosen: ElementID(try binding.get()), present: present)
    return EnvironmentModifier { $0.choices = choices }
  }

  private static func chosenOnly(_ content: ViewValue, _ isChosen: Bool) -> ViewValue {
    ConditionalView(
      branch: isChosen ? 0 : 1, content: isChosen ? content : EmptyView(), range: content.range)
  }

  private static func picker(
    _ label: ViewValue, _ selection: BindingArgument, _ content: ViewValue
  ) throws -> ViewValue {
    let binding = selection.object
    let line = content.modified(
      by: try Vocabulary.selection(binding) { option, isChosen, _ in
        chosenOnly(ControlParts.colored(option, ControlParts.accent), isChosen)
      })
    let segments = content.modified(
      by: try Vocabulary.selection(binding) { option, isChosen, tag in
        let cell = ControlParts.filling(ControlParts.padded(option, 8, 6))
        let background = ShapeView(
          RoundedRectangle(radius: 7), fill: isChosen ? .white : .clear)
        return ControlParts.tapped(ControlParts.behind(cell, background)) {
          if let value = (tag as? TagValue)?.value { try binding.set(value) }
        }
      })
    return EnvironmentView("Picker") { environment in
      guard environment[.isSegmented] else { return ControlParts.labelled(label, line) }
      return ControlParts.behind(
        ControlParts.padded(ControlParts.row([segments], spacing: 0), 2, 2),
        ShapeView(RoundedRectangle(radius: 9), fill: Color(hex: 0xEEEEEF)))
    }
  }

  private static let looks =
    "the label and the chosen option; segments where the style says so; other styles look alike"

  private static let pickers: [Builtin] = [
    .view(
      "Picker",
      differing(
        "One of several values to choose.",
        "Picker(\"Size\", selection: .constant(1)) { Text(\"S\").tag(0); Text(\"M\").tag(1) }",
        looks,
        """
        init<V: Hashable, Content: View>(
          _ title: String, selection: Binding<V>, @ViewBuilder content: () -> Content
        )
        """)
    ) { (title: String, selection: BindingArgument, content: BuiltContent) in
      try picker(TextView(title), selection, content.value)
    },
    .view(
      "Picker",
      differing(
        "One of several values to choose, with a label.",
        "Picker(selection: .constant(1)) { Text(\"S\").tag(0) } label: { Text(\"Size\") }", looks,
        """
        init<V: Hashable, Content: View, Label: View>(
          selection: Binding<V>, @ViewBuilder content: () -> Content,
          @ViewBuilder label: () -> Label
        )
        """)
    ) { (selection: BindingArgument, content: BuiltContent, label: BuiltContent) in
      try picker(label.value, selection, content.value)
    },
    .view(
      "Picker",
      differing(
        "One of several values to choose, with a label.",
        "Picker(selection: .constant(1), label: Text(\"Size\")) { Text(\"S\").tag(0) }", looks,
        """
        init<V: Hashable, Label: View, Content: View>(
          selection: Binding<V>, label: Label, @ViewBuilder content: () -> Content
        )
        """)
    ) { (selection: BindingArgument, label: ViewContent, content: BuiltContent) in
      try picker(label.value, selection, content.value)
    },
  ]

  private static func page(_ content: ViewValue) -> ViewValue {
    ControlParts.filling(StackView.depth(alignment: .center, content), isHigh: true)
  }

  private static let noTabBar = "there is no bar and no swiping; only the page is shown"

  private static let tabViews: [Builtin] = [
    .view(
      "TabView",
      differing(
        "Pages of which the one with the chosen tag is shown.",
        "TabView(selection: .constant(1)) { Text(\"a\").tag(0); Text(\"b\").tag(1) }", noTabBar,
        """
        init<V: Hashable, Content: View>(
          selection: Binding<V>, @ViewBuilder content: () -> Content
        )
        """)
    ) { (selection: BindingArgument, content: BuiltContent) in
      page(
        content.value.modified(
          by: try Vocabulary.selection(selection.object) { page, isChosen, _ in
            chosenOnly(page, isChosen)
          }))
    },
    .view(
      "TabView",
      differing(
        "Pages of which the first is shown.", "TabView { Text(\"a\"); Text(\"b\") }", noTabBar,
        "init<Content: View>(@ViewBuilder content: () -> Content)")
    ) { (content: BuiltContent) in page(FirstView(content.value)) },
    .view(
      "Tab",
      differing(
        "A page of a tab view.",
        "TabView { Tab(\"Home\", systemImage: \"house\") { Text(\"a\") } }",
        noTabBar,
        """
        init<Content: View>(
          _ title: String, systemImage: String, role: TabRole? = nil,
          @ViewBuilder content: () -> Content
        )
        """)
    ) { (_: String, _: String, _: Value, content: BuiltContent) in GroupView(content.value) },
    .view(
      "Tab",
      differing(
        "A page of a tab view with the value it is chosen by.",
        "TabView(selection: .constant(1)) { "
          + "Tab(\"A\", systemImage: \"a\", value: 1) { Text(\"a\") } }",
        noTabBar,
        """
        init<V: Hashable, Content: View>(
          _ title: String, systemImage: String, value: V, role: TabRole? = nil,
          @ViewBuilder content: () -> Content
        )
        """)
    ) { (_: String, _: String, value: Value, _: Value, content: BuiltContent) in
      GroupView(content.value).modified(by: TagModifier(ElementID(value), TagValue(value)))
    },
    .view(
      "Tab",
      differing(
        "A page of a tab view with the value it is chosen by.",
        "TabView(selection: .constant(1)) { Tab(value: 1) { Text(\"a\") } }", noTabBar,
        """
        init<V: Hashable, Content: View>(
          value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
        )
        """)
    ) { (value: Value, _: Value, content: BuiltContent) in
      GroupView(content.value).modified(by: TagModifier(ElementID(value), TagValue(value)))
    },
  ]

  private static let tags: [Builtin] =
    [
      .modifier(
        text(
          "The value by which a picker or a tab view chooses the view.",
          "Picker(\"Size\", selection: .constant(0)) { Text(\"S\").tag(0) }",
          "func tag<V: Hashable>(_ tag: V) -> some View")
      ) { (value: Value) in TagModifier(ElementID(value), TagValue(value)) },
      .modifier(
        text(
          "How pickers inside look.",
          "Picker(\"Size\", selection: .constant(0)) { Text(\"S\").tag(0) }"
            + ".pickerStyle(.segmented)",
          "func pickerStyle<S: PickerStyle>(_ style: S) -> some View")
      ) { (style: Value) in
        let name = style.cast(to: HostObject<Choice>.self)?.value.name ?? ""
        return EnvironmentModifier {
          $0[.isSegmented] = name == "segmented" || name == "palette"
        }
      },
      .initializer(
        of: "SegmentedPickerStyle",
        text(
          "A row of the options.", "Text(\"Hi\").pickerStyle(SegmentedPickerStyle())", "init()")
      ) { Choice(type: "PickerStyle", name: "segmented") },
      .initializer(
        of: "MenuPickerStyle",
        text("A list that opens.", "Text(\"Hi\").pickerStyle(MenuPickerStyle())", "init()")
      ) { Choice(type: "PickerStyle", name: "menu") },
    ]
    + options(
      "PickerStyle", "How pickers look.",
      ["automatic", "segmented", "menu", "wheel", "inline", "navigationLink", "palette"],
      declared: "protocol PickerStyle"
    ) { "Text(\"Hi\").pickerStyle(.\($0))" }
}
