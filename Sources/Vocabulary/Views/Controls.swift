/// Controls: a label and a part of a definite size. What a tap changes is a binding's value.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let controls: [Builtin] = controlTypes + toggles + sliders + steppers + progress

  private static let controlTypes: [Builtin] = [
    ("A switch with a label.", "struct Toggle: View"),
    ("A value between two others, on a line.", "struct Slider: View"),
    ("A value changed by steps.", "struct Stepper: View"),
    ("How far something has come.", "struct ProgressView: View"),
    ("A measure between two others.", "struct Gauge: View"),
  ].map { .type("/// \($0)\n\($1)") }

  private static func toggle(_ label: ViewValue, _ isOn: BindingArgument) throws -> ViewValue {
    let binding = isOn.object
    let value = try Vocabulary.isTrue(binding.get())
    func flip() throws { try binding.set(.bool(!(try Vocabulary.isTrue(binding.get())))) }
    return EnvironmentView("Toggle") { environment in
      guard environment[.toggleStyle] == "button" else {
        return ControlParts.tapped(
          ControlParts.labelled(label, ControlParts.toggle(value)), flip)
      }
      return ControlParts.tapped(ControlParts.button(label, isProminent: value), flip)
    }
  }

  private static let switchSize = "the switch is 51 by 31 points"

  private static let toggles: [Builtin] = [
    .view(
      "Toggle",
      differing(
        "A switch with a label; a tap flips the binding.", "Toggle(\"Sound\", isOn: $on)",
        switchSize, "init(_ title: String, isOn: Binding<Bool>)")
    ) { (title: String, isOn: BindingArgument) in try toggle(TextView(title), isOn) },
    .view(
      "Toggle",
      differing(
        "A switch with a label; a tap flips the binding.",
        "Toggle(isOn: $on) { Text(\"Sound\") }", switchSize,
        "init<Label: View>(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)")
    ) { (isOn: BindingArgument, label: BuiltContent) in try toggle(label.value, isOn) },
    .view(
      "Toggle",
      differing(
        "A switch with a symbol and a label.",
        "Toggle(\"Sound\", systemImage: \"speaker\", isOn: $on)", switchSize,
        "init(_ title: String, systemImage: String, isOn: Binding<Bool>)")
    ) { (title: String, image: String, isOn: BindingArgument) in
      try toggle(ControlParts.row([ImageView(image, .symbol), TextView(title)]), isOn)
    },
  ]

  /// The ends of a range of numbers.
  static func bounds(_ range: Value) -> (low: Double, high: Double) {
    guard let range = range.cast(to: RangeObject.self) else { return (0, 1) }
    return (range.lower.number ?? 0, range.upper.number ?? 1)
  }

  static func fraction(_ value: Value, in range: Value) -> Double {
    let (low, high) = bounds(range)
    return high > low ? ((value.number ?? 0) - low) / (high - low) : 0
  }

  private static let stepperSize = "the two buttons are 47 by 32 points each"

  private static func stepper(
    _ label: ViewValue, _ value: BindingArgument, in range: Value, by step: Value
  ) -> ViewValue {
    let binding = value.object
    let (low, high) = range.isNone ? (-Double.infinity, Double.infinity) : bounds(range)
    func change(_ sign: Double) -> () throws -> Void {
      {
        let next = (try binding.get().number ?? 0) + sign * (step.number ?? 1)
        guard next >= low, next <= high else { return }
        if case .int = try binding.get() {
          try binding.set(.int(try Vocabulary.wholeNumber(next)))
        } else {
          try binding.set(.double(next))
        }
      }
    }
    return ControlParts.labelled(
      label, ControlParts.steps([("\u{2212}", change(-1)), ("+", change(1))]))
  }

  private static let steppers: [Builtin] = [
    .view(
      "Stepper",
      differing(
        "A value changed by steps.",
        "Stepper(\"Cups\", value: .constant(2), in: 0...9)", stepperSize,
        """
        init<V: Strideable>(
          _ title: String, value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V = 1
        )
        """)
    ) { (title: String, value: BindingArgument, range: Value, step: Value) in
      stepper(TextView(title), value, in: range, by: step)
    },
    .view(
      "Stepper",
      differing(
        "A value changed by steps, with a label.",
        "Stepper(value: .constant(2), in: 0...9) { Text(\"Cups\") }", stepperSize,
        """
        init<V: Strideable, Label: View>(
          value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V = 1,
          @ViewBuilder label: () -> Label
        )
        """)
    ) { (value: BindingArgument, range: Value, step: Value, label: BuiltContent) in
      stepper(label.value, value, in: range, by: step)
    },
    .view(
      "Stepper",
      differing(
        "Two buttons that do something.",
        "Stepper(\"Cups\", onIncrement: { on = true }, onDecrement: { on = false })",
        stepperSize,
        """
        init(
          _ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
        )
        """)
    ) { (title: String, up: Closure?, down: Closure?) in
      ControlParts.labelled(
        TextView(title),
        ControlParts.steps([
          ("\u{2212}", { _ = try down?() }), ("+", { _ = try up?() }),
        ]))
    },
  ]

  private static let ring = "a still ring of 20 points"

  private static func spinner() -> ViewValue {
    ControlParts.sized(
      ShapeView(Circle(), fill: Color(hex: 0x8E8E93), stroke: StrokeStyle(width: 3), inset: 1.5),
      20, 20)
  }

  private static let progress: [Builtin] = [
    .view("ProgressView", differing("Something goes on.", "ProgressView()", ring, "init()")) {
      spinner()
    },
    .view(
      "ProgressView",
      differing(
        "Something goes on, with a title.", "ProgressView(\"Loading\")", ring,
        "init(_ title: String)")
    ) { (title: String) in
      StackView.vertical(
        alignment: .horizontalCenter, spacing: 8, TupleView([spinner(), TextView(title)]))
    },
    .view(
      "ProgressView",
      text(
        "How far something has come, as a line of 4 points.",
        "ProgressView(value: 0.5, total: 1)", "init(value: Double?, total: Double = 1)")
    ) { (value: Double?, total: Double) in
      ControlParts.bar((value ?? 0) / total, height: 4, hasKnob: false)
    },
    .view(
      "ProgressView",
      text(
        "How far something has come, with a title above the line.",
        "ProgressView(\"Loading\", value: 0.5, total: 1)",
        "init(_ title: String, value: Double?, total: Double = 1)")
    ) { (title: String, value: Double?, total: Double) in
      ControlParts.column([
        TextView(title), ControlParts.bar((value ?? 0) / total, height: 4, hasKnob: false),
      ])
    },
    .view(
      "Gauge",
      differing(
        "A measure between two others, below its label.",
        "Gauge(value: 0.5, in: 0...1) { Text(\"Fuel\") }", "a line of 4 points in every style",
        """
        init<Label: View>(
          value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label
        )
        """)
    ) { (value: Double, range: Value, label: BuiltContent) in
      ControlParts.column([
        label.value,
        ControlParts.bar(fraction(.double(value), in: range), height: 4, hasKnob: false),
      ])
    },
  ]
}
