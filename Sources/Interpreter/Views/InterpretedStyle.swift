/// `struct S: ButtonStyle` of the program: its `makeBody(configuration:)` around a label.
package import Basics
package import Engine
import Language

package final class InterpretedStyle: CustomModifierDefinition {
  private let machine: Machine
  private let structure: StructObject
  /// What the style is handed, made from the view it is written for.
  private let configuration: (ViewValue) -> Value

  package init(
    _ machine: Machine, _ structure: StructObject,
    configuration: @escaping (ViewValue) -> Value
  ) {
    self.machine = machine
    self.structure = structure
    self.configuration = configuration
  }

  package var name: String { structure.type.name }
  package var animatableData: AnimatableVector? { nil }

  package func body(content: ViewValue, in context: BodyContext) throws(Trap) -> ViewValue {
    let installed = try machine.install(structure, in: context)
    guard let method = structure.type.declaration.methods["makeBody(configuration:)"] else {
      throw Trap("'\(name)' has no makeBody(configuration:)")
    }
    let body = try machine.call(
      function: method, receiver: .object(installed), arguments: [configuration(content)])
    return try machine.requireView(body, of: method)
  }
}
