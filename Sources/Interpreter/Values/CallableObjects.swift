/// Functions and key paths as values.
package import Basics
package import Language

/// A closure, or a function or method used as a value.
package final class ClosureObject: ValueObject {
  package let function: FunctionID
  package private(set) var captures: [Value]
  /// The bound `self` of a method used as a value.
  package private(set) var receiver: Value?

  package init(_ function: FunctionID, captures: [Value] = [], receiver: Value? = nil) {
    self.function = function
    self.captures = captures
    self.receiver = receiver
  }

  override var children: [Value] { captures + (receiver.map { [$0] } ?? []) }
  override func surrender() -> [Value] {
    let values = children
    captures = []
    receiver = nil
    return values
  }

  package override var typeName: String { "Function" }
  package override var description: String { "(Function)" }
}

/// A function of the vocabulary made by another one, such as the read half of a binding.
package final class NativeObject: ValueObject {
  package let apply: ([Value]) throws -> Value

  package init(_ apply: @escaping ([Value]) throws -> Value) { self.apply = apply }

  package override var typeName: String { "Function" }
  package override var description: String { "(Function)" }
}

/// A key path by the names of its components.
package final class KeyPathObject: ValueObject {
  package let components: [String]

  package init(_ components: [String]) { self.components = components }

  package override var typeName: String { "KeyPath" }
  package override var description: String {
    components.isEmpty ? "\\.self" : "\\." + components.joined(separator: ".")
  }

  package override func isEqual(to other: HeapObject, _ walk: inout ValueWalk) -> Bool {
    (other as? KeyPathObject)?.components == components
  }

  package override func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
