/// Errors of the program on their way, and members of its types that the values themselves use.
import Basics
import Language

extension Machine {
  /// Where the error that is on its way is caught: the frame to go on in. Frames between are left.
  func land(_ function: Int, _ base: Window, _ position: Int) -> Frame? {
    if pause != nil { pause?.place = (function, base, position) }
    guard let error = thrown else { return nil }
    let outer = depth
    var function = function
    var base = base
    var position = position
    while true {
      let code = self.code(of: function)
      let found = code.handlers.first { Int($0.start) < position && position <= Int($0.end) }
      if let found {
        var slot = base + Int(found.slot)
        while slot < initializedEnd {
          slot.pointee = .none
          slot += 1
        }
        base[Int(found.slot)] = error
        thrown = nil
        trap = nil
        return Frame(
          pc: code.instructions + Int(found.target), base: base, function: function)
      }
      depth -= 1
      let frame = frames[depth]
      guard let pc = frame.pc else {
        depth = outer
        return nil
      }
      function = frame.function
      base = frame.base
      position = pc - self.code(of: function).instructions
    }
  }
}

extension TypeInfo {
  /// What the type's own `description` says, if it has one.
  func text(of value: HeapObject) -> String? {
    guard let machine, conforms(to: "CustomStringConvertible"),
      let getter = declaration.getters["description"]
    else { return nil }
    return try? machine.call(function: getter, receiver: .object(value)).stringValue
  }

  private func apply(
    _ operation: String, _ a: Value, _ b: Value
  ) throws(Trap) -> Bool? {
    guard let machine, let function = declaration.operators[operation],
      case .bool(let truth) = try machine.call(function: function, arguments: [a, b])
    else { return nil }
    return truth
  }

  /// What the type's own `==` says, if it has one.
  func areEqual(_ a: HeapObject, _ b: HeapObject) -> Bool? {
    try? apply("==", .object(a), .object(b))
  }

  /// `a < b` and its kind for values whose type says what `<` is.
  static func compare(
    _ operation: BinaryOperator, _ a: Value, _ b: Value
  ) throws(Trap) -> Bool? {
    let type =
      a.cast(to: StructObject.self)?.type ?? a.cast(to: EnumObject.self)?.type
    guard let type else { return nil }
    let swaps = operation == .greater || operation == .lessOrEqual
    let negates = operation == .greaterOrEqual || operation == .lessOrEqual
    guard [.less, .lessOrEqual, .greater, .greaterOrEqual].contains(operation) else { return nil }
    let isLess: Bool
    if let truth = try type.apply("<", swaps ? b : a, swaps ? a : b) {
      isLess = truth
    } else {
      guard let x = a.cast(to: EnumObject.self), let y = b.cast(to: EnumObject.self),
        type.conforms(to: "Comparable")
      else { return nil }
      let (first, second) = swaps ? (y, x) : (x, y)
      isLess =
        first.index == second.index
        ? try Operators.compare(.less, first.payload, second.payload)
        : first.index < second.index
    }
    return isLess != negates
  }
}
