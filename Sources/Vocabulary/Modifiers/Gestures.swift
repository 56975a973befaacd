/// Gestures: a tap's end works, the others are accepted and never fire.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let gestures: [Builtin] =
    gestureTypes + gestureMakers + gestureSteps + gestureValues + gestureModifiers

  private static let never = "only taps happen; this never fires"

  /// Names of gestures and of what they measure.
  private static let kinds: [(name: String, value: String)] = [
    ("TapGesture", "Void"), ("DragGesture", "DragGesture.Value"),
    ("LongPressGesture", "Bool"), ("MagnificationGesture", "CGFloat"),
    ("MagnifyGesture", "MagnifyGesture.Value"), ("RotationGesture", "Angle"),
    ("RotateGesture", "RotateGesture.Value"), ("SpatialTapGesture", "SpatialTapGesture.Value"),
    ("Gesture", "Any"),
  ]

  private static let gestureTypes: [Builtin] = kinds.map {
    $0.name == "Gesture"
      ? .type("/// What a finger does.\nprotocol Gesture")
      : .type("/// What a finger does.\nstruct \($0.name): Gesture")
  }

  private static func use(_ gesture: String) -> String { "Text(\"Hi\").gesture(\(gesture))" }

  private static let gestureMakers: [Builtin] = [
    .initializer(
      of: "TapGesture",
      text("One tap or several.", use("TapGesture()"), "init(count: Int = 1)")
    ) { (count: Int) in GestureValue(taps: count) },
    .initializer(
      of: "SpatialTapGesture",
      text("A tap whose place counts.", use("SpatialTapGesture()"), "init(count: Int = 1)")
    ) { (_: Int) in GestureValue() },
    .initializer(
      of: "DragGesture",
      differing(
        "A finger that moves.", use("DragGesture()"), never,
        "init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)")
    ) { (_: Double, _: Value) in GestureValue() },
    .initializer(
      of: "LongPressGesture",
      differing(
        "A finger that stays.", use("LongPressGesture(minimumDuration: 1)"), never,
        "init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)")
    ) { (_: Double, _: Double) in GestureValue() },
    .initializer(
      of: "MagnificationGesture",
      differing(
        "Two fingers that part.", use("MagnificationGesture()"), never,
        "init(minimumScaleDelta: CGFloat = 0.01)")
    ) { (_: Double) in GestureValue() },
    .initializer(
      of: "MagnifyGesture",
      differing(
        "Two fingers that part.", use("MagnifyGesture()"), never,
        "init(minimumScaleDelta: CGFloat = 0.01)")
    ) { (_: Double) in GestureValue() },
    .initializer(
      of: "RotationGesture",
      differing(
        "Two fingers that turn.", use("RotationGesture()"), never,
        "init(minimumAngleDelta: Angle = .zero)")
    ) { (_: Angle) in GestureValue() },
    .initializer(
      of: "RotateGesture",
      differing(
        "Two fingers that turn.", use("RotateGesture()"), never,
        "init(minimumAngleDelta: Angle = .zero)")
    ) { (_: Angle) in GestureValue() },
  ]

  /// A gesture whose end does something: the one thing that differs between gestures here.
  private static func ended(_ kind: (name: String, value: String)) -> Builtin {
    let summary = "Does something when the gesture has ended."
    if kind.name == "TapGesture" {
      return .member(
        of: kind.name,
        text(
          summary, use("TapGesture().onEnded { on.toggle() }"),
          "func onEnded(_ action: @escaping () -> Void) -> TapGesture")
      ) { (gesture: GestureValue, action: Closure) in
        GestureValue(taps: gesture.taps, actions: gesture.actions + [action])
      }
    }
    let maker = kind.name == "Gesture" ? "DragGesture" : kind.name
    return unchanged(
      of: kind.name, summary, use("\(maker)().onEnded { _ in on.toggle() }"),
      "func onEnded(_ action: @escaping (\(kind.value)) -> Void) -> \(kind.name)", 1,
      differs: never)
  }

  private static let gestureSteps: [Builtin] = kinds.flatMap { kind -> [Builtin] in
    let maker = kind.name == "Gesture" ? "DragGesture" : kind.name
    var steps = [
      ended(kind),
      unchanged(
        of: kind.name, "Keeps a state while the gesture goes on.", use("\(maker)()"),
        """
        func updating<State>(
          _ state: GestureState<State>, body: @escaping (\(kind.value), State, Transaction) -> Void
        ) -> \(kind.name)
        """, 2, differs: never),
      unchanged(
        of: kind.name, "Another gesture at the same time.",
        use("\(maker)().simultaneously(with: TapGesture())"),
        "func simultaneously<G: Gesture>(with other: G) -> \(kind.name)", 1,
        differs: "only the first"),
      unchanged(
        of: kind.name, "Another gesture after this one.",
        use("\(maker)().sequenced(before: TapGesture())"),
        "func sequenced<G: Gesture>(before other: G) -> \(kind.name)", 1,
        differs: "only the first"),
      unchanged(
        of: kind.name, "This gesture, or else another one.",
        use("\(maker)().exclusively(before: TapGesture())"),
        "func exclusively<G: Gesture>(before other: G) -> \(kind.name)", 1,
        differs: "only the first"),
    ]
    if kind.name != "TapGesture" {
      steps.append(
        unchanged(
          of: kind.name, "Does something while the gesture goes on.",
          use("\(maker)().onChanged { _ in on = true }"),
          "func onChanged(_ action: @escaping (\(kind.value)) -> Void) -> \(kind.name)", 1,
          differs: never))
    }
    return steps
  }

  /// What gestures measure: a finger that does not move.
  private static let gestureValues: [Builtin] =
    ["translation", "predictedEndTranslation", "velocity"].map { name in
      measure("DragGesture.Value", name, "CGSize") { Size.zero }
    }
    + ["location", "startLocation", "predictedEndLocation"].map { name in
      measure("DragGesture.Value", name, "CGPoint") { Point.zero }
    } + [
      measure("SpatialTapGesture.Value", "location", "CGPoint") { Point.zero },
      measure("MagnifyGesture.Value", "magnification", "CGFloat") { 1.0 },
      measure("RotateGesture.Value", "rotation", "Angle") { Angle(radians: 0) },
    ]

  private static func measure<R: ValueConvertible>(
    _ owner: String, _ name: String, _ type: String, _ value: @escaping @Sendable () -> R
  ) -> Builtin {
    .member(
      of: owner,
      text(
        "What the finger did.", use("DragGesture().onChanged { print($0.translation) }"),
        "var \(name): \(type) { get }")
    ) { (_: Value) in value() }
  }

  private static let gestureModifiers: [Builtin] =
    ["gesture", "simultaneousGesture", "highPriorityGesture"].map { name in
      .modifier(
        differing(
          "What happens on a gesture.",
          "Text(\"Hi\").\(name)(TapGesture().onEnded { on.toggle() })", "only taps happen",
          "func \(name)<G: Gesture>(_ gesture: G, isEnabled: Bool = true) -> some View")
      ) { (gesture: GestureValue, isEnabled: Bool) in
        guard let taps = gesture.taps, isEnabled, !gesture.actions.isEmpty else {
          return EnvironmentModifier { _ in }
        }
        return TapModifier(count: taps) {
          for action in gesture.actions { _ = try action() }
        }
      }
    } + [
      accepted(
        "Does something after a long press.", "Text(\"Hi\").onLongPressGesture { on = true }",
        """
        func onLongPressGesture(
          minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
          perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
        ) -> some View
        """, 4, differs: never),
      accepted(
        "Does something after a long press.",
        "Text(\"Hi\").onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: { })",
        """
        func onLongPressGesture(
          minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
          pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
        ) -> some View
        """, 4, differs: never),
    ]
}

/// A gesture: only of taps something remains.
struct GestureValue: HostValue {
  static var spelling: String { "some Gesture" }
  /// How many taps; nil for other gestures.
  var taps: Int?
  var actions: [Closure] = []
}
