/// Effects of scrolling.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let visualEffects: [Builtin] = scrolled

  private static let threshold =
    "Text(\"Hi\").scrollTransition(.interactive.threshold(.visible(0.5))) { view, _ in view }"

  private static let inSight = "every view is taken to be fully in sight"

  private static let scrolled: [Builtin] =
    [
      .rewriting(
        differing(
          "Effects on a view at the ends of what scrolls.",
          "Text(\"Hi\").scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0) }",
          inSight,
          """
          func scrollTransition<V: View>(
            _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
            transition: @escaping (some View, ScrollTransitionPhase) -> V
          ) -> some View
          """)
      ) { (content: ViewValue, _: Value, _: Value, transition: Closure) in
        let phase = Choice(type: "ScrollTransitionPhase", name: "identity").toValue()
        return transition.machine.viewValue(try transition(.object(content), phase)) ?? content
      },
      .member(
        of: "ScrollTransitionPhase",
        differing(
          "Whether the view is fully in sight.", scrolling("$1.isIdentity ? 1 : 0"), inSight,
          "var isIdentity: Bool { get }")
      ) { (phase: Choice) in phase.name == "identity" },
      .member(
        of: "ScrollTransitionPhase",
        differing(
          "How far out of sight, -1 to 1.", scrolling("1 - abs($1.value)"), inSight,
          "var value: Double { get }")
      ) { (phase: Choice) in
        phase.name == "identity" ? 0.0 : phase.name == "topLeading" ? -1 : 1
      },
    ]
    + options(
      "ScrollTransitionPhase", "Where a view is.", ["identity", "topLeading", "bottomTrailing"]
    ) { scrolling("$1 == .\($0) ? 1 : 0") }
    + options(
      "ScrollTransitionConfiguration", "How effects of scrolling follow.",
      ["interactive", "animated", "identity"]
    ) { "Text(\"Hi\").scrollTransition(.\($0)) { view, _ in view }" } + [
      .member(
        of: "ScrollTransitionConfiguration",
        differing(
          "How much must be in sight.",
          threshold,
          inSight,
          """
          func threshold(
            _ threshold: ScrollTransitionConfiguration.Threshold
          ) -> ScrollTransitionConfiguration
          """)
      ) { (configuration: Value, _: Value) in configuration },
      .staticMember(
        of: "ScrollTransitionConfiguration.Threshold",
        differing(
          "A part of the view.",
          threshold,
          inSight,
          "static func visible(_ amount: Double) -> ScrollTransitionConfiguration.Threshold")
      ) { (_: Double) in
        Choice(type: "ScrollTransitionConfiguration.Threshold", name: "visible")
      },
    ]

  private static func scrolling(_ opacity: String) -> String {
    "Text(\"Hi\").scrollTransition { $0.opacity(\(opacity)) }"
  }
}
