import Basics
import Drawing

/// One pull of all geometry at one instant: where things are, who is source, which animators start
/// (semantics of one update, steps 3 to 5). Everything is memoised by the pass's number.
final class GeometryPass {
  let number: Int
  let clock: AnimationClock
  let semantics: Semantics
  /// Number of the 60 Hz frame since the last event.
  let frameNumber: Int
  let log: (String) -> Void

  init(
    number: Int, clock: AnimationClock, semantics: Semantics, frameNumber: Int,
    log: @escaping (String) -> Void
  ) {
    self.number = number
    self.clock = clock
    self.semantics = semantics
    self.frameNumber = frameNumber
    self.log = log
  }

  /// A node's layout rect in its own space: targets, not animated values (M5).
  func rect(of node: ViewNode, _ tree: inout LayoutTree) -> Rect {
    GeometryPass.rect(of: node, &tree)
  }

  static func rect(of node: ViewNode, _ tree: inout LayoutTree) -> Rect {
    guard node.record >= 0 else { return Rect(0, 0, 0, 0) }
    tree.pull(node.record)
    return Rect(origin(of: node.record, in: node.inputs.space, &tree), tree[node.record].size)
  }

  /// The proposal a node was placed with.
  func proposal(of node: ViewNode, _ tree: inout LayoutTree) -> Proposal {
    guard node.record >= 0 else { return .ideal }
    tree.pull(node.record)
    return tree[node.record].proposal
  }

  /// The sum of the relative origins up to the record at which the space begins. A removed element
  /// is a root of its own whose origin stands in its space's coordinates (X15).
  private static func origin(
    of record: Int, in space: CoordinateSpace, _ tree: inout LayoutTree
  ) -> Point {
    let end = space.rootRecord
    var point = Point.zero
    var current = record
    while current >= 0, current != end {
      point = point + tree[current].origin
      current = Int(tree[current].parent)
    }
    return point
  }
}
