/// Menus, groups that unfold, and the looks of labels, fields and switches.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let menus: [Builtin] = menuForms + contextMenus + folding + partLooks

  /// A box of 200 points beside the view that opened it, on the side where there is more room.
  private static func anchored(
    _ box: ViewValue, _ place: PresentationPlace, _ dismiss: @escaping () throws -> Void
  ) -> ViewValue {
    let (anchor, canvas) = (place.anchor, place.canvas)
    let isLow = anchor.center.y > canvas.height / 2
    let isRight = anchor.center.x > canvas.width / 2
    let insets = Insets(
      top: isLow ? 0 : anchor.maxY + 4, leading: isRight ? 0 : max(anchor.x, 0),
      bottom: isLow ? canvas.height - anchor.y + 4 : 0,
      trailing: isRight ? max(canvas.width - anchor.maxX, 0) : 0)
    let card = ControlParts.behind(
      ControlParts.sized(ControlParts.padded(box, 12, 6), 200, nil), ControlParts.surface(12))
    let placed = ControlParts.filling(
      card.modified(by: LayoutModifier.padding(insets)), isHigh: true,
      alignment: Alignment(isRight ? .trailing : .leading, isLow ? .bottom : .top))
    return StackView.depth(alignment: .center, TupleView([backdrop(dismiss), placed]))
  }

  /// A view that opens a box beside it on a tap; `content` is handed what closes the box.
  static func menuButton(
    _ name: String, _ face: ViewValue,
    _ content: @escaping (_ close: @escaping () throws -> Void) throws -> ViewValue
  ) -> ViewValue {
    control(name) { context in
      let isOpen = context.state(0, false)
      return ControlParts.tapped(face) { isOpen.value = true }
        .modified(by: box(isOpen, content))
    }
  }

  /// Opens a box beside the view while a cell says so.
  private static func box(
    _ isOpen: StateCell<Bool>,
    _ content: @escaping (_ close: @escaping () throws -> Void) throws -> ViewValue
  ) -> PresentationModifier {
    guard isOpen.value else { return PresentationModifier(.window, nil) }
    let close = { isOpen.value = false }
    return PresentationModifier(
      .window,
      Presentation.Request(.fade, dismiss: close) { place in
        anchored(try content(close), place, close)
      })
  }

  private static func menu(_ label: ViewValue, _ content: Closure) -> ViewValue {
    menuButton("Menu", ControlParts.colored(label, ControlParts.accent)) {
      items("Menu", try built(content), $0)
    }
  }

  /// Buttons below each other; each of them closes the box.
  private static func items(
    _ name: String, _ content: ViewValue, _ close: @escaping () throws -> Void
  ) -> ViewValue {
    ElementsView(name, content) { elements in
      ControlParts.column(
        elements.map {
          ControlParts.filling(
            ControlParts.padded($0, 0, 6), alignment: Alignment(.leading, .verticalCenter))
        }, spacing: 0)
    }.modified(by: EnvironmentModifier { $0.afterButton = FollowUp(close) })
  }

  private static func contextMenu(_ content: Closure) -> ModifierValue {
    CustomModifier(
      ControlModifierDefinition("contextMenu") { view, context in
        let isOpen = context.state(0, false)
        let press = GestureDefinition(
          .press(seconds: 0.5, distance: 10), [.ended { _ in isOpen.value = true }])
        return view.modified(by: GestureModifier(press)).modified(
          by: box(isOpen) { items("contextMenu", try built(content), $0) })
      })
  }

  private static let contextMenus: [Builtin] = [
    .modifier(
      differing(
        "Buttons that a long press opens.", "Text(\"Hi\").contextMenu { Button(\"Copy\") { } }",
        "a white box of 200 points beside the view; the view stays where it is",
        "func contextMenu<M: View>(@ViewBuilder menuItems: @escaping () -> M) -> some View")
    ) { (content: Closure) in contextMenu(content) },
    .modifier(
      differing(
        "Buttons that a long press opens, and what is shown above them.",
        "Text(\"Hi\").contextMenu { Button(\"Copy\") { } } preview: { Text(\"a\") }",
        "a white box of 200 points beside the view; there is no preview",
        """
        func contextMenu<M: View, P: View>(
          @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: () -> P
        ) -> some View
        """)
    ) { (content: Closure, _: BuiltContent) in contextMenu(content) },
  ]

  private static let besides = "a white box of 200 points beside the label"

  private static let menuForms: [Builtin] = [
    .view(
      "Menu",
      differing(
        "A button that opens a list of others.", "Menu(\"More\") { Button(\"Copy\") { } }",
        besides,
        """
        init<Content: View>(_ title: String, @ViewBuilder content: @escaping () -> Content)
        """)
    ) { (title: String, content: Closure) in menu(TextView(title), content) },
    .view(
      "Menu",
      differing(
        "A button with a symbol that opens a list of others.",
        "Menu(\"More\", systemImage: \"ellipsis\") { Button(\"Copy\") { } }", besides,
        """
        init<Content: View>(
          _ title: String, systemImage: String, @ViewBuilder content: @escaping () -> Content
        )
        """)
    ) { (title: String, image: String, content: Closure) in
      menu(label(ImageView(image, .symbol), TextView(title)), content)
    },
    .view(
      "Menu",
      differing(
        "A button that opens a list of others.",
        "Menu { Button(\"Copy\") { } } label: { Text(\"More\") }", besides,
        """
        init<Content: View, Label: View>(
          @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
        )
        """)
    ) { (content: Closure, label: BuiltContent) in menu(label.value, content) },
  ]

  // MARK: - Unfolding

  /// A head with an arrow that points down while the content below it is shown.
  private static func group(
    _ label: ViewValue, _ content: ViewValue, _ binding: BindingObject?
  ) -> ViewValue {
    control("DisclosureGroup") { context in
      let own = context.state(0, false)
      let isOpen = try binding.map { try isTrue($0.get()) } ?? own.value
      let arrow = ControlParts.colored(
        TextView(isOpen ? "\u{2304}" : "\u{203A}"), ControlParts.accent)
      let head = ControlParts.tapped(ControlParts.labelled(label, arrow)) {
        guard let binding else { return own.value.toggle() }
        try binding.set(.bool(!(try isTrue(binding.get()))))
      }
      let inside = ConditionalView(
        branch: isOpen ? 0 : 1, content: isOpen ? content : EmptyView(), range: content.range)
      return ControlParts.column([head, inside])
    }
  }

  private static let folding: [Builtin] = [
    .view(
      "DisclosureGroup",
      text(
        "Content that can be folded away.",
        "DisclosureGroup(\"More\", isExpanded: $on) { Text(\"Hi\") }",
        """
        init<Content: View>(
          _ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
        )
        """)
    ) { (title: String, isExpanded: BindingArgument, content: BuiltContent) in
      group(TextView(title), content.value, isExpanded.object)
    },
    .view(
      "DisclosureGroup",
      text(
        "Content that is folded away to begin with.", "DisclosureGroup(\"More\") { Text(\"Hi\") }",
        "init<Content: View>(_ title: String, @ViewBuilder content: () -> Content)")
    ) { (title: String, content: BuiltContent) in group(TextView(title), content.value, nil) },
    .view(
      "DisclosureGroup",
      text(
        "Content that is folded away to begin with, below a label.",
        "DisclosureGroup { Text(\"Hi\") } label: { Text(\"More\") }",
        """
        init<Content: View, Label: View>(
          @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
        )
        """)
    ) { (content: BuiltContent, label: BuiltContent) in group(label.value, content.value, nil) },
    .view(
      "DisclosureGroup",
      text(
        "Content that can be folded away, below a label.",
        "DisclosureGroup(isExpanded: $on) { Text(\"Hi\") } label: { Text(\"More\") }",
        """
        init<Content: View, Label: View>(
          isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
          @ViewBuilder label: () -> Label
        )
        """)
    ) { (isExpanded: BindingArgument, content: BuiltContent, label: BuiltContent) in
      group(label.value, content.value, isExpanded.object)
    },
  ]

  // MARK: - Looks

  /// A modifier that hands the name of a style down, and the styles.
  private static func look(
    _ modifier: String, _ type: String, _ names: [String], _ summary: String,
    _ key: @escaping @Sendable () -> EnvironmentKey<String>
  ) -> [Builtin] {
    [
      .modifier(
        text(
          summary, "Text(\"Hi\").\(modifier)(.\(names.first ?? ""))",
          "func \(modifier)(_ style: \(type)) -> some View")
      ) { (style: NameArgument) in
        let name = style.name ?? "automatic"
        return EnvironmentModifier { $0[key()] = name }
      }
    ] + options(type, summary, names) { "Text(\"Hi\").\(modifier)(.\($0))" }
  }

  private static let partLooks: [Builtin] =
    look(
      "labelStyle", "LabelStyle", ["automatic", "titleOnly", "iconOnly", "titleAndIcon"],
      "What of labels is shown."
    ) { .labelStyle }
    + look(
      "toggleStyle", "ToggleStyle", ["automatic", "switch", "button", "checkbox"],
      "How switches look."
    ) { .toggleStyle }
    + look(
      "textFieldStyle", "TextFieldStyle", ["automatic", "plain", "roundedBorder", "squareBorder"],
      "How lines to write in look."
    ) { .fieldStyle } + [
      .initializer(
        of: "RoundedBorderTextFieldStyle",
        text(
          "A line to write in with an edge.",
          "TextField(\"Name\", text: .constant(\"\"))"
            + ".textFieldStyle(RoundedBorderTextFieldStyle())",
          "init()")
      ) { Choice(type: "TextFieldStyle", name: "roundedBorder") }
    ]
}

extension EnvironmentKey where Value == String {
  static var labelStyle: EnvironmentKey<String> {
    EnvironmentKey("labelStyle", default: "automatic")
  }
  static var toggleStyle: EnvironmentKey<String> {
    EnvironmentKey("toggleStyle", default: "automatic")
  }
  static var fieldStyle: EnvironmentKey<String> {
    EnvironmentKey("fieldStyle", default: "automatic")
  }
}
