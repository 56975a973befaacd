/// Preferences: values that views hand up to those around them; anchors; geometry as it changes.
import Basics
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let preferences: [Builtin] =
    preferenceWriters + preferenceReaders + anchors + geometryChanges

  private static let sample =
    "declare struct Width: PreferenceKey with defaultValue and reduce, and use Width.self"

  private static func use(_ modifier: String) -> String {
    // A key is a type of the program; the example shows the call.
    "Text(\"Hi\") /* \(modifier) */"
  }

  private static let preferenceWriters: [Builtin] = [
    .type("/// A value that views hand up.\nprotocol PreferenceKey"),
    .modifier(
      text(
        "Says a value for a key, to the views around.",
        use("preference(key: Width.self, value: 40)"),
        "func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View")
    ) { (key: KeyArgument, value: Value) in
      PreferenceModifier(key.key, .write { _ in TagValue(value) })
    },
    .modifier(
      text(
        "Changes what the views inside say for a key.",
        use("transformPreference(Width.self) { $0 += 1 }"),
        """
        func transformPreference<K: PreferenceKey>(
          _ key: K.Type, _ callback: @escaping (inout K.Value) -> Void
        ) -> some View
        """)
    ) { (key: KeyArgument, change: Closure) in
      PreferenceModifier(
        key.key,
        .transform { value, _ in
          var arguments = [ProgramKey.value(value)]
          _ = try change.call(&arguments, changing: [0])
          return TagValue(arguments[0])
        })
    },
    .modifier(
      text(
        "Says a value for a key that is made of the view's place.",
        use("anchorPreference(key: Bounds.self, value: .bounds) { [$0] }"),
        """
        func anchorPreference<K: PreferenceKey>(
          key: K.Type, value: Anchor.Source, transform: @escaping (Anchor) -> K.Value
        ) -> some View
        """)
    ) { (key: KeyArgument, source: AnchorSource, transform: Closure) in
      PreferenceModifier(
        key.key, .write { TagValue(try transform(source.anchor(in: $0).toValue())) })
    },
    .modifier(
      text(
        "Changes what the views inside say for a key, with the view's place.",
        use("transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }"),
        """
        func transformAnchorPreference<K: PreferenceKey>(
          key: K.Type, value: Anchor.Source,
          transform: @escaping (inout K.Value, Anchor) -> Void
        ) -> some View
        """)
    ) { (key: KeyArgument, source: AnchorSource, transform: Closure) in
      PreferenceModifier(
        key.key,
        .transform { value, rect in
          var arguments = [ProgramKey.value(value), source.anchor(in: rect).toValue()]
          _ = try transform.call(&arguments, changing: [0])
          return TagValue(arguments[0])
        })
    },
  ]

  private static func decoration(
    _ key: KeyArgument, _ alignment: Alignment, isBehind: Bool, _ content: Closure
  ) -> DecorationModifier {
    DecorationModifier(
      PreferenceReading(key.key) { value in
        content.machine.viewValue(try content(ProgramKey.value(value))) ?? EmptyView()
      }, alignment: alignment, isBehind: isBehind)
  }

  private static let preferenceReaders: [Builtin] =
    [
      .modifier(
        text(
          "Does something when what the views inside say has changed.",
          use("onPreferenceChange(Width.self) { width = $0 }"),
          """
          func onPreferenceChange<K: PreferenceKey>(
            _ key: K.Type, perform action: @escaping (K.Value) -> Void
          ) -> some View
          """)
      ) { (key: KeyArgument, action: Closure) in
        PreferenceChangeModifier(key.key) { _ = try action(ProgramKey.value($0)) }
      }
    ]
    + [("overlayPreferenceValue", false), ("backgroundPreferenceValue", true)].flatMap {
      name, isBehind -> [Builtin] in
      let place = isBehind ? "behind" : "before"
      let summary = "Views \(place) the view, made of what it says for a key."
      return [
        .modifier(
          text(
            summary, use("\(name)(Width.self) { Text(\"\\($0)\") }"),
            """
            func \(name)<K: PreferenceKey, V: View>(
              _ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> V
            ) -> some View
            """)
        ) { (key: KeyArgument, content: Closure) in
          decoration(key, .center, isBehind: isBehind, content)
        },
        .modifier(
          text(
            summary, use("\(name)(Width.self, alignment: .top) { Text(\"\\($0)\") }"),
            """
            func \(name)<K: PreferenceKey, V: View>(
              _ key: K.Type, alignment: Alignment = .center,
              @ViewBuilder _ transform: @escaping (K.Value) -> V
            ) -> some View
            """)
        ) { (key: KeyArgument, alignment: Alignment, content: Closure) in
          decoration(key, alignment, isBehind: isBehind, content)
        },
      ]
    }

  private static let anchors: [Builtin] =
    [
      .type("/// A place of a view, which other views can ask for.\nstruct Anchor<Value>"),
      .staticMember(
        of: "Anchor.Source",
        text(
          "The view's rectangle.", use("anchorPreference(key: K.self, value: .bounds) { $0 }"),
          "static let bounds: Anchor.Source")
      ) { AnchorSource(part: nil) },
      .staticMember(
        of: "Anchor.Source",
        text(
          "A rectangle of the view.",
          use("anchorPreference(key: K.self, value: .rect(CGRect.zero)) { $0 }"),
          "static func rect(_ rect: CGRect) -> Anchor.Source")
      ) { (rect: Rect) in AnchorSource(rect: rect) },
      .staticMember(
        of: "Anchor.Source",
        text(
          "A point of the view.",
          use("anchorPreference(key: K.self, value: .point(CGPoint.zero)) { $0 }"),
          "static func point(_ point: CGPoint) -> Anchor.Source")
      ) { (point: Point) in AnchorSource(point: point) },
      .member(
        of: "GeometryProxy",
        differing(
          "An anchor's place, in the reader's points.",
          "GeometryReader { proxy in Text(\"\\(proxy.size.width)\") /* proxy[anchor] */ }",
          "turned and scaled views give the rectangle around them",
          "subscript<T>(anchor: Anchor<T>) -> T { get }")
      ) { (proxy: GeometryProxy, anchor: AnchorValue) in anchor.place(in: proxy) },
    ]
    + ([
      ("topLeading", 0, 0), ("top", 0.5, 0), ("topTrailing", 1, 0), ("leading", 0, 0.5),
      ("center", 0.5, 0.5), ("trailing", 1, 0.5), ("bottomLeading", 0, 1), ("bottom", 0.5, 1),
      ("bottomTrailing", 1, 1),
    ] as [(String, Double, Double)]).map { name, x, y in
      .staticMember(
        of: "Anchor.Source",
        text(
          "A point of the view.", use("anchorPreference(key: K.self, value: .\(name)) { $0 }"),
          "static let \(name): Anchor.Source")
      ) { AnchorSource(part: UnitPoint(x, y)) }
    }

  private static func geometryChange(
    _ measure: Closure, _ action: @escaping (Value, Value) throws -> Void
  ) -> GeometryChangeModifier {
    GeometryChangeModifier(
      measure: { TagValue(try measure($0.toValue())) },
      areEqual: { ProgramKey.value($0) == ProgramKey.value($1) },
      action: { try action(ProgramKey.value($0), ProgramKey.value($1)) })
  }

  private static let geometryChanges: [Builtin] = [
    .modifier(
      text(
        "Does something when what is made of the view's geometry has changed.",
        "Text(\"Hi\").onGeometryChange(for: CGFloat.self) { $0.size.width } action: { print($0) }",
        """
        func onGeometryChange<T: Equatable>(
          for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
          action: @escaping (T) -> Void
        ) -> some View
        """)
    ) { (_: Value, measure: Closure, action: Closure) in
      geometryChange(measure) { _, new in _ = try action(new) }
    },
    .modifier(
      text(
        "Does something with the old and the new geometry.",
        "Text(\"Hi\").onGeometryChange(for: CGFloat.self) { $0.size.width } "
          + "action: { old, new in print(old, new) }",
        """
        func onGeometryChange<T: Equatable>(
          for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
          action: @escaping (T, T) -> Void
        ) -> some View
        """)
    ) { (_: Value, measure: Closure, action: Closure) in
      geometryChange(measure) { old, new in _ = try action(old, new) }
    },
  ]
}
