/// Keyframes: values that follow tracks of their own.
import Basics
import Engine
import Interpreter

extension Vocabulary {
  static let keyframes: [Builtin] = keyframeTypes + frames + tracks + keyframeAnimators

  private static let keyframeTypes: [Builtin] = [
    ("Keyframes that a value follows.", "protocol Keyframes<Root>"),
    ("A step of a track.", "protocol KeyframeTrackContent<Value>"),
    ("Steps of one value, one after the other.", "struct KeyframeTrack: Keyframes"),
    ("Straight to a value.", "struct LinearKeyframe: KeyframeTrackContent"),
    ("On a smooth curve to a value.", "struct CubicKeyframe: KeyframeTrackContent"),
    ("With a spring to a value.", "struct SpringKeyframe: KeyframeTrackContent"),
    ("At once to a value.", "struct MoveKeyframe: KeyframeTrackContent"),
    ("Content that follows keyframes.", "struct KeyframeAnimator: View"),
    ("Keyframes as a function of the time.", "struct KeyframeTimeline"),
  ].map { .type("/// \($0)\n\($1)") }

  private static func use(_ keyframe: String) -> String {
    "Text(\"Hi\").keyframeAnimator(initialValue: 0.0) { view, value in view.opacity(value) } "
      + "keyframes: { _ in KeyframeTrack { \(keyframe) } }"
  }

  private static let frames: [Builtin] = [
    .initializer(
      of: "LinearKeyframe",
      text(
        "Straight to a value, or on a unit curve.", use("LinearKeyframe(1, duration: 0.5)"),
        """
        init<Value>(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear)
        """)
    ) { (to: Value, duration: Double, curve: UnitCurve) in
      KeyframeValue(.linear(curve), to: to, duration: duration)
    },
    .initializer(
      of: "CubicKeyframe",
      text(
        "On a smooth curve to a value; velocities that are not given fit the neighbours.",
        use("CubicKeyframe(1, duration: 0.5)"),
        """
        init<Value>(
          _ to: Value, duration: TimeInterval, startVelocity: Value? = nil,
          endVelocity: Value? = nil
        )
        """)
    ) { (to: Value, duration: Double, start: Value, end: Value) in
      KeyframeValue(
        .cubic(start: start.vector, end: end.vector), to: to, duration: duration)
    },
    .initializer(
      of: "SpringKeyframe",
      text(
        "With a spring to a value, for some seconds or until it is at rest.",
        use("SpringKeyframe(1, duration: 0.5, spring: .bouncy)"),
        """
        init<Value>(
          _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
          startVelocity: Value? = nil
        )
        """)
    ) { (to: Value, duration: Double?, spring: Spring, start: Value) in
      KeyframeValue(
        .spring(spring, start: start.vector), to: to, duration: duration ?? spring.settlingDuration)
    },
    .initializer(
      of: "MoveKeyframe",
      text("At once to a value.", use("MoveKeyframe(1)"), "init<Value>(_ to: Value)")
    ) { (to: Value) in KeyframeValue(.move, to: to, duration: 0) },
  ]

  private static let tracks: [Builtin] = [
    .initializer(
      of: "KeyframeTrack",
      text(
        "Steps of the whole value.", use("LinearKeyframe(1, duration: 0.5)"),
        "init(@KeyframeTrackContentBuilder content: () -> Any)")
    ) { (content: Closure) in TrackValue(path: [], try keyframes(try content())) },
    .initializer(
      of: "KeyframeTrack",
      text(
        "Steps of a part of the value.",
        "Text(\"Hi\").keyframeAnimator(initialValue: CGPoint.zero) { view, value in "
          + "view.offset(x: value.x) } keyframes: { _ in KeyframeTrack(\\.x) { "
          + "LinearKeyframe(9, duration: 0.5) } }",
        """
        init<Root, Value>(
          _ keyPath: KeyPath<Root, Value>,
          @KeyframeTrackContentBuilder content: () -> KeyframeTrackContent<Value>
        )
        """)
    ) { (path: KeyPathArgument, content: Closure) in
      TrackValue(path: path.components, try keyframes(try content()))
    },
    .initializer(
      of: "KeyframeTimeline",
      text(
        "Keyframes as a function of the time.",
        "Text(\"\\(KeyframeTimeline(initialValue: 0.0) { KeyframeTrack { "
          + "LinearKeyframe(1, duration: 2) } }.value(time: 1))\")",
        "init<Value>(initialValue: Value, @KeyframesBuilder content: () -> Keyframes<Value>)")
    ) { (initial: Value, content: Closure) in
      TimelineValue(
        run: try ProgramKeyframes(content.machine, initial, try content()))
    },
    .member(
      of: "KeyframeTimeline",
      text(
        "Seconds of the longest track.",
        "Text(\"\\(KeyframeTimeline(initialValue: 0.0) { KeyframeTrack { "
          + "LinearKeyframe(1, duration: 2) } }.duration)\")", "var duration: Double { get }")
    ) { (timeline: TimelineValue) in timeline.run.duration },
    .member(
      of: "KeyframeTimeline",
      text(
        "The value after some seconds.",
        "Text(\"\\(KeyframeTimeline(initialValue: 0.0) { KeyframeTrack { "
          + "LinearKeyframe(1, duration: 2) } }.value(time: 1))\")",
        "func value(time: Double) -> Any")
    ) { (timeline: TimelineValue, time: Double) in try timeline.run.programValue(at: time) },
  ]

