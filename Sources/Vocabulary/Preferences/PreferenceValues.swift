/// Keys of the program, and anchors as values.
import Basics
import Drawing
import Engine
import Interpreter

/// `K.self`, where K is a preference key of the program.
struct KeyArgument: Argument {
  static var spelling: String { "Any" }
  let key: ProgramKey

  init(_ value: Value, in context: CallContext) throws {
    guard let type = value.cast(to: TypeObject.self) else {
      throw context.mismatch(expected: "a preference key's type", got: value)
    }
    key = ProgramKey(context.machine, type.spelling)
  }
}

/// A preference key that the program declares.
final class ProgramKey: PreferenceKeyDefinition {
  private let machine: Machine
  let name: String

  init(_ machine: Machine, _ name: String) {
    self.machine = machine
    self.name = name
  }

  /// The program's value in the engine's box.
  static func value(_ box: AnyObject) -> Value { (box as? TagValue)?.value ?? .none }

  func defaultValue() throws -> AnyObject {
    TagValue(try machine.callStatic("\(name).defaultValue", []) ?? .none)
  }

  func reduce(_ value: AnyObject, _ next: AnyObject) throws -> AnyObject {
    let following = ProgramKey.value(next)
    let box = BoxObject(ProgramKey.value(value))
    let nextValue = Value.object(NativeObject { _ in following })
    let made = try machine.callStatic(
      "\(name).reduce(value:nextValue:)", [.object(box), nextValue])
    return made == nil ? next : TagValue(box.value)
  }

  func areEqual(_ a: AnyObject, _ b: AnyObject) -> Bool {
    ProgramKey.value(a) == ProgramKey.value(b)
  }
}

/// `Anchor.Source`: which place of a view is meant.
struct AnchorSource: HostValue, Hashable {
  static var spelling: String { "Anchor.Source" }
  private var rect: Rect?
  private var point: Point?
  private var part: UnitPoint?

  /// A share of the view, nil for all of it.
  init(part: UnitPoint?) { self.part = part }
  init(rect: Rect) { self.rect = rect }
  init(point: Point) { self.point = point }

  /// The place when the view has this rect in the window.
  func anchor(in view: Rect) -> AnchorValue {
    if let rect {
      return AnchorValue(
        rect: Rect(view.x + rect.x, view.y + rect.y, rect.width, rect.height), isPoint: false)
    }
    if let point {
      return AnchorValue(rect: Rect(view.x + point.x, view.y + point.y, 0, 0), isPoint: true)
    }
    guard let part else { return AnchorValue(rect: view, isPoint: false) }
    return AnchorValue(
      rect: Rect(view.x + part.x * view.width, view.y + part.y * view.height, 0, 0),
      isPoint: true)
  }
}

/// `Anchor`: a place in the window, in points.
struct AnchorValue: HostValue, Hashable {
  static var spelling: String { "Anchor" }
  let rect: Rect
  let isPoint: Bool

  /// The place as a reader counts.
  func place(in proxy: GeometryProxy) -> Value {
    let origin = Point(rect.x - proxy.windowOrigin.x, rect.y - proxy.windowOrigin.y)
    return isPoint ? origin.toValue() : Rect(origin, rect.size).toValue()
  }
}
