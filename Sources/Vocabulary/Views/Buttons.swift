/// Buttons: forms, roles, and how they look.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let buttons: [Builtin] = buttonForms + buttonLooks + programLooks

  /// L49: the label in the accent colour, or as the style around it says; red where it destroys,
  /// grey where it is disabled.
  static func button(
    _ label: ViewValue, role: String?, _ action: @escaping () throws -> Void
  ) -> ViewValue {
    EnvironmentView("Button") { environment in
      let fallback = role == "destructive" ? ControlParts.red : ControlParts.accent
      let follow = environment.afterButton
      var shown = ControlParts.colored(
        label,
        environment[.isDisabled]
          ? ControlParts.faint : environment[.tint] ?? fallback)
      if let look = environment.buttonLook {
        shown = look.around(label, ButtonFacts(role: role, fallback: fallback)).modified(
          by: EnvironmentModifier { $0.buttonLook = nil })
      }
      let view = shown.modified(
        by: GestureModifier(taps: 1) {
          try action()
          try follow?.action()
        })
      view.name = "Button"
      return view
    }
  }

  static func button(_ label: ViewValue, _ action: Closure?, role: Value = .none) -> ViewValue {
    let name = role.cast(to: HostObject<Choice>.self)?.value.name
    return button(label, role: name) { _ = try action?() }
  }

  private static func symbol(_ title: String, _ image: String) -> ViewValue {
    ControlParts.row([ImageView(image, .symbol), TextView(title)], spacing: 8)
  }

  private static let noRole = "a destructive one is red; the others look like any button"

  private static let buttonForms: [Builtin] =
    options("ButtonRole", "What a button is for.", ["cancel", "destructive"]) {
      "Button(\"Stop\", role: .\($0)) { on.toggle() }"
    } + [
      .view(
        "Button",
        text(
          "A symbol and a text to tap.",
          "Button(\"Home\", systemImage: \"house\") { on.toggle() }",
          "init(_ title: String, systemImage: String, action: @escaping () -> Void)")
      ) { (title: String, image: String, action: Closure) in
        button(symbol(title, image), action)
      },
      .view(
        "Button",
        differing(
          "A text to tap, with a role.", "Button(\"Stop\", role: .cancel) { on.toggle() }",
          noRole, "init(_ title: String, role: ButtonRole?, action: @escaping () -> Void)")
      ) { (title: String, role: Value, action: Closure) in
        button(TextView(title), action, role: role)
      },
      .view(
        "Button",
        differing(
          "A view to tap, with a role.",
          "Button(role: .destructive) { on.toggle() } label: { Text(\"Stop\") }", noRole,
          """
          init<Label: View>(
            role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
          )
          """)
      ) { (role: Value, action: Closure, label: BuiltContent) in
        button(label.value, action, role: role)
      },
    ]

  private static func look(_ name: String) -> ButtonLook? {
    switch name {
    case "bordered":
      ButtonLook { ControlParts.button($0, isProminent: false, fallback: $1.fallback) }
    case "borderedProminent":
      ButtonLook { ControlParts.button($0, isProminent: true, fallback: $1.fallback) }
    case "plain": ButtonLook { label, _ in label }
    default: nil
    }
  }

  private static let definite =
    "bordered ones have padding 12 and 7 and a radius of 8; a press does not show"

  private static let buttonLooks: [Builtin] =
    options(
      "ButtonStyle", "How buttons look.",
      ["automatic", "plain", "borderless", "bordered", "borderedProminent"],
      declared: "protocol ButtonStyle"
    ) { "Button(\"Go\") { on.toggle() }.buttonStyle(.\($0))" }
    + [
      ("PlainButtonStyle", "plain"), ("BorderlessButtonStyle", "borderless"),
      ("BorderedButtonStyle", "bordered"), ("BorderedProminentButtonStyle", "borderedProminent"),
      ("DefaultButtonStyle", "automatic"),
    ].map { type, name in
      .initializer(
        of: type,
        text("A look of buttons.", "Button(\"Go\") { }.buttonStyle(\(type)())", "init()")
      ) { Choice(type: "ButtonStyle", name: name) }
    } + [
      .modifier(
        differing(
          "How buttons inside look.", "Button(\"Go\") { on.toggle() }.buttonStyle(.bordered)",
          definite, "func buttonStyle<S: ButtonStyle>(_ style: S) -> some View")
      ) { (style: ButtonStyleArgument) in
        let look = style.look
        return EnvironmentModifier { $0.buttonLook = look }
      }
    ]

  /// What a style of the program is handed.
  private static let programLooks: [Builtin] = [
    .type("/// What a style of buttons is handed.\nstruct ButtonStyleConfiguration"),
    .type("/// What a style is handed.\ntypealias Configuration = ButtonStyleConfiguration"),
    .member(
      of: "ButtonStyleConfiguration",
      text("What the button shows.", "Text(\"Hi\")", "var label: some View { get }")
    ) { (configuration: ButtonConfiguration) in configuration.label },
    .member(
      of: "ButtonStyleConfiguration",
      differing(
        "Whether the button is pressed now.", "Text(\"Hi\")", "never, since taps are short",
        "var isPressed: Bool { get }")
    ) { (_: ButtonConfiguration) in false },
    .member(
      of: "ButtonStyleConfiguration",
      text("What the button is for.", "Text(\"Hi\")", "var role: ButtonRole? { get }")
    ) { (configuration: ButtonConfiguration) in
      configuration.role.map { Choice(type: "ButtonRole", name: $0) }
    },
  ]

  static func look(of style: Value, _ machine: Machine) -> ButtonLook? {
    if let choice = style.cast(to: HostObject<Choice>.self)?.value { return look(choice.name) }
    guard let structure = style.cast(to: StructObject.self),
      structure.type.hasMethod("makeBody(configuration:)")
    else { return nil }
    return ButtonLook { label, facts in
      label.modified(
        by: CustomModifier(
          InterpretedStyle(machine, structure) {
            ButtonConfiguration(label: $0, role: facts.role).toValue()
          }))
    }
  }
}

/// `some ButtonStyle`: one of the vocabulary or of the program.
struct ButtonStyleArgument: Argument {
  static var spelling: String { "some ButtonStyle" }
  let look: ButtonLook?

  init(_ value: Value, in context: CallContext) throws {
    look = Vocabulary.look(of: value, context.machine)
  }
}

/// What a style of buttons is handed.
struct ButtonConfiguration: HostValue {
  static var spelling: String { "ButtonStyleConfiguration" }
  let label: ViewValue
  /// The name of its role, nil without one.
  let role: String?
}
