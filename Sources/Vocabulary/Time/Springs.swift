/// Springs as values and by their physics, and unit curves.
import Drawing
package import Engine
import Interpreter

extension Spring: HostValue {
  package static var spelling: String { "Spring" }
  package var text: String { "Spring(response: \(response), dampingRatio: \(dampingFraction))" }
}

extension UnitCurve: HostValue {
  package static var spelling: String { "UnitCurve" }
}

extension Vocabulary {
  static let springValues: [Builtin] =
    springMakers + springFacts + springAnimations + interpolating + unitCurves

  private static func shown(_ spring: String) -> String { "Text(\"\\(\(spring))\")" }

  private static func use(_ animation: String) -> String {
    "Text(\"Hi\").opacity(on ? 1 : 0).animation(.\(animation), value: on)"
  }

  private static let springMakers: [Builtin] =
    [
      .type("/// The physics of a spring, as a value.\nstruct Spring"),
      .initializer(
        of: "Spring",
        text(
          "A spring by its duration and bounce.", shown("Spring(duration: 0.5, bounce: 0.2)"),
          "init(duration: Double = 0.5, bounce: Double = 0)")
      ) { (duration: Double, bounce: Double) in Spring(duration: duration, bounce: bounce) },
      .initializer(
        of: "Spring",
        text(
          "A spring by its response and damping.",
          shown("Spring(response: 0.5, dampingRatio: 0.7)"),
          "init(response: Double, dampingRatio: Double)")
      ) { (response: Double, damping: Double) in
        Spring(response: response, dampingFraction: damping)
      },
      .initializer(
        of: "Spring",
        text(
          "A spring by its mass, stiffness and damping.",
          shown("Spring(mass: 1, stiffness: 170, damping: 15)"),
          """
          init(
            mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
          )
          """)
      ) { (mass: Double, stiffness: Double, damping: Double, allowsMore: Bool) in
        let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
        let fraction = damping / (2 * (mass * stiffness).squareRoot())
        return Spring(
          response: 2 * .pi * (mass / stiffness).squareRoot(),
          dampingFraction: allowsMore ? fraction : min(fraction, 1))
      },
    ]
    + [("smooth", 0.0), ("snappy", 0.15), ("bouncy", 0.3)].flatMap { name, bounce -> [Builtin] in
      [
        .staticMember(
          of: "Spring", text("A spring.", shown("Spring.\(name)"), "static let \(name): Spring")
        ) { Spring(duration: 0.5, bounce: bounce) },
        .staticMember(
          of: "Spring",
          text(
            "A spring.", shown("Spring.\(name)(duration: 1)"),
            "static func \(name)(duration: Double = 0.5, extraBounce: Double = 0) -> Spring")
        ) { (duration: Double, extra: Double) in
          Spring(duration: duration, bounce: bounce + extra)
        },
      ]
    }

  private static func fact(
    _ name: String, _ summary: String, _ read: @escaping @Sendable (Spring) -> Double
  ) -> Builtin {
    .member(
      of: "Spring",
      text(summary, shown("Spring(duration: 0.5).\(name)"), "var \(name): Double { get }")
    ) { (spring: Spring) in read(spring) }
  }

  private static let springFacts: [Builtin] = [
    fact("duration", "Seconds of one swing.") { $0.response },
    fact("response", "Seconds of one swing.") { $0.response },
    fact("bounce", "How much it bounces.") { 1 - $0.dampingFraction },
    fact("dampingRatio", "Share of the damping at which it no longer bounces.") {
      $0.dampingFraction
    },
    fact("settlingDuration", "Seconds until it is as good as at rest.") { $0.settlingDuration },
    .member(
      of: "Spring",
      text(
        "How far it is on its way to a target after some seconds.",
        shown("Spring(duration: 0.5).value(target: 1, time: 0.1)"),
        """
        func value(
          target: Double, initialVelocity: Double = 0, time: Double
        ) -> Double
        """)
    ) { (spring: Spring, target: Double, velocity: Double, time: Double) in
      spring.offset(
        of: AnimatableVector(target), velocity: AnimatableVector(velocity), at: time
      ).head[0]
    },
  ]

