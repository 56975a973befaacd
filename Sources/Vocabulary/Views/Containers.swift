/// Containers: stacks, groups, space.
import Engine
import Interpreter

extension Vocabulary {
  static let containers: [Builtin] = [
    .view(
      "VStack",
      text(
        "A column of views.", "VStack { Text(\"Hi\"); Text(\"there\") }",
        """
        init<Content: View>(
          alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
          @ViewBuilder content: () -> Content
        )
        """)
    ) {
      (alignment: HorizontalAlignment, spacing: Double?, content: BuiltContent) in
      StackView.vertical(alignment: alignment.key, spacing: spacing, content.value)
    },
    .view(
      "HStack",
      text(
        "A row of views.", "HStack { Text(\"Hi\"); Text(\"there\") }",
        """
        init<Content: View>(
          alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
          @ViewBuilder content: () -> Content
        )
        """)
    ) {
      (alignment: VerticalAlignment, spacing: Double?, content: BuiltContent) in
      StackView.horizontal(alignment: alignment.key, spacing: spacing, content.value)
    },
    .view(
      "ZStack",
      text(
        "Views on top of each other.", "ZStack { Color.red; Text(\"Hi\") }",
        """
        /// Marks: layers
        init<Content: View>(
          alignment: Alignment = .center, @ViewBuilder content: () -> Content
        )
        """)
    ) {
      (alignment: Alignment, content: BuiltContent) in
      StackView.depth(alignment: alignment, content.value)
    },
    .view(
      "Group",
      text(
        "Several views as one.", "Group { Text(\"Hi\"); Text(\"there\") }.padding()",
        "/// Marks: passes\ninit<Content: View>(@ViewBuilder content: () -> Content)")
    ) {
      (content: BuiltContent) in GroupView(content.value)
    },
    .view(
      "Spacer",
      text(
        "Room that grows.", "HStack { Text(\"Hi\"); Spacer() }",
        "init(minLength: CGFloat? = nil)")
    ) {
      (length: Double?) in SpacerView(minLength: length)
    },
    .view("EmptyView", text("No view at all.", "EmptyView()", "init()")) { EmptyView() },
    .view(
      "AnyView",
      text(
        "Any view as one type.", "AnyView(Text(\"Hi\"))",
        "/// Marks: passes\n"
          + "init<V: View>(_ view: V)")
    ) {
      (view: ViewContent) in view.value
    },
  ]
}
