/// What closes the presentation around a view.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let dismissing: [Builtin] = [
    .type("/// What closes the presented view around.\nstruct DismissAction"),
    .readOnlyEnvironment(
      "dismiss",
      text(
        "Closes the sheet, page or dialog around the view; elsewhere it does nothing.",
        "Text(\"Hi\")", "var dismiss: DismissAction"),
      read: { DismissValue(dismissal: $0.dismissal).toValue() }),
    .member(
      of: "DismissAction",
      text("Closes the presented view around.", "Text(\"Hi\")", "func callAsFunction()")
    ) { (action: DismissValue) in
      try action.dismissal?.dismiss()
      return Nothing()
    },
    .readOnlyEnvironment(
      "isPresented",
      text("Whether the view is presented.", "Text(\"Hi\")", "var isPresented: Bool"),
      read: { .bool($0.dismissal != nil) }),
    .type("/// Whether the view is presented.\nstruct PresentationMode"),
    .readOnlyEnvironment(
      "presentationMode",
      text(
        "The older form of dismiss: wrappedValue.dismiss() closes what is presented.",
        "Text(\"Hi\")", "var presentationMode: Binding<PresentationMode>"),
      read: { values in
        let mode = ModeValue(dismissal: values.dismissal)
        return .object(BindingObject(constant: mode.toValue()))
      }),
    .member(
      of: "PresentationMode",
      text("Closes the presented view around.", "Text(\"Hi\")", "func dismiss()")
    ) { (action: ModeValue) in
      try action.dismissal?.dismiss()
      return Nothing()
    },
    .member(
      of: "PresentationMode",
      text("Whether the view is presented.", "Text(\"Hi\")", "var isPresented: Bool { get }")
    ) { (action: ModeValue) in action.dismissal != nil },
  ]
}

/// What `presentationMode` of the environment is bound to.
struct ModeValue: HostValue {
  static var spelling: String { "PresentationMode" }
  let dismissal: Dismissal?
}

/// What `dismiss` of the environment is.
struct DismissValue: HostValue {
  static var spelling: String { "DismissAction" }
  let dismissal: Dismissal?
}
