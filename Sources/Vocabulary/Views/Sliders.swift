/// Sliders: a knob on a line, moved by a drag.
import Basics
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  private static let sliderSize =
    "28 points high, with a knob of 28 on a line of 4; a drag from anywhere moves the knob"

  static let sliders: [Builtin] = [
    .view(
      "Slider",
      differing(
        "A value between two others, on a line.", "Slider(value: .constant(0.5), in: 0...1)",
        sliderSize,
        """
        init(
          value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double = 0,
          onEditingChanged: ((Bool) -> Void)? = nil
        )
        """)
    ) { (value: BindingArgument, range: Value, step: Double, onEditing: Closure?) in
      SliderDefinition.view(value, in: range, step: step, onEditing: onEditing)
    },
    .view(
      "Slider",
      differing(
        "A value between two others, with a label for those who listen.",
        "Slider(value: .constant(0.5), in: 0...1) { Text(\"Loudness\") }", sliderSize,
        """
        init<Label: View>(
          value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double = 0,
          @ViewBuilder label: () -> Label
        )
        """)
    ) { (value: BindingArgument, range: Value, step: Double, _: BuiltContent) in
      SliderDefinition.view(value, in: range, step: step)
    },
    .view(
      "Slider",
      differing(
        "A value between two others, with views at the ends.",
        "Slider(value: .constant(0.5)) { Text(\"L\") } minimumValueLabel: { Text(\"-\") } "
          + "maximumValueLabel: { Text(\"+\") }", sliderSize,
        """
        init<Label: View, ValueLabel: View>(
          value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double = 0,
          @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
          @ViewBuilder maximumValueLabel: () -> ValueLabel
        )
        """)
    ) {
      (
        value: BindingArgument, range: Value, step: Double, _: BuiltContent, low: BuiltContent,
        high: BuiltContent
      ) in
      ControlParts.row([low.value, SliderDefinition.view(value, in: range, step: step), high.value])
    },
  ]
}

/// A slider on its binding. A drag moves the knob as far as the finger goes, wherever it began.
private final class SliderDefinition: CompositeDefinition {
  private let binding: BindingObject
  private let range: Value
  private let step: Double
  private let onEditing: Closure?

  let name = "Slider"
  var animatableData: AnimatableVector? { nil }

  private init(_ binding: BindingObject, _ range: Value, _ step: Double, _ onEditing: Closure?) {
    self.binding = binding
    self.range = range
    self.step = step
    self.onEditing = onEditing
  }

  static func view(
    _ value: BindingArgument, in range: Value, step: Double, onEditing: Closure? = nil
  ) -> ViewValue {
    CompositeView(SliderDefinition(value.object, range, step, onEditing))
  }

  /// The value at which the drag that is on began.
  private final class Beginning {
    var value: Double?
  }

  func body(in context: BodyContext) throws(Trap) -> ViewValue {
    let beginning = context.storage.slot(0) { Beginning() }
    return try Trap.within {
      let fraction = Vocabulary.fraction(try binding.get(), in: range)
      return ControlParts.bar(fraction, height: 28, hasKnob: true).modified(
        by: GestureModifier(
          GestureDefinition(
            .drag(distance: 0.5, isLocal: false),
            [
              .changed { try self.move($0, beginning) },
              .ended { reading in
                try self.move(reading, beginning)
                beginning.value = nil
                _ = try self.onEditing?(.bool(false))
              },
            ])))
    }
  }

  private func move(_ reading: GestureReading, _ beginning: Beginning) throws {
    guard case .drag(let finger) = reading else { return }
    let (low, high) = Vocabulary.bounds(range)
    if beginning.value == nil {
      beginning.value = try binding.get().number ?? low
      _ = try onEditing?(.bool(true))
    }
    // The knob's middle goes from 14 points after one end to 14 before the other.
    let way = max(finger.size.width - 28, 1)
    var next = (beginning.value ?? low) + finger.translation.width / way * (high - low)
    if step > 0 { next = low + ((next - low) / step).rounded() * step }
    try binding.set(.double(min(max(next, low), high)))
  }
}
