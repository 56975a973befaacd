/// Alerts and dialogs: a title, a message and buttons over everything.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let dialogs: [Builtin] = alerts + confirmations + oldAlerts + alertParts + dismissing

  /// A button of a dialog: as wide as the dialog, a line above it.
  private static func dialogRow(_ view: ViewValue) -> ViewValue {
    let row = ControlParts.padded(ControlParts.filling(view), 8, 11)
    return row.modified(
      by: DecorationModifier(
        ControlParts.sized(ShapeView.color(ControlParts.faint), nil, 1),
        alignment: Alignment(.horizontalCenter, .top), isBehind: false))
  }

  /// Closes a dialog after any of its buttons.
  private static func closing(
    _ view: ViewValue, _ dismiss: @escaping () throws -> Void
  ) -> ViewValue {
    view.modified(by: EnvironmentModifier { $0.afterButton = FollowUp(dismiss) })
  }

  private static func emphasised(_ title: ViewValue) -> ViewValue {
    title.modified(by: EnvironmentModifier { $0[.font] = Font(size: 17) })
  }

  private static func small(_ message: ViewValue) -> ViewValue {
    message.modified(by: EnvironmentModifier { $0[.font] = Font(size: 13) })
  }

  /// A box of 270 points in the middle: title and message, then the buttons below each other, two
  /// of them side by side; without any, one that says OK.
  private static func alert(
    _ title: ViewValue, _ message: ViewValue?, _ actions: ViewValue,
    _ dismiss: @escaping () throws -> Void
  ) -> ViewValue {
    let words = StackView.vertical(
      alignment: .horizontalCenter, spacing: 4,
      TupleView([emphasised(title)] + (message.map { [small($0)] } ?? [])))
    let buttons = ElementsView("alert", actions) { elements in
      if elements.isEmpty { return dialogRow(button(TextView("OK"), role: nil) {}) }
      let rows = elements.map(dialogRow)
      return rows.count == 2
        ? ControlParts.row(rows, spacing: 0) : ControlParts.column(rows, spacing: 0)
    }
    let box = ControlParts.column(
      [ControlParts.padded(ControlParts.filling(words), 16, 16), buttons], spacing: 0)
    return ControlParts.filling(
      ControlParts.behind(
        ControlParts.sized(closing(box, dismiss), 270, nil), ControlParts.surface(14)),
      isHigh: true)
  }

  /// Rows at the bottom, and one below that cancels.
  private static func confirmation(
    _ title: ViewValue?, _ message: ViewValue?, _ actions: ViewValue,
    _ dismiss: @escaping () throws -> Void
  ) -> ViewValue {
    let rows = ElementsView("confirmationDialog", actions) { elements in
      let words = [title, message].compactMap { $0 }.map {
        ControlParts.padded(ControlParts.filling(small($0)), 8, 8)
      }
      return ControlParts.column(words + elements.map(dialogRow), spacing: 0)
    }
    let cancel = ControlParts.padded(
      ControlParts.filling(button(TextView("Cancel"), role: "cancel") {}), 8, 11)
    let boxes = [rows, cancel].map { ControlParts.behind($0, ControlParts.surface(14)) }
    return ControlParts.column(
      [
        backdrop(dismiss),
        ControlParts.padded(closing(ControlParts.column(boxes, spacing: 8), dismiss), 8, 8),
      ], spacing: 0)
  }

  private static let plain = "a plain white box of 270 points; nothing dims"

  private static let alerts: [Builtin] = [
    .modifier(
      differing(
        "A question that opens over everything; each of its buttons closes it.",
        "Text(\"Hi\").alert(\"Sure?\", isPresented: $on) { Button(\"Yes\") { } }", plain,
        """
        func alert<A: View>(
          _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
        ) -> some View
        """)
    ) { (title: TitleArgument, isPresented: BindingArgument, actions: Closure) in
      PresentationModifier(
        .window,
        try request(isPresented, .fade) { _, dismiss in
          alert(title.view, nil, try built(actions), dismiss)
        })
    },
    .modifier(
      differing(
        "A question that opens over everything, with a message.",
        "Text(\"Hi\").alert(\"Sure?\", isPresented: $on) { } message: { Text(\"Really\") }", plain,
        """
        func alert<A: View, M: View>(
          _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
          @ViewBuilder message: @escaping () -> M
        ) -> some View
        """)
    ) {
      (title: TitleArgument, isPresented: BindingArgument, actions: Closure, message: Closure) in
      PresentationModifier(
        .window,
        try request(isPresented, .fade) { _, dismiss in
          alert(title.view, try built(message), try built(actions), dismiss)
        })
    },
    .modifier(
      differing(
        "A question about a value that opens over everything.",
        "Text(\"Hi\").alert(\"Sure?\", isPresented: $on, presenting: 1) { _ in } "
          + "message: { Text(\"\\($0)\") }", plain,
        """
        func alert<A: View, M: View, T>(
          _ title: String, isPresented: Binding<Bool>, presenting data: T?,
          @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
        ) -> some View
        """)
    ) {
      (
        title: TitleArgument, isPresented: BindingArgument, data: Value, actions: Closure,
        message: Closure
      ) in
      PresentationModifier(
        .window,
        data.isNone
          ? nil
          : try request(isPresented, .fade) { _, dismiss in
            alert(title.view, try built(message, data), try built(actions, data), dismiss)
          })
    },
  ]

  private static let confirmations: [Builtin] = [
    .modifier(
      differing(
        "A choice that opens at the bottom; each of its buttons closes it.",
        "Text(\"Hi\").confirmationDialog(\"Sure?\", isPresented: $on) { Button(\"Yes\") { } }",
        "plain white boxes; nothing dims",
        """
        func confirmationDialog<A: View>(
          _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
          @ViewBuilder actions: @escaping () -> A
        ) -> some View
        """)
    ) {
      (
        title: TitleArgument, isPresented: BindingArgument, visibility: NameArgument,
        actions: Closure
      ) in
      PresentationModifier(
        .window,
        try request(isPresented, .fromBelow) { _, dismiss in
          confirmation(
            visibility.name == "visible" ? title.view : nil, nil, try built(actions), dismiss)
        })
    },
    .modifier(
      differing(
        "A choice that opens at the bottom, with a message.",
        "Text(\"Hi\").confirmationDialog(\"Sure?\", isPresented: $on) { } "
          + "message: { Text(\"Really\") }",
        "plain white boxes; nothing dims",
        """
        func confirmationDialog<A: View, M: View>(
          _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
          @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
        ) -> some View
        """)
    ) {
      (
        title: TitleArgument, isPresented: BindingArgument, visibility: NameArgument,
        actions: Closure,
        message: Closure
      ) in
      PresentationModifier(
        .window,
        try request(isPresented, .fromBelow) { _, dismiss in
          confirmation(
            visibility.name == "visible" ? title.view : nil, try built(message),
            try built(actions), dismiss)
        })
    },
  ]

  // MARK: - The older form

  private static let oldAlerts: [Builtin] = [
    .modifier(
      differing(
        "A question that opens over everything.",
        "Text(\"Hi\").alert(isPresented: $on) { Alert(title: Text(\"Sure?\")) }", plain,
        "func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View")
    ) { (isPresented: BindingArgument, content: Closure) in
      PresentationModifier(
        .window,
        try request(isPresented, .fade) { _, dismiss in shown(try content(), dismiss) })
    },
    .modifier(
      differing(
        "A question about a value that opens over everything.",
        "Text(\"Hi\").alert(item: .constant(nil)) { _ in Alert(title: Text(\"Sure?\")) }", plain,
        "func alert<Item>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View")
    ) { (item: BindingArgument, content: Closure) in
      PresentationModifier(
        .window,
        try request(item: item, .fade, content.machine) { _, value, dismiss in
          shown(try content(value), dismiss)
        })
    },
  ]

  private static func shown(_ value: Value, _ dismiss: @escaping () throws -> Void) -> ViewValue {
    guard let content = value.cast(to: HostObject<AlertContent>.self)?.value else {
      return EmptyView()
    }
    return alert(content.title, content.message, TupleView(content.buttons), dismiss)
  }

  private static let alertParts: [Builtin] =
    [
      .type("/// A question.\nstruct Alert"),
      .initializer(
        of: "Alert",
        text(
          "A question with one answer.",
          "Text(\"Hi\").alert(isPresented: $on) { Alert(title: Text(\"Sure?\")) }",
          "init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)")
      ) { (title: TitleArgument, message: TitleArgument?, dismiss: AlertButton?) in
        AlertContent(
          title: title.view, message: message?.view, buttons: [dismiss?.view].compactMap { $0 })
      },
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
      ) {
        (title: TitleArgument, message: TitleArgument?, first: AlertButton, second: AlertButton) in
        AlertContent(
          title: title.view, message: message?.view, buttons: [first.view, second.view])
      },
      .staticMember(
        of: "Alert.Button",
        text(
          "The answer that changes nothing.",
          "Text(\"Hi\").alert(isPresented: $on) { Alert(title: Text(\"a\"), "
            + "dismissButton: .cancel()) }",
          "static func cancel(_ action: (() -> Void)? = nil) -> Alert.Button")
      ) { (action: Closure?) in AlertButton(TextView("Cancel"), "cancel", action) },
    ]
    + ["default", "cancel", "destructive"].map { name in
      .staticMember(
        of: "Alert.Button",
        text(
          "An answer.",
          "Text(\"Hi\").alert(isPresented: $on) { Alert(title: Text(\"a\"), "
            + "dismissButton: .\(name)(Text(\"b\"))) }",
          "static func `\(name)`(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button")
      ) { (label: TitleArgument, action: Closure?) in AlertButton(label.view, name, action) }
    }
}

/// What an `Alert` shows.
struct AlertContent: HostValue {
  static var spelling: String { "Alert" }
  let title: ViewValue
  let message: ViewValue?
  let buttons: [ViewValue]
}

/// One answer of an `Alert`.
struct AlertButton: HostValue {
  static var spelling: String { "Alert.Button" }
  let view: ViewValue

  init(_ label: ViewValue, _ role: String, _ action: Closure?) {
    view = Vocabulary.button(label, role: role) { _ = try action?() }
  }
}
