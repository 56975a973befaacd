/// Values handed down to everything inside, and the ones the system has.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let environmentModifiers: [Builtin] = [
    .modifier(
      text(
        "Hands a value down to everything inside.", "Text(\"Hi\").environment(\\.font, .title)",
        """
        /// Marks: writes
        func environment<V>(
          _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
        ) -> some View
        """),
      taking: ["KeyPath", "Any"]
    ) { context in
      let content = try context.next(ViewContent.self).value
      let path = try context.next(KeyPathArgument.self)
      let value = try context.next(Value.self)
      let write = try context.machine.environmentWrite(path.components, value, context)
      let modifier = EnvironmentModifier(name: path.components.first, write)
      modifier.range = context.rangeBehindReceiver
      return .object(content.modified(by: modifier))
    },
    .modifier(
      text(
        "Where the lines of a text begin.", "Text(\"one two\").multilineTextAlignment(.center)",
        "func multilineTextAlignment(_ alignment: TextAlignment) -> some View")
    ) { (alignment: TextContent.LineAlignment) in
      EnvironmentModifier { $0[.textAlignment] = alignment }
    },
    .staticMember(
      of: "TextAlignment",
      text(
        "At the leading edge.", "Text(\"one two\").multilineTextAlignment(.leading)",
        "static let leading: TextAlignment")
    ) { TextContent.LineAlignment.leading },
    .staticMember(
      of: "TextAlignment",
      text(
        "Centred.", "Text(\"one two\").multilineTextAlignment(.center)",
        "static let center: TextAlignment")
    ) { TextContent.LineAlignment.center },
    .staticMember(
      of: "TextAlignment",
      text(
        "At the trailing edge.", "Text(\"one two\").multilineTextAlignment(.trailing)",
        "static let trailing: TextAlignment")
    ) { TextContent.LineAlignment.trailing },
    .environment(
      "font",
      text(
        "The font of texts.", "Text(\"Hi\").environment(\\.font, .title)", "var font: Font?"),
      get: { $0[.font] as Font? }, set: { $0[.font] = $1 ?? .body }),
    .environment(
      "lineLimit",
      text(
        "The most lines a text takes.", "Text(\"Hi\").environment(\\.lineLimit, 1)",
        "var lineLimit: Int?"),
      get: { $0[.lineLimit] }, set: { $0[.lineLimit] = $1 }),
  ]
}

extension TextContent.LineAlignment: HostValue {
  package static var spelling: String { "TextAlignment" }
}
