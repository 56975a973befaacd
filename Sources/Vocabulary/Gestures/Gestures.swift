/// Gestures: what fingers do, alone and together, and what is done then.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let gestures: [Builtin] =
    gestureTypes + gestureMakers + gestureSteps + gestureCombinations

  /// Names of gestures and of what they measure.
  private static let kinds: [(name: String, value: String)] = [
    ("TapGesture", "Void"), ("SpatialTapGesture", "SpatialTapGesture.Value"),
    ("LongPressGesture", "Bool"), ("DragGesture", "DragGesture.Value"),
    ("MagnificationGesture", "CGFloat"), ("MagnifyGesture", "MagnifyGesture.Value"),
    ("RotationGesture", "Angle"), ("RotateGesture", "RotateGesture.Value"),
    ("SimultaneousGesture", "SimultaneousGesture.Value"),
    ("SequenceGesture", "SequenceGesture.Value"), ("ExclusiveGesture", "ExclusiveGesture.Value"),
    ("Gesture", "Any"),
  ]

  private static let gestureTypes: [Builtin] = kinds.map {
    $0.name == "Gesture"
      ? .type("/// What a finger does.\nprotocol Gesture")
      : .type("/// What a finger does.\nstruct \($0.name): Gesture")
  }

  static func use(gesture: String) -> String { "Text(\"Hi\").gesture(\(gesture))" }

  private static let gestureMakers: [Builtin] = [
    .initializer(
      of: "TapGesture",
      text("One tap or several.", use(gesture: "TapGesture()"), "init(count: Int = 1)")
    ) { (count: Int) in GestureValue(.tap(count)) { _ in .none } },
    .initializer(
      of: "SpatialTapGesture",
      text(
        "A tap whose place counts.", use(gesture: "SpatialTapGesture()"),
        "init(count: Int = 1, coordinateSpace: CoordinateSpace = .local)")
    ) { (count: Int, _: Value) in GestureValue(.tap(count), GestureValue.value(of:)) },
    .initializer(
      of: "LongPressGesture",
      text(
        "A finger that stays.", use(gesture: "LongPressGesture(minimumDuration: 1)"),
        "init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)")
    ) { (duration: Double, distance: Double) in
      GestureValue(.press(seconds: duration, distance: distance), GestureValue.value(of:))
    },
    .initializer(
      of: "DragGesture",
      text(
        "A finger that moves.", use(gesture: "DragGesture()"),
        "init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)")
    ) { (distance: Double, space: Value) in
      let isLocal = space.cast(to: HostObject<SpaceName>.self)?.value.isGlobal != true
      return GestureValue(
        .drag(distance: distance, isLocal: isLocal), GestureValue.value(of:))
    },
    .initializer(
      of: "MagnificationGesture",
      text(
        "Two fingers that part.", use(gesture: "MagnificationGesture()"),
        "init(minimumScaleDelta: CGFloat = 0.01)")
    ) { (delta: Double) in
      GestureValue(.magnify(delta: delta)) { .double($0.pair?.scale ?? 1) }
    },
    .initializer(
      of: "MagnifyGesture",
      text(
        "Two fingers that part.", use(gesture: "MagnifyGesture()"),
        "init(minimumScaleDelta: CGFloat = 0.01)")
    ) { (delta: Double) in GestureValue(.magnify(delta: delta), GestureValue.value(of:)) },
    .initializer(
      of: "RotationGesture",
      text(
        "Two fingers that turn.", use(gesture: "RotationGesture()"),
        "init(minimumAngleDelta: Angle = .degrees(1))")
    ) { (delta: Angle) in
      GestureValue(.rotate(delta: delta.radians)) {
        Angle(radians: $0.pair?.radians ?? 0).toValue()
      }
    },
    .initializer(
      of: "RotateGesture",
      text(
        "Two fingers that turn.", use(gesture: "RotateGesture()"),
        "init(minimumAngleDelta: Angle = .degrees(1))")
    ) { (delta: Angle) in
      GestureValue(.rotate(delta: delta.radians), GestureValue.value(of:))
    },
  ]

  /// An expression that makes a gesture of a kind.
  private static func maker(_ name: String) -> String {
    switch name {
    case "Gesture": "DragGesture()"
    case "SimultaneousGesture": "MagnifyGesture().simultaneously(with: RotateGesture())"
    case "SequenceGesture": "LongPressGesture().sequenced(before: DragGesture())"
    case "ExclusiveGesture": "TapGesture(count: 2).exclusively(before: TapGesture())"
    default: name + "()"
    }
  }

  /// What every gesture can do; the kinds differ in what their functions are handed.
  private static let gestureSteps: [Builtin] = kinds.flatMap { kind -> [Builtin] in
    let takesNothing = kind.value == "Void"
    let parameter = takesNothing ? "" : "_ in "
    let value = takesNothing ? "" : kind.value
    let ended = text(
      "Does something when the gesture has ended.",
      use(gesture: "\(maker(kind.name)).onEnded { \(parameter)on.toggle() }"),
      "func onEnded(_ action: @escaping (\(value)) -> Void) -> \(kind.name)"
    )
    let steps: [Builtin] = [
      .member(of: kind.name, ended) { (gesture: GestureValue, action: Closure) in
        gesture.adding(
          .ended { _ = takesNothing ? try action() : try action(gesture.convert($0)) })
      },
      .member(
        of: kind.name,
        text(
          "Keeps a state while the gesture goes on.", use(gesture: maker(kind.name)),
          """
          func updating<State>(
            _ state: GestureState<State>,
            body: @escaping (\(kind.value), inout State, inout Transaction) -> Void
          ) -> \(kind.name)
          """)
      ) { (gesture: GestureValue, state: GestureStateArgument, body: Closure) in
        gesture.updating(state.box, body)
      },
    ]
    guard !takesNothing else { return steps }
    return steps + [
      .member(
        of: kind.name,
        text(
          "Does something while the gesture goes on.",
          use(gesture: "\(maker(kind.name)).onChanged { _ in on = true }"),
          "func onChanged(_ action: @escaping (\(kind.value)) -> Void) -> \(kind.name)")
      ) { (gesture: GestureValue, action: Closure) in
        gesture.adding(.changed { _ = try action(gesture.convert($0)) })
      }
    ]
  }

  private static let gestureCombinations: [Builtin] = [
    .member(
      of: "Gesture",
      text(
        "Another gesture at the same time.",
        use(gesture: "MagnifyGesture().simultaneously(with: RotateGesture())"),
        "func simultaneously<G: Gesture>(with other: G) -> SimultaneousGesture")
    ) { (a: GestureValue, b: GestureValue) in
      GestureValue(.simultaneous(a.definition, b.definition)) { reading in
        guard case .both(let first, let second) = reading else { return .none }
        return GesturePair(first: first.map(a.convert), second: second.map(b.convert)).toValue()
      }
    },
    .initializer(
      of: "SimultaneousGesture",
      text(
        "Two gestures at the same time.",
        use(gesture: "SimultaneousGesture(MagnifyGesture(), RotateGesture())"),
        "init<A: Gesture, B: Gesture>(_ first: A, _ second: B)")
    ) { (a: GestureValue, b: GestureValue) in
      GestureValue(.simultaneous(a.definition, b.definition)) { reading in
        guard case .both(let first, let second) = reading else { return .none }
        return GesturePair(first: first.map(a.convert), second: second.map(b.convert)).toValue()
      }
    },
    .member(
      of: "Gesture",
      text(
        "Another gesture after this one.",
        use(gesture: "LongPressGesture().sequenced(before: DragGesture())"),
        "func sequenced<G: Gesture>(before other: G) -> SequenceGesture")
    ) { (a: GestureValue, b: GestureValue) in
      GestureValue(.sequence(a.definition, b.definition)) { reading in
        switch reading {
        case .first(let first): GestureStage(first: a.convert(first)).toValue()
        case .second(let first, let second):
          GestureStage(first: a.convert(first), isSecond: true, second: second.map(b.convert))
            .toValue()
        default: .none
        }
      }
    },
    .member(
      of: "Gesture",
      text(
        "This gesture, or else another one.",
        use(gesture: "TapGesture(count: 2).exclusively(before: TapGesture())"),
        "func exclusively<G: Gesture>(before other: G) -> ExclusiveGesture")
    ) { (a: GestureValue, b: GestureValue) in
      GestureValue(.exclusive(a.definition, b.definition)) { reading in
        guard case .either(let inner, let isFirst) = reading else { return .none }
        let value = isFirst ? a.convert(inner) : b.convert(inner)
        return GestureChoice(isFirst: isFirst, value: value).toValue()
      }
    },
  ]
}
