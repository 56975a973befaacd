/// `struct S: Shape` of the program as the engine's shape.
import Basics
package import Drawing
package import Engine
import Language

package struct InterpretedShape: Shape {
  private let machine: Machine
  private let structure: StructObject
  /// The outline last asked for: a shape at rest is drawn in every frame.
  private let memory = Memory()

  private final class Memory {
    var last: (rect: Rect, outline: Outline)?
  }

  package init(_ machine: Machine, _ structure: StructObject) {
    self.machine = machine
    self.structure = structure
  }

  package var name: String { structure.type.name }

  package var animatableData: AnimatableVector {
    machine.animatableData(of: structure) ?? .zero
  }

  package func withAnimatableData(_ data: AnimatableVector) -> any Shape {
    let copy = structure.copy()
    machine.write(data, into: copy)
    return InterpretedShape(machine, copy)
  }

  package func outline(in rect: Rect) -> Outline {
    if let last = memory.last, last.rect == rect { return last.outline }
    let outline = evaluate(rect)
    memory.last = (rect, outline)
    return outline
  }

  /// The path the program answers, which it draws from the origin; an empty one when it fails.
  private func evaluate(_ rect: Rect) -> Outline {
    guard let method = structure.type.declaration.methods["path(in:)"] else { return .rect(rect) }
    do throws(Trap) {
      let path = try machine.call(
        function: method, receiver: .object(structure),
        arguments: [Rect(.zero, rect.size).toValue()])
      guard let path = path.cast(to: HostObject<Path>.self)?.value else { return .rect(rect) }
      return .path(path.moved(by: rect.origin), rect)
    } catch {
      machine.host?.report(error)
      return .path(Path(), rect)
    }
  }
}

extension Path: HostValue {
  package static let spelling = "Path"

  func moved(by offset: Point) -> Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let p): path.move(to: p + offset)
      case .line(let p): path.addLine(to: p + offset)
      case .cubic(let a, let b, let p):
        path.addCurve(to: p + offset, control1: a + offset, control2: b + offset)
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}

extension Rect: HostValue {
  package static let spelling = "CGRect"
  package var text: String { "(\(x), \(y), \(width), \(height))" }
}

extension Size: HostValue, AnimatableComponents {
  package static var spelling: String { "CGSize" }
  package var components: [Double] { [width, height] }
  package func replacing(_ components: [Double]) -> Size { Size(components[0], components[1]) }
  package var text: String { "(\(width), \(height))" }
}
