/// Walks over values inside values: bounded, so that neither a deep value nor one that holds the
/// same part many times over stops the machine.
import Basics

/// What a comparison or a description has left to do.
package struct ValueWalk {
  /// Values that may still be looked at.
  package var left = 1_000_000
  private var depth = 0
  /// Set when a bound was reached: the answer is not to be relied on.
  package private(set) var isOver = false
  /// Values inside one another; far beyond what people nest, far below what the stack holds.
  package static let mostLevels = 500

  package init() {}

  /// Values looked at so far.
  package var used: Int { 1_000_000 - left }

  /// Runs `body` one level deeper; false where a bound has been reached.
  package mutating func inside(_ body: (inout ValueWalk) -> Bool) -> Bool {
    left -= 1
    guard depth < ValueWalk.mostLevels, left > 0, !isOver else {
      isOver = true
      return false
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  package mutating func areEqual(_ a: [Value], _ b: [Value]) -> Bool {
    guard a.count == b.count else { return false }
    for (x, y) in zip(a, b) {
      left -= 1
      guard !isOver, Value.areEqual(x, y, &self) else { return false }
    }
    return true
  }

  /// Adds a value as it shows inside a collection; beyond a bound three dots.
  package mutating func describe(_ value: Value, _ text: inout String) {
    guard case .object(let object) = value, let object = object as? ValueObject else {
      text += value.debugDescription
      return
    }
    let limit = ValueLimits.textBytes
    let isInside =
      text.utf8.count <= limit
      && inside {
        object.describe(into: &text, &$0)
        return true
      }
    if !isInside, !text.hasSuffix("\u{2026}") { text += "\u{2026}" }
  }

  /// Adds values with their labels between brackets.
  package mutating func describe(
    _ values: [Value], labels: [String?] = [], _ open: String, _ close: String,
    _ text: inout String
  ) {
    text += open
    for (index, value) in values.enumerated() {
      if index > 0 { text += ", " }
      if index < labels.count, let label = labels[index] { text += label + ": " }
      describe(value, &text)
      guard !isOver, text.utf8.count <= ValueLimits.textBytes else { break }
    }
    text += close
  }
}

extension ValueObject {
  /// The whole description, from a fresh walk.
  var described: String {
    var text = ""
    var walk = ValueWalk()
    describe(into: &text, &walk)
    return text
  }
}

extension Value {
  /// Equality within what the walk may still do.
  package static func areEqual(_ a: Value, _ b: Value, _ walk: inout ValueWalk) -> Bool {
    guard case .object(let x) = a, case .object(let y) = b else { return a == b }
    if x === y { return true }
    guard let x = x as? ValueObject else { return false }
    return walk.inside { x.isEqual(to: y, &$0) }
  }

  /// Adds what tells values apart cheaply: what stands inside a part does not count.
  func hashShallow(into hasher: inout Hasher) {
    switch self {
    case .object(let object):
      if let text = object as? StringObject { hasher.combine(text.text) } else { hasher.combine(3) }
    default: hash(into: &hasher)
    }
  }
}
