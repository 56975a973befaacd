/// Parameters that stand for shapes, styles and identities.
package import Drawing
package import Engine
import Interpreter

extension Color: HostValue, ViewRepresentable, AnimatableComponents {
  package static var spelling: String { "Color" }
  package func viewValue() -> ViewValue { ShapeView.color(self) }
  package var components: [Double] { [red, green, blue, opacity] }
  package func replacing(_ components: [Double]) -> Color {
    Color(red: components[0], green: components[1], blue: components[2], opacity: components[3])
  }
  package var text: String { hexString }
}

/// `some ShapeStyle`: a colour, or a gradient with the colour that stands for it.
struct StyleArgument: Argument {
  static var spelling: String { "some ShapeStyle" }
  let color: Color
  let gradient: GradientStyle?

  init(_ value: Value, in context: CallContext) throws {
    if let color = value.cast(to: HostObject<Color>.self)?.value {
      self.color = color
      gradient = nil
    } else if let paint = value.cast(to: HostObject<Paint>.self)?.value
      ?? value.cast(to: HostObject<GradientColors>.self)?.value.paint
    {
      color = paint.color
      gradient = paint.gradient
    } else {
      throw context.mismatch(expected: "some ShapeStyle", got: value)
    }
  }

  /// The style as a value: a plain colour, or a paint.
  var paint: Value {
    guard let gradient else { return color.toValue() }
    var paint = Paint(name: "AnyShapeStyle", color: color)
    paint.gradient = gradient
    return paint.toValue()
  }
}

/// `some Shape`: one of the vocabulary or of the program.
struct ShapeArgument: Argument {
  static var spelling: String { "some Shape" }
  let shape: any Shape
  let view: ShapeView

  init(_ value: Value, in context: CallContext) throws {
    guard let view = context.machine.viewValue(value, at: context.range) as? ShapeView else {
      throw context.mismatch(expected: "some Shape", got: value)
    }
    self.view = view
    shape = view.shape
  }
}

/// `some Hashable`: what identities are compared by.
struct IdentityArgument: Argument {
  static var spelling: String { "some Hashable" }
  let id: ElementID

  init(_ value: Value, in context: CallContext) throws { id = ElementID(value) }
}

extension ElementID {
  /// The identity a value of the program stands for.
  init(_ value: Value) {
    switch value {
    case .none: self = .composite("nil", [])
    case .int(let number): self = .int(number)
    case .double(let number): self = .double(number)
    case .bool(let truth): self = .bool(truth)
    case .object:
      if let text = value.stringValue {
        self = .string(text)
      } else if let object = value.cast(to: StructObject.self) {
        self = .composite(object.type.name, object.fields.map { ElementID($0) })
      } else if let object = value.cast(to: EnumObject.self) {
        self = .composite(
          object.type.name,
          [.string(object.caseName)] + object.payload.map { ElementID($0) })
      } else if let object = value.cast(to: TupleObject.self) {
        self = .composite("", object.elements.map { ElementID($0) })
      } else if let elements = value.arrayValue {
        self = .composite("Array", elements.map { ElementID($0) })
      } else {
        self = .composite(
          value.typeName,
          [.string(value.description)] + (value.components ?? []).map { .double($0) })
      }
    }
  }
}

/// `some ViewModifier`: a structure of the program.
struct ModifierArgument: Argument {
  static var spelling: String { "some ViewModifier" }
  let modifier: ModifierValue

  init(_ value: Value, in context: CallContext) throws {
    guard let structure = value.cast(to: StructObject.self) else {
      throw context.mismatch(expected: "some ViewModifier", got: value)
    }
    if structure.type.hasMethod("body(content:)") {
      modifier = CustomModifier(InterpretedModifier(context.machine, structure))
    } else if structure.type.hasMethod("effectValue(size:)") {
      modifier = InterpretedEffect(context.machine, structure).modifier(
        size: { $0.toValue() }, map: { $0.cast(to: HostObject<Projection>.self)?.value.map })
    } else {
      throw context.mismatch(expected: "some ViewModifier", got: value)
    }
  }
}

/// A transition as a value.
struct TransitionBox: HostValue {
  static var spelling: String { "AnyTransition" }
  let value: TransitionValue
}

/// `some Transition`: one of the vocabulary or of the program.
struct TransitionArgument: Argument {
  static var spelling: String { "some Transition" }
  let value: TransitionValue

  init(_ value: Value, in context: CallContext) throws {
    if let box = value.cast(to: HostObject<TransitionBox>.self) {
      self.value = box.value.value
    } else if let structure = value.cast(to: StructObject.self),
      structure.type.hasMethod("body(content:phase:)")
    {
      self.value = CustomTransition(InterpretedTransition(context.machine, structure))
    } else {
      throw context.mismatch(expected: "some Transition", got: value)
    }
  }
}

extension TransitionValue {
  var box: TransitionBox { TransitionBox(value: self) }
}

extension Path: ViewRepresentable {
  package func viewValue() -> ViewValue { ShapeView(PathShape(self)) }
}