  private static let springAnimations: [Builtin] = [
    .staticMember(
      of: "Animation",
      text(
        "A spring as an animation.", use("spring(Spring(duration: 0.5))"),
        "static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation")
    ) { (spring: Spring, blend: Double) in
      var spring = spring
      spring.blendDuration = blend
      return Animation(.spring(spring))
    },
    .staticMember(
      of: "Animation",
      text(
        "A spring for things that follow a finger.", use("interactiveSpring"),
        "static let interactiveSpring: Animation")
    ) {
      Animation(.spring(Spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)))
    },
    .staticMember(
      of: "Animation",
      text(
        "A spring for things that follow a finger, by its duration.",
        use("interactiveSpring(duration: 0.2)"),
        """
        static func interactiveSpring(
          duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
        ) -> Animation
        """)
    ) { (duration: Double, extra: Double, blend: Double) in
      Animation(
        .spring(Spring(duration: duration, bounce: 0.14 + extra, blendDuration: blend)))
    },
  ]

  private static let interpolating: [Builtin] = [
    .staticMember(
      of: "Animation",
      text(
        "A spring by its mass, stiffness and damping; changes on the way are chained.",
        use("interpolatingSpring(stiffness: 170, damping: 15)"),
        """
        static func interpolatingSpring(
          mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
        ) -> Animation
        """)
    ) { (mass: Double, stiffness: Double, damping: Double, velocity: Double) in
      Animation(
        .interpolatingSpring(
          InterpolatingSpring(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)))
    },
    .staticMember(
      of: "Animation",
      text(
        "A spring by its duration and bounce; changes on the way are chained.",
        use("interpolatingSpring(duration: 0.5, bounce: 0.2)"),
        """
        static func interpolatingSpring(
          duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
        ) -> Animation
        """)
    ) { (duration: Double, bounce: Double, velocity: Double) in
      let spring = Spring(duration: duration, bounce: bounce)
      return Animation(
        .interpolatingSpring(InterpolatingSpring(spring, initialVelocity: velocity)))
    },
    .staticMember(
      of: "Animation",
      text(
        "A spring; changes on the way are chained.", use("interpolatingSpring"),
        "static let interpolatingSpring: Animation")
    ) { Animation(.interpolatingSpring(InterpolatingSpring(Spring(duration: 0.5, bounce: 0)))) },
    .staticMember(
      of: "Animation",
      text(
        "A spring as an animation; changes on the way are chained.",
        use("interpolatingSpring(Spring(duration: 0.5))"),
        """
        static func interpolatingSpring(
          _ spring: Spring, initialVelocity: Double = 0
        ) -> Animation
        """)
    ) { (spring: Spring, velocity: Double) in
      Animation(.interpolatingSpring(InterpolatingSpring(spring, initialVelocity: velocity)))
    },
  ]

  private static let unitCurves: [Builtin] =
    [.type("/// A curve from 0 to 1.\nstruct UnitCurve")]
    + ([
      ("linear", "The same speed all the time.", .bezier(.linear)),
      ("easeIn", "Slow at first.", .bezier(.easeIn)),
      ("easeOut", "Slow at the end.", .bezier(.easeOut)),
      ("easeInOut", "Slow at both ends.", .bezier(.easeInOut)),
      ("circularEaseIn", "A quarter of a circle, slow at first.", .circularEaseIn),
      ("circularEaseOut", "A quarter of a circle, slow at the end.", .circularEaseOut),
      ("circularEaseInOut", "Two quarters of a circle.", .circularEaseInOut),
    ] as [(String, String, UnitCurve)]).map { name, summary, curve in
      .staticMember(
        of: "UnitCurve",
        text(summary, shown("UnitCurve.\(name).value(at: 0.5)"), "static let \(name): UnitCurve")
      ) { curve }
    } + [
      .staticMember(
        of: "UnitCurve",
        text(
          "A curve by its two control points.",
          "Text(\"Hi\").opacity(on ? 1 : 0).animation(.timingCurve(.bezier(startControlPoint: "
            + ".zero, endControlPoint: .center), duration: 1), value: on)",
          """
          static func bezier(
            startControlPoint: UnitPoint, endControlPoint: UnitPoint
          ) -> UnitCurve
          """)
      ) { (a: UnitPoint, b: UnitPoint) in UnitCurve.bezier(TimingCurve(a.x, a.y, b.x, b.y)) },
      .member(
        of: "UnitCurve",
        text(
          "The value at a share of the time.", shown("UnitCurve.easeIn.value(at: 0.5)"),
          "func value(at progress: Double) -> Double")
      ) { (curve: UnitCurve, share: Double) in curve.value(at: share) },
      .member(
        of: "UnitCurve",
        text(
          "How fast the value grows at a share of the time.",
          shown("UnitCurve.easeIn.velocity(at: 0.5)"),
          "func velocity(at progress: Double) -> Double")
      ) { (curve: UnitCurve, share: Double) in curve.velocity(at: share) },
      .member(
        of: "UnitCurve",
        text(
          "The curve with its axes exchanged.", shown("UnitCurve.easeIn.inverse.value(at: 0.5)"),
          "var inverse: UnitCurve { get }")
      ) { (curve: UnitCurve) in
        if case .inverse(let inner) = curve { return inner }
        return UnitCurve.inverse(curve)
      },
      .staticMember(
        of: "Animation",
        text(
          "A unit curve over some seconds.", use("timingCurve(.circularEaseIn, duration: 1)"),
          "static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation")
      ) { (curve: UnitCurve, duration: Double) in
        if case .bezier(let bezier) = curve { return Animation.bezier(bezier, duration: duration) }
        return Animation(.curve(curve, duration: duration))
      },
    ]
}
