/// Styles and behaviours that are known by name and change nothing here.
import Engine
import Interpreter

extension Vocabulary {
  static let acceptedStyles: [Builtin] = containerStyles + controlStyles + inputStyles + loose

  /// A modifier with one parameter of a type whose values are names.
  private static func styled(
    _ list: [(modifier: String, type: String, names: String, summary: String)]
  ) -> [Builtin] {
    list.flatMap { item -> [Builtin] in
      let names = item.names.split(separator: " ").map(String.init)
      let first = names.first ?? "automatic"
      return [
        accepted(
          item.summary, "Text(\"Hi\").\(item.modifier)(.\(first))",
          "func \(item.modifier)(_ value: \(item.type)) -> some View", 1)
      ]
        + options(item.type, item.summary, names) { "Text(\"Hi\").\(item.modifier)(.\($0))" }
    }
  }

  private static let containerStyles = styled([
    (
      "navigationViewStyle", "NavigationViewStyle", "automatic stack columns",
      "How navigation containers look."
    ),
    (
      "navigationSplitViewStyle", "NavigationSplitViewStyle",
      "automatic balanced prominentDetail", "How columns share the room."
    ),
    (
      "toolbarTitleDisplayMode", "ToolbarTitleDisplayMode", "automatic inline large inlineLarge",
      "How large the title is."
    ),
    ("toolbarRole", "ToolbarRole", "automatic editor browser navigationStack", "A bar's use."),
    (
      "tabBarMinimizeBehavior", "TabBarMinimizeBehavior", "automatic never onScrollDown onScrollUp",
      "When the bar of tabs gets small."
    ),
    ("indexViewStyle", "PageIndexViewStyle", "page", "How the dots of pages look."),
    ("previewLayout", "PreviewLayout", "sizeThatFits device", "The room of a preview."),
    (
      "scrollIndicators", "ScrollIndicatorVisibility", "hidden visible automatic never",
      "Whether scrolling shows where one is."
    ),
    (
      "scrollDismissesKeyboard", "ScrollDismissesKeyboardMode",
      "automatic immediately interactively never", "Whether scrolling hides the keyboard."
    ),
    (
      "scrollBounceBehavior", "ScrollBounceBehavior", "automatic basedOnSize always",
      "Whether the ends bounce."
    ),
    (
      "listStyle", "ListStyle", "automatic plain grouped inset insetGrouped sidebar",
      "How lists look; all are plain."
    ),
    ("formStyle", "FormStyle", "automatic grouped columns", "How forms look; all are plain."),
    ("groupBoxStyle", "GroupBoxStyle", "automatic", "How boxes look."),
  ])

  private static let controlStyles = styled([
    ("progressViewStyle", "ProgressViewStyle", "automatic linear circular", "How progress looks."),
    (
      "datePickerStyle", "DatePickerStyle", "automatic compact graphical wheel",
      "How dates are chosen."
    ),
    (
      "gaugeStyle", "GaugeStyle", "automatic accessoryCircular linearCapacity",
      "How measures look."
    ),
    ("menuStyle", "MenuStyle", "automatic button borderlessButton", "How menus look."),
    ("controlSize", "ControlSize", "mini small regular large extraLarge", "The size of controls."),
    (
      "buttonBorderShape", "ButtonBorderShape", "automatic capsule circle roundedRectangle",
      "The shape of buttons."
    ),
    (
      "buttonRepeatBehavior", "ButtonRepeatBehavior", "automatic enabled disabled",
      "Whether holding a button repeats."
    ),
    ("hoverEffect", "HoverEffect", "automatic lift highlight", "How a pointer above shows."),
  ])

  private static let inputStyles = styled([
    (
      "keyboardType", "UIKeyboardType",
      "default numberPad decimalPad emailAddress phonePad URL asciiCapable webSearch",
      "Which keyboard appears."
    ),
    (
      "textContentType", "UITextContentType",
      "password username emailAddress name oneTimeCode newPassword telephoneNumber URL",
      "What is written."
    ),
    (
      "textInputAutocapitalization", "TextInputAutocapitalization",
      "never words sentences characters", "Capitals while writing."
    ),
    (
      "autocapitalization", "UITextAutocapitalizationType", "none words sentences allCharacters",
      "Capitals while writing."
    ),
    (
      "submitLabel", "SubmitLabel", "done go send join route search return next continue",
      "What the return key says."
    ),
    (
      "accessibilityAddTraits", "AccessibilityTraits",
      "isButton isHeader isImage isModal isSelected isLink isStaticText",
      "What kind of thing it is."
    ),
  ])

