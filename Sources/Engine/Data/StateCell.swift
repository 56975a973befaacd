/// State that a control keeps for itself: whether it is unfolded, which page it shows.
package import Basics

/// A value written under the transaction in force, like `@State` of the program.
package final class StateCell<Value> {
  /// What bodies see.
  private var committed: Value
  /// What handlers see.
  private var latest: Value
  private weak var host: (any UpdateHost)?

  package init(_ value: Value, _ host: any UpdateHost) {
    committed = value
    latest = value
    self.host = host
  }

  package var value: Value {
    get { host?.isEvaluating == true ? committed : latest }
    set {
      latest = newValue
      guard let host else { return committed = newValue }
      host.enqueue { [self] in committed = newValue }
    }
  }
}

extension BodyContext {
  /// The state of a control in a slot of its storage, made on first use.
  package func state<Value>(_ slot: Int = 0, _ initial: Value) -> StateCell<Value> {
    storage.slot(slot) { StateCell(initial, host) }
  }
}

/// A modifier with state of its own: `make` is handed what it is written on.
package final class ControlModifierDefinition: CustomModifierDefinition {
  package let name: String
  private let make: (ViewValue, BodyContext) throws -> ViewValue

  package init(_ name: String, _ make: @escaping (ViewValue, BodyContext) throws -> ViewValue) {
    self.name = name
    self.make = make
  }

  package var animatableData: AnimatableVector? { nil }

  package func body(content: ViewValue, in context: BodyContext) throws(Trap) -> ViewValue {
    do {
      return try make(content, context)
    } catch {
      throw error as? Trap ?? Trap("\(error)")
    }
  }
}

/// A control with state of its own, made from the environment of the list it stands in.
package final class ControlDefinition: CompositeDefinition {
  package let name: String
  private let make: (BodyContext) throws -> ViewValue

  package init(_ name: String, _ make: @escaping (BodyContext) throws -> ViewValue) {
    self.name = name
    self.make = make
  }

  package var animatableData: AnimatableVector? { nil }

  package func body(in context: BodyContext) throws(Trap) -> ViewValue {
    do {
      return try make(context)
    } catch {
      throw error as? Trap ?? Trap("\(error)")
    }
  }
}
