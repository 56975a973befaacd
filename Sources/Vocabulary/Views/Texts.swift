/// Text and plain buttons.
import Engine
import Interpreter

extension Vocabulary {
  static let texts: [Builtin] = [
    .view("Text", text("A text.", "Text(\"Hi\")", "init(_ content: String)")) {
      (content: String) in TextView(content)
    },
    .view("Text", text("A text.", "Text(verbatim: \"Hi\")", "init(verbatim content: String)")) {
      (content: String) in TextView(content)
    },
    .view(
      "Button",
      text(
        "A text to tap.", "Button(\"Switch\") { on.toggle() }",
        "init(_ title: String, action: @escaping () -> Void)")
    ) {
      (title: String, action: Closure) in button(TextView(title), action)
    },
    .view(
      "Button",
      text(
        "A view to tap.", "Button(action: { on.toggle() }) { Text(\"Switch\") }",
        "init<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label)")
    ) {
      (action: Closure, label: BuiltContent) in button(label.value, action)
    },
  ]
}
