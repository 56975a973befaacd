/// What opens over a view: accepted, and never shown.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let presentation: [Builtin] = sheets + alerts + alertParts

  private static let notShown = "nothing opens; the content is not shown"

  private static let sheets: [Builtin] =
    ["sheet", "fullScreenCover"].flatMap { name in
      [
        accepted(
          "A view that opens over everything.",
          "Text(\"Hi\").\(name)(isPresented: $on) { Text(\"a\") }",
          """
          /// Marks: hosts
          func \(name)<Content: View>(
            isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
            @ViewBuilder content: () -> Content
          ) -> some View
          """, 3, differs: notShown),
        accepted(
          "A view that opens over everything for a value.",
          "Text(\"Hi\").\(name)(item: .constant(nil)) { _ in Text(\"a\") }",
          """
          /// Marks: hosts
          func \(name)<Item, Content: View>(
            item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
            @ViewBuilder content: @escaping (Item) -> Content
          ) -> some View
          """, 3, differs: notShown),
      ]
    } + [
      accepted(
        "A view that opens beside this one.",
        "Text(\"Hi\").popover(isPresented: $on) { Text(\"a\") }",
        """
        /// Marks: hosts
        func popover<Content: View>(
          isPresented: Binding<Bool>, attachmentAnchor: Any = 0, arrowEdge: Edge = .top,
          @ViewBuilder content: () -> Content
        ) -> some View
        """, 4, differs: notShown),
      accepted(
        "Where values lead.",
        "Text(\"Hi\").navigationDestination(for: Int.self) { _ in Text(\"a\") }",
        """
        /// Marks: hosts
        func navigationDestination<D, C: View>(
          for data: Any, @ViewBuilder destination: @escaping (D) -> C
        ) -> some View
        """, 2, differs: notShown),
      accepted(
        "Where one is led.",
        "Text(\"Hi\").navigationDestination(isPresented: $on) { Text(\"a\") }",
        """
        /// Marks: hosts
        func navigationDestination<V: View>(
          isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
        ) -> some View
        """, 2, differs: notShown),
      accepted(
        "What a long press opens.", "Text(\"Hi\").contextMenu { Button(\"Copy\") { } }",
        "func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View", 1,
        differs: notShown),
      accepted(
        "Buttons that swiping a row opens.", "Text(\"Hi\").swipeActions { Button(\"Copy\") { } }",
        """
        func swipeActions<T: View>(
          edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
          @ViewBuilder content: () -> T
        ) -> some View
        """, 3, differs: notShown),
      accepted(
        "What is behind a sheet.", "Text(\"Hi\").presentationBackground { Color.red }",
        "func presentationBackground<V: View>(@ViewBuilder content: () -> V) -> some View", 1,
        differs: notShown),
      accepted(
        "What is behind a sheet.", "Text(\"Hi\").presentationBackground(.red)",
        "func presentationBackground<S: ShapeStyle>(_ style: S) -> some View", 1,
        differs: notShown),
    ]
    + options(
      "HorizontalEdge", "A side.", ["leading", "trailing"], declared: "enum HorizontalEdge"
    ) {
      "Text(\"Hi\").swipeActions(edge: .\($0)) { Button(\"Copy\") { } }"
    }

  private static let alerts: [Builtin] = [
    accepted(
      "A question that opens over everything.",
      "Text(\"Hi\").alert(\"Sure?\", isPresented: $on) { Button(\"Yes\") { } }",
      """
      func alert<A: View>(
        _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
      ) -> some View
      """, 3, differs: notShown),
    accepted(
      "A question that opens over everything, with a message.",
      "Text(\"Hi\").alert(\"Sure?\", isPresented: $on) { } message: { Text(\"Really\") }",
      """
      func alert<A: View, M: View>(
        _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
      ) -> some View
      """, 4, differs: notShown),
    accepted(
      "A question that opens over everything.",
      "Text(\"Hi\").alert(isPresented: $on) { Alert(title: Text(\"Sure?\")) }",
      "func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View", 2,
      differs: notShown),
    accepted(
      "A choice that opens at the bottom.",
      "Text(\"Hi\").confirmationDialog(\"Sure?\", isPresented: $on) { Button(\"Yes\") { } }",
      """
      func confirmationDialog<A: View>(
        _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
      ) -> some View
      """, 4, differs: notShown),
  ]

  private static let alertParts: [Builtin] =
    [
      .type("/// A question.\nstruct Alert"),
      .initializer(
        of: "Alert",
        text(
          "A question with one answer.",
          "Text(\"Hi\").alert(isPresented: $on) { Alert(title: Text(\"Sure?\")) }",
          "init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)")
      ) { (_: Value, _: Value, _: Value) in Choice(type: "Alert", name: "alert") },
      .initializer(
        of: "Alert",
        text(
          "A question with two answers.",
          "Text(\"Hi\").alert(isPresented: $on) { Alert(title: Text(\"a\"), "
            + "primaryButton: .cancel(), secondaryButton: .cancel()) }",
          """
          init(
            title: Text, message: Text? = nil, primaryButton: Alert.Button,
            secondaryButton: Alert.Button
          )
          """)
      ) { (_: Value, _: Value, _: Value, _: Value) in Choice(type: "Alert", name: "alert") },
      .staticMember(
        of: "Alert.Button",
        text(
          "The answer that changes nothing.",
          "Text(\"Hi\").alert(isPresented: $on) { Alert(title: Text(\"a\"), "
            + "dismissButton: .cancel()) }",
          "static func cancel(_ action: (() -> Void)? = nil) -> Alert.Button")
      ) { (_: Value) in Choice(type: "Alert.Button", name: "cancel") },
    ]
    + ["default", "cancel", "destructive"].map { name in
      .staticMember(
        of: "Alert.Button",
        text(
          "An answer.",
          "Text(\"Hi\").alert(isPresented: $on) { Alert(title: Text(\"a\"), "
            + "dismissButton: .\(name)(Text(\"b\"))) }",
          "static func `\(name)`(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button")
      ) { (_: Value, _: Value) in Choice(type: "Alert.Button", name: name) }
    }
}
