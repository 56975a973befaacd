/// The application around the views: its windows, what it keeps between runs, playground pages.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let applications: [Builtin] = application + storage + hosts

  private static let application: [Builtin] = [
    .type("/// The running application.\nclass UIApplication"),
    .staticMember(
      of: "UIApplication",
      text(
        "The running application.", "Text(\"Hi\").onTapGesture { print(UIApplication.shared) }",
        "static let shared: UIApplication")
    ) { Choice(type: "UIApplication", name: "shared") },
    .member(
      of: "UIApplication",
      differing(
        "Sends an action to whatever has the focus, as files do to hide the keyboard.",
        "Text(\"Hi\").onTapGesture { UIApplication.shared.sendAction(1, to: nil, from: nil, "
          + "for: nil) }",
        "nothing has the focus and there is no keyboard",
        "func sendAction(_ action: Any, to target: Any?, from sender: Any?, for event: Any?)")
    ) { (_: Value, _: Value, _: Value, _: Value, _: Value) in Nothing() },
    .member(
      of: "UIApplication",
      differing(
        "The windows.", "Text(\"\\(UIApplication.shared.windows.count)\")", "there are none",
        "var windows: [UIWindow] { get }")
    ) { (_: Value) in [Value]() },
    .member(
      of: "UIApplication",
      differing(
        "The scenes with the windows.",
        "Text(\"\\(UIApplication.shared.connectedScenes.count)\")", "there are none",
        "var connectedScenes: [UIWindowScene] { get }")
    ) { (_: Value) in [Value]() },
    .type("/// A window; there is none.\nclass UIWindow"),
    .type("/// What holds windows; there is none.\nclass UIWindowScene"),
    .member(
      of: "UIWindow",
      text(
        "The bars around the window.",
        "Text(\"\\(UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0)\")",
        "var safeAreaInsets: EdgeInsets { get }")
    ) { (_: Value) in Insets(top: 0, leading: 0, bottom: 0, trailing: 0) },
    .member(
      of: "UIWindowScene",
      text(
        "The windows of the scene.", "Text(\"Hi\")", "var windows: [UIWindow] { get }")
    ) { (_: Value) in [Value]() },
    .member(
      of: "UIApplication",
      differing(
        "Opens an address.", "Text(\"Hi\").onTapGesture { UIApplication.shared.open(1) }",
        "nothing is opened", "func open(_ url: Any)")
    ) { (_: Value, _: Value) in Nothing() },
  ]

  private static let kept = "kept only while the session lasts"

  private static let storage: [Builtin] =
    [
      .type("/// What is kept between runs.\nclass UserDefaults"),
      .staticMember(
        of: "UserDefaults",
        differing(
          "The place that all use.", "Text(UserDefaults.standard.string(forKey: \"a\") ?? \"\")",
          kept, "static let standard: UserDefaults")
      ) { Choice(type: "UserDefaults", name: "standard") },
      .member(
        of: "UserDefaults",
        differing(
          "Keeps a value under a name.",
          "Text(\"Hi\").onTapGesture { UserDefaults.standard.set(1, forKey: \"a\") }", kept,
          "func set(_ value: Any?, forKey key: String)"), taking: ["Any?", "String"]
      ) { context in
        _ = try context.next(Value.self)
        let value = try context.next(Value.self)
        context.machine.keep(value, under: try context.next(String.self))
        return .none
      },
      .member(
        of: "UserDefaults",
        differing(
          "Forgets the value of a name.",
          "Text(\"Hi\").onTapGesture { UserDefaults.standard.removeObject(forKey: \"a\") }", kept,
          "func removeObject(forKey key: String)"), taking: ["String"]
      ) { context in
        _ = try context.next(Value.self)
        context.machine.keep(.none, under: try context.next(String.self))
        return .none
      },
    ]
    + [
      read("bool", "Bool") { .bool(false) }, read("integer", "Int") { .int(0) },
      read("double", "Double") { .double(0) }, read("string", "String?") { .none },
      read("object", "Any?") { .none },
    ]

  private static func read(
    _ name: String, _ type: String, missing: @escaping @Sendable () -> Value
  ) -> Builtin {
    .member(
      of: "UserDefaults",
      differing(
        "The value of a name.", "Text(\"\\(UserDefaults.standard.\(name)(forKey: \"a\"))\")",
        kept, "func \(name)(forKey key: String) -> \(type)"), taking: ["String"]
    ) { context in
      _ = try context.next(Value.self)
      let value = context.machine.kept(under: try context.next(String.self))
      return value.isNone ? missing() : value
    }
  }

  private static let hosts: [Builtin] = [
    .type("/// A controller of UIKit that shows a view.\nclass UIHostingController"),
    .initializer(
      of: "UIHostingController",
      differing(
        "A controller that shows a view.",
        "Text(\"Hi\").onTapGesture { _ = UIHostingController(rootView: Text(\"a\")) }",
        "nothing shows it", "init<V: View>(rootView: V)")
    ) { (_: ViewContent) in Choice(type: "UIHostingController", name: "controller") },
    .type("/// A page of a playground.\nclass PlaygroundPage"),
    .staticMember(
      of: "PlaygroundPage",
      text(
        "The page.",
        "Text(\"Hi\").onTapGesture { PlaygroundPage.current.setLiveView(Text(\"a\")) }",
        "static let current: PlaygroundPage")
    ) { Choice(type: "PlaygroundPage", name: "current") },
    .member(
      of: "PlaygroundPage",
      differing(
        "Shows a view beside the page.",
        "Text(\"Hi\").onTapGesture { PlaygroundPage.current.setLiveView(Text(\"a\")) }",
        "at the top of a file it names the view that is run; elsewhere it does nothing",
        "func setLiveView<V: View>(_ view: V)")
    ) { (_: Value, _: ViewContent) in Nothing() },
    .property(
      of: "PlaygroundPage",
      differing(
        "What is shown beside the page.",
        "Text(\"Hi\").onTapGesture { PlaygroundPage.current.liveView = nil }",
        "at the top of a file it names the view that is run; elsewhere it does nothing",
        "var liveView: Any?"),
      get: { (_: Choice) in Value.none }, set: { (_: inout Choice, _: Value) in }),
  ]
}
