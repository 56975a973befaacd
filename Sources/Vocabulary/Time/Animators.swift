/// Timelines and phases: content that depends on the time.
import Basics
package import Engine
import Interpreter

extension Vocabulary {
  static let animators: [Builtin] = timelines + schedules + phases

  private static let timelines: [Builtin] = [
    .type("/// Content that is updated on a schedule.\nstruct TimelineView: View"),
    .type("/// When a timeline is updated.\nprotocol TimelineSchedule"),
    .type("/// What a timeline's content is handed.\nstruct TimelineViewDefaultContext"),
    .view(
      "TimelineView",
      text(
        "Content that is updated on a schedule.",
        "TimelineView(.periodic(from: .now, by: 1)) { context in Text(\"\\(context.date)\") }",
        """
        /// Marks: ticks
        init<Schedule: TimelineSchedule, Content: View>(
          _ schedule: Schedule,
          @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
        )
        """)
    ) { (schedule: TimelineSchedule, content: Closure) in
      CompositeView(
        Timeline(schedule) { date in
          let context = TimelineContext(date: DateValue(date))
          return content.machine.viewValue(try content(context.toValue())) ?? EmptyView()
        })
    },
    .member(
      of: "TimelineViewDefaultContext",
      text(
        "The moment of the last update.",
        "TimelineView(.animation) { context in Text(\"\\(context.date)\") }",
        "var date: Date { get }")
    ) { (context: TimelineContext) in context.date },
    .member(
      of: "TimelineViewDefaultContext",
      differing(
        "How often the content is updated.",
        "TimelineView(.animation) { context in Text(\"\\(context.cadence)\") }", "always live",
        "var cadence: TimelineViewDefaultContext.Cadence { get }")
    ) { (_: TimelineContext) in Choice(type: "TimelineViewDefaultContext.Cadence", name: "live") },
    .member(
      of: "TimelineViewDefaultContext",
      differing(
        "The room an unsaved animation takes; there is none.",
        "TimelineView(.animation) { context in Text(\"\\(context.date)\") }",
        "nothing is invalidated by hand", "func invalidateTimelineContent()")
    ) { (_: TimelineContext) in Nothing() },
  ]

  private static let everyFrame =
    "60 times a second, counted from the last event, as a screen shows it"

  private static let schedules: [Builtin] = [
    .staticMember(
      of: "TimelineSchedule",
      differing(
        "In every frame.", "TimelineView(.animation) { Text(\"\\($0.date)\") }", everyFrame,
        "static var animation: some TimelineSchedule { get }")
    ) { TimelineSchedule.animation(minimumInterval: 0, isPaused: false) },
    .staticMember(
      of: "TimelineSchedule",
      differing(
        "In every frame, or after so many seconds at the earliest.",
        "TimelineView(.animation(minimumInterval: 0.5)) { Text(\"\\($0.date)\") }", everyFrame,
        """
        static func animation(
          minimumInterval: Double? = nil, paused: Bool = false
        ) -> some TimelineSchedule
        """)
    ) { (interval: Double?, isPaused: Bool) in
      TimelineSchedule.animation(minimumInterval: max(interval ?? 0, 0), isPaused: isPaused)
    },
    .staticMember(
      of: "TimelineSchedule",
      text(
        "Every so many seconds from a moment on.",
        "TimelineView(.periodic(from: .now, by: 1)) { Text(\"\\($0.date)\") }",
        """
        static func periodic(
          from startDate: Date, by interval: TimeInterval
        ) -> some TimelineSchedule
        """)
    ) { (start: DateValue, interval: Double) in
      TimelineSchedule.periodic(
        from: start.instant, by: max(interval, TimerSource.shortest))
    },
    .staticMember(
      of: "TimelineSchedule",
      text(
        "At the start of every minute.",
        "TimelineView(.everyMinute) { Text(\"\\($0.date)\") }",
        "static var everyMinute: some TimelineSchedule { get }")
    ) { TimelineSchedule.periodic(from: .zero, by: 60) },
    .staticMember(
      of: "TimelineSchedule",
      text(
        "At given moments, in order.",
        "TimelineView(.explicit([Date(), Date() + 1])) { Text(\"\\($0.date)\") }",
        "static func explicit(_ dates: [Date]) -> some TimelineSchedule")
    ) { (dates: [DateValue]) in TimelineSchedule.explicit(dates.map(\.instant).sorted()) },
  ]

