/// Pickers: one of several values, chosen by tags.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let choices: [Builtin] = choiceTypes + pickers + tabViews + tags + pickerLooks

  private static let choiceTypes: [Builtin] = [
    ("One of several values to choose.", "struct Picker: View"),
    ("Pages of which one is shown.", "struct TabView: View"),
    ("A page of a tab view.", "struct Tab: View"),
  ].map { .type("/// \($0)\n\($1)") }

  /// An option of a picker: whether it is chosen, and what choosing it does.
  private struct Option {
    let view: ElementProxy
    let isChosen: Bool
    let choose: () throws -> Void
  }

  private static func options(
    _ content: ViewValue, _ binding: BindingObject,
    _ make: @escaping ([Option]) throws -> ViewValue
  ) throws -> ViewValue {
    let chosen = ElementID(try binding.get())
    return ElementsView("Picker", content) { elements in
      try make(
        elements.map { element in
          Option(view: element, isChosen: element.tag?.id == chosen) {
            if let value = element.tag?.value { try binding.set(value) }
          }
        })
    }
  }

  /// A row of a list of options: the chosen one has a check mark.
  private static func row(_ option: Option, after: (() throws -> Void)? = nil) -> ViewValue {
    let mark = ControlParts.colored(
      TextView(option.isChosen ? "\u{2713}" : " "), ControlParts.accent)
    let row = ControlParts.row(
      [option.view, SpacerView(minLength: 8), mark], spacing: 0)
    return ControlParts.tapped(ControlParts.padded(row, 0, 6)) {
      try option.choose()
      try after?()
    }
  }

  private static func segments(_ all: [Option]) -> ViewValue {
    let cells = all.map { option in
      let cell = ControlParts.filling(ControlParts.padded(option.view, 8, 6))
      let background = ShapeView(
        RoundedRectangle(radius: 7), fill: option.isChosen ? .white : .clear)
      return ControlParts.tapped(ControlParts.behind(cell, background), option.choose)
    }
    return ControlParts.behind(
      ControlParts.padded(ControlParts.row(cells, spacing: 0), 2, 2),
      ShapeView(RoundedRectangle(radius: 9), fill: Color(hex: 0xEEEEEF)))
  }

  /// Rows below each other; in a wheel the chosen one lies on a grey bar.
  private static func column(_ all: [Option], isWheel: Bool) -> ViewValue {
    ControlParts.column(
      all.map { option in
        guard isWheel else { return row(option) }
        let cell = ControlParts.filling(ControlParts.padded(option.view, 8, 6))
        let bar = ShapeView(
          RoundedRectangle(radius: 8), fill: option.isChosen ? ControlParts.track : .clear)
        return ControlParts.tapped(ControlParts.behind(cell, bar), option.choose)
      }, spacing: 0)
  }

  /// The label, the chosen option and an arrow; a tap opens the list of all.
  private static func menu(
    _ label: ViewValue, _ content: ViewValue, _ binding: BindingObject
  ) throws -> ViewValue {
    let shown = try options(content, binding) { all in
      TupleView(all.filter(\.isChosen).map(\.view))
    }
    let face = ControlParts.labelled(
      label,
      ControlParts.colored(
        ControlParts.row([shown, TextView("\u{2304}")], spacing: 4), ControlParts.accent))
    return menuButton("Picker", face) { close in
      try options(content, binding) { all in
        ControlParts.column(all.map { row($0, after: close) }, spacing: 0)
      }
    }
  }

  private static func picker(
    _ label: ViewValue, _ selection: BindingArgument, _ content: ViewValue
  ) throws -> ViewValue {
    let binding = selection.object
    let segmented = try options(content, binding, segments)
    let inline = try options(content, binding) { column($0, isWheel: false) }
    let wheel = try options(content, binding) { column($0, isWheel: true) }
    let menu = try menu(label, content, binding)
    return EnvironmentView("Picker") { environment in
      switch environment[.pickerStyle] {
      case "segmented", "palette": segmented
      case "inline": ControlParts.column([label, inline], spacing: 4)
      case "wheel": wheel
      default: menu
      }
    }
  }

  private static let looks =
    "the label and the chosen option, a menu on a tap; a wheel is a column that does not turn"

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

  private static let tags: [Builtin] = [
    .modifier(
      text(
        "The value by which a picker or a tab view chooses the view.",
        "Picker(\"Size\", selection: .constant(0)) { Text(\"S\").tag(0) }",
        "func tag<V: Hashable>(_ tag: V) -> some View")
    ) { (value: Value) in TraitModifier.tag(ElementID(value), TagValue(value)) }
  ]

  private static let pickerLooks: [Builtin] =
    [
      .modifier(
        text(
          "How pickers inside look.",
          "Picker(\"Size\", selection: .constant(0)) { Text(\"S\").tag(0) }"
            + ".pickerStyle(.segmented)",
          "func pickerStyle<S: PickerStyle>(_ style: S) -> some View")
      ) { (style: NameArgument) in
        let name = style.name ?? "automatic"
        return EnvironmentModifier { $0[.pickerStyle] = name }
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
      .initializer(
        of: "WheelPickerStyle",
        text("A wheel.", "Text(\"Hi\").pickerStyle(WheelPickerStyle())", "init()")
      ) { Choice(type: "PickerStyle", name: "wheel") },
    ]
    + options(
      "PickerStyle", "How pickers look.",
      ["automatic", "segmented", "menu", "wheel", "inline", "navigationLink", "palette"],
      declared: "protocol PickerStyle"
    ) { "Text(\"Hi\").pickerStyle(.\($0))" }
}