  /// Names used by modifiers with more than one parameter.
  private static let loose: [Builtin] =
    [
      accepted(
        "What kind of thing it is not.", "Text(\"Hi\").accessibilityRemoveTraits(.isButton)",
        "func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View", 1),
      accepted(
        "Bars in place of the content.", "Text(\"Hi\").redacted(reason: .placeholder)",
        "func redacted(reason: RedactionReasons) -> some View", 1,
        differs: "the content stays as it is"),
      .staticMember(
        of: "ContentTransition",
        text(
          "A symbol that becomes another.",
          "Image(systemName: \"star\").contentTransition(.symbolEffect(.replace))",
          "static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition")
      ) { (_: Value) in Choice(type: "ContentTransition", name: "symbolEffect") },
      .initializer(
        of: "SwitchToggleStyle",
        differing(
          "A switch in a colour.", "Text(\"Hi\").toggleStyle(SwitchToggleStyle(tint: .red))",
          "the colour of tint(_:) counts", "init(tint: Color = .green)")
      ) { (_: Value) in Choice(type: "ToggleStyle", name: "switch") },
    ]
    + options(
      "PinnedScrollableViews", "What stays in sight while its section scrolls; nothing does.",
      ["sectionHeaders", "sectionFooters"]
    ) { "LazyVStack(pinnedViews: [.\($0)]) { Text(\"Hi\") }" }
    + options("RedactionReasons", "Why content is not shown.", ["placeholder", "privacy"]) {
      "Text(\"Hi\").redacted(reason: .\($0))"
    }
    + options(
      "PageIndexMode", "When the dots of pages are shown.", ["automatic", "always", "never"]
    ) { "Text(\"Hi\").tabViewStyle(.page(indexDisplayMode: .\($0)))" }
    + options("SearchFieldPlacement", "Where one searches.", ["automatic", "toolbar", "sidebar"]) {
      "Text(\"Hi\").searchable(text: .constant(\"\"), placement: .\($0))"
    }
    + options(
      "AccessibilityChildBehavior", "What is said of what is inside.",
      ["ignore", "contain", "combine"]
    ) { "Text(\"Hi\").accessibilityElement(children: .\($0))" }
    + options(
      "SensoryFeedback", "What can be felt.",
      [
        "success", "warning", "error", "selection", "impact", "increase", "decrease", "start",
        "stop",
      ]
    ) { "Text(\"Hi\").sensoryFeedback(.\($0), trigger: on)" }
    + options(
      "SymbolEffect", "How a symbol moves.",
      [
        "bounce", "pulse", "variableColor", "scale", "appear", "disappear", "replace", "breathe",
        "rotate", "wiggle",
      ]
    ) { "Image(systemName: \"star\").symbolEffect(.\($0), value: on)" }
    + options("SymbolEffectOptions", "How often.", ["default", "repeating", "nonRepeating"]) {
      "Image(systemName: \"star\").symbolEffect(.bounce, options: .\($0), value: on)"
    }
    + options(
      "SymbolRenderingMode", "How symbols are coloured.",
      ["monochrome", "hierarchical", "palette", "multicolor"]
    ) { "Image(systemName: \"star\").symbolRenderingMode(.\($0))" }
    + options("Image.Interpolation", "How pictures grow.", ["none", "low", "medium", "high"]) {
      "Image(\"a\").interpolation(.\($0))"
    }
    + options(
      "DynamicTypeSize", "How large letters are.",
      ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]
    ) { "Text(\"Hi\").dynamicTypeSize(.\($0))" }
    + options("TextSelectability", "Whether text can be marked.", ["enabled", "disabled"]) {
      "Text(\"Hi\").textSelection(.\($0))"
    }
}
