/// Places that values live in: boxes of captured variables, state, bindings, the environment.
package import Basics
package import Engine

/// A variable that a closure shares with the body that declares it.
package final class BoxObject: ValueObject {
  package var value: Value

  package init(_ value: Value) {
    self.value = value
    super.init()
    nesting = 0
  }

  deinit {
    guard case .object = value else { return }
    var values = surrender()
    release(&values)
  }

  override func surrender() -> [Value] {
    let values = [value]
    value = .none
    return values
  }
}

/// A reference that does not keep its object.
package final class WeakObject: ValueObject {
  private(set) weak var object: HeapObject?

  private init(_ object: HeapObject) {
    self.object = object
    super.init()
    nesting = 0
  }

  /// What stands in a weak variable for a value.
  static func reference(to value: Value) -> Value {
    guard case .object(let object) = value, !(object is WeakObject) else { return value }
    return .object(WeakObject(object))
  }

  /// What a weak variable answers: nil when its object has gone.
  static func value(of reference: Value) -> Value {
    guard let reference = reference.cast(to: WeakObject.self) else { return reference }
    return reference.object.map { .object($0) } ?? .none
  }

  package override var typeName: String { object.map { Value.object($0).typeName } ?? "Optional" }
  package override var description: String { WeakObject.value(of: .object(self)).description }
  package override func isEqual(to other: HeapObject, _ walk: inout ValueWalk) -> Bool {
    (other as? WeakObject)?.object === object
  }
  package override func hash(into hasher: inout Hasher) { hasher.combine(3) }
}

/// Storage of one `@State` property. Written under the transaction in force when it has a host.
package final class StateBox: ValueObject {
  /// What bodies see: the value of the last commit.
  private var committed: Value
  /// What handlers see: the last value written.
  private var latest: Value
  /// What it began with.
  package let initial: Value
  /// The transaction in which a gesture gives it that back; nil for a plain one.
  package var reset = Value.none
  /// Whether it was written since it was made.
  private(set) var isWritten = false
  /// The graph the state lives in; none before the view is installed.
  package weak var host: (any UpdateHost)?

  package init(_ value: Value) {
    initial = value
    committed = value
    latest = value
  }

  package func read() -> Value {
    guard let host, host.isEvaluating else { return latest }
    return committed
  }

  package func write(_ new: Value) {
    latest = new
    isWritten = true
    guard let host else {
      committed = new
      return
    }
    host.enqueue { [self] in committed = new }
  }

  package var value: Value { latest }

  package override var typeName: String { "State" }
  package override var description: String { "State(\(value.debugDescription))" }

  /// Storage does not count when view values are compared.
  package override func isEqual(to other: HeapObject, _ walk: inout ValueWalk) -> Bool {
    other is StateBox
  }
  package override func hash(into hasher: inout Hasher) { hasher.combine(1) }
}

/// A binding: a pair of closures, made from state, from another binding or by the program.
package final class BindingObject: ValueObject {
  /// What two bindings to the same place have in common.
  package let source: HeapObject?
  package let path: [String]
  package let get: () throws -> Value
  package let set: (Value) throws -> Void

  package init(
    source: HeapObject? = nil, path: [String] = [], get: @escaping () throws -> Value,
    set: @escaping (Value) throws -> Void
  ) {
    self.source = source
    self.path = path
    self.get = get
    self.set = set
  }

  /// The binding to a state property.
  package convenience init(_ box: StateBox) {
    self.init(source: box, get: { box.read() }, set: { box.write($0) })
  }

  /// A binding that never changes.
  package convenience init(constant value: Value) {
    self.init(get: { value }, set: { _ in })
  }

  package override var typeName: String { "Binding" }
  package override var description: String { "Binding" }

  package override func isEqual(to other: HeapObject, _ walk: inout ValueWalk) -> Bool {
    guard let other = other as? BindingObject, let source, let theirs = other.source else {
      return self === other
    }
    return source === theirs && path == other.path
  }

  package override func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// What an installed `@Environment` property reads from.
package final class EnvironmentObject: ValueObject {
  package let read: (_ key: String) throws -> Value

  package init(_ read: @escaping (_ key: String) throws -> Value) { self.read = read }

  package override var typeName: String { "Environment" }
  package override func isEqual(to other: HeapObject, _ walk: inout ValueWalk) -> Bool {
    other is EnvironmentObject
  }
  package override func hash(into hasher: inout Hasher) { hasher.combine(2) }
}