  private static func phased(
    _ phases: [Value], _ trigger: ElementID?, _ animation: Closure,
    _ content: @escaping (Value) throws -> ViewValue
  ) -> ViewValue {
    CompositeView(
      PhaseAnimation(
        count: phases.count, trigger: trigger,
        animation: {
          try animation(phases[$0]).cast(to: HostObject<Animation>.self)?.value
        },
        content: { try content(phases[$0]) }))
  }

  /// A view's own builder closure.
  private static func built(_ content: Closure, _ value: Value) throws -> ViewValue {
    content.machine.viewValue(try content(value)) ?? EmptyView()
  }

  private static func built(
    _ content: Closure, around view: ViewValue, _ value: Value
  ) throws -> ViewValue {
    content.machine.viewValue(try content(.object(view), value)) ?? EmptyView()
  }

  private static let phases: [Builtin] = [
    .type("/// Content that goes through phases.\nstruct PhaseAnimator: View"),
    .view(
      "PhaseAnimator",
      text(
        "Content that goes through phases, again and again; each animation is that to its phase.",
        "PhaseAnimator([0.5, 1]) { Text(\"Hi\").opacity($0) } animation: { _ in .linear }",
        """
        init<Phases: Sequence, Content: View>(
          _ phases: Phases, @ViewBuilder content: @escaping (Phases.Element) -> Content,
          animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
        )
        """)
    ) { (phases: [Value], content: Closure, animation: Closure) in
      phased(phases, nil, animation) { try built(content, $0) }
    },
    .view(
      "PhaseAnimator",
      text(
        "Content that goes through phases once when a value changes, and back to the first.",
        "PhaseAnimator([0.5, 1], trigger: on) { Text(\"Hi\").opacity($0) }",
        """
        init<Phases: Sequence, T: Equatable, Content: View>(
          _ phases: Phases, trigger: T, @ViewBuilder content: @escaping (Phases.Element) -> Content,
          animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
        )
        """)
    ) { (phases: [Value], trigger: IdentityArgument, content: Closure, animation: Closure) in
      phased(phases, trigger.id, animation) { try built(content, $0) }
    },
    .rewriting(
      text(
        "Takes the view through phases, again and again; each animation is that to its phase.",
        "Text(\"Hi\").phaseAnimator([0.5, 1]) { view, phase in view.opacity(phase) }",
        """
        func phaseAnimator<Phases: Sequence, V: View>(
          _ phases: Phases, @ViewBuilder content: @escaping (some View, Phases.Element) -> V,
          animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
        ) -> some View
        """)
    ) { (view: ViewValue, phases: [Value], content: Closure, animation: Closure) in
      phased(phases, nil, animation) { try built(content, around: view, $0) }
    },
    .rewriting(
      text(
        "Takes the view through phases once when a value changes, and back to the first.",
        "Text(\"Hi\").phaseAnimator([0.5, 1], trigger: on) { view, phase in view.opacity(phase) }",
        """
        func phaseAnimator<Phases: Sequence, T: Equatable, V: View>(
          _ phases: Phases, trigger: T,
          @ViewBuilder content: @escaping (some View, Phases.Element) -> V,
          animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
        ) -> some View
        """)
    ) {
      (
        view: ViewValue, phases: [Value], trigger: IdentityArgument, content: Closure,
        animation: Closure
      ) in
      phased(phases, trigger.id, animation) { try built(content, around: view, $0) }
    },
  ]
}

extension TimelineSchedule: HostValue {
  package static var spelling: String { "some TimelineSchedule" }
}

/// What a timeline's content is handed.
struct TimelineContext: HostValue {
  static var spelling: String { "TimelineViewDefaultContext" }
  let date: DateValue
}
