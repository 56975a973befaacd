/// What a parameter of a card's closure may be, and what it may answer.
import Basics
import Language

/// A Swift type that a card takes as a parameter.
package protocol Argument: SendableMetatype {
  /// The type as the declaration spells it.
  static var spelling: String { get }
  init(_ value: Value, in context: CallContext) throws
}

/// A Swift type that a card may answer.
package protocol ValueConvertible: SendableMetatype {
  func toValue() -> Value
}

/// The answer of a card that answers nothing.
package struct Nothing: ValueConvertible {
  package init() {}
  package func toValue() -> Value { .none }
}

extension Value: Argument, ValueConvertible {
  package static var spelling: String { "Any" }
  package init(_ value: Value, in context: CallContext) throws { self = value }
  package func toValue() -> Value { self }
}

extension Int: Argument, ValueConvertible {
  package static var spelling: String { "Int" }
  package init(_ value: Value, in context: CallContext) throws {
    guard case .int(let number) = value else {
      throw context.mismatch(expected: "Int", got: value)
    }
    self = number
  }
  package func toValue() -> Value { .int(self) }
}

extension Double: Argument, ValueConvertible {
  package static var spelling: String { "Double" }
  package init(_ value: Value, in context: CallContext) throws {
    switch value {
    case .double(let number): self = context.bounded(number)
    case .int(let number): self = context.bounded(Double(number))
    default: throw context.mismatch(expected: "Double", got: value)
    }
  }
  package func toValue() -> Value { .double(self) }
}

extension Bool: Argument, ValueConvertible {
  package static var spelling: String { "Bool" }
  package init(_ value: Value, in context: CallContext) throws {
    guard case .bool(let truth) = value else {
      throw context.mismatch(expected: "Bool", got: value)
    }
    self = truth
  }
  package func toValue() -> Value { .bool(self) }
}

extension String: Argument, ValueConvertible {
  package static var spelling: String { "String" }
  package init(_ value: Value, in context: CallContext) throws {
    guard let text = value.stringValue else {
      throw context.mismatch(expected: "String", got: value)
    }
    self = text
  }
  package func toValue() -> Value { .string(self) }
}

extension Optional: Argument where Wrapped: Argument {
  package static var spelling: String { Wrapped.spelling + "?" }
  package init(_ value: Value, in context: CallContext) throws {
    if case .none = value { self = nil } else { self = try Wrapped(value, in: context) }
  }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
  package func toValue() -> Value { self?.toValue() ?? .none }
}

extension Array: Argument where Element: Argument {
  package static var spelling: String { "[" + Element.spelling + "]" }
  package init(_ value: Value, in context: CallContext) throws {
    guard let elements = try context.machine.elements(of: value) else {
      throw context.mismatch(expected: Self.spelling, got: value)
    }
    if Element.self == Value.self, let same = elements as? [Element] {
      self = same
    } else {
      self = try elements.map { try Element($0, in: context) }
    }
  }
}

extension Array: ValueConvertible where Element: ValueConvertible {
  package func toValue() -> Value { .array(map { $0.toValue() }) }
}

extension KeyPathObject: ValueConvertible {
  package func toValue() -> Value { .object(self) }
}

/// A key path parameter.
package struct KeyPathArgument: Argument {
  package static var spelling: String { "KeyPath" }
  package let components: [String]
  package init(_ value: Value, in context: CallContext) throws {
    guard let path = value.cast(to: KeyPathObject.self) else {
      throw context.mismatch(expected: "KeyPath", got: value)
    }
    components = path.components
  }
}

/// A range of numbers.
package struct RangeArgument: Argument, ValueConvertible {
  package static var spelling: String { "Range<Int>" }
  package let object: RangeObject
  package init(_ value: Value, in context: CallContext) throws {
    guard let range = value.cast(to: RangeObject.self) else {
      throw context.mismatch(expected: "Range", got: value)
    }
    object = range
  }
  package func toValue() -> Value { .object(object) }
}

/// Anything a program may pass where a function is expected. Calling it runs the machine.
package struct Closure: Argument {
  package static var spelling: String { "() -> Void" }
  package let value: Value
  package let machine: Machine
  package init(_ value: Value, in context: CallContext) throws {
    guard value.isCallable else { throw context.mismatch(expected: "a function", got: value) }
    self.value = value
    machine = context.machine
  }
  package func callAsFunction(_ arguments: Value...) throws -> Value {
    try machine.call(closure: value, arguments: arguments)
  }

  /// Calls a function whose parameters at `places` are `inout`: those of `arguments` are what it
  /// leaves in them.
  package func call(_ arguments: inout [Value], changing places: [Int]) throws -> Value {
    var passed = arguments
    var boxes: [Int: BoxObject] = [:]
    guard let function = value.cast(to: ClosureObject.self)?.function else {
      return try machine.call(closure: value, arguments: arguments)
    }
    let body = machine.program.functions[function]
    for place in places where body.inoutParameters.contains(place + (body.hasSelf ? 1 : 0)) {
      let box = BoxObject(arguments[place])
      boxes[place] = box
      passed[place] = .object(box)
    }
    let result = try machine.call(closure: value, arguments: passed)
    for (place, box) in boxes { arguments[place] = box.value }
    return result
  }
}

extension Value {
  package var isCallable: Bool {
    cast(to: ClosureObject.self) != nil || cast(to: KeyPathObject.self) != nil
      || cast(to: NativeObject.self) != nil
  }
}

/// A binding parameter.
package struct BindingArgument: Argument, ValueConvertible {
  package static var spelling: String { "Binding" }
  package let object: BindingObject
  package init(_ value: Value, in context: CallContext) throws {
    guard let binding = value.cast(to: BindingObject.self) else {
      throw context.mismatch(expected: "Binding", got: value)
    }
    object = binding
  }
  package func toValue() -> Value { .object(object) }
}
