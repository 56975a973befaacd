/// `struct L: Layout` of the program as the engine's layout.
import Basics
package import Drawing
package import Engine
import Language

package final class InterpretedLayout: CustomLayout {
  private let machine: Machine
  private let structure: StructObject
  /// Made at first use, changed by the methods that are handed it.
  private var cache: BoxObject?

  package init(_ machine: Machine, _ structure: StructObject) {
    self.machine = machine
    self.structure = structure
  }

  package var name: String { structure.type.name }
  package var animatableData: AnimatableVector? { machine.animatableData(of: structure) }

  package func withAnimatableData(_ data: AnimatableVector) -> any CustomLayout {
    let copy = structure.copy()
    machine.write(data, into: copy)
    return InterpretedLayout(machine, copy)
  }

  package func size(_ proposal: Proposal, _ subviews: LayoutSubviews) -> Size {
    let method = "sizeThatFits(proposal:subviews:cache:)"
    guard let answer = call(method, [proposal.toValue()], subviews) else { return .zero }
    return answer.cast(to: HostObject<Size>.self)?.value ?? .zero
  }

  package func place(in size: Size, _ proposal: Proposal, _ subviews: LayoutSubviews) {
    let bounds = Rect(.zero, size).toValue()
    _ = call(
      "placeSubviews(in:proposal:subviews:cache:)", [bounds, proposal.toValue()], subviews)
  }

  /// `explicitAlignment` is not asked: the subviews' own guides count.
  package func guide(
    _ key: AlignmentKey, _ size: Size, _ proposal: Proposal, _ subviews: LayoutSubviews
  ) -> Double? { nil }

  /// The last two arguments are the subviews and the cache.
  private func call(
    _ method: String, _ arguments: [Value], _ subviews: LayoutSubviews
  ) -> Value? {
    guard let id = structure.type.declaration.methods[method] else { return nil }
    let views = Value.array(
      (0..<subviews.count).map { LayoutSubview(subviews: subviews, index: $0).toValue() })
    do throws(Trap) {
      let cache = try cache(views)
      return try machine.call(
        function: id, receiver: .object(structure), arguments: arguments + [views, .object(cache)])
    } catch {
      machine.host?.report(error)
      return nil
    }
  }

  private func cache(_ views: Value) throws(Trap) -> BoxObject {
    if let cache { return cache }
    var initial = Value.none
    if let make = structure.type.declaration.methods["makeCache(subviews:)"] {
      initial = try machine.call(function: make, receiver: .object(structure), arguments: [views])
    }
    let box = BoxObject(initial)
    cache = box
    return box
  }
}

/// One of the views that a layout places.
package struct LayoutSubview: HostValue {
  package static let spelling = "LayoutSubview"
  package let subviews: LayoutSubviews
  package let index: Int

  package static func areEqual(_ a: LayoutSubview, _ b: LayoutSubview) -> Bool {
    a.subviews === b.subviews && a.index == b.index
  }
}

/// `ProposedViewSize`.
extension Proposal: HostValue {
  package static let spelling = "ProposedViewSize"
}
