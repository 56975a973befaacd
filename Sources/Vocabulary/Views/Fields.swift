/// Fields, labels and menus.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let fields: [Builtin] = fieldTypes + textFields + labels + menus

  private static let fieldTypes: [Builtin] = [
    ("A line to write in.", "struct TextField: View"),
    ("A line for a secret.", "struct SecureField: View"),
    ("Room to write in.", "struct TextEditor: View"),
    ("A symbol and a text.", "struct Label: View"),
    ("A button that opens a list of others.", "struct Menu: View"),
    ("Content that can be folded away.", "struct DisclosureGroup: View"),
    ("A box with a title.", "struct GroupBox: View"),
    ("A colour to choose.", "struct ColorPicker: View"),
    ("A date to choose.", "struct DatePicker: View"),
    ("A text that opens a page.", "struct Link: View"),
    ("The first of several views that fits.", "struct ViewThatFits: View"),
  ].map { .type("/// \($0)\n\($1)") }

  private static func field(_ title: String, _ content: String) -> ViewValue {
    let line = TextView(
      content.isEmpty ? title : content, color: content.isEmpty ? ControlParts.faint : nil)
    return ControlParts.filling(
      line.modified(by: EnvironmentModifier { $0[.lineLimit] = 1 }),
      alignment: Alignment(.leading, .verticalCenter))
  }

  private static let cannotType = "shows the text, or the title in grey; nothing can be typed"

  private static let textFields: [Builtin] = [
    .view(
      "TextField",
      differing(
        "A line to write in.", "TextField(\"Name\", text: .constant(\"\"))", cannotType,
        "init(_ title: String, text: Binding<String>, prompt: Text? = nil, axis: Axis? = nil)")
    ) { (title: String, content: BindingArgument, _: Value, _: Value) in
      field(title, try content.object.get().stringValue ?? "")
    },
    .view(
      "SecureField",
      differing(
        "A line for a secret.", "SecureField(\"Password\", text: .constant(\"abc\"))", cannotType,
        "init(_ title: String, text: Binding<String>)")
    ) { (title: String, content: BindingArgument) in
      let count = try content.object.get().stringValue?.count ?? 0
      return field(title, String(repeating: "\u{2022}", count: count))
    },
    .view(
      "TextEditor",
      differing(
        "Room to write in.", "TextEditor(text: .constant(\"abc\"))",
        "shows the text; nothing can be typed", "init(text: Binding<String>)")
    ) { (content: BindingArgument) in
      ControlParts.filling(
        TextView(try content.object.get().stringValue ?? ""), isHigh: true, alignment: .topLeading)
    },
  ]

  private static func label(_ icon: ViewValue, _ title: ViewValue) -> ViewValue {
    ControlParts.row([icon, title], spacing: 8)
  }

  private static let labels: [Builtin] = [
    .view(
      "Label",
      text(
        "A symbol and a text, 8 points apart.", "Label(\"Home\", systemImage: \"house\")",
        "init(_ title: String, systemImage: String)")
    ) { (title: String, image: String) in label(ImageView(image, .symbol), TextView(title)) },
    .view(
      "Label",
      text(
        "A picture and a text, 8 points apart.", "Label(\"Home\", image: \"house\")",
        "init(_ title: String, image: String)")
    ) { (title: String, image: String) in label(ImageView(image, .asset), TextView(title)) },
    .view(
      "Label",
      text(
        "An icon and a title, 8 points apart.",
        "Label { Text(\"Home\") } icon: { Circle().frame(width: 20, height: 20) }",
        """
        init<Title: View, Icon: View>(
          @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
        )
        """)
    ) { (title: BuiltContent, icon: BuiltContent) in label(icon.value, title.value) },
    .view(
      "ViewThatFits",
      differing(
        "The first of several views that fits.",
        "ViewThatFits { Text(\"long and longer\"); Text(\"short\") }", "always the first",
        "init<Content: View>(in axes: Axis.Set? = nil, @ViewBuilder content: () -> Content)")
    ) { (_: Value, content: BuiltContent) in FirstView(content.value) },
    .view(
      "GroupBox",
      text(
        "A grey box with a title, padding 16.", "GroupBox(\"Sound\") { Text(\"Loud\") }",
        "init<Content: View>(_ title: String = \"\", @ViewBuilder content: () -> Content)")
    ) { (title: String, content: BuiltContent) in
      let inside = title.isEmpty ? [content.value] : [TextView(title), content.value]
      return ControlParts.behind(
        ControlParts.padded(ControlParts.column(inside), 16, 16),
        ShapeView(RoundedRectangle(radius: 8), fill: Color(hex: 0xF2F2F7)))
    },
  ]

  private static let stays = "only the label is there; it opens nothing"

  private static let menus: [Builtin] = [
    .view(
      "Menu",
      differing(
        "A button that opens a list of others.", "Menu(\"More\") { Button(\"Copy\") { } }", stays,
        "init<Content: View>(_ title: String, @ViewBuilder content: () -> Content)")
    ) { (title: String, _: BuiltContent) in
      ControlParts.colored(TextView(title), ControlParts.accent)
    },
    .view(
      "Menu",
      differing(
        "A button that opens a list of others.",
        "Menu { Button(\"Copy\") { } } label: { Text(\"More\") }", stays,
        """
        init<Content: View, Label: View>(
          @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
        )
        """)
    ) { (_: BuiltContent, label: BuiltContent) in
      ControlParts.colored(label.value, ControlParts.accent)
    },
    .view(
      "DisclosureGroup",
      differing(
        "Content that can be folded away.",
        "DisclosureGroup(\"More\", isExpanded: $on) { Text(\"Hi\") }",
        "folded out exactly while the binding is true",
        """
        init<Content: View>(
          _ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
        )
        """)
    ) { (title: String, isExpanded: BindingArgument, content: BuiltContent) in
      let binding = isExpanded.object
      let isOpen = try Vocabulary.isTrue(binding.get())
      let head = ControlParts.tapped(
        ControlParts.labelled(TextView(title), ImageView("chevron.right", .symbol))
      ) { try binding.set(.bool(!(try Vocabulary.isTrue(binding.get())))) }
      let inside = ConditionalView(
        branch: isOpen ? 0 : 1, content: isOpen ? content.value : EmptyView(),
        range: content.value.range)
      return ControlParts.column([head, inside])
    },
    .view(
      "ColorPicker",
      differing(
        "A colour to choose.", "ColorPicker(\"Paint\", selection: .constant(.red))",
        "a circle of 28 points; it opens nothing",
        "init(_ title: String, selection: Binding<Color>, supportsOpacity: Bool = true)")
    ) { (title: String, color: BindingArgument, _: Bool) in
      let color = try color.object.get().cast(to: HostObject<Color>.self)?.value
      return ControlParts.labelled(
        TextView(title), ControlParts.sized(ShapeView(Circle(), fill: color ?? .black), 28, 28))
    },
  ]
}
