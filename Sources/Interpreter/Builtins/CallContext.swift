/// What a card sees of the call it answers: its window of arguments and the machine.
package import Basics

package struct CallContext {
  let arguments: UnsafeMutablePointer<Value>
  /// Not counted: the machine outlives the call.
  unowned(unsafe) package let machine: Machine
  /// Number of values in the window, the receiver included.
  package let count: Int
  unowned(unsafe) let site: CallSite?
  /// Position of the argument being converted, for the place of a trap.
  var position = 0

  init(
    _ arguments: UnsafeMutablePointer<Value>, count: Int, machine: Machine, site: CallSite?
  ) {
    self.arguments = arguments
    self.count = count
    self.machine = machine
    self.site = site
  }

  /// Makes sure that the arguments may be put inside a value.
  package func nest(in object: ValueObject) throws {
    for index in 0..<count { try machine.nest(arguments[index], in: object) }
  }

  /// The text of the whole call.
  package var range: SourceRange { site?.range ?? .none }

  /// The text of the call without the value it is written on: of a modifier alone.
  package var rangeBehindReceiver: SourceRange {
    let whole = range
    let receiver = range(of: 0)
    guard receiver.file == whole.file, receiver.end > whole.start, receiver.end < whole.end else {
      return whole
    }
    return SourceRange(receiver.end, whole.end, file: whole.file)
  }

  /// The text of the argument at a position of the window; the receiver is position 0 where there
  /// is one.
  package func range(of position: Int) -> SourceRange {
    guard let ranges = site?.argumentRanges, ranges.indices.contains(position) else {
      return range
    }
    return ranges[position]
  }

  /// A trap at the argument being converted.
  package func mismatch(expected: String, got value: Value) -> Trap {
    let got = value.isNone ? "nil" : "a value of type '\(value.typeName)'"
    return Trap("expected '\(expected)' here, got \(got)", at: range(of: position))
  }

  /// A number as the card may take it.
  @inline(__always)
  func bounded(_ number: Double) -> Double {
    if number >= 0, number <= 60 { return number }
    guard let site, site.card >= 0 else { return number }
    return machine.bounded(number, site)
  }

  /// A trap at the call.
  package func trap(_ message: String) -> Trap { Trap(message, at: range) }

  /// The value at a position of the window; nil where there is none.
  package func argument(_ position: Int) -> Value {
    position < count ? arguments[position] : .none
  }

  /// The next argument of the window as a Swift value.
  package mutating func next<A: Argument>(_ type: A.Type) throws -> A {
    let value = position < count ? arguments[position] : .none
    let argument = try A(value, in: self)
    position += 1
    return argument
  }
}
