/// Gestures and their readings as values of the program.
import Basics
import Drawing
import Engine
import Interpreter

/// `some Gesture`: what is recognised, and how readings become values of the program.
struct GestureValue: HostValue {
  static var spelling: String { "some Gesture" }
  let definition: GestureDefinition
  let convert: (GestureReading) -> Value

  init(_ kind: GestureDefinition.Kind, _ convert: @escaping (GestureReading) -> Value) {
    self.init(GestureDefinition(kind), convert)
  }

  private init(
    _ definition: GestureDefinition, _ convert: @escaping (GestureReading) -> Value
  ) {
    self.definition = definition
    self.convert = convert
  }

  func adding(_ action: GestureDefinition.Action) -> GestureValue {
    GestureValue(definition.adding(action), convert)
  }

  /// `updating($state) { value, state, transaction in }`: the state is written under the
  /// transaction that the function leaves, and gets its first value back when the gesture is over.
  func updating(_ box: StateBox, _ body: Closure) -> GestureValue {
    let machine = body.machine
    return adding(
      .updating(
        { [convert] reading in
          var arguments = [convert(reading), box.value, Transaction().toValue()]
          _ = try body.call(&arguments, changing: [1, 2])
          let found = arguments[2].cast(to: HostObject<Transaction>.self)?.value
          machine.write(arguments[1], into: box, under: found ?? Transaction())
        },
        reset: {
          let transaction = box.reset.cast(to: HostObject<Transaction>.self)?.value
          machine.write(box.initial, into: box, under: transaction ?? Transaction())
        }))
  }

  /// What the newer gestures hand to their functions.
  static func value(of reading: GestureReading) -> Value {
    switch reading {
    case .tap(let location): TapValue(location: location).toValue()
    case .press(let isDown): .bool(isDown)
    case .drag(let drag): DragValue(reading: drag).toValue()
    case .magnify(let pair): MagnifyValue(reading: pair).toValue()
    case .rotate(let pair): RotateValue(reading: pair).toValue()
    default: .none
    }
  }
}

/// `$state` of a `@GestureState` property.
struct GestureStateArgument: Argument {
  static var spelling: String { "GestureState" }
  let box: StateBox

  init(_ value: Value, in context: CallContext) throws {
    guard let box = value.cast(to: BindingObject.self)?.source as? StateBox else {
      throw context.mismatch(expected: "GestureState", got: value)
    }
    self.box = box
  }
}

extension Machine {
  fileprivate func write(_ value: Value, into box: StateBox, under transaction: Transaction) {
    guard let host else { return box.write(value) }
    host.withTransaction(transaction) { box.write(value) }
  }
}

extension GestureReading {
  /// Of two fingers.
  var pair: PairReading? {
    switch self {
    case .magnify(let pair), .rotate(let pair): pair
    default: nil
    }
  }
}

extension PairReading {
  /// The middle of the fingers as a share of the view.
  var anchor: UnitPoint {
    UnitPoint(
      size.width > 0 ? location.x / size.width : 0,
      size.height > 0 ? location.y / size.height : 0)
  }
}

/// `SpatialTapGesture.Value`.
struct TapValue: HostValue, Hashable {
  static var spelling: String { "SpatialTapGesture.Value" }
  let location: Point
}

/// `DragGesture.Value`.
struct DragValue: HostValue, Hashable {
  static var spelling: String { "DragGesture.Value" }
  let reading: DragReading
}

/// `MagnifyGesture.Value`.
struct MagnifyValue: HostValue, Hashable {
  static var spelling: String { "MagnifyGesture.Value" }
  let reading: PairReading
}

/// `RotateGesture.Value`.
struct RotateValue: HostValue, Hashable {
  static var spelling: String { "RotateGesture.Value" }
  let reading: PairReading
}

/// `SimultaneousGesture.Value`.
struct GesturePair: HostValue, Hashable {
  static var spelling: String { "SimultaneousGesture.Value" }
  let first: Value?
  let second: Value?
}

/// `SequenceGesture.Value`: `.first(value)`, or `.second(value, value?)`.
struct GestureStage: HostValue, Hashable {
  static var spelling: String { "SequenceGesture.Value" }
  let first: Value
  var isSecond = false
  var second: Value?

  var choice: (name: String, values: [Value])? {
    isSecond ? ("second", [first, second ?? .none]) : ("first", [first])
  }
}

/// `ExclusiveGesture.Value`: `.first(value)` or `.second(value)`.
struct GestureChoice: HostValue, Hashable {
  static var spelling: String { "ExclusiveGesture.Value" }
  let isFirst: Bool
  let value: Value

  var choice: (name: String, values: [Value])? { (isFirst ? "first" : "second", [value]) }
}