  /// The keyframes of a track's block, nested blocks laid flat.
  static func keyframes(_ block: Value) throws -> [KeyframeValue] {
    if let elements = block.arrayValue { return try elements.flatMap(keyframes) }
    guard let keyframe = block.cast(to: HostObject<KeyframeValue>.self)?.value else {
      throw Trap("expected a keyframe here, found \(block.typeName)")
    }
    return [keyframe]
  }

  private static func animator(
    _ initial: Value, _ start: KeyframeAnimation.Start, _ keyframes: Closure,
    _ content: @escaping (Value) throws -> ViewValue
  ) -> ViewValue {
    CompositeView(
      KeyframeAnimation(
        initial: TagValue(initial), start: start,
        makeRun: { value in
          let value = (value as? TagValue)?.value ?? initial
          return try ProgramKeyframes(keyframes.machine, value, try keyframes(value))
        },
        content: { try content(($0 as? TagValue)?.value ?? initial) }))
  }

  private static let keyframeAnimators: [Builtin] =
    keyframeViews + keyframeModifiers

  private static let keyframeViews: [Builtin] = [
    .view(
      "KeyframeAnimator",
      text(
        "Content that follows keyframes from its coming on.",
        "KeyframeAnimator(initialValue: 0.0) { Text(\"Hi\").opacity($0) } keyframes: { _ in "
          + "LinearKeyframe(1, duration: 0.5) }",
        """
        init<Value, Content: View>(
          initialValue: Value, repeating: Bool = true,
          @ViewBuilder content: @escaping (Value) -> Content,
          @KeyframesBuilder keyframes: @escaping (Value) -> Keyframes<Value>
        )
        """)
    ) { (initial: Value, repeats: Bool, content: Closure, keyframes: Closure) in
      animator(initial, .appearing(repeats: repeats), keyframes) {
        content.machine.viewValue(try content($0)) ?? EmptyView()
      }
    },
    .view(
      "KeyframeAnimator",
      text(
        "Content that follows keyframes when a value changes, from where it is.",
        "KeyframeAnimator(initialValue: 0.0, trigger: on) { Text(\"Hi\").opacity($0) } "
          + "keyframes: { _ in LinearKeyframe(1, duration: 0.5) }",
        """
        init<Value, T: Equatable, Content: View>(
          initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Value) -> Content,
          @KeyframesBuilder keyframes: @escaping (Value) -> Keyframes<Value>
        )
        """)
    ) { (initial: Value, trigger: IdentityArgument, content: Closure, keyframes: Closure) in
      animator(initial, .trigger(trigger.id), keyframes) {
        content.machine.viewValue(try content($0)) ?? EmptyView()
      }
    },
  ]

  private static let keyframeModifiers: [Builtin] = [
    .rewriting(
      text(
        "Lets the view follow keyframes from its coming on.",
        use("LinearKeyframe(1, duration: 0.5)"),
        """
        func keyframeAnimator<Value, V: View>(
          initialValue: Value, repeating: Bool = true,
          @ViewBuilder content: @escaping (some View, Value) -> V,
          @KeyframesBuilder keyframes: @escaping (Value) -> Keyframes<Value>
        ) -> some View
        """)
    ) { (view: ViewValue, initial: Value, repeats: Bool, content: Closure, keyframes: Closure) in
      animator(initial, .appearing(repeats: repeats), keyframes) {
        content.machine.viewValue(try content(.object(view), $0)) ?? EmptyView()
      }
    },
    .rewriting(
      text(
        "Lets the view follow keyframes when a value changes, from where it is.",
        "Text(\"Hi\").keyframeAnimator(initialValue: 0.0, trigger: on) { view, value in "
          + "view.opacity(value) } keyframes: { _ in LinearKeyframe(1, duration: 0.5) }",
        """
        func keyframeAnimator<Value, T: Equatable, V: View>(
          initialValue: Value, trigger: T,
          @ViewBuilder content: @escaping (some View, Value) -> V,
          @KeyframesBuilder keyframes: @escaping (Value) -> Keyframes<Value>
        ) -> some View
        """)
    ) {
      (
        view: ViewValue, initial: Value, trigger: IdentityArgument, content: Closure,
        keyframes: Closure
      ) in
      animator(initial, .trigger(trigger.id), keyframes) {
        content.machine.viewValue(try content(.object(view), $0)) ?? EmptyView()
      }
    },
  ]
}
