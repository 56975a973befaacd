/// Animations: curves, springs and what is done to them.
import Engine
import Interpreter

extension Vocabulary {
  static let animations: [Builtin] = curves + springs + changes

  private static func use(_ animation: String) -> String {
    "Text(\"Hi\").opacity(on ? 1 : 0).animation(.\(animation), value: on)"
  }

  private static let curves: [Builtin] =
    ([
      ("linear", "The same speed all the time.", .linear),
      ("easeIn", "Slow at first.", .easeIn), ("easeOut", "Slow at the end.", .easeOut),
      ("easeInOut", "Slow at both ends.", .easeInOut),
    ] as [(String, String, TimingCurve)]).flatMap { name, summary, curve -> [Builtin] in
      [
        .staticMember(
          of: "Animation", text(summary, use(name), "static let \(name): Animation")
        ) { Animation.bezier(curve) },
        .staticMember(
          of: "Animation",
          text(
            summary, use("\(name)(duration: 1)"),
            "static func \(name)(duration: Double) -> Animation")
        ) { (duration: Double) in Animation.bezier(curve, duration: duration) },
      ]
    } + [
      .staticMember(
        of: "Animation",
        text(
          "A curve by its two control points.", use("timingCurve(0.2, 0, 0.8, 1)"),
          """
          static func timingCurve(
            _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
          ) -> Animation
          """)
      ) { (x1: Double, y1: Double, x2: Double, y2: Double, duration: Double) in
        Animation.bezier(TimingCurve(x1, y1, x2, y2), duration: duration)
      },
      .staticMember(
        of: "Animation",
        text(
          "The animation used where none is given.", use("default"),
          "static let `default`: Animation")
      ) { Animation.default },
    ]

  private static let springs: [Builtin] =
    [
      .staticMember(
        of: "Animation",
        text(
          "A spring by its response and damping.",
          use("spring(response: 0.5, dampingFraction: 0.7)"),
          """
          static func spring(
            response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
          ) -> Animation
          """)
      ) { (response: Double, damping: Double, blend: Double) in
        Animation(
          .spring(Spring(response: response, dampingFraction: damping, blendDuration: blend)))
      },
      .staticMember(
        of: "Animation",
        text(
          "A spring by its damping.", use("spring(dampingFraction: 0.7)"),
          "static func spring(dampingFraction: Double) -> Animation")
      ) { (damping: Double) in
        Animation(.spring(Spring(response: 0.5, dampingFraction: damping)))
      },
      .staticMember(
        of: "Animation",
        text(
          "A spring by its duration and bounce.", use("spring(duration: 0.5, bounce: 0.3)"),
          """
          static func spring(
            duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
          ) -> Animation
          """)
      ) { (duration: Double, bounce: Double, blend: Double) in
        Animation(.spring(Spring(duration: duration, bounce: bounce, blendDuration: blend)))
      },
      .staticMember(
        of: "Animation",
        text(
          "A spring without bounce.", use("spring"), "static let spring: Animation")
      ) { Animation.default },
      .staticMember(
        of: "Animation",
        text(
          "A spring for things that follow a finger.", use("interactiveSpring()"),
          """
          static func interactiveSpring(
            response: Double = 0.15, dampingFraction: Double = 0.86,
            blendDuration: Double = 0.25
          ) -> Animation
          """)
      ) { (response: Double, damping: Double, blend: Double) in
        Animation(
          .spring(Spring(response: response, dampingFraction: damping, blendDuration: blend)))
      },
    ]
    + presets.flatMap { name, summary, bounce -> [Builtin] in
      [
        .staticMember(of: "Animation", text(summary, use(name), "static let \(name): Animation")) {
          Animation(.spring(Spring(duration: 0.5, bounce: bounce)))
        },
        .staticMember(
          of: "Animation",
          text(
            summary, use("\(name)(duration: 1)"),
            "static func \(name)(duration: Double = 0.5, extraBounce: Double = 0) -> Animation")
        ) { (duration: Double, extra: Double) in
          Animation(.spring(Spring(duration: duration, bounce: bounce + extra)))
        },
      ]
    }

  private static let presets: [(String, String, Double)] = [
    ("smooth", "A spring without bounce.", 0), ("snappy", "A spring with a little bounce.", 0.15),
    ("bouncy", "A spring that bounces.", 0.3),
  ]

  private static let changes: [Builtin] = [
    .member(
      of: "Animation",
      text(
        "Waits before it starts.", use("linear.delay(0.5)"),
        "func delay(_ delay: Double) -> Animation")
    ) { (animation: Animation, seconds: Double) in animation.delay(seconds) },
    .member(
      of: "Animation",
      text(
        "Runs faster or slower.", use("linear.speed(2)"),
        "func speed(_ speed: Double) -> Animation")
    ) { (animation: Animation, factor: Double) in animation.speed(factor) },
    .member(
      of: "Animation",
      text(
        "Runs several times.", use("linear.repeatCount(3)"),
        "func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation")
    ) { (animation: Animation, count: Int, autoreverses: Bool) in
      animation.repeated(count: count, autoreverses: autoreverses)
    },
    .member(
      of: "Animation",
      text(
        "Runs without end.", use("linear.repeatForever()"),
        "func repeatForever(autoreverses: Bool = true) -> Animation")
    ) { (animation: Animation, autoreverses: Bool) in
      animation.repeated(count: nil, autoreverses: autoreverses)
    },
  ]
}
