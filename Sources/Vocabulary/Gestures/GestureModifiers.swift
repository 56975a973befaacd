/// Gestures on views: which come first, and long presses.
import Engine
import Interpreter

extension Vocabulary {
  private static func priority(_ name: String) -> GestureModifier.Priority {
    switch name {
    case "simultaneousGesture": .simultaneous
    case "highPriorityGesture": .high
    default: .normal
    }
  }

  static let gestureModifiers: [Builtin] =
    ["gesture", "simultaneousGesture", "highPriorityGesture"].flatMap { name -> [Builtin] in
      let example = "Text(\"Hi\").\(name)(TapGesture().onEnded { on.toggle() })"
      return [
        .modifier(
          text(
            "What happens on a gesture.", example,
            """
            func \(name)<G: Gesture>(
              _ gesture: G, including mask: GestureMask = .all
            ) -> some View
            """)
        ) { (gesture: GestureValue, mask: Value) in
          GestureModifier(gesture.definition, priority: priority(name), mask: mask.gestureMask)
        },
        .modifier(
          text(
            "What happens on a gesture, while it is enabled.",
            "Text(\"Hi\").\(name)(TapGesture().onEnded { on.toggle() }, isEnabled: on)",
            "func \(name)<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View")
        ) { (gesture: GestureValue, isEnabled: Bool) in
          GestureModifier(
            gesture.definition, priority: priority(name), mask: isEnabled ? .all : .subviews)
        },
      ]
    }
    + options(
      "GestureMask", "Which gestures may be recognised.", ["all", "gesture", "subviews", "none"]
    ) {
      "Text(\"Hi\").gesture(TapGesture(), including: .\($0))"
    } + [
      .modifier(
        text(
          "Does something after a long press.", "Text(\"Hi\").onLongPressGesture { on = true }",
          """
          func onLongPressGesture(
            minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
            perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
          ) -> some View
          """)
      ) { (duration: Double, distance: Double, action: Closure, pressing: Closure?) in
        longPress(duration, distance, action, pressing)
      },
      .modifier(
        text(
          "Does something after a long press.",
          "Text(\"Hi\").onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: { })",
          """
          func onLongPressGesture(
            minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
            pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
          ) -> some View
          """)
      ) { (duration: Double, distance: Double, pressing: Closure?, action: Closure) in
        longPress(duration, distance, action, pressing)
      },
    ]

  private static func longPress(
    _ duration: Double, _ distance: Double, _ action: Closure, _ pressing: Closure?
  ) -> GestureModifier {
    var actions: [GestureDefinition.Action] = [.ended { _ in _ = try action() }]
    if let pressing {
      actions.append(
        .updating(
          { _ in _ = try pressing(.bool(true)) }, reset: { _ = try pressing(.bool(false)) }))
    }
    return GestureModifier(
      GestureDefinition(.press(seconds: duration, distance: distance), actions))
  }
}

extension Value {
  /// Of a `GestureMask`.
  fileprivate var gestureMask: GestureModifier.Mask {
    switch cast(to: HostObject<Choice>.self)?.value.name {
    case "gesture": .gesture
    case "subviews": .subviews
    case "none": []
    default: .all
    }
  }
}
