/// Accepted modifiers of what lies around views: bars, sheets, scrolling, the keyboard, those who
/// listen.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let acceptedSurroundings: [Builtin] =
    bars + scrollHabits + rows + input + listening + surroundingOptions

  /// Single-parameter modifiers: name, parameter, an argument, a summary.
  private static func simple(
    _ list: [(name: String, parameter: String, argument: String, summary: String)]
  ) -> [Builtin] {
    list.map {
      accepted(
        $0.summary, "Text(\"Hi\").\($0.name)(\($0.argument))",
        "func \($0.name)(\($0.parameter)) -> some View", $0.parameter.isEmpty ? 0 : 1)
    }
  }

  private static let bars: [Builtin] =
    simple([
      ("badge", "_ count: Int", "3", "A number on the view."),
      ("statusBar", "hidden: Bool", "hidden: true", "Hides the bar at the top."),
      ("statusBarHidden", "_ hidden: Bool = true", "", "Hides the bar at the top."),
      (
        "persistentSystemOverlays", "_ visibility: Visibility", ".hidden",
        "Hides the system's own marks."
      ),
      ("previewDevice", "_ value: Any", "\"iPhone\"", "The device of a preview."),
      ("previewDisplayName", "_ value: String?", "\"Dark\"", "The name of a preview."),
      (
        "ignoresSafeArea", "edges: Edge.Set", "edges: .top",
        "Reaches under the bars; there are none."
      ),
      ("presentationDragIndicator", "_ visibility: Visibility", ".visible", "A mark on a sheet."),
      ("presentationCornerRadius", "_ radius: CGFloat?", "8", "The corners of a sheet."),
      ("interactiveDismissDisabled", "_ isDisabled: Bool = true", "", "A sheet that stays."),
    ]) + [
      accepted(
        "Shows or hides bars.", "Text(\"Hi\").toolbarVisibility(.hidden, for: .tabBar)",
        "func toolbarVisibility(_ visibility: Visibility, for bar: ToolbarPlacement) -> some View",
        2),
      accepted(
        "The background of bars.", "Text(\"Hi\").toolbarBackground(.hidden, for: .tabBar)",
        "func toolbarBackground(_ visibility: Visibility, for bar: ToolbarPlacement) -> some View",
        2),
    ]

  private static let scrollHabits: [Builtin] =
    simple([
      ("scrollDisabled", "_ disabled: Bool", "true", "Whether one can scroll."),
      ("scrollClipDisabled", "_ disabled: Bool = true", "", "Whether content may stand out."),
      ("scrollContentBackground", "_ visibility: Visibility", ".hidden", "What is behind rows."),
      ("defaultScrollAnchor", "_ anchor: UnitPoint?", ".bottom", "Where scrolling begins."),
      (
        "refreshable", "action: @escaping () -> Void", "action: { on = true }",
        "What pulling down does."
      ),
    ]) + [
      accepted(
        "The room around what scrolls.", "Text(\"Hi\").contentMargins(.horizontal, 8)",
        """
        func contentMargins(
          _ edges: Edge.Set = .all, _ length: CGFloat?,
          for placement: ContentMarginPlacement = .automatic
        ) -> some View
        """, 3, differs: "no room is added"),
      accepted(
        "The room around what scrolls.", "Text(\"Hi\").contentMargins(8)",
        """
        func contentMargins(
          _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
        ) -> some View
        """, 2, differs: "no room is added"),
    ]

  private static let rows: [Builtin] =
    simple([
      ("listRowSpacing", "_ spacing: CGFloat?", "4", "The room between rows."),
      ("listSectionSpacing", "_ spacing: Any", "4", "The room between sections."),
      (
        "onMove", "perform action: ((IndexSet, Int) -> Void)?", "perform: { _, _ in }",
        "What moving a row does."
      ),
      ("deleteDisabled", "_ isDisabled: Bool", "true", "Whether a row stays."),
      ("labelsHidden", "", "", "Hides the labels of controls."),
    ])

  private static let input: [Builtin] =
    simple([
      ("disableAutocorrection", "_ disable: Bool?", "true", "Whether words are put right."),
      ("autocorrectionDisabled", "_ disable: Bool = true", "", "Whether words are put right."),
      ("focusable", "_ isFocusable: Bool = true", "", "Whether writing can happen here."),
      (
        "onHover", "perform action: @escaping (Bool) -> Void", "perform: { _ in }",
        "What a pointer over the view does."
      ),
      ("help", "_ text: String", "\"Help\"", "What a pointer over the view tells."),
      ("defersSystemGestures", "on edges: Edge.Set", "on: .all", "Whose gestures come first."),
      ("privacySensitive", "_ sensitive: Bool = true", "", "Whether others may see it."),
    ]) + [
      accepted(
        "A tap that can be felt.", "Text(\"Hi\").sensoryFeedback(.impact, trigger: on)",
        """
        func sensoryFeedback<T: Equatable>(
          _ feedback: SensoryFeedback, trigger: T
        ) -> some View
        """, 2)
    ]

  private static let listening: [Builtin] =
    simple([
      ("accessibilityLabel", "_ label: Any", "\"Close\"", "What is said of the view."),
      ("accessibilityValue", "_ value: Any", "\"1\"", "What is said of its value."),
      ("accessibilityHint", "_ hint: Any", "\"Closes\"", "What is said of its use."),
      ("accessibilityIdentifier", "_ identifier: String", "\"close\"", "A name for tests."),
      ("accessibilityHidden", "_ hidden: Bool", "true", "Whether nothing is said of it."),
      (
        "accessibilityElement", "children: AccessibilityChildBehavior = .ignore", "",
        "What is said of what is inside."
      ),
      ("accessibilitySortPriority", "_ priority: Double", "1", "When it is said."),
      (
        "accessibilityAdjustableAction",
        "_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void", "{ _ in }",
        "What swiping does."
      ),
    ]) + [
      accepted(
        "Something those who listen can do.",
        "Text(\"Hi\").accessibilityAction(named: \"Close\") { on = true }",
        "func accessibilityAction(named name: String, _ handler: () -> Void) -> some View",
        2)
    ]

  private static let surroundingOptions: [Builtin] =
    options(
      "AccessibilityAdjustmentDirection", "Which way something is adjusted.",
      ["increment", "decrement"]
    ) { "Text(\"Hi\").accessibilityAdjustableAction { side in print(side == .\($0)) }" }
    + options(
      "ContentMarginPlacement", "Where room is added around what scrolls.",
      ["automatic", "scrollContent", "scrollIndicators"]
    ) { "Text(\"Hi\").contentMargins(.top, 8, for: .\($0))" }
    + options("Visibility", "Whether something is shown.", ["automatic", "visible", "hidden"]) {
      "Text(\"Hi\").listRowSeparator(.\($0))"
    }
    + options(
      "SafeAreaRegions", "What lies at the sides of a device.", ["all", "container", "keyboard"]
    ) { "Text(\"Hi\").ignoresSafeArea(.\($0), edges: .all)" }
    + options(
      "ToolbarPlacement", "A bar.",
      ["automatic", "navigationBar", "tabBar", "bottomBar", "windowToolbar"]
    ) { "Text(\"Hi\").toolbar(.hidden, for: .\($0))" }
}
