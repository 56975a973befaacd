/// Transitions and the phases they go through.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let transitions: [Builtin] =
    ["Transition", "AnyTransition"].flatMap {
      simple(of: $0) + moving(of: $0) + combining(of: $0)
    } + anyOnly + phases

  private static func use(_ transition: String) -> String {
    "VStack { if on { Text(\"Hi\").transition(.\(transition)) } }"
  }

  /// What both spellings have.
  private static func simple(of owner: String) -> [Builtin] {
    let type = owner == "Transition" ? "some Transition" : owner
    return [
      .staticMember(
        of: owner,
        text(
          "Comes and goes at once.", use("identity"),
          "/// Marks: erases\n"
            + "static var identity: \(type) { get }")
      ) {
        IdentityTransition().box
      },
      .staticMember(
        of: owner,
        text(
          "Fades in and out.", use("opacity"), "static var opacity: \(type) { get }")
      ) {
        OpacityTransition().box
      },
      .staticMember(
        of: owner,
        text(
          "Grows from nothing.", use("scale"), "static var scale: \(type) { get }")
      ) {
        PhaseTransition.scale(0.00001, anchor: .center).box
      },
      .staticMember(
        of: owner,
        text(
          "Fades and shrinks a little.", use("blurReplace"),
          "static var blurReplace: \(type) { get }")
      ) {
        BlurReplaceTransition.make().box
      },
      .staticMember(
        of: owner,
        text(
          "Comes in from leading, leaves to trailing.", use("slide"),
          "/// Marks: displaces\nstatic var slide: \(type) { get }")
      ) {
        PhaseTransition.slide().box
      },
    ]
  }

  /// Those that displace the view.
  private static func moving(of owner: String) -> [Builtin] {
    let type = owner == "Transition" ? "some Transition" : owner
    return [
      .staticMember(
        of: owner,
        text(
          "Comes from an edge and leaves over it.", use("move(edge: .top)"),
          "/// Marks: displaces\nstatic func move(edge: Edge) -> \(type)")
      ) {
        (edge: LayoutEdge) in PhaseTransition.move(edge).box
      },
      .staticMember(
        of: owner,
        text(
          "Comes from an edge and leaves over the opposite one.", use("push(from: .top)"),
          "/// Marks: displaces\nstatic func push(from edge: Edge) -> \(type)")
      ) {
        (edge: LayoutEdge) in PushTransition.make(from: edge).box
      },
      .staticMember(
        of: owner,
        text(
          "Comes from some way off.", use("offset(x: 20, y: 0)"),
          "/// Marks: displaces\nstatic func offset(x: CGFloat = 0, y: CGFloat = 0) -> \(type)")
      ) {
        (x: Double, y: Double) in PhaseTransition.offset(x: x, y: y).box
      },
      .staticMember(
        of: owner,
        text(
          "Comes from some way off.", use("offset(CGSize(width: 20, height: 0))"),
          "/// Marks: displaces\nstatic func offset(_ offset: CGSize) -> \(type)")
      ) {
        (offset: Size) in PhaseTransition.offset(x: offset.width, y: offset.height).box
      },
    ]
  }

  /// Those made of others, and those with a factor.
  private static func combining(of owner: String) -> [Builtin] {
    let type = owner == "Transition" ? "some Transition" : owner
    return [
      .staticMember(
        of: owner,
        text(
          "One way in and another out.", use("asymmetric(insertion: .scale, removal: .opacity)"),
          "static func asymmetric(insertion: \(type), removal: \(type)) -> \(type)")
      ) {
        (insertion: TransitionArgument, removal: TransitionArgument) in
        AsymmetricTransition(insertion: insertion.value, removal: removal.value).box
      },
      .member(
        of: owner,
        text(
          "Runs on an animation of its own; the content keeps the outer one.",
          use("opacity.animation(.linear)"),
          "/// Marks: animates\nfunc animation(_ animation: Animation?) -> \(type)")
      ) {
        (base: TransitionArgument, animation: Animation?) in
        AnimatedTransition(base.value, animation).box
      },
      .member(
        of: owner,
        text(
          "Both at once.", use("opacity.combined(with: .scale)"),
          "func combined(with other: \(type)) -> \(type)")
      ) {
        (first: TransitionArgument, second: TransitionArgument) in
        CombinedTransition(first.value, second.value).box
      },
      .staticMember(
        of: owner,
        text(
          "Grows from a fraction of its size.",
          use(owner == "Transition" ? "scale(0.5)" : "scale(scale: 0.5)"),
          "static func scale(\(owner == "Transition" ? "_ scale" : "scale"): CGFloat, "
            + "anchor: UnitPoint = .center) -> \(type)")
      ) { (scale: Double, anchor: UnitPoint) in
        PhaseTransition.scale(scale, anchor: anchor).box
      },
    ]
  }

  private static let anyOnly: [Builtin] = [
    .staticMember(
      of: "AnyTransition",
      text(
        "One modifier while it is away, another while it is there.", "Text(\"Hi\")",
        "static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition")
    ) {
      (active: ModifierArgument, identity: ModifierArgument) in
      PhaseTransition.modifier(active: active.modifier, identity: identity.modifier).box
    },
    .initializer(
      of: "AnyTransition",
      text(
        "Any transition as one type.", "Text(\"Hi\")", "init<T: Transition>(_ transition: T)")
    ) {
      (transition: TransitionArgument) in transition.value.box
    },
  ]

  private static let phases: [Builtin] =
    ([
      ("willAppear", "Before it is there.", .willAppear),
      ("identity", "While it is there.", .identity),
      ("didDisappear", "After it was removed.", .didDisappear),
    ] as [(String, String, TransitionPhase)]).map { name, summary, phase in
      .staticMember(
        of: "TransitionPhase", text(summary, "Text(\"Hi\")", "static let \(name): TransitionPhase")
      ) {
        phase
      }
    } + [
      .member(
        of: "TransitionPhase",
        text(
          "Whether it is there.", "Text(\"Hi\")", "var isIdentity: Bool { get }")
      ) {
        (phase: TransitionPhase) in phase.isIdentity
      },
      .member(
        of: "TransitionPhase",
        text(
          "-1 before, 0 while there, 1 after.", "Text(\"Hi\")", "var value: Double { get }")
      ) {
        (phase: TransitionPhase) in phase.value
      },
    ]
}
