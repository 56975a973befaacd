/// What controls are drawn with: plain parts of definite sizes.
import Drawing
import Engine
import Interpreter

/// The parts controls are made of.
enum ControlParts {
  static let accent = Color(hex: 0x007AFF)
  static let green = Color(hex: 0x34C759)
  static let track = Color(hex: 0xE5E5EA)
  static let faint = Color(hex: 0xC7C7CC)

  static func row(_ views: [ViewValue], spacing: Double? = nil) -> ViewValue {
    StackView.horizontal(alignment: .verticalCenter, spacing: spacing, TupleView(views))
  }

  static func column(_ views: [ViewValue], spacing: Double? = nil) -> ViewValue {
    StackView.vertical(alignment: .leading, spacing: spacing, TupleView(views))
  }

  /// A label at the leading and a control at the trailing edge.
  static func labelled(_ label: ViewValue, _ control: ViewValue) -> ViewValue {
    row([label, SpacerView(minLength: nil), control])
  }

  static func sized(
    _ view: ViewValue, _ width: Double?, _ height: Double?, _ alignment: Alignment = .center
  ) -> ViewValue {
    view.modified(by: LayoutModifier.frame(width: width, height: height, alignment: alignment))
  }

  /// As wide and, where `isHigh`, as high as there is room.
  static func filling(
    _ view: ViewValue, isHigh: Bool = false, alignment: Alignment = .center
  ) -> ViewValue {
    view.modified(
      by: LayoutModifier.flexibleFrame(
        minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil,
        maxHeight: isHigh ? .infinity : nil, alignment: alignment))
  }

  static func padded(_ view: ViewValue, _ horizontal: Double, _ vertical: Double) -> ViewValue {
    view.modified(
      by: LayoutModifier.padding(
        Insets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)))
  }

  static func colored(_ view: ViewValue, _ color: Color) -> ViewValue {
    view.modified(by: EnvironmentModifier { $0.setForeground(color) })
  }

  static func tapped(_ view: ViewValue, _ action: @escaping () throws -> Void) -> ViewValue {
    view.modified(by: ContentShapeModifier(Rectangle())).modified(
      by: GestureModifier(taps: 1, action))
  }

  static func behind(_ view: ViewValue, _ other: ViewValue) -> ViewValue {
    view.modified(by: DecorationModifier(other, alignment: .center, isBehind: true))
  }

  /// A thin grey line inside a shape's edge.
  static func edge(_ shape: any Shape) -> ShapeView {
    ShapeView(shape, fill: faint, stroke: StrokeStyle(width: 1), inset: 0.5)
  }

  /// What dialogs, menus and sheets stand on: white with a thin grey edge.
  static func surface(_ radius: Double) -> ViewValue {
    let shape = RoundedRectangle(radius: radius)
    return StackView.depth(
      alignment: .center,
      TupleView([
        ShapeView(shape, fill: .white), edge(shape),
      ]))
  }

  /// A view that knows the colour of controls.
  static func tinted(
    _ name: String, _ fallback: Color, _ make: @escaping (Color) -> ViewValue
  )
    -> ViewValue
  {
    EnvironmentView(name) { make($0[.tint] ?? fallback) }
  }

  /// A line of 4 points that is filled up to a fraction, in the middle of `height`; with a knob as
  /// high as that where `hasKnob` says so.
  static func bar(_ fraction: Double, height: Double, hasKnob: Bool) -> ViewValue {
    let fraction = min(max(fraction.isFinite ? fraction : 0, 0), 1)
    var parts: [ViewValue] = [
      ShapeView(BarShape(fraction: 1, thickness: 4), fill: faint),
      tinted("Capsule", accent) {
        ShapeView(BarShape(fraction: fraction, thickness: 4), fill: $0)
      },
    ]
    if hasKnob {
      let knob = KnobShape(fraction: fraction)
      parts += [
        ShapeView(knob, fill: .white), edge(knob),
      ]
    }
    return sized(StackView.depth(alignment: .center, TupleView(parts)), nil, height)
  }

  /// A switch of 51 by 31 points with a knob of 27.
  static func toggle(_ isOn: Bool) -> ViewValue {
    tinted("Toggle", green) { color in
      let knob = sized(ShapeView(Circle(), fill: .white), 27, 27).modified(
        by: LayoutModifier.offset(x: isOn ? 10 : -10, y: 0))
      return sized(
        StackView.depth(
          alignment: .center,
          TupleView([ShapeView(Capsule(), fill: isOn ? color : track), knob])), 51, 31)
    }
  }

  /// Pairs of view and action side by side, each 47 by 32 points, on grey.
  static func steps(_ actions: [(String, () throws -> Void)]) -> ViewValue {
    let views = actions.map { name, action in
      tapped(sized(TextView(name), 47, 32), action)
    }
    return behind(
      row(views, spacing: 0), ShapeView(RoundedRectangle(radius: 8), fill: track))
  }

  static let red = Color(hex: 0xFF3B30)

  /// One of the looks of the system's buttons: padding 12 and 7 around the label, on a colour.
  static func button(_ label: ViewValue, isProminent: Bool, fallback: Color = accent) -> ViewValue {
    tinted("Button", fallback) { color in
      let shape = ShapeView(
        RoundedRectangle(radius: 8), fill: isProminent ? color : track)
      return behind(padded(colored(label, isProminent ? .white : color), 12, 7), shape)
    }
  }
}

/// A binding and the machine whose state it belongs to.
struct HostedBinding: Argument {
  static var spelling: String { "Binding" }
  let object: BindingObject
  let machine: Machine

  init(_ value: Value, in context: CallContext) throws {
    object = try BindingArgument(value, in: context).object
    machine = context.machine
  }
}

/// A tag as the program wrote it.
final class TagValue: PathPayload {
  let value: Value
  init(_ value: Value) { self.value = value }

  var pathElement: PathElement {
    PathElement(id: ElementID(value), type: value.typeName, payload: self)
  }
}

extension TagFact {
  /// The tag as the program knows it; an element of a `ForEach` is tagged by its id.
  var value: Value? {
    if let tag = payload as? TagValue { return tag.value }
    switch id {
    case .int(let number): return .int(number)
    case .double(let number): return .double(number)
    case .bool(let truth): return .bool(truth)
    case .string(let text): return .string(text)
    case .composite: return nil
    }
  }
}

/// A title: a text, or a text view.
struct TitleArgument: Argument {
  static var spelling: String { "Any" }
  let view: ViewValue

  init(_ value: Value, in context: CallContext) throws {
    if let text = value.stringValue {
      view = TextView(text)
    } else {
      view = try ViewContent(value, in: context).value
    }
  }
}
