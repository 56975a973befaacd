/// Fields, labels and menus.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let fields: [Builtin] = fieldTypes + textFields + labels + menus + pickedColors

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

  /// A line that shows what its binding holds, or its title in grey, and takes what is typed.
  static func field(
    _ name: String, _ title: String, _ content: BindingArgument, isSecret: Bool = false
  ) -> ViewValue {
    input(name, content) { text, environment in
      let shown = isSecret ? String(repeating: "\u{2022}", count: text.count) : text
      let line =
        shown.isEmpty
        ? TextView(title).with { $0.color = ControlParts.faint } : TextView(shown)
      let field = ControlParts.filling(
        line.modified(by: EnvironmentModifier { $0[.lineLimit] = 1 }),
        alignment: Alignment(.leading, .verticalCenter))
      guard environment[.fieldStyle] == "roundedBorder" else { return field }
      let shape = RoundedRectangle(radius: 5)
      return ControlParts.behind(
        ControlParts.padded(field, 8, 6),
        ControlParts.edge(shape))
    }
  }

  /// A tap makes it the field that is typed into; typed text comes behind what is there.
  private static func input(
    _ name: String, _ content: BindingArgument,
    _ look: @escaping (String, EnvironmentValues) -> ViewValue
  ) -> ViewValue {
    let binding = content.object
    return control(name) { context in
      let input = context.storage.slot(0) { TextInput() }
      input.insert = { typed in
        try binding.set(.string((try binding.get().stringValue ?? "") + typed))
      }
      let submission = context.environment.submission
      input.submit = { [weak input] in
        try submission?.action()
        try input?.resign()
      }
      let link = context.environment.focusLink
      input.focusChanged = link?.changed ?? { _ in }
      if let link { input.follow(isWanted: try link.isWanted()) }
      let text = try binding.get().stringValue ?? ""
      return ControlParts.tapped(look(text, context.environment)) { [weak input] in
        try input?.focus()
      }
      .modified(by: TextInputModifier(input))
    }
  }

  private static let typing =
    "shows the text, or the title in grey; the command type adds to its end"

  private static let textFields: [Builtin] = [
    .view(
      "TextField",
      differing(
        "A line to write in.", "TextField(\"Name\", text: .constant(\"\"))", typing,
        "init(_ title: String, text: Binding<String>, prompt: Text? = nil, axis: Axis? = nil)")
    ) { (title: String, content: BindingArgument, _: Value, _: Value) in
      field("TextField", title, content)
    },
    .view(
      "SecureField",
      differing(
        "A line for a secret.", "SecureField(\"Password\", text: .constant(\"abc\"))", typing,
        "init(_ title: String, text: Binding<String>)")
    ) { (title: String, content: BindingArgument) in
      field("SecureField", title, content, isSecret: true)
    },
    .view(
      "TextEditor",
      differing(
        "Room to write in.", "TextEditor(text: .constant(\"abc\"))",
        "shows the text; the command type adds to its end", "init(text: Binding<String>)")
    ) { (content: BindingArgument) in
      input("TextEditor", content) { text, _ in
        ControlParts.filling(TextView(text), isHigh: true, alignment: .topLeading)
      }
    },
  ]

  static func label(_ icon: ViewValue, _ title: ViewValue) -> ViewValue {
    EnvironmentView("Label") { environment in
      switch environment[.labelStyle] {
      case "iconOnly": icon
      case "titleOnly": title
      default: ControlParts.row([icon, title], spacing: 8)
      }
    }
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
      "GroupBox",
      text(
        "A grey box with a title, padding 16.", "GroupBox(\"Sound\") { Text(\"Loud\") }",
        "init<Content: View>(_ title: String = \"\", @ViewBuilder content: () -> Content)")
    ) { (title: String, content: BuiltContent) in
      box(title.isEmpty ? nil : TextView(title), content.value)
    },
    .view(
      "GroupBox",
      text(
        "A grey box with a label, padding 16.",
        "GroupBox { Text(\"Loud\") } label: { Text(\"Sound\") }",
        """
        init<Content: View, Label: View>(
          @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
        )
        """)
    ) { (content: BuiltContent, label: BuiltContent) in box(label.value, content.value) },
    .view(
      "GroupBox",
      text(
        "A grey box with a label, padding 16.",
        "GroupBox(label: Text(\"Sound\")) { Text(\"Loud\") }",
        "init<Label: View, Content: View>(label: Label, @ViewBuilder content: () -> Content)")
    ) { (label: ViewContent, content: BuiltContent) in box(label.value, content.value) },
  ]

  private static func box(_ title: ViewValue?, _ content: ViewValue) -> ViewValue {
    ControlParts.behind(
      ControlParts.padded(ControlParts.column([title, content].compactMap { $0 }), 16, 16),
      ShapeView(RoundedRectangle(radius: 8), fill: Color(hex: 0xF2F2F7)))
  }

  private static let pickedColors: [Builtin] = [
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
    }
  ]
}
