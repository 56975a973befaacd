/// What gestures measure, and states that last as long as one.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let gestureValues: [Builtin] = gestureStates + drags + pairs + combined

  private static let gestureStates: [Builtin] = [
    .type("/// A state that lasts as long as a gesture.\nstruct GestureState<Value>"),
    .initializer(
      of: "GestureState",
      text(
        "A state that lasts as long as a gesture, with its first value.", "Text(\"Hi\")",
        "init(wrappedValue value: Value)")
    ) { (value: Value) in Value.object(StateBox(value)) },
    .initializer(
      of: "GestureState",
      text(
        "A state that lasts as long as a gesture, with its first value.", "Text(\"Hi\")",
        "init(initialValue value: Value)")
    ) { (value: Value) in Value.object(StateBox(value)) },
  ]

  private static func measure<T: HostValue, R: ValueConvertible>(
    _ owner: String, _ name: String, _ type: String, _ summary: String,
    _ read: @escaping @Sendable (T) -> R
  ) -> Builtin {
    let maker = owner.split(separator: ".").first.map(String.init) ?? ""
    return .member(
      of: owner,
      text(
        summary, use(gesture: "\(maker)().onChanged { print($0.\(name)) }"),
        "var \(name): \(type) { get }")
    ) { (value: T) in read(value) }
  }

  private static let drags: [Builtin] = [
    measure("DragGesture.Value", "translation", "CGSize", "How far the finger has moved.") {
      (value: DragValue) in value.reading.translation
    },
    measure("DragGesture.Value", "location", "CGPoint", "Where the finger is.") {
      (value: DragValue) in value.reading.location
    },
    measure("DragGesture.Value", "startLocation", "CGPoint", "Where the finger came down.") {
      (value: DragValue) in value.reading.startLocation
    },
    measure("DragGesture.Value", "velocity", "CGSize", "How fast it is, in points a second.") {
      (value: DragValue) in value.reading.velocity
    },
    measure(
      "DragGesture.Value", "predictedEndLocation", "CGPoint",
      "Where the finger would be a quarter of a second on."
    ) { (value: DragValue) in value.reading.predictedEndLocation },
    measure(
      "DragGesture.Value", "predictedEndTranslation", "CGSize",
      "How far the finger would have moved a quarter of a second on."
    ) { (value: DragValue) in value.reading.predictedEndTranslation },
    measure("DragGesture.Value", "time", "Date", "When.") {
      (value: DragValue) in DateValue(value.reading.time)
    },
    .member(
      of: "SpatialTapGesture.Value",
      text(
        "Where the tap was.", use(gesture: "SpatialTapGesture().onEnded { print($0.location) }"),
        "var location: CGPoint { get }")
    ) { (value: TapValue) in value.location },
  ]

  private static let pairs: [Builtin] = [
    measure(
      "MagnifyGesture.Value", "magnification", "CGFloat",
      "The fingers' distance as a multiple of that at the start."
    ) { (value: MagnifyValue) in value.reading.scale },
    measure("MagnifyGesture.Value", "velocity", "CGFloat", "How fast that grows, a second.") {
      (value: MagnifyValue) in value.reading.scaleVelocity
    },
    measure("MagnifyGesture.Value", "startLocation", "CGPoint", "The middle of the fingers.") {
      (value: MagnifyValue) in value.reading.location
    },
    measure(
      "MagnifyGesture.Value", "startAnchor", "UnitPoint",
      "The middle of the fingers as a share of the view."
    ) { (value: MagnifyValue) in value.reading.anchor },
    measure("RotateGesture.Value", "rotation", "Angle", "How far the fingers have turned.") {
      (value: RotateValue) in Angle(radians: value.reading.radians)
    },
    measure("RotateGesture.Value", "velocity", "Angle", "How fast that grows, a second.") {
      (value: RotateValue) in Angle(radians: value.reading.radiansVelocity)
    },
    measure("RotateGesture.Value", "startLocation", "CGPoint", "The middle of the fingers.") {
      (value: RotateValue) in value.reading.location
    },
    measure(
      "RotateGesture.Value", "startAnchor", "UnitPoint",
      "The middle of the fingers as a share of the view."
    ) { (value: RotateValue) in value.reading.anchor },
  ]

  static let gestureCases: [Builtin] = [
    .staticMember(
      of: "SequenceGesture.Value",
      text(
        "The first gesture goes on.", sequence,
        "static func first(_ value: Any) -> SequenceGesture.Value")
    ) { (value: Value) in GestureStage(first: value) },
    .staticMember(
      of: "SequenceGesture.Value",
      text(
        "The first gesture has ended, and the second may have begun.", sequence,
        "static func second(_ first: Any, _ second: Any?) -> SequenceGesture.Value")
    ) { (first: Value, second: Value?) in
      GestureStage(first: first, isSecond: true, second: second)
    },
    .staticMember(
      of: "ExclusiveGesture.Value",
      text(
        "The first gesture is recognised.", choice,
        "static func first(_ value: Any) -> ExclusiveGesture.Value")
    ) { (value: Value) in GestureChoice(isFirst: true, value: value) },
    .staticMember(
      of: "ExclusiveGesture.Value",
      text(
        "The second gesture is recognised.", choice,
        "static func second(_ value: Any) -> ExclusiveGesture.Value")
    ) { (value: Value) in GestureChoice(isFirst: false, value: value) },
  ]

  private static let sequence = use(
    gesture: """
      LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
        if case .second(true, let drag?) = value { print(drag.translation) }
      }
      """)

  private static let choice = use(
    gesture: """
      TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
        if case .first = value { print("twice") }
      }
      """)

  private static let combined: [Builtin] = ["first", "second"].map { name in
    .member(
      of: "SimultaneousGesture.Value",
      text(
        "What the \(name) gesture has measured, nil before it begins.",
        use(
          gesture: "MagnifyGesture().simultaneously(with: RotateGesture())"
            + ".onChanged { print($0.\(name) == nil) }"), "var \(name): Any? { get }")
    ) { (pair: GesturePair) in (name == "first" ? pair.first : pair.second) ?? .none }
  }
}
