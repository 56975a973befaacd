/// `struct E: GeometryEffect` of the program as the engine's effect.
import Basics
package import Drawing
package import Engine
import Language

package final class InterpretedEffect {
  private let machine: Machine
  private let structure: StructObject

  package init(_ machine: Machine, _ structure: StructObject) {
    self.machine = machine
    self.structure = structure
  }

  /// The modifier that draws through what `effectValue(size:)` answers for the numbers on the way.
  /// `value` makes the program's size of a frame's, `map` reads the affine map out of the answer.
  package func modifier(
    size value: @escaping (Size) -> Value, map: @escaping (Value) -> Transform?
  ) -> ModifierValue {
    TransformModifier.effect(
      named: structure.type.name, machine.animatableData(of: structure) ?? .zero
    ) { [self] data, size in map(answer(data, value(size))) ?? .identity }
  }

  /// What the program answers; nothing when it fails, which is reported.
  private func answer(_ data: AnimatableVector, _ size: Value) -> Value {
    guard let method = structure.type.declaration.methods["effectValue(size:)"] else {
      return .none
    }
    let copy = structure.copy()
    machine.write(data, into: copy)
    do throws(Trap) {
      return try machine.call(
        function: method, receiver: .object(copy), arguments: [size])
    } catch {
      machine.host?.report(error)
      return .none
    }
  }
}
