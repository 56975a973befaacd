/// What is shown where there is nothing to show.
import Engine
import Interpreter

extension Vocabulary {
  static let unavailable: [Builtin] = [
    .type("/// What is shown where there is nothing to show.\nstruct ContentUnavailableView: View"),
    .view(
      "ContentUnavailableView",
      text(
        "A symbol, a title and a sentence in the middle of all the room.",
        "ContentUnavailableView(\"No mail\", systemImage: \"tray\", description: Text(\"Later.\"))",
        "init(_ title: String, systemImage: String, description: Text? = nil)")
    ) { (title: String, image: String, description: OptionalContent) in
      let symbol = ImageView(image, .symbol).modified(
        by: EnvironmentModifier { $0[.font] = Font(size: 48) })
      let name = TextView(title).modified(by: EnvironmentModifier { $0[.font] = Font(size: 22) })
      var parts: [ViewValue] = [symbol, name]
      if let view = description.view { parts.append(view) }
      let column = StackView.vertical(
        alignment: .horizontalCenter, spacing: nil, TupleView(parts))
      return ControlParts.filling(column, isHigh: true)
    },
  ]
}

/// A view that may be missing.
struct OptionalContent: Argument {
  static var spelling: String { "Any" }
  let view: ViewValue?

  init(_ value: Value, in context: CallContext) throws {
    view = value.isNone ? nil : try ViewContent(value, in: context).value
  }
}
