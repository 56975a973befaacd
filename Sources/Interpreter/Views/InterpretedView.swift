/// A structure of the program as the engine's composite view, modifier or transition.
package import Basics
package import Engine
import Language

/// `struct V: View` of the program.
package final class InterpretedView: CompositeDefinition {
  private let machine: Machine
  private let structure: StructObject
  /// The structure as it was last evaluated, with its storage.
  package private(set) var installed: StructObject?

  package init(_ machine: Machine, _ structure: StructObject) {
    self.machine = machine
    self.structure = structure
  }

  package var name: String { structure.type.name }
  package var animatableData: AnimatableVector? { machine.animatableData(of: structure) }

  package func body(in context: BodyContext) throws(Trap) -> ViewValue {
    let installed = try machine.install(structure, in: context)
    self.installed = installed
    if let getter = structure.type.declaration.getters["body"] {
      let body = try machine.call(function: getter, receiver: .object(installed))
      return try machine.requireView(body, of: getter)
    }
    // A protocol of the vocabulary may have one for its types.
    for parent in structure.type.declaration.conformances {
      guard let card = machine.members.candidates("body", of: parent).first else { continue }
      let body = try machine.call(card: card, [.object(installed)])
      if let view = machine.viewValue(body, at: structure.type.declaration.range) { return view }
    }
    throw Trap("'\(name)' has no body", at: structure.type.declaration.range)
  }
}

/// `struct M: ViewModifier` of the program.
package final class InterpretedModifier: CustomModifierDefinition {
  private let machine: Machine
  private let structure: StructObject

  package init(_ machine: Machine, _ structure: StructObject) {
    self.machine = machine
    self.structure = structure
  }

  package var name: String { structure.type.name }
  package var animatableData: AnimatableVector? { machine.animatableData(of: structure) }

  package func body(content: ViewValue, in context: BodyContext) throws(Trap) -> ViewValue {
    let installed = try machine.install(structure, in: context)
    guard let method = structure.type.declaration.methods["body(content:)"] else {
      throw Trap("'\(name)' has no body(content:)", at: structure.type.declaration.range)
    }
    let body = try machine.call(
      function: method, receiver: .object(installed), arguments: [.object(content)])
    return try machine.requireView(body, of: method)
  }
}

/// `struct T: Transition` of the program.
package final class InterpretedTransition: CustomTransitionDefinition {
  private let machine: Machine
  private let structure: StructObject

  package init(_ machine: Machine, _ structure: StructObject) {
    self.machine = machine
    self.structure = structure
  }

  package var name: String { structure.type.name }
  private var method: FunctionID? {
    structure.type.declaration.methods["body(content:phase:)"]
  }

  /// X13: a body that is its content and nothing else. Local 1 is the first parameter.
  package var isIdentity: Bool {
    guard let method else { return false }
    switch machine.program.functions[method].body {
    case .builder(let builder):
      if builder.items.count == 1, case .view(let value) = builder.items[0],
        case .local(1) = value.kind
      {
        return true
      }
    case .statements(let statements):
      if statements.count == 1, case .returnValue(let value?) = statements[0].kind,
        case .local(1) = value.kind
      {
        return true
      }
    }
    return false
  }

  package func body(
    content: ViewValue, phase: TransitionPhase, in context: BodyContext
  ) throws(Trap) -> ViewValue {
    let installed = try machine.install(structure, in: context)
    guard let method else {
      throw Trap("'\(name)' has no body(content:phase:)", at: structure.type.declaration.range)
    }
    let body = try machine.call(
      function: method, receiver: .object(installed),
      arguments: [.object(content), phase.toValue()])
    return try machine.requireView(body, of: method)
  }
}

extension Machine {
  func requireView(_ value: Value, of function: FunctionID) throws(Trap) -> ViewValue {
    let range = program.functions[function].range
    guard let view = viewValue(value, at: range) else {
      throw Trap("the body answers \(Operators.name(value)), not a view", at: range)
    }
    return view
  }

  /// A copy of a structure with storage behind its wrapped properties and the animated numbers in
  /// place of its own.
  func install(
    _ structure: StructObject, in context: BodyContext
  ) throws(Trap) -> StructObject {
    host = context.host
    let copy = structure.copy()
    for (index, field) in structure.type.declaration.fields.enumerated() {
      switch field.wrapper {
      case .none, .binding, .observed, .published: break
      case .stateObject:
        copy.fields[index] = .object(try object(index, of: copy, in: context))
      case .stored(let key):
        let box = stored[key] ?? StateBox(copy.fields[index])
        stored[key] = box
        box.host = context.host
        copy.fields[index] = .object(box)
      case .state:
        let box = context.storage.slot(index) {
          StateBox(copy.fields[index].cast(to: StateBox.self)?.read() ?? copy.fields[index])
        }
        box.host = context.host
        if let reset = field.resetTransaction, box.reset.isNone {
          box.reset = try call(function: reset)
        }
        copy.fields[index] = .object(box)
      case .namespace:
        copy.fields[index] =
          NamespaceID(number: context.storage.namespace(index, context.host)).toValue()
      case .environment:
        let environment = context.environment
        copy.fields[index] = .object(
          EnvironmentObject { [unowned self] key in try self.environmentValue(key, in: environment)
          }
        )
      }
    }
    if let data = context.animatableData { write(data, into: copy) }
    return copy
  }
}

extension Machine {
  /// The storage of a `@StateObject`: the object is made once for each identity.
  private func object(
    _ index: Int, of structure: StructObject, in context: BodyContext
  ) throws(Trap) -> StateBox {
    var failure: Trap?
    let box = context.storage.slot(index) {
      let given = structure.fields[index]
      if let box = given.cast(to: StateBox.self) { return StateBox(box.read()) }
      guard given.isNone, let initial = structure.type.declaration.fields[index].initialValue
      else { return StateBox(given) }
      do throws(Trap) {
        return StateBox(try call(function: initial))
      } catch {
        failure = error
        return StateBox(.none)
      }
    }
    if let failure { throw failure }
    box.host = context.host
    return box
  }
}

/// `Namespace.ID`: one number for each view identity and property.
package struct NamespaceID: HostValue, Hashable {
  package static let spelling = "Namespace.ID"
  package let number: Int
  package init(number: Int) { self.number = number }
}

extension TransitionPhase: HostValue {
  package static let spelling = "TransitionPhase"
  package var text: String {
    switch self {
    case .willAppear: "willAppear"
    case .identity: "identity"
    case .didDisappear: "didDisappear"
    }
  }
}
